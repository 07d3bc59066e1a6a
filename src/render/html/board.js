// The board as numbers: positions, and the boards within a move, which are computed from its trace when they are needed. The
// states of the houses and the marks of a ply come from the data of the page.
//
// A board is 34 numbers: South's ring of sixteen pits, North's, the two stores. A ring is front 1 to 8, then back 8 to 1,
// which is clockwise.

const STORE = 32;
const HOUSE = 4;
const SIDES = ["south", "north"];
const HOUSES = { f: "functional", d: "dormant", l: "lost" };

/** The number of a pit from its name. */
function cellOf(name) {
  const row = name.charAt(0);
  const number = Number(name.charAt(1));
  return (row === "a" || row === "b" ? 16 : 0) + (row === "B" || row === "b" ? 16 - number : number - 1);
}

/** The name of a pit from its number. */
function nameOf(cell) {
  const place = cell % 16;
  const row = place < 8 ? "A" : "B";
  return (cell < 16 ? row : row.toLowerCase()) + (place < 8 ? place + 1 : 16 - place);
}

/** The board of a position of the record. */
function boardOf(position) {
  const cells = new Uint8Array(34);
  SIDES.forEach((name, side) => {
    const half = position[name];
    cells.set(half.front, 16 * side);
    cells.set([...half.back].reverse(), 16 * side + 8);
    cells[STORE + side] = half.store;
  });
  return cells;
}

/** The states of South's and North's house in a position; null if the rules have no house. */
function housesOf(position) {
  return SIDES.map((name) => (position[name].house === "none" ? null : position[name].house));
}

/** The pits that a ply or a sowing marks, each with the name of its mark. */
function marksOf({ start, last, captured, sown }) {
  const marks = new Map(sown.map((cell) => [cell, "sown"]));
  for (const cell of captured) marks.set(cell, "captured");
  if (start !== null) marks.set(start, "start");
  if (last !== null) marks.set(last, last === start ? "both" : "last");
  return marks;
}

/** One game of the page. */
class Game {
  constructor(entry) {
    this.entry = entry;
    this.record = entry.game;
    this.plies = entry.game.plies ?? [];
    const stuck = this.plies.findIndex((ply) => ply.position === null);
    /** The number of plies that can be shown. */
    this.length = this.record.start === null ? 0 : stuck < 0 ? this.plies.length : stuck;
    /** What is known of the ply at which it stops, and the last place of the game: that ply can be looked at. */
    this.halt = this.record.start === null ? null : entry.halt;
    this.end = this.length + (this.halt ? 1 : 0);
    this.kept = { ply: 0, steps: [] };
    /** The number of the first sowing after each ply, and at the end the number of all places. */
    this.places = [0];
    for (let ply = 0; ply < this.end; ply += 1) this.places.push(this.places[ply] + Math.max(1, this.sowings(ply)));
  }

  /** A ply and a sowing of the next from the number of the place. */
  placed(number) {
    const after = this.places.findIndex((it) => it > number);
    const ply = after < 0 ? this.end : after - 1;
    return [ply, number - this.places[ply]];
  }

  /** The position after `ply` plies, or before the ply at which the game stops; null if it cannot start from the opening. */
  position(ply) {
    return ply === 0 ? this.record.start : this.plies[Math.min(ply, this.length) - 1]?.position ?? this.record.start;
  }

  /** The number of traced sowings of the ply after `ply`; 0 at the end. */
  sowings(ply) {
    return ply < this.length ? Math.max(1, this.plies[ply].trace?.length ?? 1) : 0;
  }

  /** The steps of a ply (from 1): the lifted seeds, where they fall, the board after. Those of one ply are cached. */
  steps(ply) {
    if (this.kept.ply !== ply) {
      this.kept = { ply, steps: stepsOf(this.position(ply - 1), this.plies[ply - 1], this.entry.seen[ply - 1]) };
    }
    return this.kept.steps;
  }

  /** The marks of the ply at which the game stops: its pit, and the legal moves. */
  wrong() {
    const { pit, legal } = this.halt;
    const marks = new Map([...waysOf(legal)].map(([cell, way]) => [cell, `legal-${way}`]));
    if (pit) marks.set(cellOf(pit), "wrong");
    return marks;
  }

  /** The board after `ply` plies and `step` sowings of the next, with its houses, marks and the sowings that led to it. */
  at(ply, step) {
    if (step > 0) {
      const it = this.steps(ply + 1)[step - 1];
      return { board: it.board, houses: it.houses, marks: marksOf(it), way: [it] };
    }
    const position = this.position(ply);
    if (ply > this.length) return { board: boardOf(position), houses: housesOf(position), marks: this.wrong() };
    const { start = null, last = null, captured = [] } = ply > 0 ? this.entry.seen[ply - 1] : {};
    const cell = (name) => (name === null ? null : cellOf(name));
    const marks = marksOf({ start: cell(start), last: cell(last), captured: captured.map(cellOf), sown: [] });
    return { board: boardOf(position), houses: housesOf(position), marks, way: ply > 0 ? this.steps(ply) : [] };
  }
}

/** The directions of legal moves from pits, as marks: `ways-left` and so on. */
function waysOf(moves) {
  const ways = new Map();
  for (const name of moves) {
    const [cell, way] = [cellOf(name), { "<": "left", ">": "right" }[name.charAt(2)] ?? "both"];
    ways.set(cell, ways.has(cell) && ways.get(cell) !== way ? "both" : way);
  }
  return ways;
}

/** Moves the seeds of a ply from the position before it, sowing by sowing. */
function stepsOf(before, ply, seen) {
  const cells = boardOf(before);
  const me = SIDES.indexOf(before.to_move);
  const changes = new Map(seen.houses ?? []);
  let houses = housesOf(before);
  let captured = [];
  let taken = 0;
  return (ply.trace ?? []).map((sowing, index) => {
    const lifts = [];
    const lift = (cell, seeds) => {
      cells[cell] -= seeds;
      lifts.push({ cell, seeds });
    };
    const start = sowing.from === "store" || sowing.from === "kichwa" ? null : cellOf(sowing.from);
    if (sowing.from === "store") lift(STORE + me, 1);
    for (const cell of captured) lift(cell, taken);
    if (start !== null) lift(start, sowing.seeds - taken);
    const last = cellOf(sowing.last);
    const back = sowing.direction === "clockwise" ? 15 : 1;
    const drops = Array.from({ length: sowing.seeds }, (_, seed) =>
      16 * me + ((last + back * (sowing.seeds - 1 - seed)) % 16));
    for (const cell of drops) cells[cell] += 1;
    taken = sowing.taken;
    captured = sowing.taken_from === null ? [] : [cellOf(sowing.taken_from)];
    const code = changes.get(index + 1);
    if (code) houses = [...code].map((letter) => HOUSES[letter]);
    const paid = ply.tax && index === 1 && start !== null;
    const relay = index > 0 && start !== null ? (paid ? "\u22122" : ply.safari && start % 16 === HOUSE ? "\u21e2" : "\u21bb") : null;
    const ended = index === ply.trace.length - 1 && ply.creates_block ? cellOf(ply.creates_block) : null;
    return { relay, ended, sowing, lifts, drops, start, last, captured, sown: drops, houses, board: cells.slice() };
  });
}
