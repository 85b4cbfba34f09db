import type { Option } from '@tstd/core';
import { checkArgument } from '@tstd/error';
import { checkArray } from '@tstd/error/Argument';
import * as Task from '@tstd/task/Task';
import { checkOptions } from './internal/checkOptions.js';
import { randomInt } from './randomInt.js';
import { randomNumber } from './randomNumber.js';
import type { RandomOptions } from './RandomOptions.js';

/**
 * Returns a task that succeeds with a random element, or with None if no weight is positive. The probability of each element is its weight divided by the sum of all weights.
 *
 * An element with a weight of 0 is never chosen. If the weights are integers whose sum is a safe integer, the probabilities are exact. If the weights have fractions, the probabilities are as exact as floating-point addition.
 * The elements and the weights are read when you call the function.
 *
 * @typeParam Element - The type of the elements.
 * @param choices - The elements to choose from, each with its weight, which must be a non-negative finite number.
 * @param options - The generator to use; by default, `randomGenerator`.
 * @returns A task that succeeds with the element, or with None.
 *
 * @throws An {@link ArgumentError} if a weight is not a non-negative finite number, or if the sum of the weights is not finite.
 *
 * @example Draw a rare prize
 * ```ts
 * import { randomWeightedElement, seededGenerator } from '@tstd/random';
 * import { Task } from '@tstd/task';
 *
 * const prize = randomWeightedElement(
 *   [
 *     ['gold', 1],
 *     ['silver', 9],
 *     ['nothing', 90],
 *   ],
 *   { generator: seededGenerator(7) },
 * );
 *
 * Task.run(prize); // => { ok: true, value: 'nothing' }
 * Task.run(randomWeightedElement([['gold', 0]])); // => { ok: true, value: undefined }
 * randomWeightedElement([['gold', -1]]); // => throws ArgumentError
 * ```
 *
 * @alias weighted, choices, weightedChoice, weightedSample, WeightedIndex,
 *   faker.helpers.weightedArrayElement
 * @keywords odds, loot, biased, chance, roulette, distribution, probability, percentages
 * @category Constructors
 * @since 1.0.0
 */
export function randomWeightedElement<Element>(
  choices: readonly (readonly [element: Element, weight: number])[],
  options: RandomOptions = {},
): Task.Task<Option<Element>, never> {
  checkArray(choices, 'choices');
  checkOptions(options);
  let total = 0;
  const ends = choices.map(([, weight]) => {
    checkArgument(
      Number.isFinite(weight) && weight >= 0,
      'weight',
      'a non-negative finite number',
      weight,
    );
    total += weight;
    return total;
  });
  checkArgument(Number.isFinite(total), 'choices', 'weights with a finite sum', total);
  if (total === 0) {
    return Task.Ok(undefined);
  }
  const elements = choices.map(([element]) => element);
  const isExact = Number.isSafeInteger(total) && ends.every(Number.isInteger);
  const drawn = isExact ? randomInt(0, total - 1, options) : randomNumber(0, total, options);
  return Task.map(drawn, (value) => elements[ends.findIndex((end) => value < end)]);
}
