// The page: the current state, and the actions of the user.

const root = document.getElementById("kibao");
root.hidden = false;
const data = JSON.parse(document.getElementById("kibao-data").textContent);
const games = data.games.map((entry) => new Game(entry));
const find = (name) => root.querySelector(`[data-${name}]`);
const choose = (name) => root.querySelector(`[data-choose="${name}"]`);
const view = new View(root);
const still = matchMedia("(prefers-reduced-motion: reduce)");
const motion = new Motion(view, { speed: () => state.speed, isStill: () => still.matches, began: sowingBegins });
const pageTitle = document.title;
/** Whether the page was given a title. */
const isNamed = root.dataset.given === "yes" && root.dataset.above !== "workshop";
/** Whether there is something above the games. */
const isBelow = root.dataset.above !== "no";
/** Whether the address is that of the workshop. */
const isWorkshop = root.dataset.above === "workshop";

const state = { game: 0, ply: 0, step: 0, flip: false, playing: false, by: "move", speed: still.matches ? "instant" : "normal" };
let waiting = null;
/** What the board was built for. */
let built = null;
let goal = null;
let current = null;
let addressed = -1000;
let waitingToTell = 0;

const game = () => games[state.game];

/** Updates everything on the page to the state. */
function settle() {
  const { ply, step } = state;
  root.dataset.game = state.game + 1;
  root.dataset.ply = ply;
  root.dataset.step = step;
  root.dataset.flip = state.flip ? "yes" : "no";
  moving();
  const position = game().position(ply);
  if (position) {
    const turn = position.phase === "over" ? null : position.to_move;
    attribute(root, "data-to-move", turn);
    view.settle(game().at(ply, step), { blocked: position.blocked, turn });
    const wordsOf = (move) => (ply > game().length ? haltWords(game()) : step === 0 ? plyWords(game(), ply, move) : stepWords(game(), ply, step, move));
    put(find("caption"), wordsOf(shown));
    put(find("live"), wordsOf(heard));
  } else {
    attribute(root, "data-to-move", null);
    put(find("caption"), `${say("no-opening")}.`);
    put(find("live"), `${say("no-opening")}.`);
  }
  find("halt").replaceChildren(...halt(game(), ply));
  const seek = find("seek");
  seek.value = game().places[ply] + step;
  seek.setAttribute("aria-valuetext", step > 0 ? stepWords(game(), ply, step, heard) : ply === 0 ? say("show-start") : ply > game().length ? haltWords(game()) : head(game(), ply, heard));
  const atStart = ply === 0 && step === 0;
  const atEnd = ply >= game().end;
  for (const [name, off] of [["first", atStart], ["back", atStart], ["next", atEnd], ["last", ply >= game().length]]) {
    root.querySelector(`[data-act="${name}"]`).setAttribute("aria-disabled", String(off));
  }
  highlight();
  remember();
}

/** Shows whether seeds move, rest in mid-air or lie still. */
function moving() {
  root.dataset.busy = motion.running ? "yes" : motion.busy ? "paused" : "no";
  find("skip").hidden = !motion.busy || motion.steps.length <= WHOLE;
  if (!motion.busy) put(find("progress"), "");
}

/** Tells of a sowing of the move that runs. */
function sowingBegins(index) {
  const [ply, step, sowings] = [state.ply + 1, state.step + index + 1, game().sowings(state.ply)];
  put(find("caption"), `${head(game(), ply, shown)}. ${sentence(sown(game().steps(ply)[step - 1]))}.`);
  find("seek").value = game().places[state.ply] + step - 1;
  put(find("progress"), sowings > 1 ? sentence(say("sowing-of", { k: step, n: sowings })) : "");
}

