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
 * What can be sent: whatever `fetch` takes, but a stream only by a function that makes it.
 *
 * A body may be sent again, and a stream can be read once: so the function is called each time.
 *
 * Firefox and Safari do not send streams, and Chromium does over HTTP/2 only. There a stream is read first and sent as bytes, up to 16 MiB; a longer one is an `InvalidRequest`.
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
 * How much of a body has been sent or read.
 *
 * @example A share
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
  /** How many bytes there were so far, of a response after it was decoded. */
  readonly loaded: number;

  /** How many bytes there will be, or None where nobody says so: for a response that is compressed, for a form and for a stream. */
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
 * What search parameters are made from: those of the platform, pairs of a name and a value, or a record of values by name.
 *
 * In a record, a value that is `undefined` or an empty list is left out: the address keeps what it has of that name.
 *
 * @example The same parameters three times
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
 * What the platform is told of a request, as `fetch` knows it. What is left out, or `undefined`, is as `fetch` has it by default.
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
  /** How the request uses the cache of a browser. */
  readonly cache?: RequestCache | undefined;

  /** Whether a browser sends cookies and credentials. */
  readonly credentials?: RequestCredentials | undefined;

  /** The hashes of which the body of the response must have one, as Subresource Integrity writes them. By default, and without a hash that the platform knows, it checks nothing. On a platform that compares no hashes, as Deno and Bun do not, the request is an `InvalidRequest`. */
  readonly integrity?: string | undefined;

  /** Whether a browser sends the request to its end when the page is left. */
  readonly keepalive?: boolean | undefined;

  /** Which origins a browser lets the request go to. If it is left out, a request with headers to the origin of the page has `same-origin`, so that redirects within that origin are followed. */
  readonly mode?: RequestMode | undefined;

  /** What is done with a redirect. By default, it is followed. */
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
  /** What is sent. The default is nothing. A `GET` and a `HEAD` cannot have one. */
  readonly body?: RequestBody | undefined;

  /** What the headers are made from. They replace those of the client that have the same names. The default is none. */
  readonly headers?: HeadersInput | undefined;

  /** The method. The default is `GET`. */
  readonly method?: Method | undefined;

  /**
   * Is called with each chunk of the response that a parser reads. What it throws is a defect of the run.
   *
   * @param progress - How much has been read.
   */
  readonly onDownload?: ((progress: Progress) => void) | undefined;

  /**
   * Is called with each chunk of the body that the platform takes, of 64 KiB at most. What it throws is a defect of the run.
   *
   * The body is sent as a stream then: over HTTP/1.1, with `Transfer-Encoding: chunked` and without `Content-Length`. A platform that does not send streams receives the body in one piece. There the function is called once, with the whole size, when the response has come, and not at all for a form, whose size is not known.
   *
   * @param progress - How much has been sent.
   */
  readonly onUpload?: ((progress: Progress) => void) | undefined;

  /** The parser of the body of the response. The default is `ResponseParser.text`. */
  readonly parser?: ResponseParser<Value> | undefined;

  /** Whether and how the request is sent again when it fails. The default is what the client says. */
  readonly retry?: RetryOptions | 'none' | undefined;

  /** The parameters of the query. They replace those of the address that have the same names. The default is none. */
  readonly searchParams?: SearchParamsInput | undefined;

  /** How long the response may take, its body included, or `'none'` for no limit. The default is the limit of the client. Unlike the other options, it must not be `undefined`: a calculation that failed would pass for the default. */
  readonly timeout?: TimeLimit;
}

/**
 * A request, as immutable data. It can be sent any number of times.
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

  /** What is sent, or None. */
  readonly body: Option<RequestBody>;

  /** The headers. They replace those of the client that have the same names. */
  readonly headers: Headers;

  /** The method. */
  readonly method: Method;

  /** Is called with each chunk of the response, or None. */
  readonly onDownload: Option<(progress: Progress) => void>;

  /** Is called with each chunk of the body that is sent, or None. */
  readonly onUpload: Option<(progress: Progress) => void>;

  /** The parser of the body of the response. */
  readonly parser: ResponseParser<Value>;

  /** Whether and how the request is sent again, or None for what the client says. */
  readonly retry: Option<RetryOptions | 'none'>;

  /** What the platform is told of the request. */
  readonly settings: RequestSettings;

  /** How long the response may take, its body included, or None for the limit of the client. */
  readonly timeout: Option<TimeLimit>;

  /** The address, which may be relative to the base URL of the client. */
  readonly url: string;
}

/**
 * Returns a request whose response body is text by default.
 *
 * @param url - The address: a text, which may be relative to the base URL of the client, or a `URL`.
 * @param options - The other parts of the request. The default of `method` is `GET`.
 * @returns A request to send by `requestSend`.
 *
 * @throws {@link ArgumentError} When `fetch` refuses the method, when a known method is not in upper case, when a header is not valid, when a `GET` or a `HEAD` has a body, when a search parameter has no text, or when the limit of time is neither a duration nor `'none'`.
 *
 * @example A valid request and two that are refused
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
 * Returns a request whose response has a body that a parser gives.
 *
 * @typeParam Value - The type of the body of the response.
 * @param url - The address: a text, which may be relative to the base URL of the client, or a `URL`.
 * @param options - The parser, and the other parts of the request. The default of `method` is `GET`.
 * @returns A request to send by `requestSend`.
 *
 * @throws {@link ArgumentError} When `fetch` refuses the method, when a known method is not in upper case, when a header is not valid, when a `GET` or a `HEAD` has a body, when a search parameter has no text, or when the limit of time is neither a duration nor `'none'`.
 *
 * @example A response of JSON
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

/** What `fetch` sends as it is. Of anything else, it would send what `String` makes of it. */
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
    'a text, bytes, a blob, a form, search parameters or a function',
    body,
  );
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
 * @param codec - Encodes the value before it is written as JSON.
 * @param value - The value to send, which is encoded at once.
 * @returns The new request.
 *
 * @throws {@link ArgumentError} When the method is `GET` or `HEAD`, or when the value has no JSON.
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
