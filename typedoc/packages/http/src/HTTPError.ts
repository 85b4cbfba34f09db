/**
 * The errors with which a request can fail.
 *
 * When an error is converted to JSON or to text, or is logged, it does not contain any query strings, credentials or headers.
 *
 * @alias AxiosError, FetchError, RequestException, HttpErrorResponse, ClientError, isAxiosError,
 *   HttpClientError, HttpException, KyHTTPError, ResponseError, RequestError, http-errors
 * @keywords failure, exception, handle, catch, network, status, switch, kinds
 * @module
 */

import { ErrorClass, type ErrorClassProperties } from '@tstd/error';
import { checkObject, checkString } from '@tstd/error/Argument';

import type { Method } from './fetchTypes.js';
import { checkOption, checkResponse, checkTexts, checkWord } from './internal/checks.js';
import { describeURL } from './internal/describeURL.js';
import type { Response } from './Response.js';

/**
 * An error with which a request can fail. You can distinguish the errors by `name`.
 *
 * | Name | Meaning | Can a retry succeed? |
 * | --- | --- | --- |
 * | `InvalidURL` | the URL is not allowed; nothing was sent | no |
 * | `InvalidRequest` | the request can never be sent as it is | no |
 * | `NetworkError` | no response arrived, or the response body was interrupted | yes |
 * | `RedirectError` | the server redirected the request, but the redirect was not followed | no |
 * | `StatusError` | the status does not indicate success | yes for 408, 429, 502, 503 and 504 |
 * | `ParserError` | the parser rejected the body | no |
 * | `TimeoutError` | the response, including its body, did not arrive in time | yes |
 *
 * As with any task, a cancelled run ends with an `AbortError`.
 *
 * @example Describe an error
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const describe = (error: HTTP.HTTPError): string =>
 *   error.name === 'StatusError' ? error.response.status.name : error.message;
 * const response = HTTP.Response({
 *   status: HTTP.Status.NotFound,
 *   body: undefined,
 * });
 *
 * describe(new HTTP.HTTPError.StatusError({ method: 'GET', response })); // => 'Not Found'
 * describe(new HTTP.HTTPError.InvalidURL({ url: 'a b', reason: 'syntax' })); // => 'Expected a URL, received "a b"'
 * ```
 *
 * @category Errors
 * @since 1.0.0
 */
export type HTTPError =
  | InvalidRequest
  | InvalidURL
  | NetworkError
  | ParserError
  | RedirectError
  | StatusError
  | TimeoutError;

/**
 * The custom properties of an {@link InvalidURL}.
 *
 * | `reason` | Meaning |
 * | --- | --- |
 * | `syntax` | the string is not a URL, or it is a relative URL without a base URL |
 * | `protocol` | the protocol is neither `http:` nor `https:` |
 * | `credentials` | the URL contains a user name or a password, which `fetch` rejects |
 * | `port` | `fetch` blocks the port because another protocol uses it |
 * | `base` | the URL leaves the directory of the base URL, or specifies another host without a protocol |
 *
 * @example Create an error from its properties
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const properties: HTTP.HTTPError.InvalidURLProperties = {
 *   url: 'ftp://example.org/',
 *   reason: 'protocol',
 * };
 *
 * new HTTP.HTTPError.InvalidURL(properties).reason; // => 'protocol'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type InvalidURLProperties = {
  /** The base URL of the client, if any. The error omits its query and credentials. */
  readonly baseURL?: string | undefined;

  /** The reason why the URL was rejected. */
  readonly reason: 'base' | 'credentials' | 'port' | 'protocol' | 'syntax';

  /** The URL of the request. The error omits its query, fragment and credentials. */
  readonly url: string;
};

