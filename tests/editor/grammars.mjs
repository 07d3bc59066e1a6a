// The two grammars of editors: the trees of files by tree-sitter, the scopes of a text by the TextMate grammar.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';

const require = createRequire(path.resolve(process.env.NODE_MODULES, 'x'));
const { INITIAL, Registry, parseRawGrammar } = require('vscode-textmate');
const oniguruma = require('vscode-oniguruma');

/** The lines of a text, with their ends. */
export const linesOf = text => text.toString().split(/(?<=\r\n|\n|\r(?!\n))/);

/** Where a line begins, counted from 0; for tree-sitter a line ends at LF. */
export function lineStart(text, row) {
  let start = 0;
  for (; row > 0; row--) start = text.indexOf(10, start) + 1;
  return start;
}

/**
 * The trees of files that are not empty: each node with its name, its first and its last byte. A node that is an error, or
 * missing, or has one below it has that in its name.
 */
export function trees(files) {
  const list = `${files[0]}.paths`;
  fs.writeFileSync(list, files.map(file => path.resolve(file)).join('\n'));
  let out;
  try {
    const options = { cwd: process.env.TREE_SITTER_GRAMMAR, maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] };
    out = execFileSync('tree-sitter', ['parse', '--cst', '--paths', path.resolve(list)], options);
  } catch (error) {
    // There is an error in a tree.
    out = error.stdout;
  }
  const all = [];
  let text;
  for (const line of out.toString().replace(/\x1b\[[0-9;]*m/g, '').split('\n')) {
    const [, row, column, endRow, endColumn, what] = line.match(/^(\d+):(\d+)\s*- (\d+):(\d+)\s*(.*)$/) ?? [];
    if (row === undefined) continue;
    const name = what.split(' `')[0];
    if (/^•?file$/.test(name)) {
      text = fs.readFileSync(files[all.length]);
      all.push([]);
    }
    all.at(-1).push({ name, start: lineStart(text, +row) + +column, end: lineStart(text, +endRow) + +endColumn });
  }
  if (all.length !== files.length) throw new Error(`${all.length} trees of ${files.length} files`);
  return all;
}

/** A function from a text to its TextMate tokens: each with its scopes, its first and its last byte. */
export async function textMate() {
  const wasm = fs.readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm'));
  await oniguruma.loadWASM(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length));
  const file = path.join(import.meta.dirname, '../../grammar/textmate/bao.tmLanguage.json');
  const onigLib = Promise.resolve({
    createOnigScanner: patterns => new oniguruma.OnigScanner(patterns),
    createOnigString: text => new oniguruma.OnigString(text),
  });
  const registry = new Registry({ onigLib, loadGrammar: async () => parseRawGrammar(fs.readFileSync(file, 'utf8'), file) });
  const language = await registry.loadGrammar('source.bao');
  return text => {
    const all = [];
    let state = INITIAL, start = 0;
    for (const line of linesOf(text)) {
      const content = line.replace(/[\r\n]+$/, '');
      const { tokens, ruleStack } = language.tokenizeLine(content, state);
      state = ruleStack;
      for (const { startIndex, endIndex, scopes } of tokens) {
        const from = start + Buffer.byteLength(content.slice(0, startIndex));
        all.push({ scopes, start: from, end: from + Buffer.byteLength(content.slice(startIndex, endIndex)) });
      }
      start += Buffer.byteLength(line);
    }
    return all;
  };
}
