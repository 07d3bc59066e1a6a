// Packs the page of the workshop: node pack.mjs FOLDER, with what `.ci/workshop` has built there.
import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import zopfli from "@gfx/zopfli";

const folder = process.argv[2];
const read = (...names) => names.map((name) => readFileSync(`${folder}/${name}`, "utf8")).join("");

/** Bytes as `unpack.js` opens them. */
async function packed(bytes) {
  const gzip = await promisify(zopfli.gzip)(bytes, { numiterations: 15 });
  const fill = (4 - (gzip.length % 4)) % 4;
  const whole = Buffer.concat([gzip, Buffer.alloc(fill)]);
  const digits = [String(fill)];
  for (let at = 0; at < whole.length; at += 4) {
    const value = whole.readUInt32BE(at);
    for (let power = 85 ** 4; power >= 1; power /= 85) {
      const digit = Math.floor(value / power) % 85;
      // All characters from `(` to `}` but `<`.
      digits.push(String.fromCharCode(digit + (digit < 20 ? 40 : 41)));
    }
  }
  return digits.join("");
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
