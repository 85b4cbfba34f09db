/**
 * The errors that a request can fail with. A response with a status such as 404 is not among them: it is a response.
 *
 * @module
 */

import { ErrorClass, type ErrorClassProperties } from '@tstd/error';

import type { Method } from './fetchTypes.js';
import { describeURL } from './internal/describeURL.js';
import type { Response } from './Response.js';

/**
 * What a request can fail with. The `name` tells the errors apart.
 *
 * | name | what has happened |
 * | --- | --- |
 * | `InvalidURL` | the address cannot be sent to; nothing was sent |
 * | `NetworkError` | there is no response, or its body broke off |
 * | `ParserError` | the body is not what the parser asks for |
 * | `TimeoutError` | the response, with its body, was not there in time |
 *
 * A run that is cancelled ends with the `AbortError` of the task, as every run does.
 *
 * @example Say what has happened
 * ```ts
 * import { HTTPError } from '@tstd/http';
 *
 * const isWorthARetry = (error: HTTPError): boolean =>
 *   error.name === 'NetworkError' || error.name === 'TimeoutError';
 *
 * isWorthARetry(new HTTPError.TimeoutError({ method: 'GET', url: 'https://example.org/' })); // => true
 * isWorthARetry(new HTTPError.InvalidURL({ url: 'a b', reason: 'syntax' })); // => false
 * ```
 *
 * @category Errors
 * @since 1.0.0
 */
export type HTTPError = NetworkError | InvalidURL | ParserError | TimeoutError;

/**
 * The custom properties of an {@link InvalidURL}.
 *
 * | `reason` | what is wrong |
 * | --- | --- |
 * | `syntax` | the text is not a URL, or one that a base URL is missing for |
 * | `protocol` | the URL is not one of `http:` or `https:` |
 * | `credentials` | the URL holds a user name or a password, which `fetch` refuses |
 *
 * @example The properties of an error
 * ```ts
 * import { HTTPError } from '@tstd/http';
 *
 * const properties: HTTPError.InvalidURLProperties = { url: 'ftp://example.org/', reason: 'protocol' };
 *
 * new HTTPError.InvalidURL(properties).reason; // => 'protocol'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type InvalidURLProperties = {
  /** The base URL of the client, where it has one. */
  readonly baseURL?: string | undefined;

  /** What is wrong. */
  readonly reason: 'credentials' | 'protocol' | 'syntax';

  /** The address, as the request has it. */
  readonly url: string;
};

/**
 * The custom properties of a {@link NetworkError}.
 *
 * @example The properties of an error
 * ```ts
 * import { HTTPError } from '@tstd/http';
 *
 * const properties: HTTPError.NetworkErrorProperties = {
 *   method: 'GET',
 *   url: 'https://example.org/',
 *   phase: 'body',
 * };
 *
 * new HTTPError.NetworkError(properties).phase; // => 'body'
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

  /** The address of the request, or in the phase `body` that of the response. */
  readonly url: string;
};

/**
 * The custom properties of a {@link ParserError}.
 *
 * @example The properties of an error
 * ```ts
 * import { HTTPError, Response, Status } from '@tstd/http';
 *
 * const properties: HTTPError.ParserErrorProperties = {
 *   response: Response({ status: Status.OK, body: undefined }),
 * };
 *
 * new HTTPError.ParserError(properties).response.status.code; // => 200
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type ParserErrorProperties = {
  /** The response, without its body. */
  readonly response: Response<undefined>;
};

