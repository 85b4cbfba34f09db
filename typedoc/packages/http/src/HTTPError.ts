/**
 * The errors that a request can fail with.
 *
 * Written as JSON, as text or by a logger, they show no query of an address, no credentials and no headers.
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
 * What a request can fail with. The `name` tells the errors apart.
 *
 * | name | what has happened | sent again, it may succeed |
 * | --- | --- | --- |
 * | `InvalidURL` | the address cannot be sent to; nothing was sent | no |
 * | `InvalidRequest` | the request can never be sent as it is | no |
 * | `NetworkError` | there is no response, or its body broke off | yes |
 * | `RedirectError` | the server redirects, and the request does not follow | no |
 * | `StatusError` | the status does not say success | yes for 408, 429, 502, 503 and 504 |
 * | `ParserError` | the body is not what the parser asks for | no |
 * | `TimeoutError` | the response, with its body, was not there in time | yes |
 *
 * A run that is cancelled ends with the `AbortError` of the task, as every run does.
 *
 * @example Say what has happened
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
 * | `reason` | what is wrong |
 * | --- | --- |
 * | `syntax` | the text is not a URL, or one that a base URL is missing for |
 * | `protocol` | the URL is not one of `http:` or `https:` |
 * | `credentials` | the URL holds a user name or a password, which `fetch` refuses |
 * | `port` | the port is one that `fetch` refuses, as another protocol has it |
 * | `base` | the address leaves the directory of the base URL, or names another host without a protocol |
 *
 * @example The properties of an error
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
  /** The base URL of the client, where it has one. The error keeps no query and no credentials. */
  readonly baseURL?: string | undefined;

  /** What is wrong. */
  readonly reason: 'base' | 'credentials' | 'port' | 'protocol' | 'syntax';

  /** The address, as the request has it. The error keeps no query, no fragment and no credentials. */
  readonly url: string;
};

/**
 * The custom properties of a {@link NetworkError}.
 *
 * @example The properties of an error
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

  /** When it has happened: before there was a response, or while its body was read. */
  readonly phase: 'body' | 'request';

  /** The address of the request, or in the phase `body` that of the response. The error keeps no query and no fragment. */
  readonly url: string;
};

/**
 * The custom properties of a {@link ParserError}.
 *
 * @example The properties of an error
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
  /** Whether the body is longer than the parser allows, or is not what the parser asks for. The default is `value`. */
  readonly reason?: 'size' | 'value' | undefined;

  /** The response, without its body. It is not written with the error. */
  readonly response: Response<undefined>;
};

/**
 * The custom properties of an {@link InvalidRequest}.
 *
 * @example The properties of an error
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

  /** What cannot be sent: a header that belongs to the connection, a setting that the platform refuses or ignores, or a long stream that the platform does not send as one. */
  readonly reason: 'body' | 'headers' | 'settings';

  /** The address of the request. The error keeps no query and no fragment. */
  readonly url: string;
};

/**
 * The custom properties of a {@link RedirectError}.
 *
 * | `reason` | what is wrong |
 * | --- | --- |
 * | `refused` | the request follows no redirect |
 * | `count` | there were 20 redirects already |
 * | `location` | the redirect leads to what is no address to send to |
 * | `hidden` | a browser hides where the redirect leads, and the request has headers that another origin must not see; within the origin of the page, it is followed |
 *
 * @example The properties of an error
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
  /** Where the redirect leads, where that is known. The error keeps no query, no fragment and no credentials. */
  readonly location?: string | undefined;

  /** The method of the request. */
  readonly method: Method;

  /** Why it is not followed. */
  readonly reason: 'count' | 'hidden' | 'location' | 'refused';

  /** The address that redirects. The error keeps no query and no fragment. */
  readonly url: string;
};

/**
 * The custom properties of a {@link StatusError}.
 *
 * @example The properties of an error
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

  /** The response, without its body. It is not written with the error. */
  readonly response: Response<undefined>;
};

/**
 * The custom properties of a {@link TimeoutError}.
 *
 * @example The properties of an error
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

  /** The address of the request. The error keeps no query and no fragment. */
  readonly url: string;
};

/** Throws unless the properties of an error are an object, with texts of these names. */
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
 * The error of an address that cannot be sent to.
 *
 * The message leaves out the query and what a URL may hold of credentials.
 *
 * @example A URL without a base
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
   * Makes an error of an address.
   *
   * @param properties - The address and what is wrong with it. The default message is made of them.
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
      return `Expected a URL with a port for HTTP, received "${describeURL(url)}"${base}`;
    case 'protocol':
      return `Expected a URL of "http:" or "https:", received "${describeURL(url)}"${base}`;
    case 'syntax':
      return `Expected a URL, received "${describeURL(url)}"${base}`;
  }
}

