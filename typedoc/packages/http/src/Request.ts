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
 * The body of a request: any value that `fetch` accepts, except that a stream is passed as a function that creates it.
 *
 * A request may be sent several times, but a stream can be read only once. So the function is called for each attempt.
 *
 * Firefox and Safari cannot send streams, and Chromium can only over HTTP/2. Otherwise, the stream is first read and then sent as bytes, up to 16 MiB; a longer stream fails with an `InvalidRequest`.
 *
 * @example Bodies of several kinds
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
 * @example Calculate a percentage
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
  /** The number of bytes so far. For a response, they are counted after decoding. */
  readonly loaded: number;

  /** The total number of bytes, or None if it is unknown: for a compressed response, a form or a stream. */
  readonly total: Option<number>;
}

/**
 * The value of a search parameter.
 *
 * @example Values of several kinds
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
 * The input for search parameters: those of the platform, pairs of a name and a value, or a record of values by name.
 *
 * In a record, a value that is `undefined` or an empty list is omitted: the URL keeps its parameters with that name.
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
 * The settings that are passed to `fetch`. If a setting is omitted or `undefined`, the default of `fetch` applies.
 *
 * @example Settings of a request
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

  /** Hashes for Subresource Integrity: the body of the response must match one of them. By default, or if the platform knows none of the hashes, nothing is checked. On platforms that do not compare hashes, such as Deno and Bun, the request fails with an `InvalidRequest`. */
  readonly integrity?: string | undefined;

  /** Whether a browser completes the request after the user leaves the page. */
  readonly keepalive?: boolean | undefined;

  /** The origins that a browser lets the request reach. If it is omitted, a request with headers to the origin of the page uses `same-origin`, so that redirects within that origin are followed. */
  readonly mode?: RequestMode | undefined;

  /** How redirects are handled. By default, they are followed. */
  readonly redirect?: RequestRedirect | undefined;

  /** The URL that is sent as the referrer. */
  readonly referrer?: string | undefined;

  /** How much of the URL of the page is sent as the referrer. */
  readonly referrerPolicy?: ReferrerPolicy | undefined;
}

/**
 * The options of a request. All of them are optional.
 *
 * @typeParam Value - The type of the body of the response.
 *
 * @example A request that sends text
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
  /** The body. The default is none. `GET` and `HEAD` requests cannot have a body. */
  readonly body?: RequestBody | undefined;

  /** The headers. They replace headers of the client that have the same names. The default is none. */
  readonly headers?: HeadersInput | undefined;

  /** The method. The default is `GET`. */
  readonly method?: Method | undefined;

  /**
   * Called with each chunk of the response that a parser reads. An exception that it throws is a defect of the run.
   *
   * @param progress - How much has been read.
   */
  readonly onDownload?: ((progress: Progress) => void) | undefined;

  /**
   * Called with each chunk of the body that the platform reads, of at most 64 KiB. An exception that it throws is a defect of the run.
   *
   * The body is then sent as a stream: over HTTP/1.1, with `Transfer-Encoding: chunked` and without `Content-Length`. On a platform that cannot send streams, the body is sent in one piece. The function is then called once, with the total size, after the response has arrived. It is not called for a form, because its size is not known.
   *
   * @param progress - How much has been sent.
   */
  readonly onUpload?: ((progress: Progress) => void) | undefined;

  /** The parser of the response body. The default is `ResponseParser.text`. */
  readonly parser?: ResponseParser<Value> | undefined;

  /** Whether and how the request is retried if it fails. The default is the setting of the client. */
  readonly retry?: RetryOptions | 'none' | undefined;

  /** The query parameters. They replace parameters of the URL that have the same names. The default is none. */
  readonly searchParams?: SearchParamsInput | undefined;

  /** The time limit for the response, including its body, or `'none'`. The default is the limit of the client. Unlike other options, it cannot be `undefined`, because the result of a failed calculation would then count as the default. */
  readonly timeout?: TimeLimit;
}

/**
 * A request, as immutable data. You can send it any number of times.
 *
 * @typeParam Value - The type of the body of the response.
 *
 * @example A request is data
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
  /** The tag of all requests. */
  readonly _: 'Request';

  /** The body, or None. */
  readonly body: Option<RequestBody>;

  /** The headers. They replace headers of the client that have the same names. */
  readonly headers: Headers;

  /** The method. */
  readonly method: Method;

  /** Called with each chunk of the response, or None. */
  readonly onDownload: Option<(progress: Progress) => void>;

  /** Called with each chunk of the body that is sent, or None. */
  readonly onUpload: Option<(progress: Progress) => void>;

  /** The parser of the response body. */
  readonly parser: ResponseParser<Value>;

  /** Whether and how the request is retried, or None for the setting of the client. */
  readonly retry: Option<RetryOptions | 'none'>;

  /** The settings that are passed to `fetch`. */
  readonly settings: RequestSettings;

  /** The time limit for the response, including its body, or None for the limit of the client. */
  readonly timeout: Option<TimeLimit>;

  /** The URL, which may be relative to the base URL of the client. */
  readonly url: string;
}

/**
 * Creates a request. By default, its response body is text.
 *
 * @param url - The URL: a string, which may be relative to the base URL of the client, or a `URL` object.
 * @param options - The options of the request. The default of `method` is `GET`.
 * @returns A request to send with `requestSend`.
 *
 * @throws An {@link ArgumentError} if `fetch` rejects the method or a known method is not in upper case, if a header is invalid, if a `GET` or `HEAD` request has a body, if a search parameter is not a string, a finite number or a boolean, or if the timeout is neither a duration nor `'none'`.
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
 * Creates a request whose response body is read by a parser.
 *
 * @typeParam Value - The type of the body of the response.
 * @param url - The URL: a string, which may be relative to the base URL of the client, or a `URL` object.
 * @param options - The parser and the other options of the request. The default of `method` is `GET`.
 * @returns A request to send with `requestSend`.
 *
 * @throws An {@link ArgumentError} if `fetch` rejects the method or a known method is not in upper case, if a header is invalid, if a `GET` or `HEAD` request has a body, if a search parameter is not a string, a finite number or a boolean, or if the timeout is neither a duration nor `'none'`.
 *
 * @example A JSON response
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
 * Returns a request that sends a value as JSON, encoded with a codec.
 *
 * If the request has no `Content-Type` header, it is set to `application/json`.
 *
 * @typeParam Body - The type of the body of the response.
 * @typeParam Value - The type of the value.
 * @typeParam Encoded - The type of the JSON value.
 * @param self - The request. Its method must allow a body.
 * @param codec - Encodes the value before it is written as JSON.
 * @param value - The value to send. It is encoded immediately.
 * @returns The new request.
 *
 * @throws An {@link ArgumentError} if the method is `GET` or `HEAD`, or if the value cannot be written as JSON.
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
 * Functions for requests. To change another property of a request, use spread syntax.
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
