import type { Option } from '@tstd/core';
import { checkArgument } from '@tstd/error';
import { checkArray } from '@tstd/error/Argument';
import * as Task from '@tstd/task/Task';
import { checkOptions } from './internal/checkOptions.js';
import { shuffleEnd } from './internal/shuffleEnd.js';
import type { RandomOptions } from './RandomOptions.js';

/**
 * Returns the task of a number of elements of an array in a random order, no index twice, or None when the array has fewer. Each choice is as probable as any other, and so is each order of it.
 *
 * It draws at most as many integers as there are elements to choose. The array is read when the task runs, and is not changed.
 *
 * @typeParam Element - The type of the elements.
 * @param elements - The elements to choose from, read when the task runs and not changed.
 * @param count - How many elements to choose, a safe integer from 0.
 * @param options - The generator to draw from; by default, `randomGenerator`.
 * @returns The task of the new array, or of None.
 *
 * @throws {@link ArgumentError} When `count` is not a safe integer from 0.
 *
 * @example Two winners of four
 * ```ts
 * import { randomSample, seededGenerator } from '@tstd/random';
 * import { Task } from '@tstd/task';
 *
 * const players = ['Ada', 'Bo', 'Cy', 'Di'];
 *
 * Task.run(randomSample(players, 2, { generator: seededGenerator(7) })); // => { ok: true, value: ['Cy', 'Bo'] }
 * Task.run(randomSample(players, 5)); // => { ok: true, value: undefined }
 * randomSample(players, -1); // => throws ArgumentError
 * ```
 *
 * @alias chance.pickset, chance.unique, faker.helpers.arrayElements, choose_multiple,
 *   Enum.take_random
 * @keywords subset, draw, pick, replacement, distinct, several, lottery, unique, raffle
 * @category Constructors
 * @since 1.0.0
 */
export function randomSample<Element>(
  elements: readonly Element[],
  count: number,
  options: RandomOptions = {},
): Task.Task<Option<readonly Element[]>, never> {
  checkArray(elements, 'elements');
  checkOptions(options);
  checkArgument(Number.isSafeInteger(count) && count >= 0, 'count', 'a safe integer from 0', count);
  return Task.andThen(Task.Ok(elements), (present) =>
    present.length < count
      ? Task.Ok(undefined)
      : Task.map(shuffleEnd(present, count, options), (shuffled) =>
          shuffled.slice(shuffled.length - count),
        ),
  );
}