/** Marks the current ply in the list, and scrolls to it if the list scrolls separately. */
function highlight() {
  const next = find("moves").querySelector(`button[data-ply="${state.ply + (motion.busy ? 1 : 0)}"]`);
  if (current !== next) {
    current?.removeAttribute("aria-current");
    next?.setAttribute("aria-current", "true");
    current = next;
  }
  const scroll = find("scroll");
  if (!next || scroll.scrollHeight <= scroll.clientHeight) return;
  const [box, within] = [next.getBoundingClientRect(), scroll.getBoundingClientRect()];
  // Some of the moves before and after are also visible.
  const margin = Math.min(96, within.height / 4);
  // What is said of the ply at which the game stops is below it.
  if (state.ply > game().length) scroll.scrollTop += box.top - within.top - 4;
  else if (box.top < within.top + margin) scroll.scrollTop += box.top - within.top - margin;
  else if (box.bottom > within.bottom - margin) scroll.scrollTop += box.bottom - within.bottom + margin;
}

new ResizeObserver(() => highlight()).observe(find("scroll"));

/** The fragment of the address that names this place. */
function hashNow() {
  return `#g=${state.game + 1}&p=${state.ply}${state.step > 0 ? `&s=${state.step}` : ""}${state.flip ? "&flip=1" : ""}`;
}

/** Updates the address, but not more often than browsers allow. */
function remember() {
  clearTimeout(waitingToTell);
  if (isWorkshop) return;
  const since = performance.now() - addressed;
  if (since < 200) {
    waitingToTell = setTimeout(remember, 200 - since);
    return;
  }
  if (location.hash === hashNow()) return;
  // What is above the games is what a page opens with, so only an action names a place.
  if (isBelow && location.hash === "" && state.game === 0 && state.ply === 0 && state.step === 0) return;
  addressed = performance.now();
  try {
    history.replaceState(null, "", hashNow());
  } catch {
    // A page without its own address cannot update it.
  }
}

/** Goes to the place in an address; returns whether there is one. */
function obeyHash(hash = location.hash) {
  const values = new URLSearchParams(hash.slice(1));
  const number = (name, long) => Number.parseInt(values.get(name) ?? values.get(long) ?? "", 10);
  const [opened, ply, step] = [number("g", "game"), number("p", "ply"), number("s", "step")];
  if (values.has("flip")) turn(["1", "yes", "true"].includes(values.get("flip")));
  if (Number.isNaN(opened) && Number.isNaN(ply)) return false;
  const within = (value, least, most) => Math.min(most, Math.max(least, Number.isNaN(value) ? least : value));
  stop();
  openGame(within(opened, 1, games.length) - 1);
  const at = within(ply, 0, game().end);
  go(at, within(step, 0, Math.max(0, game().sowings(at) - 1)));
  if (isBelow) root.scrollIntoView();
  return true;
}

/** Goes to a ply, or to a sowing in the ply after it, at once. */
function go(ply, step = 0) {
  motion.stop();
  state.ply = ply;
  state.step = step;
  settle();
}

/** The place after a step from here; null at an end. */
function target(forward) {
  const { ply, step, by } = state;
  if (forward) {
    if (ply >= game().end) return null;
    return by === "sowing" && step + 1 < game().sowings(ply) ? [ply, step + 1] : [ply + 1, 0];
  }
  if (step > 0) return by === "sowing" ? [ply, step - 1] : [ply, 0];
  if (ply === 0) return null;
  return by === "sowing" ? [ply - 1, Math.max(0, game().sowings(ply - 1) - 1)] : [ply - 1, 0];
}

/** Finishes a step that is in progress at once. */
function finish() {
  if (motion.busy) go(...goal);
}

/** Finishes the step in progress, or makes a step forward, animated if there is time. */
function forward(atOnce) {
  if (motion.busy) {
    finish();
    if (!atOnce) return;
  }
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
  find("halt").replaceChildren();
  motion.run(game().at(state.ply, state.step).board, steps, () => {
    go(...next);
    after();
  });
  moving();
  highlight();
}

/** Finishes a step that is in progress at once, and continues playing. */
function finishAndGoOn() {
  // The button to skip disappears.
  if (document.activeElement === find("skip")) root.focus({ preventScroll: true });
  finish();
  goOn();
}

