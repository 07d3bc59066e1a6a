// Tests the package in Node, by its name as its users import it: node --test.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import * as kibao from "kibao";

const here = (name) => readFileSync(new URL(name, import.meta.url), "utf8");

test("the types name the functions", () => {
  const declared = [...here("index.d.ts").matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
  assert.deepEqual(declared.sort(), Object.keys(kibao).sort());
});

test("a record is checked and fixed", () => {
  const text = "1. A6<* a6<\n";
  const codes = (text) => kibao.check(text).games[0].findings.map((it) => it.code);
  assert.ok(codes(text).includes("N101"));
  const fixed = kibao.fix(text);
  assert.equal(fixed.text, "1: A6<* a6<;\n");
  assert.ok(!codes(fixed.text).includes("N101"));
});

test("accents are composed as in the program", () => {
  const names = (text) => kibao.check(text).games[0].findings.map((it) => it.code);
  assert.deepEqual(names("south: Zoe\u0308\nwinner: Zo\u00eb\n\n1: A6<*;\n"), names("south: Zo\u00eb\nwinner: Zo\u00eb\n\n1: A6<*;\n"));
});

test("moves are listed and played", () => {
  const names = kibao.moves("").map((it) => it.name);
  assert.deepEqual(names, ["A6<*", "A6>*", "A7<*", "A7>*"]);
  assert.equal(kibao.play("", { name: "A6<*" }).text, "1: A6<*;\n");
  assert.deepEqual(kibao.play("", { name: "A1<" }), { error: "move" });
});

test("a broken record is repaired", () => {
  const record = here("../page/zanzibar-1994-game2.bao");
  const [likeliest] = kibao.repair(record, { lang: "de" }).choices;
  assert.ok(likeliest.probability > 0.5 && likeliest.changes.length > 0);
  const codes = (text) => kibao.check(text).games[0].findings.map((it) => it.code);
  assert.ok(codes(record).includes("R101") && !codes(likeliest.text).includes("R101"));
});

test("other forms are written", () => {
  const text = "1: A6<* a6<;\n";
  assert.equal(JSON.parse(kibao.json(text).text).games[0].plies.length, 2);
  assert.match(kibao.svg(text, { ply: 1 }).text, /^<svg /);
  assert.match(kibao.html(text).text, /^<!doctype html>/);
  assert.match(kibao.convert(text, { to: "zanzibar" }).text, /A6L\* a6L;/);
  assert.ok(kibao.fits(text).fits.includes("kibao"));
  assert.match(kibao.explain("N101").text, /What it does/);
  assert.match(kibao.explain("N101", { lang: "sw" }).text, /Kwa nini/);
});

test("what cannot be done is a value", () => {
  assert.deepEqual(kibao.check("", { rules: "chess" }), { error: "rules" });
  assert.deepEqual(kibao.check("x".repeat((4 << 20) + 1)), { error: "size" });
  assert.deepEqual(kibao.explain("R999"), { error: "code" });
});
