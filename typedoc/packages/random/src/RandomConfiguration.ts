import type { RandomGenerator } from './RandomGenerator.js';

/**
 * The configuration of this package for the whole process. You set it with `randomApplication`.
 *
 * @example Read the configured generator
 * ```ts
 * import { randomApplication, type RandomConfiguration } from '@tstd/random';
 * import { Task } from '@tstd/task';
 *
 * const { randomGenerator }: RandomConfiguration = randomApplication.get();
 *
 * Task.hasInstance(randomGenerator); // => true
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface RandomConfiguration {
  /** The generator to use if you do not pass another generator. By default, it reads the random source of the run, which is `Math.random` unless you pass another source. */
  readonly randomGenerator: RandomGenerator;
}
