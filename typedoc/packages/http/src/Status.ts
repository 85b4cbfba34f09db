/**
 * The statuses of HTTP, by number and by name, as IANA has registered them (Hypertext Transfer Protocol Status Code Registry).
 *
 * | What | Members |
 * | --- | --- |
 * | a status by its name | {@link OK}, {@link NotFound} and the other registered ones |
 * | a status from a number or a text | {@link of}, {@link from}, {@link fromName} |
 * | the class of a status | {@link isInformational}, {@link isSuccess}, {@link isRedirection}, {@link isClientError}, {@link isServerError} |
 * | all of them | {@link values} |
 *
 * Numbers that are registered for a time only, or as unused (306, 418), have no name here.
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
 * The registered statuses, by ascending number.
 *
 * @example The names of a class
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
 * The status of a response that the platform hides: a browser does so for an opaque response.
 *
 * It belongs to no class.
 *
 * @example No status that a server sends
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
 * Returns the status of a number.
 *
 * @param code - The number: an integer from 100 to 999, or 0 for a status that is hidden.
 * @returns The status, with the name when the number is registered.
 *
 * @throws {@link ArgumentError} When the number is not the number of a status.
 *
 * @example With and without a name
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
 * Returns the status of a number, or None when the number is not that of a status.
 *
 * @param code - Any number; unless it is 0 or an integer from 100 to 999, the result is None.
 * @returns The status, or None.
 *
 * @example A number from outside
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
 * Returns the registered status of a name, or None when no status has it.
 *
 * @param name - The name, in upper or lower case.
 * @returns The status, or None.
 *
 * @example By name
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
 * Returns `true` when the value is a status.
 *
 * @param value - Any value; a number alone is not a status.
 * @returns Whether the value is an object with a number and the name that belongs to it.
 *
 * @example Not any number and name
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
 * Returns `true` when the status is one from 100 to 199: the final response is still to come.
 *
 * @param self - The status, registered or not.
 * @returns Whether the number is from 100 to 199.
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
 * Returns `true` when the status is one from 200 to 299: the request was taken and understood.
 *
 * @param self - The status, registered or not.
 * @returns Whether the number is from 200 to 299.
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
 * Returns `true` when the status is one from 300 to 399: the client has to do more.
 *
 * @param self - The status, registered or not.
 * @returns Whether the number is from 300 to 399.
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
 * Returns `true` when the status is one from 400 to 499: the fault lies with the request.
 *
 * @param self - The status, registered or not.
 * @returns Whether the number is from 400 to 499.
 *
 * @example An error of the client and one of the server
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
 * Returns `true` when the status is one from 500: the fault lies with the server.
 *
 * A number from 600 is not valid in HTTP, and counts as one of this class, as RFC 9110 recommends.
 *
 * @param self - The status, registered or not.
 * @returns Whether the number is 500 or greater.
 *
 * @example Two errors of the server and one of the client
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
 * Returns the ordering of two statuses by their numbers.
 *
 * @param self - The status that comes first if the ordering is `-1`.
 * @param other - The status that comes first if the ordering is `1`.
 * @returns The ordering of both statuses.
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
 * Returns `true` when both statuses have the same number.
 *
 * @param self - The status, of which only the number is compared.
 * @param other - The status whose number it is compared with.
 * @returns Whether both statuses are equal.
 *
 * @example Compare by the number
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
 * The equality of statuses, by their numbers.
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
 * The order of statuses, by their numbers.
 *
 * @example Sort by number
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
 * The codec of statuses: their number in JSON.
 *
 * @example From JSON and back
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
