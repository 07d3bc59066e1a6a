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

/** Copies the link to the current place; shows it if copying is not allowed. */
async function link() {
  const address = location.href.split("#")[0] + hashNow();
  try {
    await navigator.clipboard.writeText(address);
    notice(say("linked"));
  } catch {
    const field = make("input", { readonly: "", "aria-label": say("link") });
    field.value = address;
    notice(field);
    field.select();
  }
}

const ACTS = {
  first: () => (stop(), go(0)),
  back: () => (stop(), backward()),
  next: (repeated) => (stop(), forward(repeated)),
  last: () => (stop(), go(game().length)),
  play: toggle,
  flip,
  link,
  help: () => {
    find("dialog").showModal();
    // The button to close, which has the focus, is at the end.
    find("dialog").querySelector("h2").focus();
  },
  skip: finishAndGoOn,
};

const KEYS = {
  ArrowRight: ACTS.next, ArrowLeft: ACTS.back, Home: ACTS.first, End: ACTS.last, " ": ACTS.play, f: ACTS.flip, "?": ACTS.help,
  t: () => chooseBy(state.by === "move" ? "sowing" : "move"),
  "/": () => find("goto").select(), n: counts, "[": () => nextGame(-1), "]": () => nextGame(1),
};

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
  go(Number(event.target.value));
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

choose("game").addEventListener("change", (event) => goToGame(Number(event.target.value)));
choose("speed").addEventListener("change", (event) => {
  state.speed = event.target.value;
  if (state.speed === "instant" && motion.busy) finishAndGoOn();
  else if (!motion.busy) goOn();
});
choose("by").addEventListener("change", (event) => (state.by = event.target.value));
choose("theme").addEventListener("change", (event) => {
  const { value } = event.target;
  attribute(document.documentElement, "data-theme", value === "auto" ? null : value);
});
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
  choose("game").replaceChildren(...games.map((it, at) => make("option", { value: at }, `${at + 1}. ${shown(it.entry.title[tag])}`)));
  choose("game").value = state.game;
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
  // Each sign as it is on the board: the attributes of its cell, and its name.
  const signs = [
    [{ "data-house": "functional" }, say("house-functional")], [{ "data-house": "dormant" }, say("house-dormant")],
    [{ "data-house": "lost" }, say("house-lost")], [{ "data-blocked": "yes" }, say("mark-blocked")],
    [{ "data-mark": "start" }, say("mark-start")], [{ "data-mark": "last" }, say("mark-last")],
    [{ "data-mark": "both" }, say("mark-both")], [{ "data-mark": "captured" }, say("mark-captured")],
    [{ "data-mark": "sown" }, say("mark-sown")],
  ];
  find("legend").replaceChildren(...signs.flatMap(([sign, name]) =>
    [make("dt", { class: "sign", ...sign }, make("span", { class: "pit" })), make("dd", {}, name)]));
}

choose("lang").replaceChildren(...Object.values(data.words).map((it) => make("option", { value: it.tag, lang: it.tag }, it.name)));
choose("lang").value = data.lang;
choose("speed").value = state.speed;
choose("by").value = state.by;
find("games").hidden = games.length < 2;
addEventListener("hashchange", () => obeyHash());
// A link above the games opens one, also again.
document.addEventListener("click", (event) => {
  const link = event.target.closest('a[href^="#g="]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  obeyHash(link.hash);
  root.focus({ preventScroll: true });
});
speak(data.lang);
if (!obeyHash()) settle();
// A page in its own window receives keys at once; one in a frame does not take the focus.
if (window.parent === window && document.activeElement === document.body) root.focus({ preventScroll: true, focusVisible: false });