/**
 * The custom properties of a {@link NetworkError}.
 *
 * @example Create an error from its properties
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const properties: HTTP.HTTPError.NetworkErrorProperties = {
 *   method: 'GET',
 *   url: 'https://example.org/',
 *   phase: 'body',
 * };
 *
 * new HTTP.HTTPError.NetworkError(properties).phase; // => 'body'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type NetworkErrorProperties = {
  /** The method of the request. */
  readonly method: Method;

  /** Whether the failure occurred before the response arrived or while its body was being read. */
  readonly phase: 'body' | 'request';

  /** The URL of the request, or the URL of the response if `phase` is `body`. The error omits its query and fragment. */
  readonly url: string;
};

/**
 * The custom properties of a {@link ParserError}.
 *
 * @example Create an error from its properties
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const properties: HTTP.HTTPError.ParserErrorProperties = {
 *   response: HTTP.Response({ status: HTTP.Status.OK, body: undefined }),
 * };
 *
 * new HTTP.HTTPError.ParserError(properties).response.status.code; // => 200
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type ParserErrorProperties = {
  /** Whether the body is longer than the parser allows (`size`) or was rejected by the parser (`value`). The default is `value`. */
  readonly reason?: 'size' | 'value' | undefined;

  /** The response, without its body. It is omitted when the error is converted to text or JSON. */
  readonly response: Response<undefined>;
};

/**
 * The custom properties of an {@link InvalidRequest}.
 *
 * @example Create an error from its properties
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const properties: HTTP.HTTPError.InvalidRequestProperties = {
 *   method: 'GET',
 *   reason: 'headers',
 *   url: 'https://example.org/',
 * };
 *
 * new HTTP.HTTPError.InvalidRequest(properties).reason; // => 'headers'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type InvalidRequestProperties = {
  /** The method of the request. */
  readonly method: Method;

  /** The part that cannot be sent: a header that is reserved for the connection, a setting that the platform rejects or ignores, or a long stream on a platform that cannot send streams. */
  readonly reason: 'body' | 'headers' | 'settings';

  /** The URL of the request. The error omits its query and fragment. */
  readonly url: string;
};

/**
 * The custom properties of a {@link RedirectError}.
 *
 * | `reason` | Meaning |
 * | --- | --- |
 * | `refused` | the request is set not to follow redirects |
 * | `count` | 20 redirects have already been followed |
 * | `location` | the redirect leads to a URL that is not allowed |
 * | `hidden` | a browser hides the target of the redirect, and the request has headers that other origins must not receive; a redirect within the origin of the page is followed |
 *
 * @example Create an error from its properties
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const properties: HTTP.HTTPError.RedirectErrorProperties = {
 *   method: 'GET',
 *   reason: 'refused',
 *   url: 'https://example.org/',
 * };
 *
 * new HTTP.HTTPError.RedirectError(properties).reason; // => 'refused'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type RedirectErrorProperties = {
  /** The target of the redirect, if it is known. The error omits its query, fragment and credentials. */
  readonly location?: string | undefined;

  /** The method of the request. */
  readonly method: Method;

  /** The reason why the redirect was not followed. */
  readonly reason: 'count' | 'hidden' | 'location' | 'refused';

  /** The URL that redirects. The error omits its query and fragment. */
  readonly url: string;
};

/**
 * The custom properties of a {@link StatusError}.
 *
 * @example Create an error from its properties
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const properties: HTTP.HTTPError.StatusErrorProperties = {
 *   method: 'GET',
 *   response: HTTP.Response({
 *     status: HTTP.Status.NotFound,
 *     body: undefined,
 *   }),
 * };
 *
 * new HTTP.HTTPError.StatusError(properties).response.status.code; // => 404
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type StatusErrorProperties = {
  /** The method of the request. */
  readonly method: Method;

  /** The response, without its body. It is omitted when the error is converted to text or JSON. */
  readonly response: Response<undefined>;
};

