import * as Result from '@tstd/core/Result';
import * as Task from '@tstd/task/Task';

import { checkSource } from './internal/checkSource.js';
import { createSequences } from './internal/sequence.js';
import type { UUID } from './UUID.js';
import type { UUIDSource } from './UUIDSource.js';

/**
 * Returns a task that succeeds with a new UUID, of version 7, in each run. The UUID begins with its creation time.
 *
 * These UUIDs sort by creation time, so they are suitable as database keys. Each is greater than the previous one, even within a millisecond. The 48 bits of the time are followed by a counter of 32 bits, and then by 42 bits that are random in each UUID.
 *
 * | The clock | The time | The counter |
 * | --- | --- | --- |
 * | has advanced | is set to that of the clock | restarts at a random number below 2^31 |
 * | has stopped or gone back | stays the same | increases by one |
 * | has stopped or gone back, and the counter is at its maximum | increases by one millisecond | restarts at a random number below 2^31 |
 *
 * This is the "Fixed Bit-Length Dedicated Counter", method 1 of RFC 9562, section 6.2. If the clock is set back, the UUIDs keep their time until the clock has caught up.
 *
 * The clock is that of the run, unless the source has one. Without a source, all UUIDs that a copy of this package creates with the same clock form one sequence. With a source, the task has its own sequence. Sequences are independent: between two of them, such as those of two processes or two copies of this package, the order within a millisecond is random.
 *
 * A run throws an `ArgumentError` if the clock does not return a time from 0 to 2^48 - 1, and a `RuntimeError` if the time has reached its maximum, in the year 10889. It throws a `NotImplementedError` if the source has no random bytes and the platform has no `crypto.getRandomValues`.
 *
 * @param source - The clock and the random bytes to use instead of those of the run and the platform.
 * @returns A task that succeeds with a new UUID.
 *
 * @example Keys in the order of their creation
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
 * @example Predictable UUIDs for a test
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
