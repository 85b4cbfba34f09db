import type * as Codec from '@tstd/core/Codec';
import * as JSON from '@tstd/core/JSON';
import type { Option } from '@tstd/core/Option';
import { ArgumentError } from '@tstd/error';
import type { TimeDuration } from '@tstd/time';

import type {
  Method,
  ReferrerPolicy,
  RequestCache,
  RequestCredentials,
  RequestMode,
  RequestRedirect,
} from './fetchTypes.js';
import { Headers, type HeadersInput } from './Headers.js';
import { isToken } from './internal/syntax.js';
import { type ResponseParser, text } from './ResponseParser.js';

/**
 * What can be sent: whatever `fetch` takes, but a stream only by a function that makes it.
 *
 * A task can be run again, and a stream can be read once: so the function is called at each run.
 *
 * @example Bodies of several kinds
 * ```ts
 * import { Request, type RequestBody } from '@tstd/http';
 *
 * const bodies: readonly RequestBody[] = ['hello', new URLSearchParams({ a: '1' })];
 * const requests = bodies.map((body) => Request('https://example.org/', { method: 'POST', body }));
 *
 * requests.map(({ body }) => String(body)); // => ['hello', 'a=1']
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type RequestBody =
  | ArrayBuffer
  | ArrayBufferView<ArrayBuffer>
  | Blob
  | FormData
  | URLSearchParams
  | string
  | (() => ReadableStream<Uint8Array>);

/**
 * What the platform is told of a request, as `fetch` knows it. What is left out is as `fetch` has it by default.
 *
 * @example Settings of a request
 * ```ts
 * import { Request, type RequestSettings } from '@tstd/http';
 *
 * const settings: RequestSettings = { redirect: 'error', keepalive: true };
 *
 * Request('https://example.org/', settings).settings; // => { redirect: 'error', keepalive: true }
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface RequestSettings {
  /** How the request uses the cache of a browser. */
  readonly cache?: RequestCache | undefined;

  /** Whether a browser sends cookies and credentials. */
  readonly credentials?: RequestCredentials | undefined;

  /** The hashes that the body must have, one of them, as Subresource Integrity writes them. */
  readonly integrity?: string | undefined;

  /** Whether a browser sends the request to its end when the page is left. */
  readonly keepalive?: boolean | undefined;

  /** Which origins a browser lets the request go to. */
  readonly mode?: RequestMode | undefined;

  /** What is done with a redirect. */
  readonly redirect?: RequestRedirect | undefined;

  /** The address that is sent as the referrer. */
  readonly referrer?: string | undefined;

  /** How much of the address of the page is sent as the referrer. */
  readonly referrerPolicy?: ReferrerPolicy | undefined;
}

/**
 * The parts of a request that can be left out.
 *
 * @typeParam Value - The type of the body of the response.
 *
 * @example A request that sends a text
 * ```ts
 * import { Request, type RequestOptions } from '@tstd/http';
 *
 * const options: RequestOptions<string> = { method: 'PUT', body: 'hello' };
 *
 * Request('https://example.org/', options).method; // => 'PUT'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface RequestOptions<Value> extends RequestSettings {
  /** What is sent. The default is nothing. A `GET` and a `HEAD` cannot have one. */
  readonly body?: RequestBody | undefined;

  /** What the headers are made from. They replace those of the client that have the same names. The default is none. */
  readonly headers?: HeadersInput | undefined;

  /** The method. The default is `GET`. */
  readonly method?: Method | undefined;

  /** The parser of the body of the response. The default is `ResponseParser.text`. */
  readonly parser?: ResponseParser<Value> | undefined;

  /** How long the response may take, its body included. The default is the limit of the client. */
  readonly timeout?: Option<TimeDuration>;
}

/**
 * A request, as immutable data. It can be sent any number of times.
 *
 * @typeParam Value - The type of the body of the response.
 *
 * @example A request is data
 * ```ts
 * import { Request } from '@tstd/http';
 *
 * const request: Request<string> = Request('/users', { headers: { Accept: 'text/html' } });
 *
 * request.method; // => 'GET'
 * request.url; // => '/users'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface Request<Value> {
  /** The tag of all requests. */
  readonly _: 'Request';

  /** What is sent, or None. */
  readonly body: Option<RequestBody>;

  /** The headers. They replace those of the client that have the same names. */
  readonly headers: Headers;

  /** The method. */
  readonly method: Method;

  /** The parser of the body of the response. */
  readonly parser: ResponseParser<Value>;

  /** What the platform is told of the request. */
  readonly settings: RequestSettings;

  /** How long the response may take, its body included, or None for the limit of the client. */
  readonly timeout: Option<TimeDuration>;

  /** The address, which may be relative to the base URL of the client. */
  readonly url: string;
}

