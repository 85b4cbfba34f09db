import { checkArray } from '@tstd/error/Argument';
import * as Task from '@tstd/task/Task';
import { checkOptions } from './internal/checkOptions.js';
import { shuffleEnd } from './internal/shuffleEnd.js';
import type { RandomOptions } from './RandomOptions.js';

/**
 * Returns a task that succeeds with a new array of the elements in random order. Each order is equally probable.
 *
 * The task uses the Fisher–Yates algorithm, from the last element to the second. It reads the array when it runs, and does not change it.
 *
 * @typeParam Element - The type of the elements.
 * @param elements - The elements to reorder. The task reads them when it runs, and does not change the array.
 * @param options - The generator to use; by default, `randomGenerator`.
 * @returns A task that succeeds with the new array.
 *
 * @example Shuffle cards
 * ```ts
 * import { seededGenerator, shuffle } from '@tstd/random';
 * import { Task } from '@tstd/task';
 *
 * const cards = ['jack', 'queen', 'king'];
 *
 * Task.run(shuffle(cards, { generator: seededGenerator(7) })); // => { ok: true, value: ['jack', 'king', 'queen'] }
 * cards; // => ['jack', 'queen', 'king']
 * ```
 *
 * @alias permute, fisherYates, shuffled, array_shuffle, str_shuffle, shuffleArray
 * @keywords randomize, reorder, mix, scramble, jumble, playlist, sort, Math.random
 * @category Constructors
 * @since 1.0.0
 */
export function shuffle<Element>(
  elements: readonly Element[],
  options: RandomOptions = {},
): Task.Task<readonly Element[], never> {
  checkArray(elements, 'elements');
  checkOptions(options);
  return Task.andThen(Task.Ok(elements), (present) => shuffleEnd(present, present.length, options));
}
