import * as Result from '@tstd/core/Result';
import * as Task from '@tstd/task/Task';

import { checkSource } from './internal/checkSource.js';
import { createSequences } from './internal/sequence.js';
import type { UUID } from './UUID.js';
import type { UUIDSource } from './UUIDSource.js';

/**
 * Returns a task that succeeds with a new UUID of version 7 in each run. The UUID begins with its creation time.
 *
 * These UUIDs sort by creation time, so they are suitable as database keys. Each UUID of a sequence is greater than the previous UUID, even within the same millisecond. A UUID contains the time in 48 bits, then a 32-bit counter, and then 42 bits that are random in each UUID.
 *
 * | Clock | Time in the UUID | Counter |
 * | --- | --- | --- |
 * | advanced | the time of the clock | restarts at a random number below 2^31 |
 * | stopped or moved back | unchanged | increases by 1 |
 * | stopped or moved back while the counter is at its maximum | increases by 1 millisecond | restarts at a random number below 2^31 |
 *
 * This is the "Fixed Bit-Length Dedicated Counter", method 1 of RFC 9562, section 6.2. If the clock is set back, new UUIDs contain the last time until the clock has caught up.
 *
 * The task uses the clock of the run, unless the source provides a clock. If you pass no source, all UUIDs that a copy of this package creates with the same clock form one sequence. If you pass a source, the task has its own sequence. Sequences are independent: UUIDs from two processes, for example, or from two copies of this package, are in random order within a millisecond.
 *
 * A run throws an `ArgumentError` if the clock does not return a time from 0 to 2^48 - 1. It throws a `RuntimeError` if both the time and the counter have reached their maximum, in the year 10889. It throws a `NotImplementedError` if the source does not provide random bytes and the platform does not provide `crypto.getRandomValues`.
 *
 * @param source - The clock and the random bytes to use instead of the clock of the run and the random bytes of the platform.
 * @returns A task that succeeds with a new UUID.
 *
 * @example Create keys that sort by creation time
 * ```ts
 * import { Result } from '@tstd/core';
 * import { Task } from '@tstd/task';
 * import { timeOrderedUUID, UUID } from '@tstd/uuid';
 *
 * const pair = Task.zip(timeOrderedUUID(), timeOrderedUUID());
 *
 * const [first, second] = Result.getOrThrow(await Task.run(pair));
 * UUID.lessThan(first, second); // => true
 * UUID.version(first); // => 7
 * ```
 *
 * @example Create predictable UUIDs for a test
 * ```ts
 * import { Task } from '@tstd/task';
 * import { timeOrderedUUID } from '@tstd/uuid';
 *
 * const next = timeOrderedUUID({
 *   now: () => 1_645_557_742_000,
 *   randomBytes: (length) => new Uint8Array(length),
 * });
 *
 * Task.run(next); // => { ok: true, value: '017f22e2-79b0-7000-8000-000000000000' }
 * Task.run(next); // => { ok: true, value: '017f22e2-79b0-7000-8000-040000000000' }
 * ```
 *
 * @alias uuidv7, v7, ulid, uuid7, ksuid, monotonicFactory, sequentialGuid, createVersion7,
 *   bson.ObjectId, ksuid.New, snowflake, Uuid::now_v7
 * @keywords sortable, monotonic, sequential, generate, primary, index, database, chronological,
 *   createdAt, id
 * @category Constructors
 * @since 1.0.0
 * @see RFC 9562, sections 5.7 and 6.2
 */
export function timeOrderedUUID(source?: UUIDSource): Task.Task<UUID, never> {
  if (source !== undefined) {
    checkSource(source);
  }
  const next = source === undefined ? nextOfProcess : createSequences(source);
  return Task.from(({ now }) => Result.Ok(next(now)));
}

const nextOfProcess: (clock: () => number) => UUID = /* @__PURE__ */ createSequences({});
