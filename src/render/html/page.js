// The page: what is shown, and what happens when somebody does something.

const root = document.getElementById("kibao");
const data = JSON.parse(document.getElementById("kibao-data").textContent);
const games = data.games.map((entry) => new Game(entry));
const find = (name) => root.querySelector(`[data-${name}]`);
const choose = (name) => root.querySelector(`[data-choose="${name}"]`);
const view = new View(root);
const still = matchMedia("(prefers-reduced-motion: reduce)");
const motion = new Motion(view, () => still.matches);
const pageTitle = document.title;
/** Whether somebody has named the page. */
const isNamed = root.dataset.given === "yes";

const state = { game: 0, ply: 0, step: 0, flip: false, playing: false, by: "move", speed: still.matches ? "instant" : "normal" };
let waiting = null;
let goal = null;
let current = null;
let told = -1000;
let waitingToTell = 0;

const game = () => games[state.game];

/** Brings all that is seen and heard up to the state. */
function settle() {
  const { ply, step } = state;
  root.dataset.game = state.game + 1;
  root.dataset.ply = ply;
  root.dataset.step = step;
  root.dataset.flip = state.flip ? "yes" : "no";
  root.dataset.busy = "no";
  const position = game().position(ply);
  if (position) {
    const turn = position.phase === "over" ? null : position.to_move;
    attribute(root, "data-to-move", turn);
    view.settle(game().at(ply, step), { blocked: position.blocked, turn });
    const sayNow = (move) => (step === 0 ? said(game(), ply, move) : saidStep(game(), ply, step, move));
    put(find("caption"), sayNow(shown));
    put(find("live"), sayNow(heard));
  } else {
    attribute(root, "data-to-move", null);
    put(find("caption"), `${say("no-opening")}.`);
    put(find("live"), `${say("no-opening")}.`);
  }
  const notes = game().entry.comments.filter((it) => it.after === ply && step === 0).map((it) => shown(it.text));
  put(find("note"), notes.join("\n"));
  find("halt").replaceChildren(...halt(game(), ply));
  const seek = find("seek");
  seek.value = ply;
  seek.setAttribute("aria-valuetext", ply === 0 ? say("show-start") : head(game(), ply, heard));
  const atStart = ply === 0 && step === 0;
  const atEnd = ply >= game().length;
  for (const [name, off] of [["first", atStart], ["back", atStart], ["next", atEnd], ["last", atEnd]]) {
    root.querySelector(`[data-act="${name}"]`).setAttribute("aria-disabled", String(off));
  }
  highlight();
  remember();
}

/** Marks the current ply in the list, and brings it into sight where the list scrolls by itself. */
function highlight() {
  const next = find("moves").querySelector(`button[data-ply="${state.ply}"]`);
  if (current !== next) {
    current?.removeAttribute("aria-current");
    next?.setAttribute("aria-current", "true");
    current = next;
  }
  const scroll = find("scroll");
  if (!next || scroll.scrollHeight <= scroll.clientHeight) return;
  const [box, within] = [next.getBoundingClientRect(), scroll.getBoundingClientRect()];
  // Some of what comes before and after is in sight, too.
  const margin = Math.min(96, within.height / 4);
  if (box.top < within.top + margin) scroll.scrollTop += box.top - within.top - margin;
  else if (box.bottom > within.bottom - margin) scroll.scrollTop += box.bottom - within.bottom + margin;
}

/** The part of the address that names this place. */
function hashNow() {
  return `#g=${state.game + 1}&p=${state.ply}${state.step > 0 ? `&s=${state.step}` : ""}`;
}

/** Keeps the address up to date, though not more often than browsers like. */
function remember() {
  clearTimeout(waitingToTell);
  const since = performance.now() - told;
  if (since < 200) {
    waitingToTell = setTimeout(remember, 200 - since);
    return;
  }
  if (location.hash === hashNow()) return;
  told = performance.now();
  try {
    history.replaceState(null, "", hashNow());
  } catch {
    // A page without an address of its own has nothing to keep.
  }
}

/** Goes where the address says; whether it says so. */
function obeyHash() {
  const values = new URLSearchParams(location.hash.slice(1));
  const number = (name) => Number.parseInt(values.get(name) ?? "", 10);
  if (Number.isNaN(number("g")) && Number.isNaN(number("p"))) return false;
  const within = (value, least, most) => Math.min(most, Math.max(least, Number.isNaN(value) ? least : value));
  stop();
  openGame(within(number("g"), 1, games.length) - 1);
  const ply = within(number("p"), 0, game().length);
  go(ply, within(number("s"), 0, Math.max(0, game().sowings(ply) - 1)));
  return true;
}

