// Compares the grammars of editors with kibao, byte by byte, on the records in a folder that `spans.rs` wrote.
//
// `agree.mjs FOLDER DIFFERENCES`: with BLESS=1 the list of differences is written anew. It holds every line that a grammar,
// which knows one line at a time, reads in another way; each other line must agree, and each of these differ.
import fs from 'node:fs';
import path from 'node:path';
import { linesOf, textMate, trees } from './grammars.mjs';

const [folder, list] = process.argv.slice(2);

// A letter for each kind of text.
const KIBAO = {
  HeadKey: 'k', HeadValue: 'v', Number: 'n', Colon: ':', Entry: 'm', Stray: ',', Semicolon: ';', CommentSign: 'c', Comment: 'c',
  Remark: 'c', Opinion: 'o', Doubt: 'd', Unread: 'c', Prefix: 'p',
};
const NODES = {
  known_key: 'k', other_key: 'k', value: 'v', position: 'v', number: 'n', entry: 'm', stray: ',', comment: 'c', text: 'c',
  note: 'c', opinion: 'o', doubt: 'd', prefix: 'p', comment_line: 'c', '":"': ':', '";"': ';', '"["': 'd', '"]"': 'd',
};
const SCOPES = {
  'known-key': 'k', 'other-key': 'k', value: 'v', position: 'v', number: 'n', move: 'm', missing: 'm', open: 'm',
  unreadable: 'm', stray: ',', comment: 'c', note: 'c', text: 'c', opinion: 'o', doubt: 'd', supplied: 'd', prefix: 'p',
  separator: ':', terminator: ';',
};

// Of an empty file the command line of tree-sitter prints nothing.
const files = fs.readdirSync(folder).filter(name => name.endsWith('.bao') && fs.statSync(path.join(folder, name)).size).sort();
const texts = files.map(name => fs.readFileSync(path.join(folder, name)));

/** Writes a letter over the bytes from `start` to before `end`. */
function paint(bytes, start, end, letter) {
  bytes.fill(letter.charCodeAt(0), start, end);
}

function kibao(at) {
  const bytes = Buffer.alloc(texts[at].length, ' ');
  const rows = fs.readFileSync(path.join(folder, files[at].replace(/bao$/, 'spans')), 'utf8').trim();
  const games = [];
  for (const row of rows ? rows.split('\n') : []) {
    const [start, end, kind] = row.split(' ');
    if (kind === 'Game') {
      games.push(+start);
      continue;
    }
    if (!KIBAO[kind]) throw new Error(`a kind of text without a letter: ${kind}`);
    paint(bytes, +start, +end, KIBAO[kind]);
  }
  return { bytes, games };
}

function byTree(at, nodes) {
  const bytes = Buffer.alloc(texts[at].length, ' ');
  for (const { name, start, end } of nodes) {
    if (/^(•|ERROR|MISSING)/.test(name)) throw new Error(`${shown(at)}: the tree has an error at byte ${start}: ${name}`);
    const letter = NODES[name];
    // The sign of a comment line is part of the comment; what is in a position is part of the value.
    const inside = String.fromCharCode(bytes[start]);
    if (letter && !(':;d'.includes(letter) && 'cpv'.includes(inside))) paint(bytes, start, end, letter);
  }
  return bytes;
}

function byScopes(at, tokens) {
  const bytes = Buffer.alloc(texts[at].length, ' ');
  for (const { scopes, start, end } of tokens) {
    const names = scopes.flatMap(scope => scope.split('.').filter(name => SCOPES[name]));
    if (names.length) paint(bytes, start, end, SCOPES[names.at(-1)]);
  }
  return bytes;
}

/** The lines at which games begin, counted from 1, by the places where they do. */
function gameLines(text, starts) {
  const behindBlank = start => start + text.subarray(start).toString().search(/[^\s\ufeff]/);
  return starts.map(start => text.subarray(0, behindBlank(start)).toString().split(/\r\n|\n|\r/).length).join(' ');
}

/** Lines of a file in which two readings differ somewhere outside blanks. */
function* differing(text, one, other) {
  const blank = /[\s\u061c\u0085\u200b-\u200f\u2060\ufeff]/;
  let start = 0, number = 0;
  for (const line of linesOf(text)) {
    number += 1;
    let at = start, [a, b] = ['', ''];
    for (const character of line) {
      const length = Buffer.byteLength(character);
      const show = bytes => (blank.test(character) ? ' ' : String.fromCharCode(bytes[at]));
      a += show(one);
      b += show(other);
      at += length;
    }
    if (a !== b) yield { number, line: line.trimEnd(), a: a.trimEnd(), b: b.trimEnd() };
    start = at;
  }
}

function note(what, ...rows) {
  found.push(what);
  if (process.env.SHOW) console.log([what, ...rows].join('\n  '));
}

const shown = at => files[at].replaceAll('~', '/');
const tokensOf = await textMate();
const found = [];
let lines = 0;
trees(files.map(name => path.join(folder, name))).forEach((nodes, at) => {
  const { bytes, games } = kibao(at);
  const readings = { 'tree-sitter': byTree(at, nodes), textmate: byScopes(at, tokensOf(texts[at])) };
  // A text without a game has no spans.
  if (!games.length) return;
  const starts = nodes.filter(node => node.name === 'game').map(node => node.start);
  const [told, read] = [gameLines(texts[at], games), gameLines(texts[at], starts)];
  if (told !== read) note(`${shown(at)}: games tree-sitter`, told, read);
  lines += texts[at].toString().trimEnd().split(/\r\n|\n|\r/).length;
  for (const [name, reading] of Object.entries(readings)) {
    for (const { number, line, a, b } of differing(texts[at], bytes, reading)) {
      note(`${shown(at)}:${number} ${name}`, line, a, b);
    }
  }
});

if (process.env.BLESS) {
  const head = fs.readFileSync(list, 'utf8').split('\n').filter(line => line.startsWith('#'));
  fs.writeFileSync(list, [...head, ...found, ''].join('\n'));
}
const expected = fs.readFileSync(list, 'utf8').split('\n').filter(line => line && !line.startsWith('#'));
const more = found.filter(line => !expected.includes(line));
const gone = expected.filter(line => !found.includes(line));
for (const line of more) console.error(`differs from kibao: ${line}`);
for (const line of gone) console.error(`does not differ any more, and is still in ${list}: ${line}`);
console.log(`${files.length} records, ${lines} lines: ${found.length} read in another way, all of them known`.replace(/, all.*/, more.length ? '' : '$&'));
process.exit(more.length || gone.length ? 1 : 0);
