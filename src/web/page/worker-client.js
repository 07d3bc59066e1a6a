// The workers of the workshop, as functions that promise an answer. One looks at the text; another, which may take long and can
// be stopped, looks for repairs.

class Client {
  constructor() {
    this.waiting = new Map();
    this.next = 0;
  }

  /** Starts a worker if there is none. */
  start() {
    if (this.worker) return;
    const script = document.getElementById("kibao-worker").textContent;
    const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    this.worker = new Worker(url);
    this.worker.onmessage = ({ data }) => {
      if ("ready" in data) {
        URL.revokeObjectURL(url);
        if (!data.ready) notice(say("workshop-stopped"));
        return;
      }
      const done = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      tellAsked();
      const said = JSON.parse(data.said);
      // A module that has failed is not used again.
      if (said.error === "failed") {
        this.worker?.terminate();
        this.worker = null;
        this.stop();
      }
      done?.(said);
    };
    this.worker.postMessage({ module: document.getElementById("kibao-module").textContent });
  }

  /** The answer to a request; `{ error }` if it is not done. */
  ask(name, text, options = {}) {
    this.start();
    const id = (this.next += 1);
    return new Promise((done) => {
      this.waiting.set(id, done);
      tellAsked();
      this.worker.postMessage({ id, name, text, options });
    });
  }

  /** Ends the worker if it works; what it was asked is answered with an error. */
  stop() {
    if (this.waiting.size === 0) return;
    this.worker?.terminate();
    this.worker = null;
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    tellAsked();
    for (const done of waiting) done({ error: "stopped" });
  }
}

const looker = new Client();
const searcher = new Client();

/** How many answers are waited for. */
function tellAsked() {
  document.querySelector("[data-desk]").dataset.asks = looker.waiting.size + searcher.waiting.size + (desk.pause ? 1 : 0);
}
