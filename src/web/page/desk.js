// The workshop itself: the text is looked at after each change, and shown; text and board follow each other.

const desk = { look: null, drawn: null, rules: "", goes: null, asked: false, dirty: false, shows: false, lent: false, pause: null, files: null };
const deskPart = (name) => document.querySelector(`[data-${name}]`);

/** The options of every request. */
const asking = () => ({ lang: words.tag, rules: desk.rules });

// The rule sets that are offered: those that the module has names for.
const RULES = Object.keys(words.plain).filter((name) => name.startsWith("named-")).map((name) => name.slice("named-".length));
/** A name that came from outside, if it is one of them. */
const offered = (name) => (RULES.includes(name) ? name : "");

// A record of 1994 that breaks at its 29th ply, as its paper has it.
const EXAMPLE = document.getElementById("kibao-example").textContent;

/** Looks at the text as it is now; what changes meanwhile is looked at after that. */
async function lookAtText() {
  if (desk.asked) {
    desk.dirty = true;
    return;
  }
  desk.asked = true;
  const text = edit.text();
  const said = await looker.ask("look", text, { ...asking(), game: gameOfText() });
  desk.asked = false;
  const again = desk.dirty || edit.text() !== text;
  desk.dirty = false;
  if (again) {
    lookAtText();
    return;
  }
  if (said.error) {
    notice(say(said.error === "size" ? "workshop-too-long" : "workshop-stopped"));
    return;
  }
  showLook(said);
}

/** The game that the user is at, from 0. */
function gameOfText() {
  if (desk.wanted !== undefined) return desk.wanted;
  const at = edit.view.hasFocus ? desk.look?.games.findLastIndex((it) => it.span[0] <= edit.view.state.selection.main.head) : -1;
  return at >= 0 ? at : state.game;
}

/** The entry of a game that is not on the board. */
function brief(record, at) {
  const title = players(record) ?? record.headers.title ?? `${at + 1}`;
  const byLang = (value) => Object.fromEntries(Object.keys(data.words).map((tag) => [tag, value]));
  return { game: record, title: byLang(title), comments: [], said: byLang([]), over: null, ended: null, seen: [], halt: null, text: "" };
}

/** What the board shows of the game of a look, as a text: where that stays the same, the board stays as it is. */
function drawnOf({ game: at, blank, page: { game: record, halt, over, ended } }) {
  const plies = (record.plies ?? []).map((it) => [it.move, it.written, it.canonical, it.remark, it.reading, it.position === null]);
  const marked = record.findings.map((it) => [it.ply, it.severity, it.message]);
  return JSON.stringify([words.tag, desk.rules, at, blank, record.start, record.headers, record.rules, record.result, halt, over, ended, plies, marked]);
}

/** Shows what was found in the text. */
function showLook(look) {
  const drawn = drawnOf(look);
  const stays = drawn === desk.drawn && desk.goes === null && state.game === look.game;
  Object.assign(look, { text: edit.text(), rules: desk.rules });
  Object.assign(desk, { look, drawn, wanted: undefined });
  const entries = look.blank ? [look.page] : look.document.games.map((record, at) => (at === look.game ? look.page : brief(record, at)));
  if (stays) keepBoard(look, entries);
  else newBoard(look, entries);
  edit.show(look);
  showGames();
  showFound();
  lookForRepairs();
  follow();
}

/** Replaces the data of the games, whose board stays. */
function keepBoard(look, entries) {
  const shown = game();
  Object.assign(shown, { entry: look.page, record: look.page.game, plies: look.page.game.plies ?? [] });
  games.splice(0, games.length, ...entries.map((entry, at) => (at === look.game ? shown : new Game(entry))));
  find("games").hidden = games.length < 2;
  const cursor = edit.view.hasFocus ? plyAtCursor() : null;
  if (cursor !== null && Math.min(cursor, shown.end) !== state.ply) {
    stop();
    go(Math.min(cursor, shown.end));
  }
}

/** Shows the game of a look on the board. */
function newBoard(look, entries) {
  games.splice(0, games.length, ...entries.map((entry) => new Game(entry)));
  motion.stop();
  stop();
  const kept = state.game === look.game ? state.ply : 0;
  state.game = look.game;
  find("games").hidden = games.length < 2;
  tell();
  const { goes } = desk;
  desk.goes = null;
  desk.shows = true;
  if (goes === "end" && game().length > 0) {
    go(game().length - 1);
    forward(false);
  } else if (goes === "start") {
    // Where the record breaks is what its reader wants to see.
    go(game().halt ? game().end : 0);
  } else if (Array.isArray(goes)) {
    go(Math.min(goes[1], game().end));
  } else {
    const cursor = edit.view.hasFocus ? plyAtCursor() : null;
    go(Math.min(cursor ?? kept, game().end));
  }
}

