/**
 * What UUIDs are made of, for those who bring a clock or random bytes of their own.
 *
 * What is left out is that of the run or of the platform.
 *
 * @example The same UUID at each run of a test
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
   * Returns the time in milliseconds since 1970-01-01T00:00:00Z, from 0 to 2^48 - 1. A fraction is dropped. The default is the clock of the run.
   *
   * @returns The time.
   */
  readonly now?: (() => number) | undefined;

  /**
   * Returns random bytes. The default is `crypto.getRandomValues`.
   *
   * @param length - How many bytes the array must have.
   * @returns A new array of that length.
   */
  readonly randomBytes?: ((length: number) => Uint8Array) | undefined;
}
