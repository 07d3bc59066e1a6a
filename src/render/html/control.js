// Buttons, menus, keys, touch; and the start of the page.

function label(button, text) {
  button.setAttribute("aria-label", text);
  button.title = text;
}

/** Shows a short notice that disappears. */
let noticed = 0;
function notice(...content) {
  find("toast").replaceChildren(...content);
  clearTimeout(noticed);
  noticed = setTimeout(() => find("toast").replaceChildren(), content.some((it) => it.nodeType) ? 15000 : 2500);
}

const ACTS = {
  first: () => (stop(), go(0)),
  back: () => (stop(), backward()),
  next: (repeated) => (stop(), forward(repeated)),
  last: () => (stop(), go(game().length)),
  play: toggle,
  flip,
  ...SHARE,
  help: () => {
    find("dialog").showModal();
    // The button to close, which has the focus, is at the end.
    find("dialog").querySelector("h2").focus();
  },
  skip: finishAndGoOn,
  // The browser opens their panels.
  settings: () => {},
  share: () => {},
  games: listGames,
};

const KEYS = {
  ArrowRight: ACTS.next, ArrowLeft: ACTS.back, Home: ACTS.first, End: ACTS.last, " ": ACTS.play, f: ACTS.flip, "?": ACTS.help,
  t: () => chooseBy(state.by === "move" ? "sowing" : "move"),
  "/": () => {
    panel("settings").showPopover();
    find("goto").select();
  },
  n: counts, "[": () => nextGame(-1), "]": () => nextGame(1),
};

const panel = (name) => root.querySelector(`[data-panel="${name}"]`);

// A panel opens next to its button, within the window.
root.addEventListener("toggle", ({ target, newState }) => {
  if (newState !== "open" || !target.dataset.panel) return;
  const box = root.querySelector(`[data-act="${target.dataset.panel}"]`).getBoundingClientRect();
  const [left, top] = [box.right - target.offsetWidth, box.bottom + 6];
  target.style.left = `${Math.max(8, left)}px`;
  target.style.top = `${Math.max(8, Math.min(top, innerHeight - target.offsetHeight - 8))}px`;
}, true);

// A button that is held down repeats its step, without motion.
let [held, repeats] = [0, false];
root.addEventListener("pointerdown", (event) => {
  const button = event.target.closest('[data-act="back"], [data-act="next"]');
  repeats = false;
  if (!button || event.button !== 0) return;
  const again = () => {
    repeats = true;
    ACTS[button.dataset.act](true);
    held = setTimeout(again, 120);
  };
  held = setTimeout(again, 450);
});
for (const end of ["pointerup", "pointercancel", "blur"]) addEventListener(end, () => clearTimeout(held));
root.addEventListener("contextmenu", (event) => {
  if (repeats) event.preventDefault();
});

root.addEventListener("click", (event) => {
  const act = event.target.closest("[data-act]");
  if (act && !(repeats && event.detail > 0)) ACTS[act.dataset.act](false);
  const open = event.target.closest("[data-open]");
  if (open) {
    panel("games").hidePopover();
    goToGame(Number(open.dataset.open));
    root.focus({ preventScroll: true });
  }
  const ply = event.target.closest("[data-moves] button");
  if (ply) {
    stop();
    go(Number(ply.dataset.ply));
  }
});

root.addEventListener("keydown", (event) => {
  const { target: it, key } = event;
  // On some keyboards, brackets are typed with AltGr, which may look like Ctrl and Alt.
  const chord = (event.ctrlKey || event.altKey) && !event.getModifierState("AltGraph");
  if (event.defaultPrevented || chord || event.metaKey || event.isComposing) return;
  if (it.closest("input, select, textarea, dialog, summary, [contenteditable]")) {
    if (key === "Enter" && it === find("goto")) {
      goToRound(it.value);
      panel("settings").hidePopover();
      root.focus({ preventScroll: true });
    }
    return;
  }
  if (key === " " && it.closest("button")) return;
  const act = KEYS[key];
  if (!act) return;
  event.preventDefault();
  act(event.repeat);
});

find("goto").addEventListener("change", (event) => goToRound(event.target.value));
find("seek").addEventListener("input", (event) => {
  stop();
  go(...game().placed(Number(event.target.value)));
});

/** Shows the numbers of seeds always, from four on, or never. */
function counts() {
  const all = ["always", "four", "never"];
  root.dataset.counts = all[(all.indexOf(root.dataset.counts) + 1) % all.length];
}

function goToGame(index) {
  stop();
  openGame(index);
  settle();
}

function nextGame(by) {
  if (games[state.game + by]) goToGame(state.game + by);
}

find("filter").addEventListener("input", listGames);
choose("speed").addEventListener("change", (event) => {
  state.speed = event.target.value;
  keep({ speed: state.speed });
  if (state.speed === "instant" && motion.busy) finishAndGoOn();
  else if (!motion.busy) goOn();
});
choose("by").addEventListener("change", (event) => (state.by = event.target.value));
choose("theme").addEventListener("change", (event) => {
  useTheme(event.target.value);
  keep({ theme: event.target.value });
});
find("wheel").addEventListener("change", (event) => keep({ wheel: event.target.checked }));