/** The ply whose move is at the cursor or before it; null if it is in another game. */
function plyAtCursor() {
  const { head } = edit.view.state.selection.main;
  const places = desk.look.games[desk.look.game];
  if (!places || head < places.span[0] || head > places.span[1]) return null;
  return places.plies.filter(([from]) => from <= head).length;
}

/** The editor has changed, or its cursor has moved. */
function edited(update) {
  if (update.docChanged) {
    desk.lent = false;
    searcher.stop();
    const isWhole = update.changes.touchesRange(0, update.startState.doc.length) === "cover" || update.startState.doc.length === 0;
    if (isWhole && update.transactions.some((it) => it.isUserEvent("input.paste"))) arrive();
    clearTimeout(desk.keeping);
    desk.keeping = setTimeout(keepText, 400);
    lookAtText();
  } else if (update.selectionSet && edit.view.hasFocus && desk.look && !desk.asked) {
    const at = desk.look.games.findLastIndex((it) => it.span[0] <= update.state.selection.main.head);
    if (at >= 0 && at !== desk.look.game) {
      desk.wanted = at;
      desk.goes = null;
      lookAtText();
      return;
    }
    const ply = plyAtCursor();
    if (ply !== null && Math.min(ply, game().end) !== state.ply) {
      stop();
      go(Math.min(ply, game().end));
    }
  }
}

/** Marks the move of the board in the text. */
function follow() {
  const places = desk.look?.games[state.game];
  const ply = state.ply + (motion.busy ? 1 : 0);
  edit.mark(desk.look?.game === state.game && ply > 0 ? places?.plies[ply - 1] : null, !edit.view.hasFocus);
  refreshMoves();
}

new MutationObserver(() => {
  if (!desk.look) return;
  // A game from the list has only its head until it is looked at.
  if (state.game !== desk.look.game && !desk.look.blank) {
    desk.wanted = state.game;
    desk.goes = "start";
    lookAtText();
  } else follow();
}).observe(root, { attributeFilter: ["data-ply", "data-game", "data-step", "data-busy", "data-flip"] });

/** Shows a panel below its button. */
function openPanel(name) {
  const panelOf = document.querySelector(`[data-desk-panel="${name}"]`);
  const box = document.querySelector(`[data-panel-button="${name}"]`).getBoundingClientRect();
  panelOf.style.left = `${Math.max(8, Math.min(box.left, innerWidth - panelOf.offsetWidth - 8))}px`;
  panelOf.style.top = `${Math.max(8, Math.min(box.bottom + 6, innerHeight - panelOf.offsetHeight - 8))}px`;
}

async function showFits() {
  const said = await looker.ask("fits", edit.text(), { ...asking(), game: state.game });
  if (said.error) {
    notice(say("workshop-nothing"));
    return;
  }
  const all = [...said.fits.map((name) => [name, null]), ...said.breaks];
  const row = ([name, ply]) => {
    const text = ply === null ? say("workshop-fits-all") : say("workshop-fits-until", { ply });
    const one = make("button", { type: "button", "data-fit": ply === null ? "yes" : "no" }, make("b", {}, `${ply === null ? "\u2714" : "\u2716"} ${say(`named-${name}`)}`), ` \u2013 ${text}`);
    one.addEventListener("click", () => {
      document.querySelector('[data-desk-panel="fits"]').hidePopover();
      useRules(name);
    });
    return one;
  };
  const panelOf = document.querySelector('[data-desk-panel="fits"]');
  panelOf.replaceChildren(...all.map(row));
  panelOf.showPopover();
}

function useRules(name) {
  desk.rules = name;
  deskPart("rules").value = name;
  keepText();
  lookAtText();
}

/** Another record comes: it is read before anything is entered. */
function arrive(place = "start") {
  desk.goes = place;
  enter.on = false;
  showEntering();
}

/** Replaces the whole text. */
function begin(text, place = "start") {
  arrive(place);
  if (!edit.replace(text)) lookAtText();
}

