/**
 * The status of a response: a number of three digits, and the name that it is registered with.
 *
 * The number alone decides. A status that is not registered has an empty name. What a server writes beside the number is not kept here: see `statusText` of a `Response`.
 *
 * @example Look at a status
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
  /** The number: an integer from 100 to 999, or 0 where the platform hides it. */
  readonly code: number;

  /** The name in the registry, or an empty text. */
  readonly name: string;
}