/**
 * The custom properties of a {@link TimeoutError}.
 *
 * @example Create an error from its properties
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const properties: HTTP.HTTPError.TimeoutErrorProperties = {
 *   method: 'GET',
 *   url: 'https://example.org/',
 * };
 *
 * new HTTP.HTTPError.TimeoutError(properties).method; // => 'GET'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type TimeoutErrorProperties = {
  /** The method of the request. */
  readonly method: Method;

  /** The URL of the request. The error omits its query and fragment. */
  readonly url: string;
};

/** Throws unless the properties of an error are an object in which these names are strings. */
function checkProperties(properties: unknown, names: readonly string[]): void {
  checkObject(properties, 'properties');
  for (const name of names) {
    checkString(Reflect.get(properties, name), name);
  }
}

const INVALID_URL_REASONS: readonly InvalidURLProperties['reason'][] = [
  'base',
  'credentials',
  'port',
  'protocol',
  'syntax',
];

const InvalidURLBase: ErrorClass<'InvalidURL'> = /* @__PURE__ */ ErrorClass({
  errorName: 'InvalidURL',
});

/**
 * The error for a request to a URL that is not allowed.
 *
 * The message omits the query and any credentials in the URL.
 *
 * @example A relative URL without a base URL
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const error = new HTTP.HTTPError.InvalidURL({
 *   url: '/users?key=1',
 *   reason: 'syntax',
 * });
 *
 * error.message; // => 'Expected a URL, received "/users"'
 * ```
 *
 * @alias MissingSchema, InvalidUrlException
 * @keywords malformed, relative, scheme, protocol, unparsable, typo, parse
 * @category Errors
 * @since 1.0.0
 */
export class InvalidURL extends InvalidURLBase<InvalidURLProperties> {
  /**
   * Creates an error for a URL.
   *
   * @param properties - The URL and the reason, which determine the default message.
   */
  constructor(properties: ErrorClassProperties<InvalidURLProperties>) {
    checkProperties(properties, ['url']);
    checkTexts(properties, ['baseURL']);
    checkWord(properties.reason, 'reason', INVALID_URL_REASONS);
    const { baseURL, message = describeInvalid(properties), url } = properties;
    super({
      ...properties,
      baseURL: baseURL === undefined ? undefined : describeURL(baseURL),
      message,
      url: describeURL(url),
    });
  }
}

function describeInvalid({ baseURL, reason, url }: InvalidURLProperties): string {
  const base = baseURL === undefined ? '' : ` with the base "${describeURL(baseURL)}"`;
  switch (reason) {
    case 'base':
      return `Expected a URL that does not leave its base, received "${describeURL(url)}"${base}`;
    case 'credentials':
      return 'Expected a URL without a user name and a password';
    case 'port':
      return `Expected a URL with a port allowed for HTTP, received "${describeURL(url)}"${base}`;
    case 'protocol':
      return `Expected a URL with the protocol "http:" or "https:", received "${describeURL(url)}"${base}`;
    case 'syntax':
      return `Expected a URL, received "${describeURL(url)}"${base}`;
  }
}

const NetworkErrorBase: ErrorClass<'NetworkError'> = /* @__PURE__ */ ErrorClass({
  errorName: 'NetworkError',
});

/**
 * The error for a request without a response, or for a response whose body was interrupted.
 *
 * The cause is the error from `fetch`, or the error that occurred while reading the body. The message omits the query of the URL.
 *
 * @example A server that cannot be reached
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const error = new HTTP.HTTPError.NetworkError({
 *   method: 'GET',
 *   url: 'https://example.org/users?key=1',
 *   phase: 'request',
 * });
 *
 * error.message; // => 'Cannot get a response to GET "https://example.org/users"'
 * ```
 *
 * @alias ConnectionError, ECONNREFUSED, ERR_NETWORK, ConnectError, ENOTFOUND, ECONNRESET,
 *   ERR_INTERNET_DISCONNECTED, EAI_AGAIN
 * @keywords offline, connection, refused, DNS, CORS, disconnected, failed, TypeError, unreachable,
 *   certificate
 * @category Errors
 * @since 1.0.0
 */
