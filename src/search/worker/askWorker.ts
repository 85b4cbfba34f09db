import type { Reply } from './answerQuestions';

/** Asks a worker. */
export interface AskWorker<Question, Answer> {
  /**
   * Asks a question. One that has to wait is dropped when another one is asked: its answer is
   * `undefined`, for nobody looks at it any more.
   */
  readonly ask: (question: Question) => Promise<Answer | undefined>;
  /** Lets the worker start with a question that nobody asks, where it has nothing else to do. */
  readonly prepare: (question: Question) => Promise<void>;
}

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer | undefined) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Returns what asks a worker one question at a time. The worker starts with the first question, and
 * anew after a failure.
 */
export function createAskWorker<Question, Answer>(
  start: () => Worker,
): AskWorker<Question, Answer> {
  let worker: Worker | undefined;
  let asked: Waiting<Question, Answer> | undefined;
  let next: Waiting<Question, Answer> | undefined;

  function fail(message: string): void {
    // Browsers remember a module that could not be loaded for as long as the worker lives.
    worker?.terminate();
    worker = undefined;
    asked?.reject(new Error(message));
    goOn();
  }

  function startWorker(): Worker {
    const started = start();
    started.addEventListener('message', ({ data }: MessageEvent<Reply<Answer>>) => {
      if ('error' in data) {
        fail(data.error);
      } else {
        asked?.resolve(data.answer);
        goOn();
      }
    });
    started.addEventListener('error', (event) => {
      event.preventDefault();
      fail(event.message || 'A worker of the search could not be loaded');
    });
    return started;
  }

  function goOn(): void {
    asked = next;
    next = undefined;
    if (asked !== undefined) {
      worker ??= startWorker();
      worker.postMessage(asked.question);
    }
  }

  function ask(question: Question): Promise<Answer | undefined> {
    return new Promise((resolve, reject) => {
      next?.resolve(undefined);
      next = { question, resolve, reject };
      if (asked === undefined) {
        goOn();
      }
    });
  }

  return {
    ask,
    async prepare(question) {
      // What is asked starts it too, and must not be dropped for this.
      if (asked === undefined) {
        await ask(question);
      }
    },
  };
}
