import type { Option } from '@tstd/core';
import { RuntimeError } from '@tstd/error';
import * as Task from '@tstd/task/Task';
import { randomGenerator } from '../randomApplication.js';
import type { RandomOptions } from '../RandomOptions.js';

/** The maximum number of draws. Each draw is usable with a probability of at least one half. */
const MAX_ATTEMPTS = 128;

/** Returns a task that succeeds with the next number of the generator, after checking it. */
export function nextNumber({
  generator = randomGenerator,
}: RandomOptions): Task.Task<number, never> {
  return Task.map(generator, (value) => {
    if (typeof value !== 'number' || !(value >= 0 && value < 1)) {
      throw new RuntimeError({
        message: `Expected the random generator to produce a number >= 0 and < 1, received ${String(value)}`,
      });
    }
    return value;
  });
}

/** Returns a task that runs another task until it succeeds with a value other than None. */
export function untilSome<Value>(
  task: Task.Task<Option<Value>, never>,
  attempts: number = MAX_ATTEMPTS,
): Task.Task<Value, never> {
  return Task.andThen(task, (value) => {
    if (value !== undefined) {
      return Task.Ok(value);
    }
    if (attempts === 1) {
      throw new RuntimeError({
        message: `Expected the random generator to produce a usable number in ${MAX_ATTEMPTS} draws`,
      });
    }
    return untilSome(task, attempts - 1);
  });
}
