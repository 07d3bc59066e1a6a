// The findings: a list in words with what can be done about each, the marks in the editor, the repairs of a game.

const SEVERITIES = ["error", "warning", "info"];
const SIGNS = { error: "\u2716", warning: "\u25b2", info: "\u25cf" };
// As many as anybody reads.
const MOST_FOUND = 200;

const hasFix = (it) => it.fix !== null;

/** The findings of the game on the board and of the file: each with its words, place and number. */
function foundHere() {
  const { look } = desk;
  const record = look.document.games[look.game];
  const places = look.games[look.game];
  const ofGame = (record?.findings ?? []).map((it, at) => ({ ...it, ...places.said[at], span: places.findings[at], at, ofFile: false }));
  const ofFile = look.blank && edit.text().trim() === "" ? [] : look.document.findings;
  return [...ofFile.map((it, at) => ({ ...it, ...look.said[at], span: null, at, ofFile: true })), ...ofGame];
}

/** The findings of all games for the editor. */
function diagnostics() {
  const { look } = desk;
  const length = edit.view.state.doc.length;
  const of = (record, game) => record.findings.map((it, at) => {
    const { findings: spans, said } = look.games[game];
    const [from, to] = spans[at].map((it) => Math.min(it, length));
    const actions = hasFix(it) ? [{ name: say("workshop-fix"), apply: () => fixOne({ at, ofFile: false, game, fix: it.fix }, look) }] : [];
    return { from, to, severity: it.severity, message: shown(said[at].message).replaceAll("`", ""), actions };
  });
  return look.document.games.flatMap(of).slice(0, 1000).sort((one, other) => one.from - other.from);
}

const filled = new WeakMap();

/** Fills a list with what is made of some values, but not again with the same. */
function refill(box, values, made) {
  const text = JSON.stringify([words.tag, values]);
  if (filled.get(box) === text) return;
  filled.set(box, text);
  box.replaceChildren(...made());
}

function foundItem(it) {
  const does = [];
  const button = (word, act, title = null, kind = null) => {
    const one = make("button", { type: "button", title, class: kind }, say(word));
    one.addEventListener("click", act);
    does.push(one);
  };
  if (hasFix(it)) button("workshop-fix", () => fixOne(it, desk.look), it.fix.safe ? null : say("workshop-fix-unsafe"), it.fix.safe ? null : "risky");
  button("workshop-explain", () => explain(it.code));
  const place = make("button", { type: "button", class: "place" },
    make("span", { class: "severity", role: "img", "aria-label": say(`severity-${it.severity}`) }, SIGNS[it.severity]), make("span", {}, ...rich(it.message)));
  place.addEventListener("click", () => showFinding(foundHere().find((now) => now.at === it.at && now.ofFile === it.ofFile) ?? it));
  const help = it.help ? make("p", { class: "advice" }, ...rich(it.help)) : null;
  return make("li", { "data-code": it.code, "data-severity": it.severity }, place, make("div", { class: "does" }, ...does), help);
}

/** What the table says of a game: its name, how many findings of each severity, the words of the worst, its file. */
function aboutGame(record, at) {
  const { games: places, text } = desk.look;
  const counts = SEVERITIES.map((severity) => record.findings.filter((it) => it.severity === severity).length);
  const worst = SEVERITIES[counts.findIndex((it) => it > 0)] ?? null;
  const says = worst && places[at].said[record.findings.findIndex((it) => it.severity === worst)].message;
  const file = filesOf(text).findLast(([, , start]) => start <= places[at].span[0])?.[0];
  return { name: players(record) ?? record.headers.title ?? "", counts, worst, says, file };
}

/** A row of the table of games. */
function gameRow({ name, counts, worst, says, file }, at, isCurrent) {
  const sign = (severity, text, name) => make("span", { class: "severity", "data-severity": severity, role: "img", "aria-label": name }, text);
  const signs = counts.map((it, kind) => (it > 0 ? sign(SEVERITIES[kind], `${SIGNS[SEVERITIES[kind]]}\u00a0${it}`, `${say(`severity-${SEVERITIES[kind]}`)}: ${it}`) : null));
  const row = make("button", { type: "button", "aria-current": String(isCurrent), "data-severity": worst ?? "none" },
    make("b", {}, String(at + 1)), make("span", { class: "name" }, shown(name)),
    make("span", { class: "signs" }, ...(worst ? signs : [sign("none", "\u2714", say("workshop-sound"))])),
    file || says ? make("span", { class: "advice" }, ...(file ? [make("bdi", {}, shown(file)), says ? " \u2013 " : ""] : []), ...rich(says ?? "")) : null);
  row.addEventListener("click", () => {
    desk.wanted = at;
    desk.goes = "start";
    lookAtText();
  });
  return row;
}

/** Shows how each of several games is. */
function showGames() {
  const { document: { games: records }, game: current } = desk.look;
  const box = deskPart("overview");
  box.hidden = records.length < 2;
  deskPart("report").hidden = box.hidden;
  const shownGames = box.hidden ? [] : records.slice(0, MOST_FOUND).map(aboutGame);
  refill(box, [current, shownGames], () => shownGames.map((it, at) => gameRow(it, at, at === current)));
}

