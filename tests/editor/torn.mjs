// Tears the records in a folder and mixes them, always in the same way: no text is an error to the tree-sitter grammar, and
// after an edit the tree is the one of a whole new reading.
//
// `torn.mjs FOLDER COUNT`
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const [folder, count] = process.argv.slice(2);
const records = fs.readdirSync(folder).filter(name => name.endsWith('.bao')).sort().map(name => fs.readFileSync(path.join(folder, name), 'utf8'));
const odd = ['\n', '\n\n', ' ', ';', ':', '|', '[', ']', '(', ')', '(?)', '?', '!', '1', '9', '1:', '12.', 'A', 'b', 'A5', '7>', '&lt;', '&', '%', '--', '<', '>', '*', '.', '...', 'title:', 'South: ', '\r', '\t', '\u200b', 'é', '＜', '>>> ', '[12:03] ', '- ', '{', '}', '/', '0.5', ':0.5|'];

let seed = 1;
function below(limit) {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * limit);
}

const out = fs.mkdtempSync(path.join(folder, 'torn-'));
const paths = [];
for (let at = 0; at < +count; at++) {
  const start = below(1000), record = records[below(records.length)];
  let text = record.slice(start % (record.length + 1), start + below(600));
  for (let edits = below(8); edits >= 0; edits--) {
    const place = below(text.length + 1);
    const other = records[below(records.length)], from = below(other.length);
    const added = below(3) ? odd[below(odd.length)] : other.slice(from, from + below(40));
    text = text.slice(0, place) + added + text.slice(place + below(3));
  }
  paths.push(path.resolve(out, `${at}.bao`));
  fs.writeFileSync(paths.at(-1), text.toWellFormed());
}
const list = path.join(out, 'paths');
fs.writeFileSync(list, paths.join('\n'));
const options = { cwd: process.env.TREE_SITTER_GRAMMAR, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] };
const parse = (...args) => {
  try {
    return execFileSync('tree-sitter', ['parse', ...args], options);
  } catch (error) {
    // Status 1 is a tree with errors; anything else is no answer.
    if (error.status !== 1) throw error;
    return error.stdout;
  }
};
const broken = parse('--quiet', '--paths', path.resolve(list)).split('\n').filter(line => /ERROR|MISSING/.test(line));
for (const line of broken) console.error(line);

let edited = 0;
for (const file of paths.slice(0, 100)) {
  const text = fs.readFileSync(file);
  const place = below(text.length + 1), length = below(Math.min(20, text.length - place + 1)), added = ['7', ';', ': ', 'A5'][below(4)];
  const whole = Buffer.concat([text.subarray(0, place), Buffer.from(added), text.subarray(place + length)]);
  if (whole.toString().includes('\ufffd')) continue;
  const fresh = `${file}.whole.bao`;
  fs.writeFileSync(fresh, whole);
  const tree = args => parse(...args).split('\n').filter(line => !line.includes(file)).join('\n');
  const [one, other] = [tree([file, '--edits', `${place} ${length} ${added}`]), tree([fresh])];
  if (!one.trim()) throw new Error(`${file}: no tree`);
  if (one !== other) {
    console.error(`${file}: another tree after the edit ${place} ${length} ${added}`);
    broken.push(file);
  }
  edited += 1;
}
console.log(`${paths.length} torn records, ${edited} edits: ${broken.length} wrong trees`);
fs.writeFileSync(path.join(folder, 'torn'), out);
process.exit(broken.length ? 1 : 0);