export class NetworkError extends NetworkErrorBase<NetworkErrorProperties> {
  /**
   * Creates an error for a request.
   *
   * @param properties - The request and the phase, which determine the default message.
   */
  constructor(properties: ErrorClassProperties<NetworkErrorProperties>) {
    checkProperties(properties, ['method', 'url']);
    checkWord(properties.phase, 'phase', ['body', 'request']);
    const { method, phase } = properties;
    const url = describeURL(properties.url);
    const attempt = phase === 'request' ? 'get a response to' : 'read the body of the response to';
    const { message = `Cannot ${attempt} ${method} "${url}"` } = properties;
    super({ ...properties, message, url });
  }
}

const ParserErrorBase: ErrorClass<'ParserError'> = /* @__PURE__ */ ErrorClass({
  errorName: 'ParserError',
  errorMessage: 'Cannot parse the body',
});

/**
 * The error for a body that the parser rejected.
 *
 * This error contains the response without its body. Unless the body is too long, the cause is the error from the parser.
 *
 * @example The message and the cause of an error
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const response = HTTP.Response({ status: HTTP.Status.OK, body: undefined });
 * const error = new HTTP.HTTPError.ParserError({ response, cause: 'empty' });
 *
 * error.message; // => 'Cannot parse the body'
 * error.cause; // => 'empty'
 * ```
 *
 * @alias JSONDecodeError, DecodingError, got.ParseError
 * @keywords JSON, unexpected, invalid, decode, schema, malformed, payload, HTML, shape, validation
 * @category Errors
 * @since 1.0.0
 */
export class ParserError extends ParserErrorBase<ParserErrorProperties> {
  /**
   * Creates an error for a response.
   *
   * @param properties - The response and the reason, which is `value` by default.
   */
  constructor(properties: ErrorClassProperties<ParserErrorProperties>) {
    checkProperties(properties, []);
    checkResponse(properties.response, 'response');
    checkOption(properties, 'reason', (reason, name) => {
      checkWord(reason, name, ['size', 'value']);
    });
    super({ ...properties, reason: properties.reason ?? 'value' });
    hideResponse(this);
  }
}

/** Keeps the response out of the text of an error, because its URL and headers may contain secrets. */
function hideResponse(error: { readonly response: Response<undefined> }): void {
  Object.defineProperty(error, 'response', { enumerable: false });
}

const InvalidRequestBase: ErrorClass<'InvalidRequest'> = /* @__PURE__ */ ErrorClass({
  errorName: 'InvalidRequest',
});

/**
 * The error for a request that can never be sent as it is, so a retry would fail too.
 *
 * If the request was passed to the platform, the cause is the error from the platform.
 *
 * @example A header that is reserved for the connection
 * ```ts
 * import * as HTTP from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const request = HTTP.Request('https://example.org/', {
 *   headers: { Upgrade: 'h2c' },
 * });
 * const sent = HTTP.requestSend(HTTP.Client.of(), request);
 *
 * await Task.run(Task.mapError(sent, ({ message }) => message)); // => { ok: false, error: 'Cannot send the headers of GET "https://example.org/"' }
 * ```
 *
 * @keywords malformed, illegal, disallowed, rejected, forbidden, Host, Content-Length
 * @category Errors
 * @since 1.0.0
 */
export class InvalidRequest extends InvalidRequestBase<InvalidRequestProperties> {
  /**
   * Creates an error for a request.
   *
   * @param properties - The request and the part that cannot be sent, which determine the default message.
   */
  constructor(properties: ErrorClassProperties<InvalidRequestProperties>) {
    checkProperties(properties, ['method', 'url']);
    checkWord(properties.reason, 'reason', ['body', 'headers', 'settings']);
    const { method, reason } = properties;
    const url = describeURL(properties.url);
    const advice = reason === 'body' ? ' as a stream, and it is too long to hold: send a Blob' : '';
    const { message = `Cannot send the ${reason} of ${method} "${url}"${advice}` } = properties;
    super({ ...properties, message, url });
  }
}