/** Fills the list. */
function showFound() {
  const all = foundHere();
  const list = deskPart("found");
  const sorted = [...all].sort((one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity));
  const listed = sorted.slice(0, MOST_FOUND);
  const quiet = listed.length === 0 && !desk.look.blank;
  const isEmpty = desk.look.blank && edit.text().trim() === "";
  deskPart("intro").hidden = !isEmpty;
  deskPart("found-head").hidden = isEmpty;
  list.hidden = isEmpty;
  // Where they are is looked up when one is pressed.
  const said = listed.map(({ code, severity, message, help, fix, at, ofFile }) => [code, severity, message, help, fix, at, ofFile]);
  refill(list, [quiet, said], () => (quiet ? [make("li", { class: "sound" }, say("workshop-sound"))] : listed.map(foundItem)));
  const fixable = [desk.look.document.findings, ...desk.look.document.games.map((it) => it.findings)].flat();
  deskPart("fix-all").hidden = !fixable.some((it) => it.fix?.safe);
}

/** Goes to a finding in the text and on the board. */
function showFinding(it) {
  if (it.span) edit.select(it.span);
  if (it.ply) go(Math.min(it.ply, game().end));
}

/** Makes a change that the module is asked for, if it can be made. */
async function change(name, options) {
  const text = edit.text();
  const said = await looker.ask(name, text, { ...asking(), ...options });
  if (edit.text() !== text) return false;
  if (said.error === "stopped") return false;
  if (said.error) notice(say(said.error === "size" ? "workshop-too-long" : "workshop-refused"));
  else if (!edit.replace(said.text)) notice(say("workshop-nothing"));
  else return true;
  return false;
}

/** Fixes a finding of a look, unless it may be another one by now. */
function fixOne(it, look) {
  if (edit.text() !== look.text || desk.rules !== look.rules) lookAtText();
  else change("fix", { game: it.game ?? look.game, finding: it.at, ofFile: it.ofFile, unsafeToo: it.fix?.safe === false });
}

async function explain(code) {
  const said = await looker.ask("explain", code, asking());
  if (!said.error) showText("manual", `${said.code} ${said.name}`, said.text);
}

/** Shows a long text. */
function showText(kind, title, text, ...buttons) {
  const dialog = deskPart("manual");
  dialog.dataset.manual = kind;
  dialog.querySelector("h2").textContent = title;
  dialog.querySelector("pre").textContent = text;
  deskPart("manual-does").replaceChildren(...buttons);
  dialog.showModal();
  dialog.querySelector("h2").focus();
}

/** The files of which a text is made, if it is still as they were opened. */
const filesOf = (text) => (desk.files?.text === text ? desk.files.list : []);

/** The report about all games, in a form. */
function reported(to) {
  const text = edit.text();
  // The blank line after each file belongs to none.
  const files = filesOf(text).flatMap(([name, lines]) => [[name, lines], ["", 1]]);
  return searcher.ask("report", text, { ...asking(), to, files });
}

/** Shows the report, and offers its other forms. */
async function showReport() {
  const said = await reported("");
  if (said.error === "stopped") return;
  if (said.error) {
    notice(say("workshop-nothing"));
    return;
  }
  const button = (form, type, mark = "") => {
    const one = make("button", { type: "button", "data-save-report": form }, say(`workshop-report-${form}`));
    one.addEventListener("click", async () => {
      const { text, error } = await reported(form);
      if (!error) offer(`kibao-report.${form}`, new Blob([mark, text], { type }));
    });
    return one;
  };
  // Spreadsheets read a table with this mark as UTF-8.
  showText("report", say("report-title"), said.text, button("html", "text/html"), button("csv", "text/csv", "\ufeff"));
}

/** Looks for the repairs of the game on the board if it stops, when nothing has been typed for a moment. */
function lookForRepairs() {
  searcher.stop();
  clearTimeout(desk.pause);
  desk.pause = null;
  const record = desk.look.document.games[desk.look.game];
  if (record && !record.valid && record.start !== null) {
    desk.pause = setTimeout(() => {
      desk.pause = null;
      searchRepairs();
      tellAsked();
    }, 200);
  } else if (deskPart("repairs").firstChild) deskPart("repairs").replaceChildren();
  tellAsked();
}

async function searchRepairs() {
  const box = deskPart("repairs");
  const stop = make("button", { type: "button" }, say("workshop-cancel"));
  stop.addEventListener("click", () => {
    searcher.stop();
    box.replaceChildren(askButton());
  });
  box.replaceChildren(make("p", {}, say("workshop-searching"), " ", stop));
  const text = edit.text();
  const said = await searcher.ask("repair", text, { ...asking(), game: desk.look.game });
  if (edit.text() !== text || said.error === "stopped") return;
  box.replaceChildren(...(said.error ? [] : repairsOf(said, text)));
}

function askButton() {
  const again = make("button", { type: "button" }, say("workshop-repair"));
  again.addEventListener("click", searchRepairs);
  return again;
}

function repairsOf({ choices, unsure }, text) {
  const choice = (it, at) => {
    const chance = new Intl.NumberFormat(words.tag, { style: "percent", maximumFractionDigits: 0 }).format(it.probability);
    const apply = make("button", { type: "button", class: at === 0 ? "main" : null, disabled: it.text === null ? "" : null, "data-apply": at }, say("workshop-apply", { chance }));
    // Each is a whole text, which knows nothing of a change since.
    apply.addEventListener("click", () => (edit.text() === text ? edit.replace(it.text) : lookAtText()));
    const changes = it.changes.map(({ change, why }) => make("p", {}, ...rich(sentence(change)), make("span", { class: "advice" }, " \u2013 ", ...rich(why))));
    return make("div", { class: "choice-of" }, make("div", {}, ...changes), apply);
  };
  return [...choices.map(choice), unsure ? make("p", { class: "advice" }, ...rich(unsure)) : null].filter(Boolean);
}
