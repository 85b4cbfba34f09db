import type { RandomGenerator } from './RandomGenerator.js';

/**
 * The configuration of this package for the whole process, set through `randomApplication`.
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
  /** The generator that is used if you pass no other. The default reads the random source of the run, which is `Math.random` unless you pass another source to the run. */
  readonly randomGenerator: RandomGenerator;
}
