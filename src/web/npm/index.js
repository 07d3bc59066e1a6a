// The functions of kibao for JavaScript: each takes a text and options, and returns what `index.d.ts` says. What cannot be done is
// a value, too: `{ error: "moves" }`.
import * as module from "./kibao.js";

const wasm = new URL("./kibao_bg.wasm", import.meta.url);
if (globalThis.process?.versions?.node) {
  const { readFileSync } = await import("node:fs");
  module.initSync({ module: readFileSync(wasm) });
} else {
  await module.default({ module_or_path: wasm });
}

const asks = (name) => (text, options = {}) => JSON.parse(module[name](text, JSON.stringify(options)));

export const check = asks("check");
export const fix = asks("fix");
export const repair = asks("repair");
export const convert = asks("convert");
export const moves = asks("moves");
export const play = asks("play");
export const fits = asks("fits");
export const json = asks("json");
export const svg = asks("svg");
export const html = asks("html");
export const report = asks("report");
export const explain = asks("explain");
