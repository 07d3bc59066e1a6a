// The way of the seeds: a line for each sowing in the wood below its pits, behind the numbers, with an arrow into the last pit.

// As many sowings as a diagram draws.
const MOST_WAYS = 8;

const isFront = (cell) => cell % 16 < 8;

/** The pits that a sowing passes. */
const passed = ({ start, drops }) => (start === null ? drops : [start, ...drops]);

/** The lane of each sowing: the first in which no other passes the same pits. */
function lanesOf(sowings) {
  const taken = [];
  return sowings.map((it) => {
    let lane = taken.findIndex((cells) => !passed(it).some((cell) => cells.has(cell)));
    if (lane < 0) lane = taken.push(new Set()) - 1;
    for (const cell of passed(it)) taken[lane].add(cell);
    return lane;
  });
}

/**
 * The way of some sowings: the paths of the lines, and the numbers of the order, each on its own background. `place` gives the
 * middle of a pit, which is `wide` pixels wide and `high` above the next row; `size` is that of the board.
 */
function wayElements(steps, { place, wide, high, size }) {
  // The seed from the store is placed, not sown.
  const all = steps.filter((it) => it.sowing.from !== "store");
  const sowings = all.slice(0, MOST_WAYS);
  const lanes = lanesOf(sowings);
  const pitch = high / (Math.max(0, ...lanes) + 1);
  const stroke = Math.min(wide / 22, pitch * 0.55);
  const middle = (place(0)[0] + place(7)[0]) / 2;
  // On a small board they are as small as can still be read.
  const disc = Math.max(wide * 0.21, 14);
  const number = (text, x, y) => {
    const it = make("span", {}, text);
    // In parts of the board, as the lines, which grow with it.
    Object.assign(it.style, { left: `${(100 * x) / size[0]}%`, top: `${(100 * y) / size[1]}%`, fontSize: `${(76 * disc) / size[0]}cqw` });
    return it;
  };
  const [lines, signs] = [[], []];
  sowings.forEach((it, index) => {
    const cells = passed(it);
    const level = (cell) => place(cell)[1] + wide / 2 + pitch * (lanes[index] + 0.5);
    // To the right or to the left on the screen, in the row of the first pit and in that of the last.
    const along = (from, to) => Math.sign(place(to)[0] - place(from)[0]) || Math.sign(middle - place(from)[0]);
    const begins = cells.length > 1 ? along(cells[0], cells[1]) : 1;
    const ends = cells.length > 1 ? along(cells.at(-2), cells.at(-1)) : 1;
    const off = it.start === null ? -0.5 : 0.46;
    const points = [[place(cells[0])[0] + begins * off * wide, level(cells[0])]];
    cells.slice(1).forEach((cell, at) => {
      const before = cells[at];
      if (isFront(cell) === isFront(before)) return;
      const x = place(before)[0] + Math.sign(place(before)[0] - middle) * (wide / 2 + stroke);
      points.push([x, level(before)], [x, level(cell)]);
    });
    const [x, y] = [place(it.last)[0] - ends * 0.3 * wide, place(it.last)[1] + wide * 0.42];
    points.push([x, level(it.last)], [x, y]);
    const head = wide * 0.07;
    lines.push(`M${points.map((point) => point.map((it) => it.toFixed(1)).join(" ")).join("L")}M${x - head} ${y + head}L${x} ${y}l${head} ${head}`);
    if (sowings.length > 1) {
      const [[left, top]] = points;
      signs.push(number(index + 1, left, top));
    }
    if (index === sowings.length - 1 && all.length > sowings.length) {
      const more = number(`+${all.length - sowings.length}`, x + ends * 0.7 * wide, level(it.last));
      more.classList.add("more");
      signs.push(more);
    }
  });
  const d = lines.join("");
  return [[make("path", { class: "halo", d, "stroke-width": stroke * 1.9 }), make("path", { d, "stroke-width": stroke })], signs];
}
