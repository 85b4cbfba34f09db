import type * as Codec from '@tstd/core/Codec';
import * as JSON from '@tstd/core/JSON';
import type { Option } from '@tstd/core/Option';
import { ArgumentError, checkArgument } from '@tstd/error';
import { checkBoolean, checkFunction, checkObject } from '@tstd/error/Argument';
import type { TimeLimit } from '@tstd/task-timeout';

import type {
  Method,
  ReferrerPolicy,
  RequestCache,
  RequestCredentials,
  RequestMode,
  RequestRedirect,
} from './fetchTypes.js';
import { Headers, type HeadersInput } from './Headers.js';
import { checkLimit } from './internal/checkLimit.js';
import {
  checkCodec,
  checkHeadersInput,
  checkMethod,
  checkOption,
  checkParser,
  checkRequest,
  checkTexts,
  checkURL,
} from './internal/checks.js';
import { checkRetry, type RetryOptions } from './internal/retry.js';
import { withSearchParams } from './internal/searchParams.js';
import { type Bytes, type ResponseParser, text } from './ResponseParser.js';

/**
 * The body of a request: any value that `fetch` accepts. Instead of a stream, pass a function that creates the stream.
 *
 * A request may be sent several times, but a stream can be read only once, so the function is called for each attempt.
 *
 * Firefox and Safari cannot send streams, and Chromium can send them only over HTTP/2. On platforms that cannot send a stream, it is first read and then sent as bytes, up to 16 MiB. If the stream is longer, the request fails with an `InvalidRequest` error.
 *
 * @example A string and a form as bodies
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const bodies: readonly HTTP.RequestBody[] = [
 *   'hello',
 *   new URLSearchParams({ a: '1' }),
 * ];
 * const requests = bodies.map((body) =>
 *   HTTP.Request('https://example.org/', { method: 'POST', body }),
 * );
 *
 * requests.map(({ body }) => String(body)); // => ['hello', 'a=1']
 * ```
 *
 * @keywords FormData, Blob, upload, file, form
 * @category Models
 * @since 1.0.0
 */
export type RequestBody =
  | ArrayBuffer
  | (ArrayBufferView & Pick<Bytes, 'buffer'>)
  | Blob
  | FormData
  | URLSearchParams
  | string
  | (() => ReadableStream<Uint8Array>);

/**
 * The progress of sending or reading a body.
 *
 * @example Calculate the fraction transferred
 * ```ts
 * import type * as HTTP from '@tstd/http';
 *
 * const shareOf = ({ loaded, total }: HTTP.Progress): number =>
 *   total === undefined ? 0 : loaded / total;
 *
 * shareOf({ loaded: 50, total: 200 }); // => 0.25
 * ```
 *
 * @keywords percent, bar, upload, download, bytes
 * @category Models
 * @since 1.0.0
 */
export interface Progress {
  /** The number of bytes sent or read so far. The bytes of a response are counted after decoding. */
  readonly loaded: number;

  /** The total number of bytes, or None if it is unknown. It is unknown for a compressed response, a form or a stream. */
  readonly total: Option<number>;
}

/**
 * The value of a search parameter.
 *
 * @example Values of several types
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const values: readonly HTTP.SearchParamValue[] = ['a b', 7, true];
 *
 * HTTP.Request('/', { searchParams: { value: values } }).url; // => '/?value=a+b&value=7&value=true'
 * ```
 *
 * @keywords query, array, boolean
 * @category Models
 * @since 1.0.0
 */
export type SearchParamValue = bigint | boolean | number | string;

/**
 * The input for search parameters: a `URLSearchParams` object, name-value pairs, or a record of values by name.
 *
 * In a record, a value that is `undefined` or an empty list is ignored: the URL keeps its own parameters with that name.
 *
 * @example The same parameters in three forms
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const inputs: readonly HTTP.SearchParamsInput[] = [
 *   { page: 2 },
 *   [['page', 2]],
 *   new URLSearchParams('page=2'),
 * ];
 *
 * inputs.map((searchParams) => HTTP.Request('/users', { searchParams }).url); // => ['/users?page=2', '/users?page=2', '/users?page=2']
 * ```
 *
 * @keywords query, string, URLSearchParams, URL
 * @category Models
 * @since 1.0.0
 */
