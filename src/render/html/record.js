// The record: the words about a ply, the list of moves with comments and findings, the head.

/** A move in words for a screen reader: `A5 to the right` for `A5>`. */
function heard(name) {
  const parts = /^([ABab]\d)([<>]?)/.exec(name);
  if (!parts) return shown(name);
  const [, pit, hand] = parts;
  if (hand === "") return pit;
  return `${pit} ${hand === "<" ? say("left") : say("right")}`;
}

/** How the game ended with a ply, or who is to move. */
function standing(game, ply) {
  const position = game.position(ply);
  const ended = ply >= game.length && game.record.valid ? game.entry.ended?.[words.tag] : null;
  if (ended) return `${sentence(ended)}.`;
  if (position.phase !== "over") return `${sentence(say(`turn-${position.to_move}`))}.`;
  const over = game.entry.over?.[words.tag];
  return over ? `${sentence(over)}.` : "";
}

/** Who plays which move, its ply and round, and what the record says about it. */
function head(game, ply, move) {
  const it = game.plies[ply - 1];
  const signs = move === shown ? it.remark ?? "" : "";
  return [say(`plays-${it.side}`, { ply: it.ply, round: it.move, move: move(it.canonical) + signs }), ...remarks(it)].join(", ");
}

// The names of the opinions about a move.
const OPINIONS = { "!": "good", "?": "bad", "!!": "excellent", "??": "blunder", "!?": "interesting", "?!": "dubious" };

/** The opinion about a move, and how sure its reading is, in words. */
function remarks({ remark, reading }) {
  return [remark && say(`opinion-${OPINIONS[remark]}`), reading && say(`reading-${reading}`)].filter(Boolean);
}

/** The words about the board after a ply. */
function plyWords(game, ply, move) {
  if (ply === 0) return `${sentence(say("show-start"))}. ${standing(game, 0)}`;
  const it = game.plies[ply - 1];
  const parts = [head(game, ply, move)];
  if (it.kind === "kutakata") parts.push(say("kutakata"));
  if (it.captured > 0) parts.push(count("captures", it.captured));
  if (it.tax) parts.push(say("tax"));
  if (it.safari) parts.push(say("safari"));
  if (it.sowings > 1) parts.push(count("sowings", it.sowings));
  if (["house", "blocked", "endless"].includes(it.ends)) parts.push(say(`ends-${it.ends}`));
  if (it.creates_block) parts.push(say("blocks", { pit: it.creates_block }));
  return `${parts.join(", ")}. ${standing(game, ply)}`;
}

/** A sowing of the ply after `ply` in words: its start, the number of seeds, its end. */
function sown({ sowing, drops }) {
  const { last, direction, seeds } = sowing;
  if (sowing.from === "store") return say("sowing-store", { last });
  if (sowing.from === "kichwa") return count(`sowing-kichwa-${direction}`, seeds, { pit: nameOf(drops[0]), last });
  return count(`sowing-pit-${direction}`, seeds, { pit: sowing.from, last });
}

/** What follows a sowing that is not the last of its ply. */
function then({ sowing }, ply) {
  if (sowing.then === "capture") return count("then-capture", sowing.taken, { "taken-from": sowing.taken_from });
  const { last } = sowing;
  return ply.tax && sowing.from === "store" ? say("then-tax", { last }) : say("then-relay", { last });
}

/** The words about the board after a sowing of the ply after `ply`. */
function stepWords(game, ply, step, move) {
  const it = game.steps(ply + 1)[step - 1];
  const values = { k: step, n: game.sowings(ply), sowing: sown(it), then: then(it, game.plies[ply]) };
  return `${head(game, ply + 1, move)}. ${sentence(say("step", values))}.`;
}

/** The findings of a game in the current language, each with its severity and ply. */
function findings(game) {
  const texts = game.entry.said[words.tag] ?? [];
  return game.record.findings.map((it, at) => ({ ...it, ...texts[at] }));
}

/** The error at which the game stops. */
function haltFinding(game) {
  return findings(game).find((it) => it.ply === game.length + 1 && it.severity === "error");
}

/** Why the game stops after a ply, if more moves are written. */
function halt(game, ply) {
  if (ply !== game.length || game.length === game.plies.length) return [];
  const own = haltFinding(game);
  return own ? rich(own.message) : [];
}

/** The words about the ply at which the game stops. */
function haltWords(game) {
  const own = haltFinding(game);
  const help = own?.help ? `. ${sentence(own.help)}` : "";
  return `${sentence(shown(own?.message ?? say("unplayed")))}${help}`.replaceAll("`", "");
}

/** The repair of the ply at which the game stops: the board before it as written, and after the change. */
function repairElement(game) {
  const { repair } = game.halt;
  const before = game.position(game.length + 1);
  const one = (position, marks, title, text) => make("figure", {},
    picture({ board: boardOf(position), houses: housesOf(position), marks, blocked: position.blocked, turn: position.to_move, title }),
    make("figcaption", {}, title, ": ", make("code", {}, shown(text))));
  const wrong = new Map([...game.wrong()].filter(([, mark]) => mark === "wrong"));
  return make("div", { class: "wide repair", "data-repair": "" },
    one(before, wrong, say("as-written"), game.plies[game.length].written),
    one(repair.position, new Map([[cellOf(repair.name), "start"]]), say("repaired"), repair.name));
}

