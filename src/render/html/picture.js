// A board as a picture of its own, drawn with the parts of pits that diagrams and the board of the page have.

// Its measures, in units of a diagram: a pit with the space around it is 100 wide.
const FRAME = { left: 52, top: 44, edge: 12, gap: 16, store: 104, beside: 14 };

/** The rows of pits from the top, each from the left, as numbers of pits. */
function rowsOf(flip) {
  const rows = ["b", "a", "A", "B"].map((row) =>
    Array.from({ length: 8 }, (_, at) => cellOf(row + (row === "a" || row === "b" ? 8 - at : at + 1))));
  return flip ? rows.reverse().map((row) => row.reverse()) : rows;
}

/**
 * A picture of a board: its seeds, null where they are not known, and as on the board of the page the houses, marks, the blocked
 * pit, the side to move.
 */
function picture({ board, houses = [null, null], marks = new Map(), blocked = null, turn = null, flip = false, title }) {
  const { left, top, edge, gap, store, beside } = FRAME;
  const [wide, high] = [800 + 2 * edge, 400 + 2 * edge + gap];
  const text = (x, y, size, what) => make("text", { x, y: y + size * 0.36, "font-size": size, "text-anchor": "middle" }, String(what));
  const rows = rowsOf(flip);
  const drawn = [];
  rows.forEach((row, line) => {
    const y = top + edge + 50 + 100 * line + (line > 1 ? gap : 0);
    drawn.push(text(left / 2, y, 26, nameOf(row[0]).charAt(0)));
    row.forEach((cell, at) => {
      const x = left + edge + 50 + 100 * at;
      if (line === 0) drawn.push(text(x, top / 2, 22, nameOf(cell).charAt(1)));
      if (line === 3) drawn.push(text(x, top + high + top / 2, 22, nameOf(cell).charAt(1)));
      const seeds = board[cell];
      const house = cell % 16 === HOUSE ? houses[cell < 16 ? 0 : 1] : null;
      const parts = pitParts({ house, blocked: blocked === nameOf(cell), mark: marks.get(cell) ?? null, seeds: seeds ?? 0 });
      drawn.push(make("g", { transform: `translate(${x} ${y})` }, ...parts.map((name) => part(name ?? "0").use)));
      if (seeds > 6) drawn.push(text(x + 44, y + (line > 1 ? 51 : -51), 22, seeds));
      if (seeds === null) drawn.push(make("g", { fill: "var(--seed)" }, text(x, y, 40, "?")));
    });
  });
  const stores = [0, 1].map((side) => {
    const near = (side === 0) !== flip;
    const [x, height] = [left + wide + beside, (high - beside) / 2];
    const y = near ? top + high - height : top;
    const middle = y + height / 2;
    const sign = turn === SIDES[side] ? make("path", { d: `M${left / 2 - 20} ${middle - 12}l16 12-16 12z` }) : null;
    return make("g", {}, make("rect", { x, y, width: store, height, rx: 22, fill: "var(--wood-1)" }),
      text(x + store / 2, middle, 44, board[STORE + side] ?? "?"), sign);
  });
  const size = [left + wide + beside + store + beside, top + high + top];
  const middle = top + high / 2;
  return make("svg", {
    viewBox: `0 0 ${size.join(" ")}`, role: "img", "aria-label": title, class: "picture", fill: "var(--on-wood)", "font-weight": 600,
    "font-family": "system-ui, sans-serif", "stroke-linecap": "round", "stroke-linejoin": "round",
  },
  make("rect", { width: size[0], height: size[1], rx: 26, fill: "var(--wood-1)" }),
  make("rect", { x: left, y: top, width: wide, height: high, rx: 18, fill: "var(--wood-2)" }),
  make("path", { d: `M${left} ${middle}h${wide}`, stroke: "var(--groove)", "stroke-width": 4 }),
  ...stores, ...drawn);
}

/** The board of an opening as it is written, row by row from the left; null if it has no rows. */
function writtenBoard(opening) {
  const rows = (opening ?? "").split("|").slice(0, 5).map((row) => row.match(/\S+/g)?.filter((it) => !/^[[\]]+$/.test(it)) ?? []);
  if (rows.length < 5) return null;
  const number = (text) => (/^\[?\d+\]?$/.test(text ?? "") ? Number.parseInt(text.replace("[", ""), 10) : null);
  const board = new Array(STORE + 2).fill(null);
  rowsOf(false).forEach((row, line) => row.forEach((cell, at) => (board[cell] = number(rows[line][at]))));
  for (const side of [0, 1]) board[STORE + side] = number(rows[4][side]);
  return board;
}
