import { Application } from '@tstd/application';
import { lazy } from '@tstd/core';
import * as Result from '@tstd/core/Result';
import * as Task from '@tstd/task/Task';
import type { RandomConfiguration } from './RandomConfiguration.js';
import type { RandomGenerator } from './RandomGenerator.js';

const ID = '@tstd/random';

/** Reads the random source of the run. */
const runGenerator: RandomGenerator = /* @__PURE__ */ Task.from(({ random }) =>
  Result.Ok(random()),
);

// Created at the first use, so that importing the package does not touch the global object.
const shareApplication = /* @__PURE__ */ lazy(() =>
  Application<RandomConfiguration>(
    ID,
    { randomGenerator: runGenerator },
    { randomGenerator: { name: 'RandomGenerator', hasInstance: isRandomGenerator } },
  ),
);

/**
 * The application that configures this package for the whole process, even if several copies of the package are installed.
 *
 * A generator that you configure must not read {@link randomGenerator}, because the two generators would read each other endlessly. To build on the previous generator, read that generator from the configuration.
 *
 * @example Configure a generator, then restore the previous one
 * ```ts
 * import {
 *   randomApplication,
 *   randomInt,
 *   seededGenerator,
 * } from '@tstd/random';
 * import { Task } from '@tstd/task';
 *
 * const before = randomApplication.get();
 *
 * randomApplication.configure({ randomGenerator: seededGenerator(1) });
 * Task.run(randomInt(1, 6)); // => { ok: true, value: 3 }
 *
 * randomApplication.configure(before);
 * ```
 *
 * @keywords global, seed, test, mock, configure
 * @category Instances
 * @since 1.0.0
 */
export const randomApplication: Application<RandomConfiguration> = /* @__PURE__ */ Object.freeze<
  Application<RandomConfiguration>
>({
  id: ID,
  get: () => shareApplication().get(),
  configure: (update) => {
    shareApplication().configure(update);
  },
});

/**
 * The default generator, which uses the generator that is configured at the time of the run.
 *
 * The numbers come from the first of these sources that is set:
 *
 * 1. the `generator` option of the call, if the function accepts this option,
 * 2. the generator configured with {@link randomApplication},
 * 3. the `random` option of `Task.run`,
 * 4. `Math.random`.
 *
 * A configured generator takes precedence over the `random` option of `Task.run`, because a program that needs a reproducible sequence, or a better source, needs it everywhere.
 *
 * @example Use the source of a run, then a configured generator
 * ```ts
 * import { randomApplication, randomGenerator } from '@tstd/random';
 * import { Task } from '@tstd/task';
 *
 * const before = randomApplication.get();
 *
 * Task.run(randomGenerator, { random: () => 0.25 }); // => { ok: true, value: 0.25 }
 *
 * randomApplication.configure({ randomGenerator: Task.Ok(0.75) });
 * Task.run(randomGenerator, { random: () => 0.25 }); // => { ok: true, value: 0.75 }
 *
 * randomApplication.configure(before);
 * ```
 *
 * @alias RandomNumberGenerator, SecureRandom, getRandomValues, randomBytes, SystemRandom, OsRng,
 *   thread_rng, secrets.token_bytes
 * @keywords default, Math.random
 * @category Instances
 * @since 1.0.0
 */
export const randomGenerator: RandomGenerator = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ Task.andThen(
    /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Task.Ok(randomApplication)),
    (application) => application.get().randomGenerator,
  ),
);

function isRandomGenerator(value: unknown): value is RandomGenerator {
  return Task.hasInstance(value) && value !== randomGenerator;
}