/**
 * The custom properties of a {@link TimeoutError}.
 *
 * @example The properties of an error
 * ```ts
 * import { HTTPError } from '@tstd/http';
 *
 * const properties: HTTPError.TimeoutErrorProperties = { method: 'GET', url: 'https://example.org/' };
 *
 * new HTTPError.TimeoutError(properties).method; // => 'GET'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type TimeoutErrorProperties = {
  /** The method of the request. */
  readonly method: Method;

  /** The address of the request. */
  readonly url: string;
};

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
 * import { HTTPError } from '@tstd/http';
 *
 * const error = new HTTPError.InvalidURL({ url: '/users?key=1', reason: 'syntax' });
 *
 * error.message; // => 'Expected a URL, got "/users"'
 * ```
 *
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
    super({ ...properties, message: properties.message ?? describeInvalid(properties) });
  }
}

function describeInvalid({ baseURL, reason, url }: InvalidURLProperties): string {
  const base = baseURL === undefined ? '' : ` with the base "${describeURL(baseURL)}"`;
  switch (reason) {
    case 'credentials':
      return 'Expected a URL without a user name and a password';
    case 'protocol':
      return `Expected a URL of "http:" or "https:", got "${describeURL(url)}"${base}`;
    case 'syntax':
      return `Expected a URL, got "${describeURL(url)}"${base}`;
  }
}

const NetworkErrorBase: ErrorClass<'NetworkError'> = /* @__PURE__ */ ErrorClass({
  errorName: 'NetworkError',
});

/**
 * The error of a request that got no response, or of a response whose body broke off.
 *
 * The cause is what `fetch` has rejected with. The message leaves out the query of the address.
 *
 * @example A server that cannot be reached
 * ```ts
 * import { HTTPError } from '@tstd/http';
 *
 * const error = new HTTPError.NetworkError({
 *   method: 'GET',
 *   url: 'https://example.org/users?key=1',
 *   phase: 'request',
 * });
 *
 * error.message; // => 'Cannot get a response to GET "https://example.org/users"'
 * ```
 *
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
    const { message, method, phase, url } = properties;
    const attempt = phase === 'request' ? 'get a response to' : 'read the body of the response to';
    super({
      ...properties,
      message: message ?? `Cannot ${attempt} ${method} "${describeURL(url)}"`,
    });
  }
}

const ParserErrorBase: ErrorClass<'ParserError'> = /* @__PURE__ */ ErrorClass({
  errorName: 'ParserError',
  errorMessage: 'Cannot parse the body',
});

/**
 * The error of a body that is not what the parser asks for.
 *
 * It has the response without its body, and as its cause the error that says where the fault is.
 *
 * @example The cause
 * ```ts
 * import { HTTPError, Response, Status } from '@tstd/http';
 *
 * const response = Response({ status: Status.OK, body: undefined });
 * const error = new HTTPError.ParserError({ response, cause: 'empty' });
 *
 * error.message; // => 'Cannot parse the body'
 * error.cause; // => 'empty'
 * ```
 *
 * @category Errors
 * @since 1.0.0
 */
export class ParserError extends ParserErrorBase<ParserErrorProperties> {}

const TimeoutErrorBase: ErrorClass<'TimeoutError'> = /* @__PURE__ */ ErrorClass({
  errorName: 'TimeoutError',
});

/**
 * The error of a response that was not there in time, its body included.
 *
 * It goes by its name: it is an instance of the `TimeoutError` of `@tstd/error` too.
 *
 * @example The message
 * ```ts
 * import { TimeoutError } from '@tstd/error';
 * import { HTTPError } from '@tstd/http';
 *
 * const error = new HTTPError.TimeoutError({ method: 'GET', url: 'https://example.org/' });
 *
 * error.message; // => 'The response to GET "https://example.org/" took too long'
 * error instanceof TimeoutError; // => true
 * ```
 *
 * @category Errors
 * @since 1.0.0
 */
export class TimeoutError extends TimeoutErrorBase<TimeoutErrorProperties> {
  /**
   * Makes an error of a request.
   *
   * @param properties - The request. The default message is made of it.
   */
  constructor(properties: ErrorClassProperties<TimeoutErrorProperties>) {
    const { message, method, url } = properties;
    super({
      ...properties,
      message: message ?? `The response to ${method} "${describeURL(url)}" took too long`,
    });
  }
}

/**
 * Returns `true` when the value is one of the errors that a request can fail with. It goes by the name.
 *
 * @param value - The value to check.
 * @returns Whether the value is such an error.
 *
 * @example Among other errors
 * ```ts
 * import { HTTPError } from '@tstd/http';
 *
 * HTTPError.hasInstance(new HTTPError.InvalidURL({ url: 'a b', reason: 'syntax' })); // => true
 * HTTPError.hasInstance(new Error('InvalidURL')); // => false
 * ```
 *
 * @category Guards
 * @since 1.0.0
 */
export function hasInstance(value: unknown): value is HTTPError {
  return [InvalidURL, NetworkError, ParserError, TimeoutError].some(
    (errorClass) => value instanceof errorClass,
  );
}
