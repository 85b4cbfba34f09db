import type { Task } from '@tstd/task';

/**
 * A source of random numbers: a task whose runs give the numbers, each of which is at least 0 and less than 1.
 *
 * The numbers have to be uniform and independent of each other. Their 32 highest bits have to be random for the functions of this package; `Math.random` has at least 52.
 * A number that is out of the range is a mistake of the generator, and ends the run with a `RuntimeError` as its defect.
 *
 * @example A generator of your own
 * ```ts
 * import { randomInt, type RandomGenerator } from '@tstd/random';
 * import { Task } from '@tstd/task';
 *
 * const generator: RandomGenerator = Task.Ok(0.5);
 *
 * Task.run(randomInt(0, 9, { generator })); // => { ok: true, value: 5 }
 * ```
 *
 * @alias RngCore
 * @keywords custom, crypto, seed
 * @category Models
 * @since 1.0.0
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- It says of a task what its numbers have to be.
export interface RandomGenerator extends Task<number, never> {}
