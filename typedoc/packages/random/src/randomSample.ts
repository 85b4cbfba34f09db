import type { Option } from '@tstd/core';
import { checkArgument } from '@tstd/error';
import { checkArray } from '@tstd/error/Argument';
import * as Task from '@tstd/task/Task';
import { checkOptions } from './internal/checkOptions.js';
import { shuffleEnd } from './internal/shuffleEnd.js';
import type { RandomOptions } from './RandomOptions.js';

/**
 * Returns a task that succeeds with `count` random elements of an array, or with None if the array has fewer. No index is chosen twice. Each choice is equally probable, and so is each order of the chosen elements.
 *
 * The task draws at most `count` integers. It reads the array when it runs, and does not change it.
 *
 * @typeParam Element - The type of the elements.
 * @param elements - The elements to choose from. The task reads them when it runs, and does not change the array.
 * @param count - The number of elements to choose, a non-negative safe integer.
 * @param options - The generator to use; by default, `randomGenerator`.
 * @returns A task that succeeds with the new array, or with None.
 *
 * @throws An {@link ArgumentError} if `count` is not a non-negative safe integer.
 *
 * @example Draw two winners out of four
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
  checkArgument(
    Number.isSafeInteger(count) && count >= 0,
    'count',
    'a non-negative safe integer',
    count,
  );
  return Task.andThen(Task.Ok(elements), (present) =>
    present.length < count
      ? Task.Ok(undefined)
      : Task.map(shuffleEnd(present, count, options), (shuffled) =>
          shuffled.slice(shuffled.length - count),
        ),
  );
}
