/**
 * The HTTP statuses, by number and by name, as registered with IANA (Hypertext Transfer Protocol Status Code Registry).
 *
 * | Topic | Members |
 * | --- | --- |
 * | a status by name | {@link OK}, {@link NotFound} and the other registered statuses |
 * | a status from a number or a string | {@link of}, {@link from}, {@link fromName} |
 * | the class of a status | {@link isInformational}, {@link isSuccess}, {@link isRedirection}, {@link isClientError}, {@link isServerError} |
 * | all statuses | {@link values} |
 *
 * Numbers that are registered temporarily, or as unused (306, 418), have no name in this module.
 *
 * @alias HttpStatus, StatusCode, HttpStatusCode, StatusCodes, HttpStatusCodes, ReasonPhrases
 * @keywords 404, 200, 500, NotFound, constants, enum, reason
 * @module
 */

import * as Codec from '@tstd/core/Codec';
import { Comparable } from '@tstd/core/Comparable';
import type { Equal } from '@tstd/core/Equal';
import type { Option } from '@tstd/core/Option';
import * as Order from '@tstd/core/Order';
import type { Ordering } from '@tstd/core/Ordering';
import { checkArgument } from '@tstd/error';
import { checkNumber, checkString } from '@tstd/error/Argument';

import { checkStatus } from './internal/checks.js';
import type { Status } from './internal/status/model.js';
import * as registered from './internal/status/registry.js';

export type { Status } from './internal/status/model.js';
export * from './internal/status/registry.js';

/**
 * The registered statuses, in ascending order.
 *
 * @example List the names of a status class
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const names = HTTP.Status.values
 *   .filter(HTTP.Status.isInformational)
 *   .map(({ name }) => name);
 *
 * names; // => ['Continue', 'Switching Protocols', 'Processing', 'Early Hints']
 * ```
 *
 * @keywords list, codes
 * @category Constructors
 * @since 1.0.0
 */
export const values: readonly Status[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ Object.values(registered).toSorted((self, other) => self.code - other.code),
);

/**
 * The status of a response whose real status the platform hides, such as an opaque response in a browser.
 *
 * This status does not belong to any class.
 *
 * @example A status that no server sends
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.Hidden; // => { code: 0, name: '' }
 * HTTP.Status.isSuccess(HTTP.Status.Hidden); // => false
 * ```
 *
 * @keywords CORS, no-cors, 0
 * @category Constructors
 * @since 1.0.0
 */
export const Hidden: Status = /* @__PURE__ */ Object.freeze({ code: 0, name: '' });

const BY_CODE: ReadonlyMap<number, Status> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ [Hidden, ...values].map((status) => [status.code, status]),
);

const BY_NAME: ReadonlyMap<string, Status> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ values.map((status) => [status.name.toLowerCase(), status]),
);

const MIN_CODE = 100;
const MAX_CODE = 999;

const EXPECTED = 'an integer from 100 to 999, or 0';

/**
 * Returns the status with the given number, or throws if the number is not a valid status.
 *
 * @param code - The number: an integer from 100 to 999, or 0 for a hidden status.
 * @returns The status, with its name if the number is registered.
 *
 * @throws An {@link ArgumentError} if the number is not a valid status.
 *
 * @example A registered and an unregistered number
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.of(201); // => { code: 201, name: 'Created' }
 * HTTP.Status.of(299); // => { code: 299, name: '' }
 * HTTP.Status.of(20); // => throws ArgumentError
 * ```
 *
 * @alias HttpStatus.valueOf, HttpStatus.resolve
 * @keywords code, create
 * @category Constructors
 * @since 1.0.0
 */
export function of(code: number): Status {
  checkNumber(code, 'code');
  const status = from(code);
  checkArgument(status !== undefined, 'code', EXPECTED, code);
  return status;
}

/**
 * Returns the status with the given number, or None if the number is not a valid status.
 *
 * @param code - Any number. Unless it is 0 or an integer from 100 to 999, the result is None.
 * @returns The status, or None.
 *
 * @example Convert an external number
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.from(404) === HTTP.Status.NotFound; // => true
 * HTTP.Status.from(99); // => undefined
 * HTTP.Status.from(200.5); // => undefined
 * ```
 *
 * @keywords validate, code, convert
 * @category Conversions
 * @since 1.0.0
 */
