// What leaves the page: copies, files, and what it remembers; and the list of games.

/** Copies a text, or shows it where copying is not allowed. */
async function copy(text, said) {
  try {
    await navigator.clipboard.writeText(text);
    notice(said);
  } catch {
    const field = make(text.includes("\n") ? "textarea" : "input", { readonly: "", "aria-label": said });
    field.value = text;
    notice(field);
    field.select();
  }
}

/** The address of this place. */
const address = () => location.href.split("#")[0] + hashNow();

/** The moves of the game, a round on a line; those that cannot be played as they are written. */
function movesText() {
  const rounds = new Map();
  for (const it of game().plies) rounds.set(it.move, [...(rounds.get(it.move) ?? []), it.canonical ?? it.written]);
  return [...rounds].map(([round, moves]) => `${round}: ${moves.join(" ")};\n`).join("");
}

/** Offers a file to keep. Its name has the players, and for a board the ply. */
function save(ending, content, ply = "") {
  const name = [...game().entry.title[words.tag].toLocaleLowerCase(words.tag).split(/[^\p{L}\p{N}]+/u), ply].filter(Boolean).join("-");
  offer(`${name.slice(0, 80)}.${ending}`, content);
}

function offer(download, content) {
  const href = URL.createObjectURL(content);
  make("a", { href, download }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10000);
}

/** The board as it is now, as a file of its own: with the parts that it uses, and in the colours of the page. */
function svgText() {
  const { ply, step } = state;
  const position = game().position(ply);
  const now = game().at(ply, step);
  const title = find("caption").textContent;
  const svg = picture({ ...now, blocked: position.blocked, turn: position.phase === "over" ? null : position.to_move, flip: state.flip, title });
  for (const use of svg.querySelectorAll("use")) {
    const drawn = document.querySelector(use.getAttribute("href")).cloneNode(true);
    drawn.removeAttribute("id");
    use.replaceWith(drawn);
  }
  const gradients = document.querySelectorAll("defs > linearGradient, defs > radialGradient");
  svg.prepend(make("title", {}, title), make("defs", {}, ...[...gradients].map((it) => it.cloneNode(true))));
  const [, , width, height] = svg.getAttribute("viewBox").split(" ");
  svg.setAttribute("width", width);
  svg.setAttribute("height", height);
  svg.removeAttribute("class");
  const style = getComputedStyle(document.documentElement);
  return new XMLSerializer().serializeToString(svg).replace(/var\((--[\w-]+)\)/g, (_, name) => style.getPropertyValue(name).trim());
}

/** The same as a picture of dots, twice as wide. */
async function pngOf(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = make("canvas", { width: 2 * image.width, height: 2 * image.height });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

const SHARE = {
  link: () => copy(address(), say("linked")),
  position: () => copy(game().position(state.ply).text, say("copied")),
  moves: () => copy(movesText(), say("copied")),
  record: () => copy(game().entry.text, say("copied")),
  bao: () => save("bao", new Blob([game().entry.text.replace(/\n*$/, "\n")], { type: "text/plain" })),
  svg: () => save("svg", new Blob([svgText()], { type: "image/svg+xml" }), state.ply),
  png: async () => save("png", await pngOf(svgText()), state.ply),
};

// What is chosen is remembered, if the browser allows it.
const MEMORY = "kibao";

function remembered() {
  try {
    return JSON.parse(localStorage.getItem(MEMORY)) ?? {};
  } catch {
    return {};
  }
}

function keep(values) {
  try {
    localStorage.setItem(MEMORY, JSON.stringify({ ...remembered(), ...values }));
  } catch {
    // It is forgotten.
  }
}

/** Fills the list of games with those that have all words of the filter. */
function listGames() {
  const wanted = find("filter").value.toLocaleLowerCase(words.tag).split(/\s+/);
  const row = (it, at) => {
    const found = ["error", "warning"].map((severity) => [severity, it.record.findings.filter((one) => one.severity === severity).length]);
    const signs = found.filter(([, number]) => number > 0)
      .map(([severity, number]) => make("span", { "data-count": severity, "aria-label": `${say(`severity-${severity}`)}: ${number}`, role: "img" }, number));
    const who = players(it.record) ?? shown(it.record.headers.title ?? say("untitled"));
    const about = [players(it.record) ? it.record.headers.title : null, it.record.headers.event, it.record.headers.place, it.record.headers.date];
    const facts = about.filter(Boolean).map(shown).join(" \u00b7 ");
    return make("li", {}, make("button", { type: "button", "data-open": at, "aria-current": at === state.game ? "true" : null },
      make("span", { class: "no" }, `${at + 1}.`), make("span", { class: "who" }, who), make("b", {}, score(it.record)),
      make("span", { class: "facts" }, facts), make("span", { class: "found" }, ...signs)));
  };
  const fits = (it) => {
    const text = Object.values(it.record.headers).join(" ").toLocaleLowerCase(words.tag);
    return wanted.every((word) => text.includes(word));
  };
  const rows = games.map((it, at) => (fits(it) ? row(it, at) : null)).filter(Boolean);
  find("list").replaceChildren(...rows);
  find("none").hidden = rows.length > 0;
}
