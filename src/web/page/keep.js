// What comes in and goes out: files, links, what the browser remembers.

const KEPT = "kibao-workshop";
// Longer links are cut by programs that pass them on.
const LONGEST_LINK = 16000;
const MOST_TEXT = 4 << 20;

const squeezed = async (bytes, stream) => new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/** A text, compressed, in the letters of an address. */
async function packed(text) {
  const bytes = await squeezed(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(Array.from(bytes, (it) => String.fromCharCode(it)).join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text in such letters; null if there is no text in them. */
async function unpacked(letters) {
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    return await limited(reader);
  } catch {
    return null;
  }
}

/** Reads a text to its end, or as far as it may be long. */
async function limited(reader) {
  const parts = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MOST_TEXT) return null;
    parts.push(value);
  }
  return decoded(new Uint8Array(await new Blob(parts).arrayBuffer()));
}

/** The text of a file: UTF-16 with its mark, UTF-8, otherwise Windows-1252. */
function decoded(bytes) {
  const wide = { "255,254": "utf-16le", "254,255": "utf-16be" }[bytes.slice(0, 2).join()];
  try {
    return new TextDecoder(wide ?? "utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const isRecord = (name) => /\.(bao|txt|gz)$/.test(name);

/** The files of a folder, each with its path. Chromium has its own way, the only one there for a page from a file. */
async function* filesWithin(folder, path) {
  if (folder.values) {
    for await (const it of folder.values()) {
      if (it.kind === "directory") yield* filesWithin(it, `${path}/${it.name}`);
      else if (isRecord(it.name)) yield Object.assign(await it.getFile(), { path: `${path}/${it.name}` });
    }
    return;
  }
  const reader = folder.createReader();
  for (;;) {
    const some = await new Promise((done, fail) => { reader.readEntries(done, fail); });
    if (some.length === 0) return;
    for (const it of some) {
      if (it.isDirectory) yield* filesWithin(it, `${path}/${it.name}`);
      else if (isRecord(it.name)) yield Object.assign(await new Promise((done, fail) => { it.file(done, fail); }), { path: `${path}/${it.name}` });
    }
  }
}

/** The files that are dropped, also those in folders, in the order of their paths. */
async function dropped(transfer) {
  // All are asked for at once: they are gone after the event.
  const items = [...transfer.items].filter((it) => it.kind === "file").map((it) => [it.getAsFile(), it.getAsFileSystemHandle?.() ?? it.webkitGetAsEntry()]);
  const files = [];
  for (const [file, asked] of items) {
    const it = await asked;
    if (it?.kind !== "directory" && !it?.isDirectory) files.push(file);
    else for await (const within of filesWithin(it, it.name)) files.push(within);
  }
  const pathOf = (file) => file.path ?? file.name;
  return files.sort((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1));
}

/** Opens files, one game after the other. Their names, lines and places are kept for the report. */
async function openFiles(files) {
  const [texts, list] = [[], []];
  let start = 0;
  for (const file of files) {
    const packedFile = file.name.endsWith(".gz");
    const stream = packedFile ? file.stream().pipeThrough(new DecompressionStream("gzip")) : file.stream();
    const text = file.size > MOST_TEXT ? null : await limited(stream.getReader()).catch(() => null);
    if (text === null) notice(say("workshop-too-long"));
    else {
      const own = text.replace(/\r\n?/g, "\n").replace(/\n*$/, "\n");
      texts.push(own);
      list.push([file.path ?? file.name, own.split("\n").length - 1, start]);
      start += own.length + 1;
    }
  }
  if (texts.length === 0) return;
  desk.files = { text: texts.join("\n"), list };
  begin(desk.files.text);
}

/** The address that holds the whole record and this place; null if it would be too long. */
async function recordLink() {
  const place = new URLSearchParams({ t: await packed(edit.text()) });
  if (desk.rules) place.set("rules", desk.rules);
  const link = `${location.href.split("#")[0]}#${place}&g=${state.game + 1}&p=${state.ply}`;
  return link.length > LONGEST_LINK ? null : link;
}

async function share() {
  const link = await recordLink();
  if (!link) {
    notice(say("workshop-link-long"));
    return;
  }
  // A phone has a list of those whom it can be sent to.
  const shared = { title: document.title, url: link };
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.(shared)) await navigator.share(shared).catch(() => {});
  else await copy(link, say("linked"));
}

/** The record of an address; null if it has none. */
async function linked() {
  const values = new URLSearchParams(location.hash.slice(1));
  const text = values.has("t") ? await unpacked(values.get("t")) : null;
  if (text === null) return null;
  const number = (name) => Math.max(0, Number.parseInt(values.get(name) ?? "", 10) || 0);
  return { text, rules: values.get("rules") ?? "", place: [Math.max(0, number("g") - 1), number("p")] };
}

function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT)) ?? {};
  } catch {
    return {};
  }
}

/** Remembers the text and the choices, or forgets the text. The record of a link is the user's own only when it is changed. */
function keepText() {
  const remembers = deskPart("remember").checked;
  const { text, rules } = desk.lent ? kept() : { text: edit.text(), rules: desk.rules };
  const values = { remembers, rules, lang: words.tag, text: remembers && text?.length < MOST_TEXT / 4 ? text : undefined };
  try {
    localStorage.setItem(KEPT, JSON.stringify(values));
  } catch {
    // It is forgotten.
  }
}

/** Saves what the module writes. */
async function saveAs(name, ending, type) {
  const said = await looker.ask(name, edit.text(), { ...asking(), game: state.game, ply: state.ply });
  if (said.error) notice(say("workshop-nothing"));
  else save(ending, new Blob([said.text], { type }));
}