export function from(code: number): Option<Status> {
  checkNumber(code, 'code');
  return (
    BY_CODE.get(code) ??
    (Number.isInteger(code) && code >= MIN_CODE && code <= MAX_CODE
      ? { code, name: '' }
      : undefined)
  );
}

/**
 * Returns the registered status with the given name, or None if there is no such status.
 *
 * @param name - The name, which is case-insensitive.
 * @returns The status, or None.
 *
 * @example Find a status by name
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.fromName('not found'); // => { code: 404, name: 'Not Found' }
 * HTTP.Status.fromName('Lost'); // => undefined
 * ```
 *
 * @keywords lookup, reason, phrase, text
 * @category Conversions
 * @since 1.0.0
 */
export function fromName(name: string): Option<Status> {
  checkString(name, 'name');
  return BY_NAME.get(name.toLowerCase());
}

/**
 * Checks whether the value is a status.
 *
 * @param value - Any value. A number alone is not a status.
 * @returns Whether the value is an object with a number and the matching name.
 *
 * @example The number and the name must match
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.hasInstance({ code: 200, name: 'OK' }); // => true
 * HTTP.Status.hasInstance({ code: 200, name: 'Fine' }); // => false
 * HTTP.Status.hasInstance(200); // => false
 * ```
 *
 * @category Guards
 * @since 1.0.0
 */
export function hasInstance(value: unknown): value is Status {
  if (typeof value !== 'object' || value === null || !('code' in value) || !('name' in value)) {
    return false;
  }
  return typeof value.code === 'number' && from(value.code)?.name === value.name;
}

/**
 * Checks whether the status is between 100 and 199, which means that the final response is yet to come.
 *
 * @param self - The status, registered or not.
 * @returns Whether the number is between 100 and 199.
 *
 * @example An informational status and a successful one
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.isInformational(HTTP.Status.EarlyHints); // => true
 * HTTP.Status.isInformational(HTTP.Status.OK); // => false
 * ```
 *
 * @alias is1xx, is1xxInformational
 * @keywords 1xx
 * @category Guards
 * @since 1.0.0
 */
export function isInformational(self: Status): boolean {
  checkStatus(self, 'self');
  return isWithin(self, 100, 199);
}

/**
 * Checks whether the status is between 200 and 299, which means that the request was understood and accepted.
 *
 * @param self - The status, registered or not.
 * @returns Whether the number is between 200 and 299.
 *
 * @example A successful status and a redirect
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.isSuccess(HTTP.Status.NoContent); // => true
 * HTTP.Status.isSuccess(HTTP.Status.NotModified); // => false
 * ```
 *
 * @alias isSuccessful, is2xxSuccessful, isSuccessStatusCode
 * @keywords 2xx, ok, response.ok
 * @category Guards
 * @since 1.0.0
 */
export function isSuccess(self: Status): boolean {
  checkStatus(self, 'self');
  return isWithin(self, 200, 299);
}

/**
 * Checks whether the status is between 300 and 399, which means that the client must take further action.
 *
 * @param self - The status, registered or not.
 * @returns Whether the number is between 300 and 399.
 *
 * @example A redirect and a successful status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.isRedirection(HTTP.Status.SeeOther); // => true
 * HTTP.Status.isRedirection(HTTP.Status.OK); // => false
 * ```
 *
 * @alias is3xx, is3xxRedirection, isRedirect
 * @keywords 3xx, 301, 302
 * @category Guards
 * @since 1.0.0
 */
export function isRedirection(self: Status): boolean {
  checkStatus(self, 'self');
  return isWithin(self, 300, 399);
}

/**
 * Checks whether the status is between 400 and 499, which means that the request caused the error.
 *
 * @param self - The status, registered or not.
 * @returns Whether the number is between 400 and 499.
 *
 * @example A client error and a server error
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.isClientError(HTTP.Status.TooManyRequests); // => true
 * HTTP.Status.isClientError(HTTP.Status.BadGateway); // => false
 * ```
 *
 * @alias is4xxClientError
 * @keywords 4xx, 404, bad
 * @category Guards
 * @since 1.0.0
 */