/** Findings, those of the same check folded behind the first. */
function folded(all) {
  const codes = [...new Set(all.map((it) => it.code))];
  return codes.flatMap((code) => {
    const [first, ...others] = all.filter((it) => it.code === code);
    const more = make("details", { class: "wide alike" }, make("summary", {}, count("alike", others.length)), ...others.map(findingElement));
    return [findingElement(first), ...(others.length > 0 ? [more] : [])];
  });
}

function findingElement(it) {
  const title = make("b", {}, `${say(`severity-${it.severity}`)} ${it.code}: `);
  const help = it.help ? make("span", { class: "advice" }, `${say("help-word")}: `, ...rich(it.help)) : null;
  return make("p", { class: "wide", "data-finding": it.code, "data-severity": it.severity }, title, ...rich(it.message), help);
}

function commentElement(it) {
  return make("p", { class: "wide", "data-comment": it.after, dir: "auto" }, shown(it.text));
}

/** Fills the list of moves. */
function list(game, whole, moves) {
  const all = findings(game);
  const { comments } = game.entry;
  const notes = (from, to) => [
    ...(game.halt?.repair && from <= game.end && game.end <= to ? [repairElement(game)] : []),
    ...comments.filter((it) => it.after >= from && it.after <= to).map(commentElement),
    ...folded(all.filter((it) => it.ply !== null && it.ply >= from && it.ply <= to)),
  ];
  const stuck = game.record.start === null ? say("no-opening") :
    game.length < game.plies.length ? say("stuck", { replayed: game.length, plies: game.plies.length }) : null;
  whole.replaceChildren(
    ...folded(all.filter((it) => it.ply === null)),
    ...(stuck ? [make("p", { class: "stuck" }, stuck)] : []));
  whole.hidden = whole.childElementCount === 0;
  const rows = [];
  if (game.record.start !== null || comments.some((it) => it.after === 0)) {
    const start = make("button", { type: "button", "data-ply": 0, disabled: game.record.start ? null : "" }, sentence(say("show-start")));
    rows.push(make("li", { class: "round" }, start, ...notes(0, 0)));
  }
  for (let at = 0; at < game.plies.length; ) {
    const round = game.plies[at].move;
    const row = make("li", { class: "round" }, make("span", { class: "no" }, `${round}.`));
    const first = at + 1;
    for (; at < game.plies.length && game.plies[at].move === round; at += 1) row.append(moveButton(game, at + 1, all));
    row.append(...notes(first, at));
    rows.push(row);
  }
  moves.replaceChildren(...rows);
}

function moveButton(game, ply, all) {
  const it = game.plies[ply - 1];
  const own = all.filter((finding) => finding.ply === ply).map((finding) => finding.severity);
  const worst = ["error", "warning", "info"].find((severity) => own.includes(severity));
  const unplayed = ply > game.length;
  const closed = ply > game.end;
  const about = [unplayed ? say("unplayed") : it.canonical !== it.written ? say("written", { written: shown(it.written) }) : null];
  const name = shown(it.canonical ?? it.written);
  const text = it.reading === "supplied" ? `[${name}]` : name;
  return make("button", {
    type: "button", class: it.side, "data-ply": ply, "data-worst": worst, disabled: closed ? "" : null,
    title: [...about, ...remarks(it)].filter(Boolean).join("; ") || null,
  }, it.reading ? make("span", { "data-reading": it.reading }, text) : text, it.remark ? make("span", { "data-opinion": "" }, it.remark) : null);
}

/** The players of a game; null if the record names none. */
function players({ headers }) {
  if (!headers.south && !headers.north) return null;
  return SIDES.map((side) => shown(headers[side] ?? sentence(say(`side-${side}`)))).join(" \u2013 ");
}

/** The result as a score, South's first; empty if nobody has won. */
function score({ result }) {
  return { south: "1\u20130", north: "0\u20131" }[result.winner ?? result.recorded] ?? "";
}

/** The heading of a game, and the line below it. */
function headingOf({ record }, above) {
  const { headers, rules } = record;
  const who = players(record);
  const named = `named-${rules}` in words.plain ? say(`named-${rules}`) : say("rules", { rules: shown(rules) });
  const facts = [...above, who ? headers.title : null, ...["event", "round", "place", "date"].map((key) => headers[key]), named];
  return { title: who ?? shown(headers.title ?? say("untitled")), facts: facts.filter(Boolean).map(shown).join(" \u00b7 ") };
}

/** Fills the head: players and result, a line below it, every head line unchanged. */
function heading(game, above, heads) {
  const { headers, source } = game.record;
  const { title, facts } = headingOf(game, above);
  titled(find("title"), title);
  titled(find("meta"), facts);
  const result = score(game.record);
  put(find("score"), result);
  find("score").hidden = result === "";
  const lines = Object.entries(headers).map(([key, value]) => [shown(key), shown(value)]);
  const file = source.path === "-" ? [] : [[say("file"), shown(`${source.path.split(/[\\/]/).at(-1)}:${source.line}`)]];
  heads.replaceChildren(...[...lines, ...file].flatMap(([key, value]) =>
    [make("dt", {}, key), make("dd", {}, make("bdi", {}, value))]));
}

/** Sets a text that may be cut, and the whole of it as the title of the element. */
function titled(element, text) {
  put(element, text);
  element.title = text;
}