export type SearchParamsInput =
  | Iterable<readonly [name: string, value: SearchParamValue]>
  | { readonly [name: string]: SearchParamValue | readonly SearchParamValue[] | undefined };

/**
 * The settings that are passed to `fetch`. If a setting is omitted or `undefined`, `fetch` uses its default.
 *
 * @example Pass settings to fetch
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const settings: HTTP.RequestSettings = {
 *   redirect: 'error',
 *   keepalive: true,
 * };
 *
 * HTTP.Request('https://example.org/', settings).settings; // => { redirect: 'error', keepalive: true }
 * ```
 *
 * @keywords cache, CORS, cookies, browser, options
 * @category Models
 * @since 1.0.0
 */
export interface RequestSettings {
  /** How the request uses the browser cache. */
  readonly cache?: RequestCache | undefined;

  /** Whether a browser sends cookies and credentials. */
  readonly credentials?: RequestCredentials | undefined;

  /** Hashes for Subresource Integrity. The response body must match one of them. By default, or if the platform does not support any of the hash algorithms, nothing is checked. On platforms that do not compare hashes, such as Deno and Bun, the request fails with an `InvalidRequest` error. */
  readonly integrity?: string | undefined;

  /** Whether a browser completes the request after the user leaves the page. */
  readonly keepalive?: boolean | undefined;

  /** The origins to which a browser allows the request. If you omit `mode`, a request with headers to the origin of the page uses `same-origin`, so that redirects within that origin are followed. */
  readonly mode?: RequestMode | undefined;

  /** How redirects are handled. By default, redirects are followed. */
  readonly redirect?: RequestRedirect | undefined;

  /** The URL that is sent as the referrer. */
  readonly referrer?: string | undefined;

  /** How much of the page URL is sent as the referrer. */
  readonly referrerPolicy?: ReferrerPolicy | undefined;
}

/**
 * The options of a request. All of them are optional.
 *
 * @typeParam Value - The type of the body of the response.
 *
 * @example Send text
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const options: HTTP.RequestOptions<string> = {
 *   method: 'PUT',
 *   body: 'hello',
 * };
 *
 * HTTP.Request('https://example.org/', options).method; // => 'PUT'
 * ```
 *
 * @alias RequestConfig, FetchOptions, OptionsInit
 * @keywords query, body, headers, method, config
 * @category Models
 * @since 1.0.0
 */
export interface RequestOptions<Value> extends RequestSettings {
  /** The body. By default, there is none. `GET` and `HEAD` requests cannot have a body. */
  readonly body?: RequestBody | undefined;

  /** The headers, which replace client headers with the same names. By default, there are none. */
  readonly headers?: HeadersInput | undefined;

  /** The method. The default is `GET`. */
  readonly method?: Method | undefined;

  /**
   * Called with each chunk of the response that a parser reads. An exception thrown by this function is a defect of the run.
   *
   * @param progress - How much has been read.
   */
  readonly onDownload?: ((progress: Progress) => void) | undefined;

  /**
   * Called with each chunk of the body, of at most 64 KiB, that the platform reads. An exception thrown by this function is a defect of the run.
   *
   * If you pass this function, the body is sent as a stream: over HTTP/1.1, with `Transfer-Encoding: chunked` and without `Content-Length`. On a platform that cannot send streams, the body is sent in one piece, and the function is called once, with the total size, after the response has arrived. In that case, it is not called for a form, because the size of a form is not known.
   *
   * @param progress - How much has been sent.
   */
  readonly onUpload?: ((progress: Progress) => void) | undefined;

  /** The parser for the response body. The default is `ResponseParser.text`. */
  readonly parser?: ResponseParser<Value> | undefined;

  /** The settings for retries if the request fails. By default, the client's settings are used. */
  readonly retry?: RetryOptions | 'none' | undefined;

  /** The query parameters, which replace URL parameters with the same names. By default, there are none. */
  readonly searchParams?: SearchParamsInput | undefined;

  /** The time limit for the response, including its body, or `'none'`. By default, the client's limit applies. Unlike other options, `timeout` cannot be `undefined`: otherwise, a failed calculation would silently select the default. */
  readonly timeout?: TimeLimit;
}

