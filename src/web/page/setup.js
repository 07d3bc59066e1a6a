// A position that is set up by hand: a number for each pit and store, who has a house, who moves; below it the same as text.

const setup = { total: 64, block: "255" };
const setupFields = () => [...deskPart("setup-board").querySelectorAll("[data-cell]")];
const setupPart = (name) => deskPart("setup-board").querySelector(`[name="${name}"]`);

/** The parts of a position text: rows from the top, stores, houses, block, turn; null if it has not this form. */
function partsOf(text) {
  const parts = text.replace(/[[\]]/g, " ").split("|").map((part) => part.trim().split(/\s+/));
  const lengths = [8, 8, 8, 8, 2, 2, 1, 1];
  const numbers = parts.every((part, at) => (at === 5 ? part.every((it) => /^[TF]$/i.test(it)) : part.every((it) => /^\d{1,3}$/.test(it))));
  return numbers && parts.length === lengths.length && parts.every((part, at) => part.length === lengths[at]) ? parts : null;
}

/** The cells in the order of a position text. */
const setupOrder = () => [...rowsOf(false).flat(), STORE, STORE + 1];

/** Opens it with the position on the board. */
function openSetup() {
  const position = game().position(state.ply);
  if (position) setup.total = boardOf(position).reduce((sum, seeds) => sum + seeds);
  const field = (cell, label) => make("input", { type: "number", min: 0, max: 99, inputmode: "numeric", "data-cell": cell, "aria-label": label });
  const side = (at) => {
    const name = sentence(say(`side-${SIDES[at]}`));
    const box = (type, key, value, text) => make("label", {}, make("input", { type, name: key, value }), ` ${text}`);
    return make("div", { class: "side", role: "group", "aria-label": name }, make("b", {}, name),
      make("label", {}, `${say("store")} `, field(STORE + at, `${name}, ${say("store")}`)),
      box("checkbox", `house-${at}`, "T", "nyumba"), box("radio", "setup-turn", at, say("on-move")));
  };
  const row = (cells) => make("div", { class: "pits" }, ...cells.map((cell) => field(cell, nameOf(cell))));
  deskPart("setup-board").replaceChildren(side(1), ...rowsOf(false).map(row), side(0));
  deskPart("setup-text").value = position?.text ?? game().record.headers.opening ?? "";
  fillSetup();
  deskPart("setup").showModal();
  deskPart("setup").querySelector("h2").focus();
}

/** Fills the fields from the text. */
function fillSetup() {
  const parts = partsOf(deskPart("setup-text").value);
  if (parts) {
    const seeds = parts.slice(0, 5).flat();
    setupOrder().forEach((cell, at) => {
      deskPart("setup-board").querySelector(`[data-cell="${cell}"]`).value = Number(seeds[at]);
    });
    for (const at of [0, 1]) setupPart(`house-${at}`).checked = parts[5][at].toUpperCase() === "T";
    [setup.block] = parts[6];
    deskPart("setup-board").querySelector(`[name="setup-turn"][value="${parts[7][0] === "1" ? 1 : 0}"]`).checked = true;
  }
  checkSetup(parts);
}

/** Writes the text from the fields. */
function writeSetup() {
  const seeds = new Map(setupFields().map((it) => [Number(it.dataset.cell), Number(it.value) || 0]));
  const all = setupOrder().map((cell) => seeds.get(cell));
  const rows = [0, 8, 16, 24].map((from) => all.slice(from, from + 8).join(" "));
  const houses = [0, 1].map((at) => (setupPart(`house-${at}`).checked ? "T" : "F"));
  const turn = setupPart("setup-turn").checked ? 1 : 0;
  deskPart("setup-text").value = `[ ${[...rows, all.slice(32).join(" "), houses.join(" "), setup.block, turn].join(" | ")} ]`;
  checkSetup(partsOf(deskPart("setup-text").value));
}

/** Counts the seeds; only a board with all of them can be played. */
function checkSetup(parts) {
  const sum = parts ? parts.slice(0, 5).flat().reduce((all, it) => all + Number(it), 0) : 0;
  put(deskPart("setup-sum"), say("workshop-setup-seeds", { n: sum, all: setup.total }));
  deskPart("setup-use").disabled = sum !== setup.total;
}

function emptySetup() {
  for (const it of setupFields()) it.value = 0;
  writeSetup();
}

/** Begins a record at the position, by the rules of the game on the board. */
function useSetup() {
  const { rules } = game().record;
  const head = desk.rules === "" && rules !== RULES[0] && RULES.includes(rules) ? `rules: ${rules}\n` : "";
  deskPart("setup").close();
  begin(`${head}opening: ${deskPart("setup-text").value.trim()}\n`);
  enter.on = true;
  showEntering();
}