const RedirectErrorBase: ErrorClass<'RedirectError'> = /* @__PURE__ */ ErrorClass({
  errorName: 'RedirectError',
});

/**
 * The error for a redirect that is not followed.
 *
 * @example A request that does not follow redirects
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const error = new HTTP.HTTPError.RedirectError({
 *   method: 'GET',
 *   reason: 'refused',
 *   url: 'https://example.org/?key=1',
 * });
 *
 * error.message; // => 'Cannot follow the redirect of GET "https://example.org/": the request does not follow redirects'
 * ```
 *
 * @alias TooManyRedirects, MaxRedirectsError, ERR_TOO_MANY_REDIRECTS, ERR_FR_TOO_MANY_REDIRECTS
 * @keywords 301, 302, 308, location, loop, moved, follow, infinite
 * @category Errors
 * @since 1.0.0
 */
export class RedirectError extends RedirectErrorBase<RedirectErrorProperties> {
  /**
   * Creates an error for a redirect.
   *
   * @param properties - The request, the redirect and the reason, which determine the default message.
   */
  constructor(properties: ErrorClassProperties<RedirectErrorProperties>) {
    checkProperties(properties, ['method', 'url']);
    checkTexts(properties, ['location']);
    checkWord(properties.reason, 'reason', Object.keys(REDIRECT_FAULTS));
    const { location, method, reason } = properties;
    const url = describeURL(properties.url);
    const fault = REDIRECT_FAULTS[reason];
    const { message = `Cannot follow the redirect of ${method} "${url}": ${fault}` } = properties;
    super({
      ...properties,
      location: location === undefined ? undefined : describeURL(location),
      message,
      url,
    });
  }
}

const REDIRECT_FAULTS: { readonly [Reason in RedirectErrorProperties['reason']]: string } = {
  count: 'there have been 20 redirects already',
  hidden: 'its target is hidden, and other origins must not see the headers',
  location: 'its target is not an allowed URL',
  refused: 'the request does not follow redirects',
};

const StatusErrorBase: ErrorClass<'StatusError'> = /* @__PURE__ */ ErrorClass({
  errorName: 'StatusError',
});

/**
 * The error for a response whose status does not indicate success, unless the parser accepts any status.
 *
 * The response body is discarded unread. To read it, use `ResponseParser.result` or `ResponseParser.anyStatus`.
 *
 * @example The message of an error
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const response = HTTP.Response({
 *   status: HTTP.Status.NotFound,
 *   url: 'https://example.org/users/8?key=1',
 *   body: undefined,
 * });
 * const error = new HTTP.HTTPError.StatusError({ method: 'GET', response });
 *
 * error.message; // => 'Expected GET "https://example.org/users/8" to succeed, received 404 Not Found'
 * JSON.stringify(error).includes('key'); // => false
 * ```
 *
 * @alias HttpResponseException, HttpStatusCodeException, BadResponseError, requests.HTTPError
 * @keywords 404, 500, 401, 403, failed, unauthorized, forbidden, notfound, response.ok, 5xx
 * @category Errors
 * @since 1.0.0
 */
export class StatusError extends StatusErrorBase<StatusErrorProperties> {
  /**
   * Creates an error for a response.
   *
   * @param properties - The method and the response, which determine the default message.
   */
  constructor(properties: ErrorClassProperties<StatusErrorProperties>) {
    checkProperties(properties, ['method']);
    checkResponse(properties.response, 'response');
    const { method, response } = properties;
    const { code, name } = response.status;
    const url = describeURL(response.url);
    const { message = `Expected ${method} "${url}" to succeed, received ${code} ${name}` } =
      properties;
    super({ ...properties, message });
    hideResponse(this);
  }
}

const TimeoutErrorBase: ErrorClass<'TimeoutError'> = /* @__PURE__ */ ErrorClass({
  errorName: 'TimeoutError',
});