/** Uses the colours of the system, or light or dark ones. */
function useTheme(theme) {
  attribute(document.documentElement, "data-theme", theme === "auto" ? null : theme);
  choose("theme").value = theme;
}

// The wheel over the board makes steps, if it is not switched off; a touchpad sends many small turns.
let turned = 0;
find("stage").addEventListener("wheel", (event) => {
  if (!find("wheel").checked || event.ctrlKey || event.deltaY === 0) return;
  event.preventDefault();
  turned += event.deltaMode === 0 ? event.deltaY : 100 * Math.sign(event.deltaY);
  if (Math.abs(turned) < 60) return;
  const on = turned > 0;
  turned = 0;
  stop();
  if (on) forward(true);
  else backward();
}, { passive: false });
choose("lang").addEventListener("change", (event) => {
  finish();
  speak(event.target.value);
  settle();
  goOn();
});

// A horizontal swipe over the board makes a step, a tap on its left or right third too; a vertical swipe scrolls.
let touch = null;
find("stage").addEventListener("touchstart", (event) => {
  const [first, second] = event.touches;
  touch = second ? null : { x: first.clientX, y: first.clientY };
}, { passive: true });
find("stage").addEventListener("touchend", (event) => {
  if (!touch) return;
  const [{ clientX, clientY }] = event.changedTouches;
  const [x, y] = [clientX - touch.x, clientY - touch.y];
  touch = null;
  if (Math.hypot(x, y) < 8) {
    const stage = find("stage").getBoundingClientRect();
    const third = Math.floor((3 * (clientX - stage.left)) / stage.width);
    if (third !== 1) (third === 2 ? ACTS.next : ACTS.back)(false);
    return;
  }
  if (Math.abs(x) < 40 || Math.abs(x) < 2 * Math.abs(y)) return;
  (x < 0 ? ACTS.next : ACTS.back)(false);
}, { passive: true });

/** Sets the language of all words of the page. */
function speak(tag) {
  words = data.words[tag];
  document.documentElement.lang = tag;
  for (const it of document.querySelectorAll("[data-word]")) it.textContent = say(it.dataset.word);
  for (const it of document.querySelectorAll("[data-label]")) {
    if (it.tagName === "BUTTON") label(it, say(it.dataset.label));
    else it.setAttribute("aria-label", say(it.dataset.label));
  }
  help();
  playing();
  tell();
}

/** The keys and the signs of the board, for the help. */
function help() {
  const keys = [
    ["→", say("next")], ["←", say("back")], [say("key-home"), say("first")], [say("key-end"), say("last")],
    [say("key-space"), say("play")], ["[ ]", say("help-games")], ["n", say("help-counts")], ["t", say("help-by")], ["f", say("flip")], ["/", say("round")], ["?", say("help")],
  ];
  find("keys").replaceChildren(...keys.flatMap(([key, does]) => [make("dt", {}, make("kbd", {}, key)), make("dd", {}, does)]));
  // Each sign as it is on the board.
  const signs = [
    [{ house: "functional" }, say("house-functional")], [{ house: "dormant" }, say("house-dormant")],
    [{ house: "lost" }, say("house-lost")], [{ blocked: true }, say("mark-blocked")],
    ...["start", "last", "both", "captured", "sown", "wrong", "legal-right"].map((mark) => [{ mark }, say(`mark-${markKind(mark)}`)]),
  ];
  find("legend").replaceChildren(...signs.flatMap(([sign, name]) =>
    [make("dt", {}, pitDrawing(sign).svg), make("dd", {}, name)]));
}

choose("lang").replaceChildren(...Object.values(data.words).map((it) => make("option", { value: it.tag, lang: it.tag }, it.name)));
choose("lang").value = data.lang;
const memory = remembered();
if (memory.speed in SPEEDS) state.speed = memory.speed;
if (["light", "dark"].includes(memory.theme)) useTheme(memory.theme);
if (memory.wheel === false) find("wheel").checked = false;
state.flip = memory.flip === true;
attribute(root, "data-embed", new URLSearchParams(location.search).get("embed") === "1" ? "yes" : null);
choose("speed").value = state.speed;
choose("by").value = state.by;
find("games").hidden = games.length < 2;
addEventListener("hashchange", () => obeyHash());
// A link above the games opens one, also again.
document.addEventListener("click", (event) => {
  const link = event.target.closest('a[href^="#g="]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  // The way back of the browser returns to the link.
  try {
    if (location.hash !== link.hash) history.pushState(null, "", link.hash);
  } catch {
    // A page without its own address has no way back.
  }
  obeyHash(link.hash);
  root.focus({ preventScroll: true });
});
speak(data.lang);
if (!obeyHash()) settle();
// A page in its own window receives keys at once; one in a frame does not take the focus.
if (window.parent === window && document.activeElement === document.body) root.focus({ preventScroll: true, focusVisible: false });