/** Goes to a ply, or to a sowing in the ply after it, at once. */
function go(ply, step = 0) {
  motion.stop();
  state.ply = ply;
  state.step = step;
  settle();
}

/** Where a step leads from here; null at an end. */
function target(forward) {
  const { ply, step, by } = state;
  if (forward) {
    if (ply >= game().length) return null;
    return by === "sowing" && step + 1 < game().sowings(ply) ? [ply, step + 1] : [ply + 1, 0];
  }
  if (step > 0) return by === "sowing" ? [ply, step - 1] : [ply, 0];
  if (ply === 0) return null;
  return by === "sowing" ? [ply - 1, game().sowings(ply - 1) - 1] : [ply - 1, 0];
}

/** A step that is on its way is at its end at once. */
function finish() {
  if (motion.busy) go(...goal);
}

/** A step forward, with the seeds on their way where there is time; a step on the way is finished first. */
function forward(atOnce) {
  finish();
  const next = target(true);
  if (!next) return;
  if (atOnce || state.speed === "instant" || !game().plies[state.ply].trace?.length) {
    go(...next);
    after();
    return;
  }
  const all = game().steps(state.ply + 1);
  const steps = all.slice(state.step, next[1] === 0 ? all.length : next[1]);
  goal = next;
  root.dataset.busy = "yes";
  put(find("caption"), `${head(game(), state.ply + 1, shown)} …`);
  put(find("note"), "");
  find("halt").replaceChildren();
  view.clearMarks();
  motion.run(game().at(state.ply, state.step).board, steps, state.speed, () => {
    go(...next);
    after();
  });
}

function backward() {
  // A step on the way is taken back.
  if (motion.busy) {
    go(state.ply, state.step);
    return;
  }
  const next = target(false);
  if (next) go(...next);
}

/** What comes after a step, while the game plays by itself. */
function after() {
  if (!state.playing) return;
  if (state.ply >= game().length) {
    stop();
    return;
  }
  waiting = setTimeout(() => forward(false), SPEEDS[state.speed].pause);
}

/** Ends playing by itself, and what is on its way. */
function stop() {
  clearTimeout(waiting);
  if (state.playing) {
    state.playing = false;
    playing();
  }
}

function playing() {
  root.dataset.playing = state.playing ? "yes" : "no";
  label(root.querySelector('[data-act="play"]'), state.playing ? say("pause") : say("play"));
}

function toggle() {
  if (state.playing) {
    stop();
    return;
  }
  if (game().length === 0) return;
  if (state.ply >= game().length) go(0);
  state.playing = true;
  playing();
  if (!motion.busy) forward(false);
}

/** Opens a game at its start. */
function openGame(index) {
  if (index === state.game && view.game === game()) return;
  motion.stop();
  Object.assign(state, { game: index, ply: 0, step: 0 });
  choose("game").value = index;
  tell();
}

/** Builds all that depends on the game and the language. */
function tell() {
  list(game(), find("whole"), find("moves"));
  heading(game(), find("title"), find("meta"), find("heads"));
  find("stage").hidden = game().record.start === null;
  find("seek").max = game().length;
  find("goto").max = game().plies.at(-1)?.move ?? 1;
  put(find("over"), isNamed ? pageTitle : "");
  find("over").hidden = !isNamed;
  document.title = isNamed || games.length > 1 ? `${find("title").textContent} · ${pageTitle}` : find("title").textContent;
  current = null;
  if (game().record.start !== null) view.build(game(), state.flip);
}

/** Goes to the first ply of a round. */
function goToRound(text) {
  const round = Number.parseInt(text, 10);
  if (Number.isNaN(round)) return;
  const at = game().plies.findIndex((ply) => ply.move >= round);
  stop();
  go(Math.min(at < 0 ? game().length : at + 1, game().length));
}

function flip() {
  finish();
  state.flip = !state.flip;
  if (game().record.start !== null) view.build(game(), state.flip);
  settle();
  goOn();
}

/** Goes on playing after something that is no step. */
function goOn() {
  clearTimeout(waiting);
  after();
}

function chooseBy(by) {
  state.by = by;
  choose("by").value = by;
}
