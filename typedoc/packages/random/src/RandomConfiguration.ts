import type { RandomGenerator } from './RandomGenerator.js';

/**
 * What can be configured for the whole process, through `randomApplication`.
 *
 * @example The configuration as it is
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
  /** The generator of all that is not given another one. The default reads the random source of the run, which is `Math.random` unless the run was given another. */
  readonly randomGenerator: RandomGenerator;
}