/**
 * A request, as immutable data. You can send it any number of times.
 *
 * @typeParam Value - The type of the body of the response.
 *
 * @example Inspect the data of a request
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const request: HTTP.Request<string> = HTTP.Request('/users', {
 *   headers: { Accept: 'text/html' },
 * });
 *
 * request.method; // => 'GET'
 * request.url; // => '/users'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface Request<Value> {
  /** The tag shared by all requests. */
  readonly _: 'Request';

  /** The body, or None. */
  readonly body: Option<RequestBody>;

  /** The headers, which replace client headers with the same names. */
  readonly headers: Headers;

  /** The method. */
  readonly method: Method;

  /** The function that is called with each chunk of the response, or None. */
  readonly onDownload: Option<(progress: Progress) => void>;

  /** The function that is called with each chunk of the body that is sent, or None. */
  readonly onUpload: Option<(progress: Progress) => void>;

  /** The parser for the response body. */
  readonly parser: ResponseParser<Value>;

  /** The settings for retries, or None for the client's settings. */
  readonly retry: Option<RetryOptions | 'none'>;

  /** The settings that are passed to `fetch`. */
  readonly settings: RequestSettings;

  /** The time limit for the response, including its body, or None for the client's limit. */
  readonly timeout: Option<TimeLimit>;

  /** The URL, which may be relative to the base URL of the client. */
  readonly url: string;
}

/**
 * Creates a request. By default, its response body is returned as text.
 *
 * @param url - The URL: a string, which may be relative to the base URL of the client, or a `URL` object.
 * @param options - The options of the request. By default, `method` is `GET`.
 * @returns A request to send with `requestSend`.
 *
 * @throws An {@link ArgumentError} if `fetch` rejects the method, if a well-known method is not in upper case, if a header is invalid, if a `GET` or `HEAD` request has a body, if a search parameter is not a string, a finite number or a boolean, or if the timeout is neither a duration nor `'none'`.
 *
 * @example A valid request and two invalid ones
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Request('/users', { method: 'DELETE' }).method; // => 'DELETE'
 * HTTP.Request('/users', { body: 'hello' }); // => throws ArgumentError
 * HTTP.Request('/users', { method: 'post' }); // => throws ArgumentError
 * ```
 *
 * @alias HttpRequest, HttpClientRequest, XMLHttpRequest, RequestInit, AxiosRequestConfig,
 *   HttpRequestMessage, RequestBuilder, HttpClientRequest.get, HttpClientRequest.post,
 *   HttpClientRequest.make, http.NewRequest, NewRequestWithContext
 * @keywords POST, PUT, DELETE, PATCH, payload, FormData, upload, query, URL, send
 * @category Constructors
 * @since 1.0.0
 */
export function Request(
  url: URL | string,
  options?: RequestOptions<string> & { readonly parser?: undefined },
): Request<string>;
/**
 * Creates a request with a parser, which reads the response body.
 *
 * @typeParam Value - The type of the body of the response.
 * @param url - The URL: a string, which may be relative to the base URL of the client, or a `URL` object.
 * @param options - The parser and the other options of the request. By default, `method` is `GET`.
 * @returns A request to send with `requestSend`.
 *
 * @throws An {@link ArgumentError} if `fetch` rejects the method, if a well-known method is not in upper case, if a header is invalid, if a `GET` or `HEAD` request has a body, if a search parameter is not a string, a finite number or a boolean, or if the timeout is neither a duration nor `'none'`.
 *
 * @example Parse a JSON response
 * ```ts
 * import { Codec } from '@tstd/core';
 * import * as HTTP from '@tstd/http';
 *
 * const user = Codec.object({ name: Codec.string });
 * const request = HTTP.Request('/users/7', {
 *   parser: HTTP.ResponseParser.json(user),
 * });
 *
 * request.body; // => undefined
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function Request<Value>(url: URL | string, options: RequestOptions<Value>): Request<Value>;
export function Request(
  url: URL | string,
  options: RequestOptions<unknown> = {},
): Request<unknown> {
  checkObject(options, 'options');
  checkKinds(options);
  checkLimit(options);
  const {
    body,
    headers,
    method = 'GET',
    onDownload,
    onUpload,
    parser = text,
    retry,
    searchParams,
    timeout,
    ...settings
  } = options;
  checkMethod(method, 'method');
  if (body !== undefined) {
    checkBody(method);
  }
  return {
    _: 'Request',
    body,
    headers: Headers(headers),
    method,
    onDownload,
    onUpload,
    parser,
    retry,
    settings: { ...settings },
    timeout,
    url: searchParams === undefined ? textOf(url) : withSearchParams(textOf(url), searchParams),
  };
}

function textOf(url: unknown): string {
  checkURL(url, 'url');
  return String(url);
}

function checkKinds(options: RequestOptions<unknown>): void {
  checkOption(options, 'body', checkBodyKind);
  checkOption(options, 'headers', checkHeadersInput);
  checkOption(options, 'keepalive', checkBoolean);
  checkOption(options, 'onDownload', checkFunction);
  checkOption(options, 'onUpload', checkFunction);
  checkOption(options, 'parser', checkParser);
  checkOption(options, 'retry', checkRetry);
  checkTexts(options, TEXTS);
}

const TEXTS: readonly (keyof RequestSettings)[] = [
  'cache',
  'credentials',
  'integrity',
  'mode',
  'redirect',
  'referrer',
  'referrerPolicy',
];

/** The types that `fetch` sends as they are. It converts all other values with `String`. */
const BODY_TAGS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  '[object ArrayBuffer]',
  '[object Blob]',
  '[object File]',
  '[object FormData]',
  '[object URLSearchParams]',
]);

