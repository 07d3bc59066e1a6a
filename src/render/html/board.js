// The board as numbers: positions, and the boards within a move, worked out from its trace when they are asked for.
//
// A board is 36 numbers: South's ring of sixteen pits, North's, the two stores, whether each side owns its house. A ring goes
// front 1 to 8, then back 8 to 1, which is clockwise.

const STORE = 32;
const OWNED = 34;
const HOUSE = 4;
const SIDES = ["south", "north"];

/** The number of a pit from its name. */
function cellOf(name) {
  const row = name.charAt(0);
  const number = Number(name.charAt(1));
  return (row === "a" || row === "b" ? 16 : 0) + (row === "B" || row === "b" ? 16 - number : number - 1);
}

/** The board of a position of the record. */
function boardOf(position) {
  const cells = new Uint8Array(36);
  SIDES.forEach((name, side) => {
    const half = position[name];
    cells.set(half.front, 16 * side);
    cells.set([...half.back].reverse(), 16 * side + 8);
    cells[STORE + side] = half.store;
    cells[OWNED + side] = half.house === "functional" || half.house === "dormant" ? 1 : 0;
  });
  return cells;
}

/** One game of the page. */
class Game {
  constructor(entry) {
    this.entry = entry;
    this.record = entry.game;
    this.plies = entry.game.plies ?? [];
    const stuck = this.plies.findIndex((ply) => ply.position === null);
    /** How many plies can be shown. */
    this.length = this.record.start === null ? 0 : stuck < 0 ? this.plies.length : stuck;
    this.hasHouse = this.record.start !== null && this.record.start.south.house !== "none";
    this.kept = { ply: 0, steps: [] };
  }

  /** The position after so many plies; null where the opening cannot be played from. */
  position(ply) {
    return ply === 0 ? this.record.start : this.plies[ply - 1].position;
  }

  /** How many sowings the next ply after `ply` has, as far as they are traced; 0 at the end. */
  sowings(ply) {
    return ply < this.length ? Math.max(1, this.plies[ply].trace?.length ?? 1) : 0;
  }

  /** The steps of a ply (from 1): what is lifted, where it falls, the board after. Those of one ply are kept. */
  steps(ply) {
    if (this.kept.ply !== ply) {
      this.kept = { ply, steps: stepsOf(this.position(ply - 1), this.plies[ply - 1], this.entry.house_until_capture) };
    }
    return this.kept.steps;
  }
}

/** Follows the trace of a ply from the position before it. */
function stepsOf(before, ply, houseUntilCapture) {
  const cells = boardOf(before);
  const me = SIDES.indexOf(before.to_move);
  const [own, other] = [16 * me, 16 * (1 - me)];
  const mtaji = before.phase === "mtaji";
  const steps = [];
  let taken = 0;
  for (const sowing of ply.trace ?? []) {
    const lifts = [];
    const lift = (cell, seeds) => {
      cells[cell] -= seeds;
      lifts.push({ cell, seeds });
    };
    const back = sowing.direction === "anticlockwise";
    let first = cellOf(sowing.last) % 16;
    if (sowing.from === "store") {
      lift(STORE + me, 1);
    } else {
      const captured = taken > 0 ? steps.at(-1).taken : null;
      if (captured !== null) {
        lift(captured, taken);
        if (captured === other + HOUSE) cells[OWNED + 1 - me] = 0;
        if (mtaji && houseUntilCapture) cells.fill(0, OWNED, OWNED + 2);
      }
      if (sowing.from === "kichwa") {
        first = back ? 7 : 0;
      } else {
        const from = cellOf(sowing.from);
        lift(from, sowing.seeds - taken);
        if (from === own + HOUSE && cells[from] === 0) cells[OWNED + me] = 0;
        first = (from % 16) + (back ? 15 : 1);
      }
    }
    const drops = [];
    for (let seed = 0; seed < sowing.seeds; seed += 1) {
      const cell = own + ((first + (back ? 15 * seed : seed)) & 15);
      cells[cell] += 1;
      drops.push(cell);
    }
    taken = sowing.then === "capture" ? sowing.taken : 0;
    const from = sowing.from === "store" || sowing.from === "kichwa" ? null : cellOf(sowing.from);
    const capture = taken > 0 ? cellOf(sowing.taken_from) : null;
    steps.push({ sowing, lifts, drops, from, last: drops.at(-1), taken: capture, board: cells.slice() });
  }
  return steps;
}
