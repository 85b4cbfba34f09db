import { checkArray } from '@tstd/error/Argument';
import type { Option } from '@tstd/core';
import * as Task from '@tstd/task/Task';
import { checkOptions } from './internal/checkOptions.js';
import { randomInt } from './randomInt.js';
import type { RandomOptions } from './RandomOptions.js';

/**
 * Returns a task that succeeds with a random element of an array, or with None if the array is empty. Each index is equally probable.
 *
 * The task reads the array when it runs.
 *
 * @typeParam Element - The type of the elements.
 * @param elements - The elements to choose from. The task reads them when it runs, and does not change the array.
 * @param options - The generator to use; by default, `randomGenerator`.
 * @returns A task that succeeds with the element, or with None.
 *
 * @example Pick a card
 * ```ts
 * import { randomElement, seededGenerator } from '@tstd/random';
 * import { Task } from '@tstd/task';
 *
 * const generator = seededGenerator(7);
 *
 * Task.run(randomElement(['jack', 'queen', 'king'], { generator })); // => { ok: true, value: 'queen' }
 * Task.run(randomElement([])); // => { ok: true, value: undefined }
 * ```
 *
 * @alias sample, choice, sampleOne, pickRandom, pickOne, randomChoice, randomItem, arrayElement,
 *   array_rand, draw, Random.randomElem, randomElementOrNull
 * @keywords item, list, choose, winner, colour
 * @category Constructors
 * @since 1.0.0
 */
export function randomElement<Element>(
  elements: readonly Element[],
  options: RandomOptions = {},
): Task.Task<Option<Element>, never> {
  checkArray(elements, 'elements');
  checkOptions(options);
  return Task.andThen(Task.Ok(elements), (present) =>
    present.length === 0
      ? Task.Ok(undefined)
      : Task.map(randomInt(0, present.length - 1, options), (index) => present[index]),
  );
}
