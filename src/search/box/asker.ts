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

/** A query that is asked: the same one asked again is another question. */
interface Question {
  readonly query: string;
}

/** Asks one query after the other; nothing more is told of one that is followed by another. */
export class Asker {
  readonly #options: AskerOptions;
  readonly #tell: (answers: Answers) => void;
  /** It is here from the first query on, so that the next ones are asked without a wait. */
  #session: SearchSession | undefined;
  #question: Question | undefined;
  #found: Found = NO_ANSWERS;

  constructor(options: AskerOptions, tell: (answers: Answers) => void) {
    this.#options = options;
    this.#tell = tell;
  }

  /**
   * Asks a query, if it is not the one before. From the second on, what asks other threads has been
   * sent when the call returns, and what needs none has been told.
   */
  ask(query: string): void {
    if (query === (this.#question?.query ?? '')) {
      return;
    }
    const question = { query };
    this.#question = question;
    if (query === '') {
      this.#show(question, NO_ANSWERS);
    } else {
      this.#search(question).catch(() => {
        this.#show(question, { ...NO_ANSWERS, hasFailed: true });
      });
    }
  }

  /** Lets nothing more be told. */
  stop(): void {
    this.#question = undefined;
  }

  async #search(question: Question): Promise<void> {
    this.#session ??= await openSession(this.#options.baseUrl);
    if (question === this.#question) {
      await findAnswers(
        this.#session,
        { ...this.#options, ...question, pagesBefore: this.#found.pages },
        (found) => {
          this.#show(question, found);
        },
      );
    }
  }

  #show(question: Question, found: Found): void {
    if (question === this.#question) {
      this.#found = { ...found, answers: reuseAnswers(this.#found.answers, found.answers) };
      this.#tell({ ...this.#found, ...question });
    }
  }
}