const DOES = {
  open: () => deskPart("file").click(),
  paste: async () => {
    const text = await navigator.clipboard?.readText?.().catch(() => "");
    // Where the clipboard cannot be read, a menu or a key pastes.
    if (text) begin(text);
    else edit.view.focus();
  },
  example: () => begin(EXAMPLE),
  fresh: () => {
    begin("");
    enter.on = true;
    showEntering();
  },
  undo: () => EDITOR.undo(edit.view),
  redo: () => EDITOR.redo(edit.view),
  share,
  fits: showFits,
  report: showReport,
  setup: openSetup,
  setupEmpty: emptySetup,
  setupUse: useSetup,
  fixAll: () => change("fix", {}),
  tidy: () => change("convert", {}),
  toKibao: () => change("convert", { to: "kibao" }),
  toZanzibar: () => change("convert", { to: "zanzibar" }),
  copy: () => copy(edit.text(), say("copied")),
  copyPosition: () => ACTS.position(),
  saveBao: () => save("bao", new Blob([edit.text()], { type: "text/plain" })),
  saveHtml: () => saveAs("html", "html", "text/html"),
  saveJson: () => saveAs("json", "json", "application/json"),
  saveSvg: () => ACTS.svg(),
  savePng: () => ACTS.png(),
};
ACTS.link = share;

deskPart("desk").addEventListener("click", (event) => {
  const button = event.target.closest("[data-do]");
  if (!button) return;
  button.closest("[popover]")?.hidePopover();
  DOES[button.dataset.do]();
});
deskPart("desk").addEventListener("toggle", ({ target, newState }) => {
  if (newState === "open" && target.dataset.deskPanel) openPanel(target.dataset.deskPanel);
}, true);
deskPart("file").addEventListener("change", (event) => {
  openFiles([...event.target.files]);
  event.target.value = "";
});
deskPart("rules").addEventListener("change", (event) => useRules(event.target.value));
deskPart("remember").addEventListener("change", keepText);
deskPart("setup").addEventListener("input", ({ target }) => (target.matches("[data-setup-text]") ? fillSetup() : writeSetup()));
for (const kind of ["dragover", "drop"]) {
  document.addEventListener(kind, (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    event.stopPropagation();
    if (kind === "drop") dropped(event.dataTransfer).then(openFiles);
  }, true);
}

/** What depends on the language and is not marked in the page. */
function wordDesk() {
  const option = (value, text) => make("option", { value }, text);
  deskPart("rules").replaceChildren(option("", say("workshop-rules-record")), ...RULES.map((name) => option(name, say(`named-${name}`))));
  deskPart("rules").value = desk.rules;
  deskPart("desk-lang").value = words.tag;
  edit.view.dispatch({ effects: wording.reconfigure(worded()) });
  document.title = say("workshop-title");
  const keys = [["Ctrl B", "workshop-boards"], ["Ctrl \u2423", "workshop-choices"]];
  find("keys").append(...keys.flatMap(([key, does]) => [make("dt", {}, make("kbd", {}, key)), make("dd", {}, say(does))]));
}

deskPart("desk-lang").replaceChildren(...Object.values(data.words).map((it) => make("option", { value: it.tag, lang: it.tag }, it.name)));
deskPart("desk-lang").addEventListener("change", (event) => {
  choose("lang").value = event.target.value;
  choose("lang").dispatchEvent(new Event("change"));
});
choose("lang").addEventListener("change", () => {
  wordDesk();
  keepText();
  lookAtText();
});

async function openAddress() {
  const link = await linked();
  if (!link) return false;
  // Else the link would come again, over what was made of it.
  history.replaceState(null, "", location.href.split("#")[0]);
  desk.rules = offered(link.rules);
  deskPart("rules").value = desk.rules;
  desk.wanted = link.place[0];
  begin(link.text, link.place);
  desk.lent = true;
  return true;
}

async function startDesk() {
  const memory = kept();
  deskPart("remember").checked = memory.remembers !== false;
  desk.rules = offered(memory.rules);
  const wanted = [memory.lang, ...navigator.languages.map((it) => it.split("-")[0])].find((it) => it in data.words);
  edit.view = makeEditor(deskPart("editor"), memory.text ?? "", edited);
  makeEntering();
  if (wanted && wanted !== words.tag) {
    choose("lang").value = wanted;
    speak(wanted);
    settle();
  }
  wordDesk();
  if (edit.text() === "") enter.on = true;
  showEntering();
  addEventListener("hashchange", openAddress);
  if (!(await openAddress())) lookAtText();
  root.dataset.desk = "ready";
}

startDesk();
