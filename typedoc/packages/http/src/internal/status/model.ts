/**
 * The status of a response: a three-digit number and its registered name.
 *
 * Only the number is significant. A status that is not registered has an empty name. The text that a server sends with the number is in the `statusText` property of the `Response`.
 *
 * @example Inspect a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const status: HTTP.Status = HTTP.Status.of(404);
 *
 * status; // => { code: 404, name: 'Not Found' }
 * HTTP.Status.isClientError(status); // => true
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface Status {
  /** The number: an integer from 100 to 999, or 0 if the platform hides it. */
  readonly code: number;

  /** The name in the registry, or an empty string. */
  readonly name: string;
}
