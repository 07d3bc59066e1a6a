// The sheets for paper: each game with its players, result, boards, moves, findings and lines for signatures.

/** The plies whose boards are printed: the start, two that the record says something about or the one shown now, the end. */
function chosenPlies(it, now) {
  const { length, plies, entry } = it;
  const said = (ply) => plies[ply - 1].remark || entry.comments.some(({ after }) => after === ply);
  const all = Array.from({ length: Math.max(0, length - 1) }, (_, at) => at + 1).filter(said);
  const some = now > 0 && now < length ? [now, ...all.filter((ply) => ply !== now)] : all;
  return [...new Set([0, ...some.slice(0, 2).sort((a, b) => a - b), length])];
}

function sheetOf(it, now) {
  const { record } = it;
  const board = (ply) => {
    const position = it.position(ply);
    const turn = position.phase === "over" ? null : position.to_move;
    const title = ply === 0 ? sentence(say("show-start")) : say("after-move", { round: it.plies[ply - 1].move, move: it.plies[ply - 1].canonical + (it.plies[ply - 1].remark ?? "") });
    return make("figure", {}, picture({ ...it.at(ply, 0), blocked: position.blocked, turn, flip: state.flip, title }), make("figcaption", {}, shown(title)));
  };
  const rounds = new Map();
  for (const one of it.plies) rounds.set(one.move, [...(rounds.get(one.move) ?? []), one]);
  const name = (one) => make("span", {}, shown(one.canonical ?? one.written) + (one.remark ?? ""));
  const moves = [...rounds].map(([round, all]) => make("li", {}, make("span", { class: "no" }, `${round}.`), ...all.map(name)));
  const end = record.start === null ? say("no-opening") : it.halt ? haltWords(it) : standing(it, it.length);
  const { title, facts } = headingOf(it, isNamed ? [pageTitle] : []);
  return make("section", { class: "sheet" },
    make("h1", {}, make("span", {}, title), " ", make("b", { class: "score" }, score(record))), make("p", { class: "meta" }, facts),
    make("div", { class: "boards" }, ...(record.start === null ? [] : chosenPlies(it, now).map(board))),
    make("ol", {}, ...moves), make("p", {}, end),
    ...it.entry.comments.map(commentElement),
    make("div", { class: "signatures" }, ...[say("arbiter"), ...SIDES.map((side) => record.headers[side] ?? sentence(say(`side-${side}`)))].map((who) => make("p", {}, shown(who)))),
    ...findings(it).map(findingElement));
}

/** Fills the sheets. */
function sheets() {
  find("sheets").replaceChildren(...games.map((it, at) => sheetOf(it, at === state.game ? state.ply : 0)));
}

addEventListener("beforeprint", sheets);
matchMedia("print").addEventListener("change", (event) => (event.matches ? sheets() : find("sheets").replaceChildren()));
