import { checkBoolean, checkFunction, checkObject, checkString } from '@tstd/error/Argument';
import { Equal } from '@tstd/core/Equal';
import * as Result from '@tstd/core/Result';

import type { ResponseType } from './fetchTypes.js';
import { Headers, type HeadersInput } from './Headers.js';
import {
  checkEqual,
  checkHeadersInput,
  checkOption,
  checkResponse,
  checkStatus,
} from './internal/checks.js';
import * as Status from './Status.js';

/**
 * The parts of a response: what the function `Response` asks for.
 *
 * @typeParam Body - The type of the body.
 *
 * @example A response for a test
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const parameters: HTTP.ResponseParameters<string> = {
 *   status: HTTP.Status.NotFound,
 *   body: 'Not here',
 * };
 *
 * HTTP.Response(parameters).ok; // => false
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ResponseParameters<Body> {
  /** The body. */
  readonly body: Body;

  /** What the headers are made from. The default is none. */
  readonly headers?: HeadersInput | undefined;

  /** Whether the response came after a redirect. The default is `false`. */
  readonly redirected?: boolean | undefined;

  /** The status. */
  readonly status: Status.Status;

  /** What the server wrote beside the status. The default is the empty text, which is what HTTP/2 has. */
  readonly statusText?: string | undefined;

  /** The type of the response, which says how much of it can be seen. The default is `default`. */
  readonly type?: ResponseType | undefined;

  /** The address that the response came from, after all redirects. The default is the empty text. */
  readonly url?: string | undefined;
}

/**
 * A response that has come, as immutable data.
 *
 * Where the parser is one for all statuses, look at `ok`, which is `true` for the statuses from 200 to 299. With any other parser, a response has such a status.
 *
 * @typeParam Body - The type of the body: what the parser of the request gives.
 *
 * @example Look at a response
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const describe = (response: HTTP.Response<string>): string =>
 *   response.ok
 *     ? response.body
 *     : `${response.status.code}: ${response.status.name}`;
 *
 * describe(HTTP.Response({ status: HTTP.Status.OK, body: 'hello' })); // => 'hello'
 * describe(HTTP.Response({ status: HTTP.Status.NotFound, body: '' })); // => '404: Not Found'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface Response<Body> {
  /** The tag of all responses. */
  readonly _: 'Response';

  /** The body, as the parser gave it. */
  readonly body: Body;

  /** The headers. */
  readonly headers: Headers;

  /** Whether the status says success: whether it is one from 200 to 299. */
  readonly ok: boolean;

  /** Whether the response came after a redirect. */
  readonly redirected: boolean;

  /** The status. */
  readonly status: Status.Status;

  /** What the server wrote beside the status. HTTP/2 has no such text. */
  readonly statusText: string;

  /** The type of the response, which says how much of it can be seen. */
  readonly type: ResponseType;

  /** The address that the response came from, after all redirects. */
  readonly url: string;
}

/**
 * Returns a response that is made of its parts. Its `ok` follows the status.
 *
 * @typeParam Body - The type of the body.
 * @param parameters - The body, the status, and the other parts, which have defaults.
 * @returns A response with all of its parts.
 *
 * @throws {@link ArgumentError} When the headers are not valid.
 *
 * @example Two responses
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Response({ status: HTTP.Status.Created, body: 7 }).ok; // => true
 * HTTP.Response({ status: HTTP.Status.Conflict, body: 7 }).ok; // => false
 * ```
 *
 * @alias HttpResponse, HttpClientResponse, AxiosResponse, HttpResponseMessage, ResponseEntity,
 *   IncomingMessage, FetchResponse, ClientResponse
 * @keywords reply, answer, status, headers, body, fake
 * @category Constructors
 * @since 1.0.0
 */
