// Bytes that are compressed by gzip and written seven bits a character, after the number of bytes that only fill the last ones;
// `build/pack.mjs` writes them. What a page cannot hold in a script as it is, or what a transfer could change, is within a
// character of two bytes, together with the seven bits after it.

const UNWRITTEN = [0, 10, 13, 60];

/** What is packed in a text, as a response. */
function opened(text) {
  const bytes = new Uint8Array(text.length * 2);
  let [to, value, bits] = [0, 0, 0];
  const add = (seven) => {
    value = ((value & 127) << 7) | seven;
    bits += 7;
    if (bits < 8) return;
    bits -= 8;
    bytes[to] = value >> bits;
    to += 1;
  };
  for (let at = 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 256) add(UNWRITTEN[(code >> 7) - 2]);
    add(code & 127);
  }
  const whole = bytes.subarray(0, to - Number(text[0]));
  return new Response(new Blob([whole]).stream().pipeThrough(new DecompressionStream("gzip")));
}
