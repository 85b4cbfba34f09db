/** What a worker sends back for a question. */
export type Reply<Answer> = { readonly answer: Answer } | { readonly error: string };

/** Lets a worker answer the questions that it is sent. */
export function answerQuestions(answer: (question: never) => unknown): void {
  self.addEventListener('message', ({ data }: MessageEvent) => {
    void reply(() => answer(data as never)).then((message) => {
      self.postMessage(message);
    });
  });
}

async function reply(answer: () => unknown): Promise<Reply<unknown>> {
  try {
    return { answer: await answer() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
