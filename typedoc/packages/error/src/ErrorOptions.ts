/**
 * The options that every constructor of a native error accepts.
 *
 * @example Set the cause of an error
 * ```ts
 * import { TypeError, type ErrorOptions } from '@tstd/error';
 *
 * const options: ErrorOptions = { cause: 'none' };
 *
 * new TypeError('Wrong type', options).cause; // => 'none'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ErrorOptions {
  /** The cause of the error, usually another error. */
  readonly cause?: unknown;
}