const NetworkErrorBase: ErrorClass<'NetworkError'> = /* @__PURE__ */ ErrorClass({
  errorName: 'NetworkError',
});

/**
 * The error of a request that has no response, or of a response whose body broke off.
 *
 * The cause is the error of `fetch`, or of the reading of the body. The message leaves out the query of the address.
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
   * Makes an error of a request.
   *
   * @param properties - The request and the phase. The default message is made of them.
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
 * The error of a body that is not what the parser asks for.
 *
 * It has the response without its body, and as its cause the error of the parser, unless the body is too long.
 *
 * @example The cause
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
   * Makes an error of a response.
   *
   * @param properties - The response, and the reason, which is `value` by default.
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

/** Keeps the response, whose address and headers may hold secrets, out of what is written of an error. */
function hideResponse(error: { readonly response: Response<undefined> }): void {
  Object.defineProperty(error, 'response', { enumerable: false });
}

const InvalidRequestBase: ErrorClass<'InvalidRequest'> = /* @__PURE__ */ ErrorClass({
  errorName: 'InvalidRequest',
});

/**
 * The error of a request that can never be sent as it is: sent again, it fails again.
 *
 * The cause is what the platform says of it, where it is asked.
 *
 * @example A header that belongs to the connection
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
   * Makes an error of a request.
   *
   * @param properties - The request and what cannot be sent. The default message is made of them.
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
 * The error of a redirect that is not followed.
 *
 * @example A request that follows none
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const error = new HTTP.HTTPError.RedirectError({
 *   method: 'GET',
 *   reason: 'refused',
 *   url: 'https://example.org/?key=1',
 * });
 *
 * error.message; // => 'Cannot follow the redirect of GET "https://example.org/": the request follows none'
 * ```
 *
 * @alias TooManyRedirects, MaxRedirectsError, ERR_TOO_MANY_REDIRECTS, ERR_FR_TOO_MANY_REDIRECTS
 * @keywords 301, 302, 308, location, loop, moved, follow, infinite
 * @category Errors
 * @since 1.0.0
 */
export class RedirectError extends RedirectErrorBase<RedirectErrorProperties> {
  /**
   * Makes an error of a redirect.
   *
   * @param properties - The request, the redirect and the reason. The default message is made of them.
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
  count: 'there were 20 before',
  hidden: 'where it leads is hidden, and the headers are not for each origin',
  location: 'it leads to no address to send to',
  refused: 'the request follows none',
};

const StatusErrorBase: ErrorClass<'StatusError'> = /* @__PURE__ */ ErrorClass({
  errorName: 'StatusError',
});

/**
 * The error of a response whose status does not say success, where the parser is one for success.
 *
 * Its body is given up unread. To read it, use `ResponseParser.result` or `ResponseParser.anyStatus`.
 *
 * @example The message
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
 * error.message; // => 'Expected success of GET "https://example.org/users/8", received 404 Not Found'
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
   * Makes an error of a response.
   *
   * @param properties - The method and the response. The default message is made of them.
   */
  constructor(properties: ErrorClassProperties<StatusErrorProperties>) {
    checkProperties(properties, ['method']);
    checkResponse(properties.response, 'response');
    const { method, response } = properties;
    const { code, name } = response.status;
    const url = describeURL(response.url);
    const { message = `Expected success of ${method} "${url}", received ${code} ${name}` } =
      properties;
    super({ ...properties, message });
    hideResponse(this);
  }
}

const TimeoutErrorBase: ErrorClass<'TimeoutError'> = /* @__PURE__ */ ErrorClass({
  errorName: 'TimeoutError',
});

/**
 * The error of a response that was not there in time, its body included.
 *
 * It is an instance of the `TimeoutError` of `@tstd/error` too, as it has the same name.
 *
 * @example The message
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
   * Makes an error of a request.
   *
   * @param properties - The method and the address of the request. The default message is made of them.
   */
  constructor(properties: ErrorClassProperties<TimeoutErrorProperties>) {
    checkProperties(properties, ['method', 'url']);
    const url = describeURL(properties.url);
    const { message = `The response to ${properties.method} "${url}" took too long` } = properties;
    super({ ...properties, message, url });
  }
}

/**
 * Returns `true` when the value is one of the errors that a request can fail with. It goes by the name.
 *
 * @param value - Any value, such as one that was thrown.
 * @returns Whether the value is such an error.
 *
 * @example Among other errors
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
 * Returns `true` when the same request may succeed if it is sent again: for a `NetworkError`, a `TimeoutError`, and a `StatusError` of 408, 429, 502, 503 or 504.
 *
 * It says nothing about what the server has done already: see to it that sending twice does no harm.
 *
 * @param self - The error that a request failed with.
 * @returns Whether it makes sense to send the request again.
 *
 * @example By the status
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
