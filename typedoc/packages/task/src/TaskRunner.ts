import type { Awaitable } from '@tstd/async';
import type { Result } from '@tstd/core';
import type { AbortError } from '@tstd/error';
import type { ErrorOf, ValueOf } from './Task.js';
import type { TaskLike } from './TaskLike.js';
import type { TaskParametersOverrides } from './TaskParametersOverrides.js';

/**
 * A function that runs tasks.
 *
 * `Task.run` is a task runner. So is the `run` function in the parameters of a task, which also passes on the cancellation, the clock and the random source of the current run.
 * Accept a runner as a parameter if the caller, such as a test, should decide how tasks run.
 *
 * @typeParam Self - The type of the task, which may be a union of several.
 * @param task - The task, which each call runs from the start.
 * @param overrides - The settings that differ from the settings of the surrounding run.
 * @returns The outcome, or a promise of it.
 *
 * @example Let the caller decide how tasks run
 * ```ts
 * import type { AbortError } from '@tstd/error';
 * import type { Awaitable } from '@tstd/async';
 * import type { Result } from '@tstd/core';
 * import { Task, type TaskRunner } from '@tstd/task';
 *
 * const answer = (run: TaskRunner): Awaitable<Result<number, AbortError>> =>
 *   run(Task.Ok(42));
 * const seeded: TaskRunner = (task, overrides) =>
 *   Task.run<typeof task>(task, { random: () => 0, ...overrides });
 *
 * answer(Task.run); // => { ok: true, value: 42 }
 * answer(seeded); // => { ok: true, value: 42 }
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type TaskRunner = <Self extends TaskLike<unknown, unknown>>(
  task: Self,
  overrides?: TaskParametersOverrides,
) => Awaitable<Result<ValueOf<Self>, ErrorOf<Self> | AbortError>>;
