import { findAnswers, type Found } from '../findAnswers';
import { openSession, type SearchSession } from '../session';
import { reuseAnswers } from './reuseAnswers';

/** The results so far for a query. */
export interface Answers extends Found {
  /** The query that they answer. */
  readonly query: string;
}

export const NO_ANSWERS: Answers = {
  query: '',
  answers: [],
  isWeak: false,
  isCut: false,
  pages: [],
  unknownFilters: [],
  isPending: false,
  hasFailed: false,
};

export interface QueryRunnerOptions {
  /** The base of the site in its language: `/std/fr/`. */
  readonly baseUrl: string;
  /** How many answers are wanted. */
  readonly limit: number;
}

/** The latest query, compared by identity: the same text typed again is another one. */
interface PendingQuery {
  readonly query: string;
}

/** Runs one query at a time; results of a query that is no longer the latest are dropped. */
export class QueryRunner {
  readonly #options: QueryRunnerOptions;
  readonly #onAnswers: (answers: Answers) => void;
  /** Opened with the first query, so that the next ones need no wait. */
  #session: SearchSession | undefined;
  #pending: PendingQuery | undefined;
  #found: Found = NO_ANSWERS;

  constructor(options: QueryRunnerOptions, onAnswers: (answers: Answers) => void) {
    this.#options = options;
    this.#onAnswers = onAnswers;
  }

  /**
   * Runs a query, if it is not the one before. From the second on, workers have been asked and names
   * have been reported when the call returns.
   */
  run(query: string): void {
    if (query === (this.#pending?.query ?? '')) {
      return;
    }
    const pending = { query };
    this.#pending = pending;
    if (query === '') {
      this.#show(pending, NO_ANSWERS);
    } else {
      this.#search(pending).catch(() => {
        this.#show(pending, { ...NO_ANSWERS, hasFailed: true });
      });
    }
  }

  /** Drops the results that are still to come. */
  stop(): void {
    this.#pending = undefined;
  }

  async #search(pending: PendingQuery): Promise<void> {
    this.#session ??= await openSession(this.#options.baseUrl);
    if (pending === this.#pending) {
      await findAnswers(
        this.#session,
        { ...this.#options, ...pending, pagesBefore: this.#found.pages },
        (found) => {
          this.#show(pending, found);
        },
      );
    }
  }

  #show(pending: PendingQuery, found: Found): void {
    if (pending === this.#pending) {
      this.#found = { ...found, answers: reuseAnswers(this.#found.answers, found.answers) };
      this.#onAnswers({ ...this.#found, ...pending });
    }
  }
}
