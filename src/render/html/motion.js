// The animation of the seeds: the steps of a move as events in time, drawn frame by frame.

// For each speed: milliseconds from pit to pit, the most milliseconds of a whole move, the pause after a move while the
// game plays automatically. Long moves are faster, so that none takes longer.
const SPEEDS = {
  slow: { pit: 420, most: 24000, pause: 1300 },
  normal: { pit: 200, most: 11000, pause: 800 },
  fast: { pit: 75, most: 4000, pause: 350 },
  instant: { pit: 0, most: 0, pause: 450 },
};

/** The events of steps: where the hand goes, the distance in pits, what changes there, what it holds then. */
function* events(steps) {
  for (const step of steps) {
    let hand = 0;
    for (const { cell, seeds } of step.lifts) {
      hand += seeds;
      yield { at: cell, time: hand === seeds ? 0.8 : 1.6, change: -seeds, hand };
    }
    for (const [index, cell] of step.drops.entries()) {
      hand -= 1;
      yield { at: cell, time: index === 0 ? 1.3 : 1, change: 1, hand };
    }
    yield { at: step.last, time: 0.9, change: 0, hand: 0 };
  }
}

/** The duration of the events of steps, in pits. */
function duration(steps) {
  return steps.reduce((sum, step) => sum + step.drops.length + 2.8, 0);
}

class Motion {
  constructor(view, isStill) {
    this.view = view;
    this.isStill = isStill;
    this.frame = null;
  }

  get busy() {
    return this.frame !== null;
  }

  /** Shows steps from a board on, then calls `done`. If the user wants no motion, each sowing appears at once. */
  run(board, steps, speed, done) {
    this.stop();
    const { pit, most } = SPEEDS[speed];
    const unit = Math.min(pit, most / duration(steps));
    const still = this.isStill();
    const cells = board.slice();
    const source = events(steps);
    let event = source.next().value;
    let [left, before, hand, step] = [event.time * unit, event.at, 0, 0];
    let last = null;
    const advance = () => {
      cells[event.at] += event.change;
      ({ at: before, hand } = event);
      if (event.change === 0) step += 1;
      event = source.next().value;
      if (event) left += event.time * unit;
    };
    const tick = (now) => {
      // A page that was in the background continues where it stopped.
      left -= Math.min(100, now - (last ?? now));
      last = now;
      while (event && left <= 0) advance();
      if (!event) {
        this.stop();
        done();
        return;
      }
      if (still) {
        if (step > 0) this.view.paint(steps[step - 1].board);
      } else {
        this.view.paint(cells);
        this.view.carry(hand, before, event.at, 1 - Math.max(0, left) / (event.time * unit));
      }
      this.frame = requestAnimationFrame(tick);
    };
    this.frame = requestAnimationFrame(tick);
  }

  /** Stops; the board is unchanged. */
  stop() {
    if (this.frame !== null) cancelAnimationFrame(this.frame);
    this.frame = null;
    this.view.carry(0);
  }
}
