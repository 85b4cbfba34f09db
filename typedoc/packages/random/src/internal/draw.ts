import type { Option } from '@tstd/core';
import { RuntimeError } from '@tstd/error';
import * as Task from '@tstd/task/Task';
import { randomGenerator } from '../randomApplication.js';
import type { RandomOptions } from '../RandomOptions.js';

/** How often a number is drawn again. Each draw is kept with a chance of one half at least. */
const MAX_ATTEMPTS = 128;

/** Returns the task of the next number, which is checked. */
export function nextNumber({
  generator = randomGenerator,
}: RandomOptions): Task.Task<number, never> {
  return Task.map(generator, (value) => {
    if (typeof value !== 'number' || !(value >= 0 && value < 1)) {
      throw new RuntimeError({
        message: `Expected the random generator to give a number of at least 0 and less than 1, received ${String(value)}`,
      });
    }
    return value;
  });
}

/** Returns the task that runs another one until it gives a value. */
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
        message: `Expected the random generator to give random numbers, but none of ${MAX_ATTEMPTS} could be used`,
      });
    }
    return untilSome(task, attempts - 1);
  });
}
