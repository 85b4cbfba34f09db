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
 * The properties of a response, which you pass to `Response`.
 *
 * @typeParam Body - The type of the body.
 *
 * @example Create a response for a test
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

  /** The headers. By default, there are none. */
  readonly headers?: HeadersInput | undefined;

  /** Whether the response arrived after a redirect. The default is `false`. */
  readonly redirected?: boolean | undefined;

  /** The status code. */
  readonly status: Status.Status;

  /** The text that the server sent with the status. The default is the empty string, because HTTP/2 responses have no status text. */
  readonly statusText?: string | undefined;

  /** The type of the response, which determines how much of it a program can read. The default is `default`. */
  readonly type?: ResponseType | undefined;

  /** The URL of the response, after all redirects. The default is the empty string. */
  readonly url?: string | undefined;
}

/**
 * A received response, as immutable data.
 *
 * If the parser accepts any status, check `ok`, which is `true` for statuses from 200 to 299. With any other parser, the status of a response is always in that range.
 *
 * @typeParam Body - The type of the body, which is determined by the parser of the request.
 *
 * @example Inspect a response
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
  /** The tag shared by all responses. */
  readonly _: 'Response';

  /** The body, as the parser returned it. */
  readonly body: Body;

  /** The headers. */
  readonly headers: Headers;

  /** Whether the status indicates success, that is, whether it is between 200 and 299. */
  readonly ok: boolean;

  /** Whether the response arrived after a redirect. */
  readonly redirected: boolean;

  /** The status code. */
  readonly status: Status.Status;

  /** The text that the server sent with the status. HTTP/2 does not send this text. */
  readonly statusText: string;

  /** The type of the response, which determines how much of it a program can read. */
  readonly type: ResponseType;

  /** The URL of the response, after all redirects. */
  readonly url: string;
}

/**
 * Creates a response from its properties. The value of `ok` is determined by the status.
 *
 * @typeParam Body - The type of the body.
 * @param parameters - The body, the status, and the other properties, which are optional.
 * @returns A response that has all properties.
 *
 * @throws An {@link ArgumentError} if the headers are invalid.
 *
 * @example A successful and a failed response
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
 * Applies `fn` to the body of a response and returns a response with the result.
 *
 * @typeParam Body - The type of the body.
 * @typeParam To - The type of the new body.
 * @param self - The response, whose other properties are kept.
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
 * Returns an `Ok` with the body if the status indicates success, otherwise an `Err` with the response.
 *
 * @typeParam Body - The type of the body.
 * @param self - The response to convert.
 * @returns An `Ok` with the body, or an `Err` with the response.
 *
 * @example Treat a failed response as an error
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
 * Returns an `Equal` that compares the bodies of responses with `body`, and all their other properties.
 *
 * @typeParam Body - The type of the body.
 * @param body - The `Equal` for the bodies. It is used only if all other properties are equal.
 * @returns An `Equal` that compares responses.
 *
 * @example Compare with an expected response
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
 * Functions for responses.
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