function checkBodyKind(body: unknown, name: string): void {
  checkArgument(
    typeof body === 'string' ||
      typeof body === 'function' ||
      ArrayBuffer.isView(body) ||
      BODY_TAGS.has(Object.prototype.toString.call(body)),
    name,
    'a string, bytes, a blob, a form, search parameters or a function',
    body,
  );
}

function checkBody(method: Method): void {
  if (method === 'GET' || method === 'HEAD') {
    throw new ArgumentError({ message: `Expected no body for the method "${method}"` });
  }
}

/**
 * Returns a request that encodes a value with a codec and sends it as JSON.
 *
 * If the request does not have a `Content-Type` header, the header is set to `application/json`.
 *
 * @typeParam Body - The type of the body of the response.
 * @typeParam Value - The type of the value.
 * @typeParam Encoded - The type of the JSON value.
 * @param self - The request, whose method must allow a body.
 * @param codec - Encodes the value before it is serialised as JSON.
 * @param value - The value to send, which is encoded immediately.
 * @returns The new request.
 *
 * @throws An {@link ArgumentError} if the method is `GET` or `HEAD`, or if the value cannot be serialised as JSON.
 *
 * @example Send an object
 * ```ts
 * import { Codec } from '@tstd/core';
 * import * as HTTP from '@tstd/http';
 *
 * const user = Codec.object({ name: Codec.string });
 * const request = HTTP.Request.withJSON(
 *   HTTP.Request('/users', { method: 'POST' }),
 *   user,
 *   { name: 'Ada' },
 * );
 *
 * request.body; // => '{"name":"Ada"}'
 * HTTP.Headers.get(request.headers, 'content-type'); // => 'application/json'
 * HTTP.Request.withJSON(HTTP.Request('/users'), user, { name: 'Ada' }); // => throws ArgumentError
 * ```
 *
 * @alias bodyJson, HttpClientRequest.schemaBodyJson, JsonContent.Create, PostAsJsonAsync, JsonBody
 * @keywords POST, payload, stringify, application/json, serialize, body, encode
 * @category JSON
 * @since 1.0.0
 */
function withJSON<Body, Value, Encoded>(
  self: Request<Body>,
  codec: Codec.Codec<Value, Encoded>,
  value: NoInfer<Value>,
): Request<Body> {
  checkRequest(self, 'self');
  checkCodec(codec, 'codec');
  checkBody(self.method);
  const body = JSON.stringify(codec.encode(value));
  if (!body.ok) {
    throw new ArgumentError({
      message: 'Expected a value that can be written as JSON',
      cause: body.error,
    });
  }
  const headers = Headers.merge(Headers({ 'Content-Type': 'application/json' }), self.headers);
  return { ...self, body: body.value, headers };
}

/**
 * Functions for requests. To change a property for which there is no function, use spread syntax.
 *
 * @example Send JSON to another URL
 * ```ts
 * import { Codec } from '@tstd/core';
 * import * as HTTP from '@tstd/http';
 *
 * const request = HTTP.Request.withJSON(
 *   HTTP.Request('/a', { method: 'PUT' }),
 *   Codec.number,
 *   7,
 * );
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

Object.freeze(Object.assign(Request, { withJSON }));
