import { findAnswers, type Found } from '../findAnswers';
import { openSession, type SearchSession } from '../session';
import { reuseAnswers } from './reuseAnswers';

/** What is found so far for a query. */
export interface Answers extends Found {
  /** The query that they answer. */
  readonly query: string;
}

export const NO_ANSWERS: Answers = {
  query: '',
  answers: [],
  isCut: false,
  pages: [],
  unknownFilters: [],
  isPending: false,
  hasFailed: false,
};

export interface AskerOptions {
  /** The base of the site in its language: `/std/fr/`. */
  readonly baseUrl: string;
  /** How many answers are wanted. */
  readonly limit: number;
}

/** Asks one query after the other; nothing more is told of one that is followed by another. */
export class Asker {
  readonly #options: AskerOptions;
  readonly #tell: (answers: Answers) => void;
  /** It is here from the first query on, so that the next ones are asked without a wait. */
  #session: SearchSession | undefined;
  #query = '';
  #found: Found = NO_ANSWERS;
  #count = 0;

  constructor(options: AskerOptions, tell: (answers: Answers) => void) {
    this.#options = options;
    this.#tell = tell;
  }

  /**
   * Asks a query, if it is not the one before. From the second on, what asks other threads has been
   * sent when the call returns, and what needs none has been told.
   */
  ask(query: string): void {
    if (query === this.#query) {
      return;
    }
    this.stop();
    this.#query = query;
    const count = this.#count;
    const isCurrent = (): boolean => count === this.#count;
    const show = (found: Found): void => {
      if (isCurrent()) {
        const answers = reuseAnswers(this.#found.answers, found.answers);
        this.#found = { ...found, answers };
        this.#tell({ ...this.#found, query });
      }
    };
    if (query === '') {
      show(NO_ANSWERS);
    } else {
      this.#search(query, isCurrent, show).catch(() => {
        show({ ...NO_ANSWERS, hasFailed: true });
      });
    }
  }

  /** Lets nothing more be told. */
  stop(): void {
    this.#query = '';
    this.#count += 1;
  }

  async #search(
    query: string,
    isCurrent: () => boolean,
    show: (found: Found) => void,
  ): Promise<void> {
    this.#session ??= await openSession(this.#options.baseUrl);
    if (isCurrent()) {
      const question = { ...this.#options, query, pagesBefore: this.#found.pages };
      await findAnswers(this.#session, question, show);
    }
  }
}
