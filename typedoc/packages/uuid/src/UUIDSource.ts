/**
 * A custom clock and a custom source of random bytes for creating UUIDs.
 *
 * By default, a task uses the clock of its run and the random bytes of the platform.
 *
 * @example The same UUID in each run of a test
 * ```ts
 * import { Task } from '@tstd/task';
 * import { randomUUID, type UUIDSource } from '@tstd/uuid';
 *
 * const zeros: UUIDSource = {
 *   randomBytes: (length) => new Uint8Array(length),
 * };
 *
 * Task.run(randomUUID(zeros)); // => { ok: true, value: '00000000-0000-4000-8000-000000000000' }
 * ```
 *
 * @keywords fake, mock
 * @category Models
 * @since 1.0.0
 */
export interface UUIDSource {
  /**
   * Returns the current time in milliseconds since 1970-01-01T00:00:00Z, from 0 to 2^48 - 1. Fractions of a millisecond are ignored. The default is the clock of the run.
   *
   * @returns The time.
   */
  readonly now?: (() => number) | undefined;

  /**
   * Returns `length` random bytes. The default is `crypto.getRandomValues`.
   *
   * @param length - The number of bytes to return.
   * @returns A new array of `length` bytes.
   */
  readonly randomBytes?: ((length: number) => Uint8Array) | undefined;
}