export function Response<Body>(parameters: ResponseParameters<Body>): Response<Body> {
  checkObject(parameters, 'parameters');
  const { body, headers, redirected = false, status } = parameters;
  const { statusText = '', type = 'default', url = '' } = parameters;
  checkStatus(status, 'status');
  checkOption(parameters, 'headers', checkHeadersInput);
  checkOption(parameters, 'redirected', checkBoolean);
  checkString(statusText, 'statusText');
  checkString(type, 'type');
  checkString(url, 'url');
  return {
    _: 'Response',
    body,
    headers: Headers(headers),
    ok: Status.isSuccess(status),
    redirected,
    status,
    statusText,
    type,
    url,
  };
}

/**
 * Returns a response whose body is what a function makes of the body.
 *
 * @typeParam Body - The type of the body.
 * @typeParam To - The type of the new body.
 * @param self - The response, whose other parts are kept.
 * @param fn - Called once with the body; returns the new body.
 * @returns The new response.
 *
 * @example Change the body
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const response = HTTP.Response({ status: HTTP.Status.OK, body: 'hello' });
 *
 * HTTP.Response.map(response, (text) => text.length).body; // => 5
 * ```
 *
 * @keywords convert
 * @category Transformations
 * @since 1.0.0
 */
function map<Body, To>(self: Response<Body>, fn: (body: Body) => To): Response<To> {
  checkResponse(self, 'self');
  checkFunction(fn, 'fn');
  return { ...self, body: fn(self.body) };
}

/**
 * Returns the body as an `Ok` when the status says success, else the response as an `Err`.
 *
 * @typeParam Body - The type of the body.
 * @param self - The response, whose status decides.
 * @returns The body, or the response.
 *
 * @example Take a failed response for an error
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Response.toResult(
 *   HTTP.Response({ status: HTTP.Status.OK, body: 'hello' }),
 * ); // => { ok: true, value: 'hello' }
 * HTTP.Response.toResult(
 *   HTTP.Response({ status: HTTP.Status.Gone, body: '' }),
 * ).ok; // => false
 * ```
 *
 * @alias EnsureSuccessStatusCode, raise_for_status, error_for_status
 * @keywords throw, failure, 2xx, check
 * @category Conversions
 * @since 1.0.0
 */
function toResult<Body>(self: Response<Body>): Result.Result<Body, Response<Body>> {
  checkResponse(self, 'self');
  return self.ok ? Result.Ok(self.body) : Result.Err(self);
}

/**
 * Returns the equality of responses by the equality of their bodies and all other parts.
 *
 * @typeParam Body - The type of the body.
 * @param body - Compares the bodies, if all other parts are equal.
 * @returns The equality of the responses.
 *
 * @example Compare what a test expects
 * ```ts
 * import { String } from '@tstd/core';
 * import * as HTTP from '@tstd/http';
 *
 * const { equals } = HTTP.Response.equal(String);
 * const response = HTTP.Response({ status: HTTP.Status.OK, body: 'a' });
 *
 * equals(response, HTTP.Response({ status: HTTP.Status.OK, body: 'a' })); // => true
 * equals(response, HTTP.Response({ status: HTTP.Status.OK, body: 'b' })); // => false
 * ```
 *
 * @keywords identical, assert, deep
 * @category Instances
 * @since 1.0.0
 */
function equal<Body>(body: Equal<Body>): Equal<Response<Body>> {
  checkEqual(body, 'body');
  return Equal((self, other) => {
    checkResponse(self, 'self');
    checkResponse(other, 'other');
    return (
      Status.equals(self.status, other.status) &&
      self.redirected === other.redirected &&
      self.statusText === other.statusText &&
      self.type === other.type &&
      self.url === other.url &&
      Headers.equals(self.headers, other.headers) &&
      body.equals(self.body, other.body)
    );
  });
}

/**
 * What can be done with responses.
 *
 * @example Change the body
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const response = HTTP.Response({ status: HTTP.Status.OK, body: '7' });
 *
 * HTTP.Response.map(response, Number).body; // => 7
 * ```
 *
 * @category Access
 * @since 1.0.0
 */
// eslint-disable-next-line jsdoc/require-jsdoc -- the rule does not see the comment above
export declare namespace Response {
  export { equal, map, toResult };
}

Object.freeze(Object.assign(Response, { equal, map, toResult }));
