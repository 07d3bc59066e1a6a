// Words and text: sentences with their placeholders filled, escaped text of a record, elements.

// Control characters, and the format characters that hide or reorder text: the same as for_terminal in src/render/escape.rs.
const UNSAFE =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** Text of a record for display: control and invisible characters are replaced by their pictures. */
function shown(text) {
  return String(text).replace(UNSAFE, (c) => {
    const code = c.codePointAt(0);
    if (code === 9) return " ";
    if (code < 32) return String.fromCharCode(0x2400 + code);
    return code === 127 ? "\u2421" : `\\u{${code.toString(16)}}`;
  });
}

/** The words of the current language. */
let words = null;

/** A sentence with its placeholders filled. */
function say(id, values = {}) {
  return fill(words.plain[id], values);
}

/** The plural rules of the language; making them takes longer than a frame may. */
let plurals = null;

/** A phrase with a number in it, in the form for the number. */
function count(id, number, values = {}) {
  plurals ??= new Intl.PluralRules(words.tag);
  const form = plurals.select(number);
  return fill(words.counted[id][form], { n: number.toLocaleString(words.tag), ...values });
}

function fill(template, values) {
  return template.replace(/\{([a-z-]+)\}/g, (gap, name) => (name in values ? String(values[name]) : gap));
}

/** The text with a capital first letter. */
function sentence(text) {
  const [first = ""] = text;
  return first.toLocaleUpperCase(words.tag) + text.slice(first.length);
}

/** An element with attributes and children; strings become text nodes. */
function make(name, attributes = {}, ...children) {
  const drawn = ["svg", "defs", "g", "path", "rect", "text", "title", "use"].includes(name);
  const it = drawn ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) it.setAttribute(key, value);
  }
  it.append(...children.filter((child) => child !== null && child !== undefined));
  return it;
}

/** Text with the parts in backticks as code. */
function rich(text) {
  return shown(text).split("`").map((piece, at) => (at % 2 ? make("code", {}, piece) : piece));
}

/** Sets a text only if it differs, because a screen reader would read it again. */
function put(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
