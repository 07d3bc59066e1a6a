// Packs the page of the workshop: node pack.mjs FOLDER, with what `.ci/workshop` has built there.
import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import zopfli from "@gfx/zopfli";

const folder = process.argv[2];
const read = (...names) => names.map((name) => readFileSync(`${folder}/${name}`, "utf8")).join("");

/** Bytes as `unpack.js` opens them. */
async function packed(bytes) {
  const gzip = await promisify(zopfli.gzip)(bytes, { numiterations: 15 });
  const bits = Array.from(gzip, (byte) => byte.toString(2).padStart(8, "0")).join("");
  // The last character may hold two groups.
  const groups = `${bits}${"0".repeat(14)}`.match(/.{7}/g).map((group) => Number.parseInt(group, 2));
  const unwritten = [0, 10, 13, 60];
  const characters = [];
  let at = 0;
  for (; at * 7 < bits.length; at += 1) {
    const index = unwritten.indexOf(groups[at]);
    if (index >= 0) at += 1;
    characters.push(String.fromCharCode(index < 0 ? groups[at] : 256 + 128 * index + groups[at]));
  }
  return `${Math.floor((at * 7 - bits.length) / 8)}${characters.join("")}`;
}

const glue = read("kibao.js");
const module = readFileSync(`${folder}/kibao_bg.wasm`);
// The module itself writes the page around it. In another realm the bytes would be no bytes.
const wasm = new Function(`${glue}\nreturn wasm_bindgen;`)();
wasm.initSync({ module });
const page = JSON.parse(wasm.page(JSON.stringify({
  editor: read("editor.bundle.js"),
  example: read("page/zanzibar-1994-game2.bao"),
  html: read("page/desk.html"),
  open: read("page/unpack.js", "page/open.js"),
  script: ["worker-client", "editor", "found", "enter", "setup", "keep", "desk"].map((name) => read(`page/${name}.js`)).join(""),
  style: read("page/desk.css"),
  worker: glue + read("page/unpack.js", "page/worker.js"),
})));
const within = { module: await packed(module), packed: await packed(Buffer.from(page.packed)) };
writeFileSync(`${folder}/workshop.html`, page.frame.replace(/\{\{(module|packed)\}\}/g, (_, name) => within[name]));
