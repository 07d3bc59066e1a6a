// The view of the board: a table with a cell for each pit, two bars with the stores, the hand that carries seeds.

// The page holds the parts of a pit as `kibao svg` draws them, and the seeds of each number up to this one and of a heap, which
// all pits use.
const DRAWN = 12;

/** A part of the drawing, with a function that changes which. */
function part(name = "0") {
  const use = make("use", { href: `#kibao-${name}` });
  return { use, show: (other) => attribute(use, "href", `#kibao-${other ?? "0"}`) };
}

const seedsName = (seeds) => Math.min(seeds, DRAWN + 1);

/** A drawing of seeds, and a function that changes their number. */
function seedDrawing() {
  const { use, show } = part();
  return { svg: make("svg", { viewBox: "-44 -44 88 88", "aria-hidden": "true" }, use), draw: (seeds) => show(seedsName(seeds)) };
}

/** The names of the parts of a pit, from the bottom to the top. A legal move is above the seeds. */
function pitParts({ house = null, blocked = false, mark = null, seeds = 0, turned = false }) {
  const way = /^legal-(.*)/.exec(mark ?? "")?.[1];
  const emptied = mark === "captured" && seeds === 0;
  const ring = mark && house && mark !== "wrong" ? `${mark}-square` : mark;
  const shown = { left: turned ? "right" : "left", right: turned ? "left" : "right", both: "both-ways" }[way];
  return [house ?? "round", blocked ? "block" : null, way ? null : ring, emptied ? "emptied" : seedsName(seeds), shown ?? null];
}

/** A drawing of a pit, and a function that changes what is in it and on it. */
function pitDrawing(values = {}) {
  const parts = pitParts(values).map((name) => part(name ?? "0"));
  const svg = make("svg", { class: "pit", viewBox: "-44 -44 88 88", "aria-hidden": "true" }, ...parts.map((it) => it.use));
  return { svg, draw: (now) => pitParts(now).forEach((name, at) => parts[at].show(name)) };
}

class View {
  constructor(root) {
    this.root = root;
    const find = (name) => root.querySelector(`[data-${name}]`);
    this.stage = find("stage");
    this.table = find("board");
    this.bars = { top: root.querySelector('[data-bar="top"]'), bottom: root.querySelector('[data-bar="bottom"]') };
    this.hand = find("hand");
    this.signElement = find("sign");
    this.handSeeds = seedDrawing();
    this.handCount = make("span");
    this.hand.append(this.handSeeds.svg, this.handCount);
    this.cells = [];
    this.signed = null;
    this.stores = [];
    this.places = null;
    this.lines = find("way");
    new ResizeObserver(() => (this.places = null)).observe(this.stage);
  }

  /** Rebuilds the table and the bars, with South or North at the bottom. */
  build(game, flip) {
    this.sign(null);
    this.game = game;
    this.flip = flip;
    this.places = null;
    this.drawn = new Int16Array(STORE + 2).fill(-1);
    const rows = flip ? ["B", "A", "a", "b"] : ["b", "a", "A", "B"];
    const number = (row, column) => ((row === "a" || row === "b") !== flip ? 8 - column : column + 1);
    const columns = [0, 1, 2, 3, 4, 5, 6, 7];
    const heads = (row, side) =>
      make("tr", {}, make("td", { class: "corner" }),
        ...columns.map((column) =>
          make("th", { scope: "col", id: `kibao-${side}-${number(row, column)}` }, String(number(row, column)))));
    const body = rows.map((row, at) => {
      const side = row === "a" || row === "b" ? 1 : 0;
      const cells = columns.map((column) => this.pit(row, number(row, column), side));
      const name = row.toLowerCase() === "a" ? say(`front-row-${SIDES[side]}`) : say(`back-row-${SIDES[side]}`);
      const head = make("th", { scope: "row", id: `kibao-row-${row}` }, row, make("span", { class: "vh" }, ` (${name})`));
      return make("tr", at === 2 ? { class: "middle" } : {}, head, ...cells);
    });
    this.table.replaceChildren(
      this.table.caption,
      make("thead", {}, heads(rows[0], SIDES[flip ? 0 : 1])),
      make("tbody", {}, ...body),
      make("tfoot", {}, heads(rows[3], SIDES[flip ? 1 : 0])));
    this.bar(this.bars.top, flip ? 0 : 1);
    this.bar(this.bars.bottom, flip ? 1 : 0);
  }

  pit(row, number, side) {
    const name = row + number;
    const drawing = pitDrawing();
    const [seeds, label] = [make("span", { class: "n", "aria-hidden": "true" }), make("span", { class: "vh" })];
    const headers = `kibao-row-${row} kibao-${SIDES[side]}-${number}`;
    const cell = make("td", { "data-pit": name, headers },
      drawing.svg, seeds, label);
    this.cells[cellOf(name)] = { td: cell, drawing, seeds, label, name, now: {} };
    return cell;
  }

  bar(bar, side) {
    const name = this.game.record.headers[SIDES[side]];
    const who = make("span", { class: "who" }, sentence(say(`side-${SIDES[side]}`)));
    if (name) who.append(": ", make("bdi", {}, shown(name)));
    const turn = make("span", { class: "turn", hidden: "" }, say("on-move"));
    const drawing = seedDrawing();
    const seeds = make("b");
    const store = make("span", { class: "store", "data-store": SIDES[side] },
      say("store"), " ", drawing.svg, seeds);
    this.stores[side] = { store, draw: drawing.draw, seeds, turn };
    bar.dataset.side = SIDES[side];
    bar.replaceChildren(who, turn, store);
  }