export function isClientError(self: Status): boolean {
  checkStatus(self, 'self');
  return isWithin(self, 400, 499);
}

/**
 * Checks whether the status is at least 500, which means that the server caused the error.
 *
 * Numbers above 599 are invalid in HTTP but are treated as part of this class, as RFC 9110 recommends.
 *
 * @param self - The status, registered or not.
 * @returns Whether the number is at least 500.
 *
 * @example Two server errors and a client error
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.isServerError(HTTP.Status.GatewayTimeout); // => true
 * HTTP.Status.isServerError(HTTP.Status.of(999)); // => true
 * HTTP.Status.isServerError(HTTP.Status.NotFound); // => false
 * ```
 *
 * @alias is5xxServerError
 * @keywords 5xx, 503, crash
 * @category Guards
 * @since 1.0.0
 * @see [RFC 9110, 15](https://www.rfc-editor.org/rfc/rfc9110#section-15)
 */
export function isServerError(self: Status): boolean {
  checkStatus(self, 'self');
  return isWithin(self, 500, MAX_CODE);
}

function isWithin({ code }: Status, from: number, to: number): boolean {
  return code >= from && code <= to;
}

/**
 * Compares two statuses by number.
 *
 * @param self - The value on the left. It comes before `other` if the result is `-1`.
 * @param other - The value on the right. It comes before `self` if the result is `1`.
 * @returns The ordering of the two statuses.
 *
 * @example Compare two statuses
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.compare(HTTP.Status.OK, HTTP.Status.NotFound); // => -1
 * HTTP.Status.compare(HTTP.Status.OK, HTTP.Status.OK); // => 0
 * ```
 *
 * @category Comparisons
 * @since 1.0.0
 */
export function compare(self: Status, other: Status): Ordering {
  checkStatus(self, 'self');
  checkStatus(other, 'other');
  return Order.number(self.code, other.code);
}

/**
 * Checks whether two statuses have the same number.
 *
 * @param self - One of the values; swapping them does not change the result.
 * @param other - The value to compare `self` with.
 * @returns Whether the two statuses are equal.
 *
 * @example Compare statuses by number
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.equals(HTTP.Status.of(404), HTTP.Status.NotFound); // => true
 * HTTP.Status.equals(HTTP.Status.OK, HTTP.Status.Created); // => false
 * ```
 *
 * @category Comparisons
 * @since 1.0.0
 */
export function equals(self: Status, other: Status): boolean {
  return compare(self, other) === 0;
}

/**
 * An `Equal` that compares statuses by number.
 *
 * @example Compare two statuses
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.equal.equals(HTTP.Status.OK, HTTP.Status.of(200)); // => true
 * HTTP.Status.equal.equals(HTTP.Status.OK, HTTP.Status.of(201)); // => false
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const equal: Equal<Status> = /* @__PURE__ */ Comparable(compare);

/**
 * An order that compares statuses by number.
 *
 * @example Sort statuses by number
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const sorted = [HTTP.Status.NotFound, HTTP.Status.OK].toSorted(
 *   HTTP.Status.order,
 * );
 *
 * sorted.map(({ code }) => code); // => [200, 404]
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const order: Order.Order<Status> = compare;

/**
 * The codec for statuses, which are encoded as numbers in JSON.
 *
 * @example Encode to JSON and decode
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.codec.encode(HTTP.Status.NotFound); // => 404
 * HTTP.Status.codec.decode(200); // => { ok: true, value: { code: 200, name: 'OK' } }
 * HTTP.Status.codec.decode('200').ok; // => false
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const codec: Codec.Codec<Status, number> = /* @__PURE__ */ Codec.of<Status, number>({
  hasInstance,
  encode: ({ code }) => code,
  decode: (input) => {
    const status = typeof input === 'number' ? from(input) : undefined;
    return status === undefined ? Codec.fault(EXPECTED, input) : { ok: true, value: status };
  },
  schema: () => ({
    anyOf: [{ const: 0 }, { type: 'integer', minimum: MIN_CODE, maximum: MAX_CODE }],
  }),
});
