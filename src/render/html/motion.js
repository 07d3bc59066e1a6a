// The motion of the seeds: the steps of a move as events in time, and the one clock that drives them.

// For each speed: milliseconds from pit to pit, and the pause after a move while the game plays automatically.
const SPEEDS = {
  slow: { pit: 320, pause: 1200 },
  normal: { pit: 140, pause: 700 },
  fast: { pit: 60, pause: 350 },
  instant: { pit: 0, pause: 450 },
};

// The most milliseconds of a move. Of a longer one, this many sowings keep their speed; the rest is faster, but takes a while.
const MOST = 8000;
const WHOLE = 3;
const REST = 2000;

/**
 * The events of steps: where the hand goes, the distance in pits, what changes there and its mark, what it holds then, and a sign
 * that is shown on the way. A capture is an event of its own: the pit flashes and is held before its seeds are swept away.
 */
function* events(steps) {
  for (const [step, it] of steps.entries()) {
    let hand = 0;
    for (const { cell, seeds } of it.lifts) {
      const taken = cell !== it.start && cell < STORE;
      if (taken) yield { step, at: cell, time: 2.4, change: 0, hand, mark: "captured", sign: `+${seeds}` };
      hand += seeds;
      const mark = cell === it.start ? "start" : taken ? "captured" : null;
      const sign = cell === it.start ? it.relay : null;
      yield { step, at: cell, time: hand === seeds ? 0.8 : 1.6, change: -seeds, hand, mark, sign };
    }
    for (const [index, cell] of it.drops.entries()) {
      hand -= 1;
      const time = index > 0 ? 1 : it.lifts.some((lift) => lift.cell !== it.start) ? 2 : 1.3;
      yield { step, at: cell, time, change: 1, hand, mark: cell === it.start ? null : "sown" };
    }
    yield { step, at: it.last, time: 0.9, change: 0, hand: 0, mark: it.last === it.start ? "both" : "last" };
    if (it.ended !== null) yield { step, at: it.ended, time: 2, change: 0, hand: 0, mark: null, sign: "\u2298" };
  }
}

class Motion {
  /** `speed` names the speed, which may change at any time; `isStill` says whether motion is unwanted; `began` hears of each step. */
  constructor(view, { speed, isStill, began }) {
    Object.assign(this, { view, speed, isStill, began, events: null, frame: null });
  }

  /** Whether a move is under way, even if its clock is stopped. */
  get busy() {
    return this.events !== null;
  }

  get running() {
    return this.frame !== null;
  }

  /** Shows steps from a board on, then calls `done`. If the user wants no motion, each sowing appears at once. */
  run(board, steps, done) {
    this.stop();
    let [time, rest] = [0, 0];
    this.events = [];
    for (const event of events(steps)) {
      if (event.step < WHOLE) rest = time + event.time;
      this.events.push({ ...event, start: time, end: (time += event.time) });
    }
    Object.assign(this, { cells: board.slice(), steps, done, time: 0, next: 0, length: time, rest, step: -1 });
    this.enter();
    this.resume();
  }

  /** Lets the clock run. */
  resume() {
    if (!this.busy || this.running) return;
    let last = null;
    const tick = (now) => {
      // A page that was in the background continues where it stopped.
      this.time += Math.min(100, now - (last ?? now)) * this.rate();
      last = now;
      while (this.next < this.events.length && this.events[this.next].end <= this.time) this.happen();
      if (this.next === this.events.length) {
        const { done } = this;
        this.stop();
        done();
        return;
      }
      this.draw();
      this.frame = requestAnimationFrame(tick);
    };
    this.frame = requestAnimationFrame(tick);
  }

  /** Stops the clock; the seeds stay where they are. */
  pause() {
    if (this.running) cancelAnimationFrame(this.frame);
    this.frame = null;
  }

  /** Ends the move where it is. */
  stop() {
    this.pause();
    this.events = null;
    this.view.sign(null);
    this.view.carry(0);
  }

  /** How many pits the hand passes in a millisecond. */
  rate() {
    const pit = Math.max(1, SPEEDS[this.speed()].pit);
    const left = Math.max(REST, MOST - this.rest * pit);
    const faster = this.time < this.rest ? 1 : Math.max(1, ((this.length - this.rest) * pit) / left);
    return faster / pit;
  }

  happen() {
    const { at, change, mark } = this.events[this.next];
    this.cells[at] += change;
    if (mark) this.view.mark(at, mark);
    this.next += 1;
    this.enter();
  }

  /** Tells of the step of the next event, if it begins. */
  enter() {
    const step = this.events[this.next]?.step ?? this.step;
    if (step === this.step) return;
    this.step = step;
    this.view.clearMarks();
    this.began(step);
  }

  draw() {
    if (this.isStill()) {
      if (this.step > 0) this.view.paint(this.steps[this.step - 1].board, true);
      return;
    }
    const { start, end, at, sign } = this.events[this.next];
    this.view.sign(sign ? at : null, sign);
    const before = this.events[this.next - 1];
    this.view.paint(this.cells);
    this.view.carry(before?.hand ?? 0, before?.at ?? at, at, (this.time - start) / (end - start));
  }
}
