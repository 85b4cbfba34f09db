import { checkArgument } from '@tstd/error';
import * as Task from '@tstd/task/Task';
import { checkOptions } from './internal/checkOptions.js';
import { nextNumber } from './internal/draw.js';
import type { RandomOptions } from './RandomOptions.js';

/**
 * Returns a task that succeeds with a random boolean, which is `true` with the given probability.
 *
 * The boolean is `true` if the number from the generator is less than `weightOfTrue`. With a weight of 0, the boolean is never `true`; with a weight of 1, it is always `true`.
 *
 * @param weightOfTrue - The probability of `true`, from 0 to 1. The default is 0.5.
 * @param options - The generator to use; by default, `randomGenerator`.
 * @returns A task that succeeds with the boolean.
 *
 * @throws An {@link ArgumentError} if `weightOfTrue` is not a number from 0 to 1.
 *
 * @example Toss a fair coin and a biased coin
 * ```ts
 * import { randomBoolean, seededGenerator } from '@tstd/random';
 * import { Task } from '@tstd/task';
 *
 * const generator = seededGenerator(7);
 *
 * Task.run(randomBoolean(0.5, { generator })); // => { ok: true, value: true }
 * Task.run(randomBoolean(0)); // => { ok: true, value: false }
 * Task.run(randomBoolean(1)); // => { ok: true, value: true }
 * randomBoolean(1.5); // => throws ArgumentError
 * ```
 *
 * @alias nextBoolean, Random.randomBool, chance.bool, Random.bool, Bool.random,
 *   faker.datatype.boolean
 * @keywords flip, heads, tails, chance, bernoulli, bool, percent, fifty
 * @category Constructors
 * @since 1.0.0
 */
export function randomBoolean(
  weightOfTrue: number = 0.5,
  options: RandomOptions = {},
): Task.Task<boolean, never> {
  checkOptions(options);
  const isWeight = typeof weightOfTrue === 'number' && weightOfTrue >= 0 && weightOfTrue <= 1;
  checkArgument(isWeight, 'weightOfTrue', 'a number from 0 to 1', weightOfTrue);
  return Task.map(nextNumber(options), (value) => value < weightOfTrue);
}