function backward() {
  // A step in progress is undone.
  if (motion.busy) {
    go(state.ply, state.step);
    return;
  }
  const next = target(false);
  if (next) go(...next);
}

/** The next action after a step, while the game plays automatically. */
function after() {
  if (!state.playing) return;
  if (state.ply >= game().end) {
    stop();
    return;
  }
  waiting = setTimeout(() => forward(false), SPEEDS[state.speed].pause);
}

/** Stops automatic play; a step in progress goes on. */
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
    motion.pause();
    moving();
    return;
  }
  if (game().length === 0) return;
  if (!motion.busy && state.ply >= game().end) go(0);
  state.playing = true;
  playing();
  if (!motion.busy) {
    forward(false);
    return;
  }
  motion.resume();
  moving();
}

/** Opens a game at its start. */
function openGame(index) {
  if (index === state.game && view.game === game()) return;
  motion.stop();
  Object.assign(state, { game: index, ply: 0, step: 0 });
  tell();
}

/** Builds everything that depends on the game and the language. */
function tell() {
  // The workshop has its text instead.
  if (!isWorkshop) list(game(), find("whole"), find("moves"));
  heading(game(), isNamed ? [pageTitle] : [], find("heads"));
  find("games").textContent = say("game-of", { k: state.game + 1, n: games.length });
  find("stage").hidden = game().record.start === null;
  const written = game().record.start === null ? writtenBoard(game().record.headers.opening) : null;
  find("written").hidden = written === null;
  if (written) {
    const title = say("opening-written");
    find("written").replaceChildren(picture({ board: written, title }), make("figcaption", {}, title));
  }
  find("seek").max = game().places[game().end];
  ticks();
  find("goto").max = game().plies.at(-1)?.move ?? 1;
  const title = shown(game().entry.title[words.tag]);
  document.title = isNamed || games.length > 1 ? `${title} · ${pageTitle}` : title;
  current = null;
  if (game().record.start !== null) build();
}

/** Builds the board, but not again where it stays the same while somebody types. */
function build() {
  const { south, north } = game().record.headers;
  const like = JSON.stringify([state.flip, words.tag, south, north]);
  if (isWorkshop && like === built) view.game = game();
  else view.build(game(), state.flip);
  built = like;
}

/** Marks captures and findings on the scrub bar. */
function ticks() {
  const { places, plies, length, end } = game();
  const worst = new Map();
  for (const it of findings(game())) if (it.ply && it.ply <= end && worst.get(it.ply) !== "error") worst.set(it.ply, it.severity);
  const captures = [];
  for (let ply = 1; ply <= length; ply += 1) {
    (plies[ply - 1].trace ?? []).forEach((it, at) => it.taken > 0 && captures.push(places[ply - 1] + at + 1));
  }
  const lines = (at, from) => at.map((it) => `M${it} ${from}V10`).join("");
  const of = (severity) => [...worst].filter(([, it]) => it === severity).map(([ply]) => places[ply]);
  const line = (kind, at, from) => make("path", { "data-tick": kind, d: lines(at, from), "vector-effect": "non-scaling-stroke" });
  find("ticks").setAttribute("viewBox", `0 0 ${Math.max(1, places[end])} 10`);
  find("ticks").replaceChildren(line("capture", captures, 5), ...["info", "warning", "error"].map((kind) => line(kind, of(kind), 0)));
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
  turn(!state.flip);
  keep({ flip: state.flip });
  settle();
  goOn();
}

/** Draws South or North at the bottom. */
function turn(flipped) {
  if (state.flip === flipped) return;
  state.flip = flipped;
  if (game().record.start !== null) view.build(game(), flipped);
}

/** Continues playing after an action that is not a step. */
function goOn() {
  clearTimeout(waiting);
  after();
}

function chooseBy(by) {
  state.by = by;
  choose("by").value = by;
}
