import * as Effect from 'effect/Effect';
import * as Schedule from 'effect/Schedule';
import { send } from '../inputs.js';

export const run = (): Promise<unknown> =>
  Effect.runPromise(
    Effect.retry(Effect.tryPromise({ try: send, catch: String }), {
      times: 2,
      schedule: Schedule.exponential(1, 2),
    }),
  );