/**
 * Returns a request whose response has a text as its body.
 *
 * @param url - The address, which may be relative to the base URL of the client.
 * @param options - What else the request is made of.
 * @returns A request to send by `requestSend`.
 *
 * @throws {@link ArgumentError} When the method is not one that `fetch` sends, when a header is not valid, or when a `GET` or a `HEAD` has a body.
 *
 * @example A method and a body
 * ```ts
 * import { Request } from '@tstd/http';
 *
 * Request('/users', { method: 'DELETE' }).method; // => 'DELETE'
 * Request('/users', { body: 'hello' }); // => throws ArgumentError
 * Request('/users', { method: 'post' }); // => throws ArgumentError
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function Request(
  url: string,
  options?: RequestOptions<string> & { readonly parser?: undefined },
): Request<string>;
/**
 * Returns a request whose response has a body that a parser gives.
 *
 * @typeParam Value - The type of the body of the response.
 * @param url - The address, which may be relative to the base URL of the client.
 * @param options - The parser, and what else the request is made of.
 * @returns A request to send by `requestSend`.
 *
 * @throws {@link ArgumentError} When the method is not one that `fetch` sends, when a header is not valid, or when a `GET` or a `HEAD` has a body.
 *
 * @example A body of JSON
 * ```ts
 * import { Codec } from '@tstd/core';
 * import { Request, ResponseParser } from '@tstd/http';
 *
 * const user = Codec.object({ name: Codec.string });
 * const request = Request('/users/7', { parser: ResponseParser.json(user) });
 *
 * request.body; // => undefined
 * ```
 */
export function Request<Value>(url: string, options: RequestOptions<Value>): Request<Value>;
export function Request(url: string, options: RequestOptions<unknown> = {}): Request<unknown> {
  const { body, headers, method = 'GET', parser = text, timeout, ...settings } = options;
  checkMethod(method);
  if (body !== undefined) {
    checkBody(method);
  }
  return {
    _: 'Request',
    body,
    headers: Headers(headers),
    method,
    parser,
    settings: { ...settings },
    timeout,
    url,
  };
}

/** `fetch` sends the first ones in upper case whatever their case is, but not `PATCH`. */
const UPPER: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'DELETE',
  'GET',
  'HEAD',
  'OPTIONS',
  'POST',
  'PUT',
  'PATCH',
]);

/** Those that `fetch` refuses. */
const FORBIDDEN: ReadonlySet<string> = /* @__PURE__ */ new Set(['CONNECT', 'TRACE', 'TRACK']);

function checkMethod(method: string): void {
  const upper = method.toUpperCase();
  if (UPPER.has(upper) && method !== upper) {
    throw new ArgumentError({ message: `Expected the method "${upper}", got "${method}"` });
  }
  if (!isToken(method) || FORBIDDEN.has(upper)) {
    throw new ArgumentError({
      message: `Expected a method that can be sent, got ${globalThis.JSON.stringify(method)}`,
    });
  }
}

function checkBody(method: Method): void {
  if (method === 'GET' || method === 'HEAD') {
    throw new ArgumentError({ message: `Expected no body for the method "${method}"` });
  }
}

/**
 * Returns a request that sends a value as JSON, as its codec writes it.
 *
 * The header `Content-Type` is set to `application/json`, unless the request has one.
 *
 * @typeParam Body - The type of the body of the response.
 * @typeParam Value - The type of the value.
 * @typeParam Encoded - The type of the JSON.
 * @param self - The request, whose method can have a body.
 * @param codec - The codec of the value.
 * @param value - The value to send.
 * @returns The new request.
 *
 * @throws {@link ArgumentError} When the method is `GET` or `HEAD`, or when the value has no JSON.
 *
 * @example Send an object
 * ```ts
 * import { Codec } from '@tstd/core';
 * import { Headers, Request } from '@tstd/http';
 *
 * const user = Codec.object({ name: Codec.string });
 * const request = Request.withJSON(Request('/users', { method: 'POST' }), user, { name: 'Ada' });
 *
 * request.body; // => '{"name":"Ada"}'
 * Headers.get(request.headers, 'content-type'); // => 'application/json'
 * Request.withJSON(Request('/users'), user, { name: 'Ada' }); // => throws ArgumentError
 * ```
 *
 * @category JSON
 * @since 1.0.0
 */
function withJSON<Body, Value, Encoded>(
  self: Request<Body>,
  codec: Codec.Codec<Value, Encoded>,
  value: NoInfer<Value>,
): Request<Body> {
  checkBody(self.method);
  const body = JSON.stringify(codec.encode(value));
  if (!body.ok) {
    throw new ArgumentError({ message: 'Expected a value that has JSON', cause: body.error });
  }
  const headers = Headers.merge(Headers({ 'Content-Type': 'application/json' }), self.headers);
  return { ...self, body: body.value, headers };
}

/**
 * What can be done with requests. To change another part of a request, spread it.
 *
 * @example Send JSON to another address
 * ```ts
 * import { Codec } from '@tstd/core';
 * import { Request } from '@tstd/http';
 *
 * const request = Request.withJSON(Request('/a', { method: 'PUT' }), Codec.number, 7);
 *
 * ({ ...request, url: '/b' }).body; // => '7'
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
// eslint-disable-next-line jsdoc/require-jsdoc -- the rule does not see the comment above
export declare namespace Request {
  export { withJSON };
}

Object.assign(Request, { withJSON });
