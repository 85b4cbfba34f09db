/** The message that a worker sends back. */
export type WorkerReply<Response> = { readonly answer: Response } | { readonly error: string };

/** Lets a worker answer the requests that it is sent. */
export function serveRequests(answer: (request: never) => unknown): void {
  self.addEventListener('message', ({ data }: MessageEvent) => {
    void reply(() => answer(data as never)).then((message) => {
      self.postMessage(message);
    });
  });
}

async function reply(answer: () => unknown): Promise<WorkerReply<unknown>> {
  try {
    return { answer: await answer() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