  /** Draws a board; only changed parts are updated, and fade in if they are to. */
  paint(board, fades = false) {
    for (let at = 0; at < STORE + 2; at += 1) {
      const seeds = board[at];
      if (this.drawn[at] === seeds) continue;
      this.drawn[at] = seeds;
      const it = at < STORE ? this.cells[at] : this.stores[at - STORE];
      it.seeds.textContent = seeds;
      (it.td ?? it.store).dataset.seeds = seeds;
      if (it.td) this.redraw(it, { seeds });
      else it.draw(seeds);
      if (fades && it.td) it.drawing.svg.animate([{ opacity: 0.2 }, { opacity: 1 }], 220);
    }
  }

  /** Draws a pit after a change. */
  redraw(it, change) {
    Object.assign(it.now, change);
    it.drawing.draw(it.now);
  }

  /** Draws the way of the seeds in some sowings. */
  way(steps) {
    if (steps.length === 0) {
      this.lines.firstChild.replaceChildren();
      this.lines.replaceChildren(this.lines.firstChild);
      return;
    }
    const place = (cell) => this.place(cell);
    place(0);
    const size = [this.stage.clientWidth, this.stage.clientHeight];
    attribute(this.lines.firstChild, "viewBox", `0 0 ${size.join(" ")}`);
    const [paths, signs] = wayElements(steps, { place, wide: this.size / 0.9, high: this.below, size });
    this.lines.firstChild.replaceChildren(...paths);
    this.lines.replaceChildren(this.lines.firstChild, ...signs);
  }

  /** Shows the state of a board at rest: the houses, the blocked pit, the side to move, marks, the way of the seeds, labels. */
  settle({ board, houses, marks, way = [] }, { blocked, turn }) {
    this.paint(board);
    this.way(way);
    this.cells.forEach((it, at) => {
      const house = at % 16 === HOUSE ? houses[at < 16 ? 0 : 1] : null;
      const isBlocked = blocked === it.name;
      const mark = marks.get(at) ?? null;
      attribute(it.td, "data-house", house);
      attribute(it.td, "data-blocked", isBlocked ? "yes" : null);
      attribute(it.td, "data-mark", mark);
      this.redraw(it, { house, blocked: isBlocked, mark, turned: at < 16 === this.flip });
      const label = [it.name, count("seeds", board[at])];
      if (house) label.push(say(`house-${house}`));
      if (isBlocked) label.push(say("mark-blocked"));
      if (mark) label.push(say(`mark-${markKind(mark)}`));
      put(it.label, label.join(", "));
    });
    this.stores.forEach((it, side) => {
      it.turn.hidden = SIDES[side] !== turn;
    });
  }

  /** Marks a pit while seeds move. */
  mark(at, mark) {
    attribute(this.cells[at].td, "data-mark", mark);
    this.redraw(this.cells[at], { mark });
  }

  /** Shows what happens at a pit: a capture with its seeds, a relay, the tax, a house that is played, a block. */
  sign(at, text = "") {
    if (this.signed === at) return;
    if (this.signed !== null && this.signed !== undefined) attribute(this.cells[this.signed].td, "data-flash", null);
    this.signed = at;
    this.signElement.hidden = at === null;
    if (at === null) return;
    const [x, y] = this.place(at);
    this.signElement.textContent = text;
    this.signElement.style.left = `${x}px`;
    this.signElement.style.top = `${y}px`;
    if (text.startsWith("+")) attribute(this.cells[at].td, "data-flash", "");
  }

  /** Removes the previous marks. */
  clearMarks() {
    this.way([]);
    this.cells.forEach((it, at) => {
      if (it.now.mark) this.mark(at, null);
    });
  }

  /** The middle of a pit or store on the stage. */
  place(at) {
    if (this.places === null) {
      const stage = this.stage.getBoundingClientRect();
      const middle = (element) => {
        const box = element.getBoundingClientRect();
        return [box.left - stage.left + box.width / 2, box.top - stage.top + box.height / 2];
      };
      const pit = (it) => it.td.querySelector(".pit");
      const places = this.cells.map((it) => middle(pit(it)));
      this.stores.forEach((it) => places.push(middle(it.store.querySelector("svg"))));
      this.size = pit(this.cells[0]).getBoundingClientRect().width * 0.9;
      this.below = this.cells[0].seeds.getBoundingClientRect().height;
      this.hand.style.width = `${this.size}px`;
      this.hand.style.height = `${this.size}px`;
      this.places = places;
    }
    return this.places[at];
  }

  /** Shows the hand with a number of seeds between two places; hides it without seeds. */
  carry(seeds, from, to, part) {
    this.hand.hidden = seeds === 0;
    if (seeds === 0) return;
    if (this.carried !== seeds) {
      this.carried = seeds;
      this.handSeeds.draw(seeds);
      this.handCount.textContent = seeds;
    }
    const [x0, y0] = this.place(from);
    const [x1, y1] = this.place(to);
    const rise = Math.sin(Math.PI * part) * this.size * 0.25 + this.size * 0.3;
    const [x, y] = [x0 + (x1 - x0) * part - this.size / 2, y0 + (y1 - y0) * part - this.size / 2 - rise];
    this.hand.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
  }
}

/** The kind of a mark: legal moves in whatever direction are of one kind. */
const markKind = (mark) => mark.split("-")[0];

/** Sets an attribute or removes it. */
function attribute(element, name, value) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
