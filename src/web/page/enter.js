// Moves that are made on the board: the pits that can be pressed, the way of a move before it is chosen, the list for the keys.

const enter = { on: false, legal: [], key: "", pit: null, shown: null };

/** The ply before which a move can be written; null if none can be here. */
function openPly() {
  const it = game();
  if (!it || it.record.start === null || it.record.plies === undefined) return null;
  if (it.halt) return state.ply > it.length ? it.length : null;
  return enter.on && state.ply === it.length && state.step === 0 && it.length === it.plies.length ? it.length : null;
}

/** Asks for the legal moves if the board is at a place where one can be written. */
async function refreshMoves() {
  const ply = motion.busy ? null : openPly();
  const key = ply === null ? "" : JSON.stringify([desk.drawn, state.game, ply, asking()]);
  if (key === enter.key) {
    if (ply !== null) markMoves();
    return;
  }
  Object.assign(enter, { key, legal: [], pit: null, shown: null });
  showChoices();
  if (ply === null) return;
  const said = await looker.ask("moves", edit.text(), { ...asking(), game: state.game, ply });
  if (enter.key !== key || said.error) return;
  enter.legal = said;
  showChoices();
  markMoves();
}

/** The marks of the legal moves, or of the way of one that is looked at. */
function markMoves() {
  if (motion.busy || enter.legal.length === 0) return;
  const position = game().position(state.ply);
  const way = enter.shown ? stepsOf(position, enter.shown, { houses: [] }) : [];
  const marks = enter.shown ? wayMarks(enter.shown, way) : pitMarks();
  const houses = housesOf(position);
  view.settle({ board: boardOf(position), houses, marks, way }, { blocked: position.blocked, turn: position.to_move });
}

function pitMarks() {
  const marks = new Map([...waysOf(enter.legal.map((it) => it.name))].map(([cell, way]) => [cell, `legal-${way}`]));
  if (state.ply > game().length && game().halt.pit && !marks.has(cellOf(game().halt.pit))) marks.set(cellOf(game().halt.pit), "wrong");
  return marks;
}

/** The pits on the way of a move. */
function wayMarks(move, steps) {
  const first = steps.find((it) => it.start !== null);
  return marksOf({
    start: cellOf(move.pit) ?? first?.start ?? null, last: steps.at(-1)?.last ?? null,
    captured: steps.flatMap((it) => it.captured), sown: steps.flatMap((it) => it.drops),
  });
}

/** What a move does, in a few words. */
function moveWords(it) {
  const said = [it.captured > 0 ? count("captures", it.captured) : null, it.safari ? say("safari") : null, it.trace.length > 1 ? count("sowings", it.trace.length) : null];
  return said.filter(Boolean).join(", ");
}

/** Fills the list of moves: of the pressed pit, or all. */
function showChoices() {
  const bar = enter.bar;
  const shownMoves = enter.legal.filter((it) => enter.pit === null || it.pit === enter.pit);
  const button = (it) => {
    const does = moveWords(it);
    const one = make("button", { type: "button", "data-move": it.name, "aria-label": `${it.written} ${does} (${heard(it.name)})` },
      make("code", {}, it.written), does === "" ? null : " ", does === "" ? null : make("small", {}, does));
    for (const event of ["mouseenter", "focus"]) one.addEventListener(event, () => preview(it));
    for (const event of ["mouseleave", "blur"]) one.addEventListener(event, () => preview(null));
    one.addEventListener("click", () => playMove(it));
    return one;
  };
  const over = enter.on && !motion.busy && state.ply === game().length && game().position(state.ply)?.phase === "over";
  bar.hidden = openPly() === null && !over;
  bar.replaceChildren(
    make("p", {}, say(over ? "workshop-over" : "workshop-press")),
    make("div", { class: "moves", role: "group", "aria-label": say("workshop-choices") }, ...shownMoves.map(button)));
}

function preview(it) {
  enter.shown = it;
  markMoves();
}

async function playMove(it) {
  enter.on = true;
  showEntering();
  desk.goes = "end";
  if (!(await change("play", { game: state.game, name: it.name }))) desk.goes = null;
}

/** The first press of a pit shows its moves, with the way of the first; of a pit with one move, the second plays it. */
function pressPit(name) {
  const moves = enter.legal.filter((it) => it.pit === name);
  if (moves.length === 0) return false;
  const again = enter.pit === name;
  if (again && moves.length === 1) {
    playMove(moves[0]);
    return true;
  }
  enter.pit = again ? null : name;
  showChoices();
  preview(again ? null : moves[0]);
  return true;
}

function showEntering() {
  enter.button.setAttribute("aria-pressed", String(enter.on));
}

/** Builds the button and the bar below the board. */
function makeEntering() {
  enter.bar = make("div", { class: "enter-bar", "data-enter-bar": "", hidden: "" });
  enter.button = make("button", { type: "button", class: "enter", "data-enter": "", "data-word": "workshop-enter", "aria-pressed": "false" }, say("workshop-enter"));
  enter.button.addEventListener("click", () => {
    enter.on = !enter.on;
    showEntering();
    if (enter.on && !game().halt) {
      stop();
      go(game().length);
    }
    refreshMoves();
    showChoices();
    if (!enter.on) settle();
  });
  root.querySelector(".buttons").append(enter.button);
  root.querySelector(".caption").after(enter.bar);
  const stage = find("stage");
  const legalPit = (target) => {
    const pit = target.closest?.("[data-pit]")?.dataset.pit;
    return pit && enter.legal.some((it) => it.pit === pit) ? pit : null;
  };
  stage.addEventListener("click", (event) => {
    const pit = legalPit(event.target);
    if (pit) pressPit(pit);
  });
  stage.addEventListener("mouseover", (event) => {
    const pit = legalPit(event.target);
    if (enter.pit === null && matchMedia("(hover: hover)").matches) preview(pit ? enter.legal.find((it) => it.pit === pit) : null);
  });
  // A tap on a pit with a move is not a step.
  for (const kind of ["touchstart", "touchend"]) {
    root.addEventListener(kind, (event) => {
      if (legalPit(event.target)) event.stopPropagation();
    }, { capture: true, passive: true });
  }
}
