// Holds the grammars of editors against the EBNF: every sign in quotation marks of a rule has the node and the scope of that
// rule, every rule is a rule of the tree-sitter grammar. A rule or a sign that is new in the EBNF needs its row here.
//
// `ebnf.mjs FOLDER`
import fs from 'node:fs';
import path from 'node:path';
import { textMate, trees } from './grammars.mjs';

const folder = process.argv[2];
const grammar = path.join(import.meta.dirname, '../../grammar');
const position = sign => `opening: [ ${'0 0 0 0 0 0 0 0 | '.repeat(4)}32 32 | ${sign} T | 255 | 0 ]\n`;

// For each rule with signs: a record with the sign, and what the sign is there: the node, the scope.
const RULES = {
  'known key': [sign => `${sign}: x\n`, 'known_key', 'known-key'],
  'head line': [sign => `title: x; y\n`, { ':': '":"', ';': '";"' }, { ':': 'separator', ';': 'terminator' }],
  'other key': [sign => `Wea${sign}ther: x\n`, 'other_key', 'other-key', sign => `Wea${sign}ther`],
  'round line': [() => '1: A5; x\n', { ':': '":"', ';': '";"' }, { ':': 'separator', ';': 'terminator' }],
  doubted: [sign => `1: A5${sign};\n`, 'doubt', 'doubt'],
  supplied: [sign => '1: [A5];\n', { '[': '"["', ']': '"]"' }, 'supplied'],
  missing: [sign => `1: ${sign};\n`, 'missing', 'missing'],
  open: [sign => (sign === '|' ? '1: A5|6;\n' : `1: ${sign} a5;\n`), { '|': '"|"', '': 'open' }, 'open'],
  weight: [sign => `1: A5${sign}0.6|6;\n`, 'weight', 'weight', sign => `${sign}0.6`],
  opinion: [sign => `1: A5${sign};\n`, 'opinion', 'opinion'],
  comment: [sign => `1: A5; ${sign}x\n`, 'comment', 'comment', sign => `${sign}x`],
  'comment line': [sign => `${sign} x\n`, { ';': '";"', '%': '"%"' }, 'comment'],
  'nonzero digit': [sign => `${sign}: A5;\n`, 'number', 'number'],
  digit: [sign => `1${sign}: A5;\n`, 'number', 'number', sign => `1${sign}`],
  row: [sign => `1: ${sign}5;\n`, 'row', 'row'],
  pit: [sign => `12: A${sign};\n`, 'pit', 'pit', sign => sign, 5],
  direction: [sign => `1: A5${sign};\n`, 'direction', 'direction'],
  // A `>` is the direction where there is no other.
  house: [sign => `1: A5R${sign};\n`, 'house', 'house'],
  mark: [sign => `1: A5<${sign};\n`, 'mark', 'mark'],
  win: [sign => `1: A5<${sign};\n`, 'win', 'win'],
  position: [() => position('T'), { '[': '"["', ']': '"]"', '|': '"|"' }, 'position'],
  'position house': [position, 'position_house', 'position-house'],
  block: [sign => position('T').replace('255', sign), 'block', 'block', sign => sign, -1],
  turn: [sign => position('T').replace('0 ]', `${sign} ]`), 'turn', 'turn', sign => sign, -1],
};
// What only the letters and digits of other rules are.
const LETTERS = ['digit', 'nonzero digit', 'letter'];
// The TextMate grammar knows one line at a time, and colours what is in a rule.
const STRUCTURE = ['file', 'game', 'head', 'rounds', 'entry', 'doubted', 'blank line', 'line end', 'round line', 'head line', 'key', 'houses', 'stores'];

const problems = [];
const grammars = { kibao: [], zanzibar: [], transcript: [], position: [] };
for (const name of Object.keys(grammars)) {
  const text = fs.readFileSync(path.join(grammar, `${name}.ebnf`), 'utf8').replace(/\(\*.*?\*\)/gs, '');
  for (const [, rule, body] of text.matchAll(/([a-z][a-z ]*?)\s*=((?:"[^"]*"|\?[^?]*\?|[^;"?])*);/g)) {
    const signs = [...body.matchAll(/"([^"]*)"/g)].map(match => match[1]).filter(sign => sign.trim());
    // A row and a house of a position are not those of a move.
    const own = name === 'position' && ['row', 'house'].includes(rule) ? `position ${rule}` : rule;
    grammars[name].push({ rule: own, signs });
  }
}
const rules = Object.values(grammars).flat();
if (rules.length !== 50) problems.push(`${rules.length} rules in the EBNF: change this number and read what is new`);

const js = fs.readFileSync(path.join(grammar, 'tree-sitter/grammar.js'), 'utf8');
const json = fs.readFileSync(path.join(grammar, 'textmate/bao.tmLanguage.json'), 'utf8');
for (const { rule } of rules.filter(({ rule }) => !LETTERS.includes(rule))) {
  if (!new RegExp(`\\b${rule.replaceAll(' ', '_')}\\b`).test(js)) problems.push(`no node of the rule ${rule}`);
  const scope = new RegExp(`[".]${rule.replaceAll(' ', '-')}\\.`);
  if (!STRUCTURE.includes(rule) && !scope.test(json)) problems.push(`no scope of the rule ${rule}`);
}

const tries = rules.flatMap(({ rule, signs }) => signs.map(sign => ({ rule, sign: sign.trim() === '%' ? '%' : sign.trim() })));
const files = tries.map(({ rule, sign }, at) => {
  const file = path.join(folder, `ebnf-${at}.bao`);
  if (!RULES[rule]) throw new Error(`no row for the signs of the rule ${rule}`);
  fs.writeFileSync(file, RULES[rule][0](sign));
  return file;
});
const tokensOf = await textMate();
trees(files).forEach((nodes, at) => {
  const { rule, sign } = tries[at];
  const [record, node, scope, shown = sign => sign, from = 0] = RULES[rule];
  const text = record(sign), what = shown(sign);
  const start = from < 0 ? text.lastIndexOf(what, rule === 'block' ? text.lastIndexOf('|') : undefined) : text.indexOf(what, from);
  const of = it => (typeof it === 'string' ? it : (it[sign] ?? it['']));
  const named = nodes.filter(({ name }) => name === of(node));
  if (nodes.some(({ name }) => /^(•|ERROR|MISSING)/.test(name)) || !named.some(it => it.start === start && it.end === start + what.length)) {
    problems.push(`${sign} of the rule ${rule} is not the node ${of(node)} in ${JSON.stringify(text)}`);
  }
  const tokens = tokensOf(text).filter(it => it.start < start + what.length && it.end > start);
  if (!tokens.length || !tokens.every(({ scopes }) => scopes.some(it => it.split('.').includes(of(scope))))) {
    problems.push(`${sign} of the rule ${rule} has not the scope ${of(scope)} in ${JSON.stringify(text)}`);
  }
});
for (const problem of problems) console.error(problem);
console.log(`${rules.length} rules with ${tries.length} signs of the EBNF: ${problems.length} problems`);
process.exit(problems.length ? 1 : 0);
