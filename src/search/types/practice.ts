/** How many queries make a search fast, for browsers compile what is run often. */
const QUERIES = 120;

/** Runs queries that nobody asks while nobody asks another, each in a task of its own. */
export class Practice {
  readonly #queries: Iterator<string, undefined>;
  readonly #run: (query: string) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes what may be run, of which some will be, and what runs it. */
  constructor(queries: readonly string[], run: (query: string) => void) {
    const count = Math.min(QUERIES, queries.length);
    this.#queries = Array.from(
      { length: count },
      (_, index) => queries[Math.floor((index * queries.length) / count)] ?? '',
    ).values();
    this.#run = run;
  }

  /** Begins, or goes on where it has stopped. */
  start(): void {
    this.stop();
    this.#timer = setTimeout(() => {
      const { value, done } = this.#queries.next();
      if (done !== true) {
        this.#run(value);
        this.start();
      }
    });
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