/**
 * The error for a response that, including its body, did not arrive in time.
 *
 * This error is also an instance of the `TimeoutError` class from `@tstd/error`, which has the same name.
 *
 * @example The message of an error
 * ```ts
 * import { TimeoutError } from '@tstd/error';
 * import * as HTTP from '@tstd/http';
 *
 * const error = new HTTP.HTTPError.TimeoutError({
 *   method: 'GET',
 *   url: 'https://example.org/',
 * });
 *
 * error.message; // => 'The response to GET "https://example.org/" took too long'
 * error instanceof TimeoutError; // => true
 * ```
 *
 * @alias ECONNABORTED, UND_ERR_HEADERS_TIMEOUT, ky.TimeoutError, requests.Timeout,
 *   ReadTimeoutError
 * @keywords slow, deadline, ETIMEDOUT, expired, hang, took, late, server
 * @category Errors
 * @since 1.0.0
 */
export class TimeoutError extends TimeoutErrorBase<TimeoutErrorProperties> {
  /**
   * Creates an error for a request.
   *
   * @param properties - The method and the URL of the request, which determine the default message.
   */
  constructor(properties: ErrorClassProperties<TimeoutErrorProperties>) {
    checkProperties(properties, ['method', 'url']);
    const url = describeURL(properties.url);
    const { message = `The response to ${properties.method} "${url}" took too long` } = properties;
    super({ ...properties, message, url });
  }
}

/**
 * Checks whether the value is an error with which a request can fail. The check compares the `name` property.
 *
 * @param value - Any value, such as a caught exception.
 * @returns Whether the value is an `HTTPError`.
 *
 * @example Distinguish HTTP errors from other errors
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.HTTPError.hasInstance(
 *   new HTTP.HTTPError.InvalidURL({ url: 'a b', reason: 'syntax' }),
 * ); // => true
 * HTTP.HTTPError.hasInstance(new Error('InvalidURL')); // => false
 * ```
 *
 * @alias axios.isAxiosError
 * @keywords instanceof, isAxiosError, catch, check, unknown, narrow
 * @category Guards
 * @since 1.0.0
 */
export function hasInstance(value: unknown): value is HTTPError {
  return [
    InvalidRequest,
    InvalidURL,
    NetworkError,
    ParserError,
    RedirectError,
    StatusError,
    TimeoutError,
  ].some((errorClass) => value instanceof errorClass);
}

/**
 * Checks whether the same request may succeed if it is sent again. This is the case after a `NetworkError`, a `TimeoutError`, or a `StatusError` with status 408, 429, 502, 503 or 504.
 *
 * The function does not know whether the server has already processed the request. Make sure that it is safe to send the request twice.
 *
 * @param self - The error with which a request failed.
 * @returns Whether a retry may succeed.
 *
 * @example Check errors with different statuses
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const errorOf = (status: HTTP.Status): HTTP.HTTPError =>
 *   new HTTP.HTTPError.StatusError({
 *     method: 'GET',
 *     response: HTTP.Response({ status, body: undefined }),
 *   });
 *
 * HTTP.HTTPError.isTransient(errorOf(HTTP.Status.ServiceUnavailable)); // => true
 * HTTP.HTTPError.isTransient(errorOf(HTTP.Status.NotFound)); // => false
 * ```
 *
 * @alias isRetryable, isRetryAllowed, shouldRetryError, isNetworkOrIdempotentRequestError,
 *   isNetworkError
 * @keywords retry, retryable, temporary, backoff, unavailable, flaky, offline
 * @category Guards
 * @since 1.0.0
 */
export function isTransient(self: HTTPError): boolean {
  checkObject(self, 'self');
  return self.name === 'StatusError'
    ? TRANSIENT.has(self.response.status.code)
    : self.name === 'NetworkError' || self.name === 'TimeoutError';
}

const TRANSIENT: ReadonlySet<number> = /* @__PURE__ */ new Set([408, 429, 502, 503, 504]);
