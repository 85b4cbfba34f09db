import * as Result from '@tstd/core/Result';
import * as Task from '@tstd/task/Task';

import { withVersion } from './internal/bytes.js';
import { checkSource } from './internal/checkSource.js';
import { platformCrypto, randomBytes } from './internal/randomBytes.js';
import { fromBytes, type UUID } from './UUID.js';
import type { UUIDSource } from './UUIDSource.js';

/**
 * Returns a task that succeeds with a new random UUID of version 4 in each run.
 *
 * The UUID contains 122 random bits, which nobody can guess. The bits come from `crypto.randomUUID`. On insecure pages, browsers do not provide this function, so the bits come from `crypto.getRandomValues`. The task does not use the random source of the run, because someone might guess its numbers.
 *
 * If the platform has neither function and you pass no source, the run throws a `NotImplementedError`. Creating the task does not call any platform function.
 *
 * @param source - A source of random bytes to use instead of the source of the platform, for example in tests.
 * @returns A task that succeeds with a new UUID.
 *
 * @example Create a random UUID and read its version
 * ```ts
 * import { Task } from '@tstd/task';
 * import { randomUUID, UUID } from '@tstd/uuid';
 *
 * const version = Task.map(randomUUID(), UUID.version);
 *
 * Task.run(version); // => { ok: true, value: 4 }
 * ```
 *
 * @example Create a predictable UUID for a test
 * ```ts
 * import { Task } from '@tstd/task';
 * import { randomUUID } from '@tstd/uuid';
 *
 * const task = randomUUID({
 *   randomBytes: (length) => new Uint8Array(length).fill(0xff),
 * });
 *
 * Task.run(task); // => { ok: true, value: 'ffffffff-ffff-4fff-bfff-ffffffffffff' }
 * ```
 *
 * @alias uuidv4, v4, nanoid, newGuid, uuid4, guid, customAlphabet, cuid, shortid, generateId, uid,
 *   generateUUID
 * @keywords generate, unique, identifier, crypto, id, key, token
 * @category Constructors
 * @since 1.0.0
 * @see RFC 9562, section 5.4
 */
export function randomUUID(source: Pick<UUIDSource, 'randomBytes'> = {}): Task.Task<UUID, never> {
  checkSource(source);
  return Task.from(() => Result.Ok(create(source)));
}

function create(source: Pick<UUIDSource, 'randomBytes'>): UUID {
  const crypto = platformCrypto();
  if (source.randomBytes === undefined && crypto.randomUUID !== undefined) {
    // SAFETY: the standard of `crypto.randomUUID` requires lower case.
    return crypto.randomUUID() as UUID;
  }
  // SAFETY: the array has 16 bytes.
  return fromBytes(withVersion(randomBytes(16, source.randomBytes), 4)) as UUID;
}
