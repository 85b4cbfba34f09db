import type { Task } from '@tstd/task';

/**
 * A source of random numbers: a task that succeeds with a number of at least 0 and less than 1.
 *
 * The numbers must be uniformly distributed and independent of each other. For the functions of this package, the 32 highest bits of each number must be random; the numbers from `Math.random` contain at least 52 random bits.
 * A generator that produces a number outside this range is broken: the run ends with a defect, a `RuntimeError`.
 *
 * @example Use a custom generator
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
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- The interface documents the numbers that the task must produce.
export interface RandomGenerator extends Task<number, never> {}
