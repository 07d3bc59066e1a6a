// Bytes that are compressed by gzip and written in 85 printable characters, five for four bytes, after the number of bytes that
// only fill the last four; `build/pack.mjs` writes them.

/** What is packed in a text, as a response. */
function opened(text) {
  const bytes = new Uint8Array((text.length - 1) / 5 * 4);
  const view = new DataView(bytes.buffer);
  for (let at = 1, to = 0; at < text.length; at += 5, to += 4) {
    let value = 0;
    for (let digit = at; digit < at + 5; digit += 1) {
      const code = text.charCodeAt(digit);
      value = value * 85 + code - (code < 60 ? 40 : 41);
    }
    view.setUint32(to, value);
  }
  const whole = bytes.subarray(0, bytes.length - Number(text[0]));
  return new Response(new Blob([whole]).stream().pipeThrough(new DecompressionStream("gzip")));
}
