import type { RandomGenerator } from './RandomGenerator.js';

/**
 * The options of the functions that draw random numbers.
 *
 * @example Produce a reproducible sequence
 * ```ts
 * import {
 *   randomInt,
 *   type RandomOptions,
 *   seededGenerator,
 * } from '@tstd/random';
 * import { Task } from '@tstd/task';
 *
 * const options: RandomOptions = { generator: seededGenerator(1) };
 *
 * Task.run(randomInt(1, 6, options)); // => { ok: true, value: 3 }
 * Task.run(randomInt(1, 6, options)); // => { ok: true, value: 1 }
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface RandomOptions {
  /** The generator that provides the numbers. The default is `randomGenerator`. */
  readonly generator?: RandomGenerator | undefined;
}
