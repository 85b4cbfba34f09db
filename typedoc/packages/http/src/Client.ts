/**
 * Clients store the settings that are shared by some or all requests of a program.
 *
 * @alias HttpClient, axios, ky, got, superagent, RestClient, AxiosInstance, node-fetch, ofetch,
 *   undici, HttpURLConnection, WebClient
 * @keywords session, configuration, interceptor, defaults, API, instance, shared, authentication,
 *   token
 * @module
 */

import type { Option } from '@tstd/core/Option';
import { ArgumentError } from '@tstd/error';
import { checkFunction, checkObject } from '@tstd/error/Argument';
import type { TaskLike } from '@tstd/task';
import type { TimeLimit } from '@tstd/task-timeout';
import * as TimeDuration from '@tstd/time/TimeDuration';

import type { Method } from './fetchTypes.js';
import { Headers, type HeadersInput } from './Headers.js';
import type { HTTPError } from './HTTPError.js';
import { checkLimit } from './internal/checkLimit.js';
import { checkClient, checkHeadersInput, checkOption, checkURL } from './internal/checks.js';
import { parse } from './internal/parse.js';
import { platformFetch } from './internal/platform.js';
import { checkRetry, type RetryOptions } from './internal/retry.js';
import type { Response } from './Response.js';

export type { RetryOptions } from './internal/retry.js';

/**
 * The settings shared by several requests: a base URL, headers, the origins that receive the headers, a timeout and a `fetch` function.
 *
 * A client does not keep connections open and does not need to be closed.
 *
 * @example A client for one server
 * ```ts
 * import * as HTTP from '@tstd/http';
 * import { TimeDuration } from '@tstd/time';
 *
 * const client: HTTP.Client = HTTP.Client.of({
 *   baseURL: 'https://example.org/api/',
 *   headers: { Accept: 'application/json' },
 *   timeout: TimeDuration.of({ seconds: 10 }),
 * });
 *
 * client.headers.entries; // => [['accept', 'application/json']]
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface Client {
  /** The base URL for relative URLs, or None. No URL with the same origin may leave the directory of the base URL. */
  readonly baseURL: Option<string>;

  /**
   * Sends a request, like the platform's `fetch`.
   *
   * @param url - The complete URL, resolved against the base URL.
   * @param init - The method, headers, body, settings and signal.
   * @returns A promise of the response.
   */
  readonly fetch: Fetch;

  /** The headers of each request to an allowed origin. A request can override these headers. */
  readonly headers: Headers;

  /** The functions that run before each request and after each response. */
  readonly hooks: Hooks;

  /** The origins to which the client's headers and hooks apply, in addition to the origin of the base URL. */
  readonly origins: readonly string[] | 'any';

  /** The settings for retries of failed requests. A request can override these settings. */
  readonly retry: RetryOptions | 'none';

  /** The time limit for a response, including its body. A request can override this limit. */
  readonly timeout: TimeLimit;
}

/**
 * A function that sends a request: the platform's `fetch`, or a function with the same signature.
 *
 * It should stop when the signal in `init` aborts. If it does not stop, the run still ends, and a response that arrives later is discarded.
 *
 * @param url - The complete URL, resolved against the base URL.
 * @param init - The method, headers, body, settings and signal.
 * @returns A promise of the response.
 *
 * @example Simulate a server in a test
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const fetch: HTTP.Client.Fetch = (url, { method }) =>
 *   Promise.resolve(new Response(`${method} ${url}`));
 * const response = await fetch('https://example.org/', { method: 'GET' });
 *
 * await response.text(); // => 'GET https://example.org/'
 * ```
 *
 * @keywords fake, undici, polyfill, implementation
 * @category Models
 * @since 1.0.0
 */
export type Fetch = (url: string, init: RequestInit) => Promise<globalThis.Response>;

/**
 * A request that is about to be sent, as plain data.
 *
 * @example Inspect a request
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const outgoing: HTTP.Client.Outgoing = {
 *   headers: HTTP.Headers({ Accept: 'text/html' }),
 *   method: 'GET',
 *   url: 'https://example.org/',
 * };
 *
 * HTTP.Headers.get(outgoing.headers, 'accept'); // => 'text/html'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface Outgoing {
  /** The headers of the client and the request. */
  readonly headers: Headers;

  /** The method. */
  readonly method: Method;

  /** The complete URL. */
  readonly url: string;
}

/**
 * The functions that a client runs before a request and after a response. It runs them only for origins that receive its headers.
 *
 * @example Renew an expired token
 * ```ts
 * import * as HTTP from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const client = HTTP.Client.virtual(
 *   ({ headers }) =>
 *     headers.get('authorization') === 'Bearer new'
 *       ? new Response('welcome')
 *       : new Response('', { status: 401 }),
 *   {
 *     headers: { Authorization: 'Bearer old' },
 *     hooks: {
 *       onUnauthorized: () =>
 *         Task.Ok(HTTP.Headers({ Authorization: 'Bearer new' })),
 *     },
 *   },
 * );
 * const sent = HTTP.requestSend(client, HTTP.Request('/'));
 *
 * await Task.run(Task.map(sent, ({ body }) => body)); // => { ok: true, value: 'welcome' }
 * ```
 *
 * @example Log all responses
 * ```ts
 * import * as HTTP from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const lines: string[] = [];
 * const hooks: HTTP.Client.Hooks = {
 *   onResponse: ({ status }, { method, url }) => {
 *     lines.push(`${method} ${url} ${status.code}`);
 *     return Task.Ok(undefined);
 *   },
 * };
 * const client = HTTP.Client.virtual(
 *   () => new Response('', { status: 404 }),
 *   { hooks },
 * );
 *
 * await Task.run(HTTP.requestSend(client, HTTP.Request('/7')));
 *
 * lines; // => ['GET https://virtual.test/7 404']
 * ```
 *
 * @alias interceptors, axios.interceptors, HttpInterceptor, DelegatingHandler,
 *   interceptors.response, axios.interceptors.response, afterResponse, beforeRetry, beforeError
 * @keywords interceptor, middleware, refresh, logging
 * @category Models
 * @since 1.0.0
 */
export interface Hooks {
  /**
   * Returns a task that succeeds with the headers to send. The task runs before each attempt, but not again for a redirect.
   *
   * @param outgoing - The request as it would be sent without this hook.
   * @returns A task that succeeds with all headers of the request.
   */
  readonly beforeRequest?: ((outgoing: Outgoing) => TaskLike<Headers, HTTPError>) | undefined;

  /**
   * Returns a task that inspects each response, whatever its status, before the body is read. If the task fails, the request fails with the same error.
   *
   * The task runs for each attempt, and also for a response that `onUnauthorized` replaces, but not for redirects that are followed.
   *
   * @param response - The response, without its body.
   * @param outgoing - The request that was sent.
   * @returns A task, whose value is ignored.
   */
  readonly onResponse?:
    | ((response: Response<undefined>, outgoing: Outgoing) => TaskLike<unknown, HTTPError>)
    | undefined;

  /**
   * Returns a task that inspects a response with status 401, once for each attempt. If the task succeeds with headers, they replace the request headers with the same names, and the request is sent again. If the task succeeds with None, the response is kept.
   *
   * @param response - The response, without its body.
   * @returns A task that succeeds with the new headers, or with None.
   */
  readonly onUnauthorized?:
    ((response: Response<undefined>) => TaskLike<Option<Headers>, HTTPError>) | undefined;
}

/**
 * The options of a client. All of them are optional.
 *
 * @example A client with only a base URL
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const options: HTTP.Client.ClientOptions = {
 *   baseURL: 'https://example.org/',
 * };
 *
 * HTTP.Client.of(options).baseURL; // => 'https://example.org/'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ClientOptions {
  /** The base URL for relative URLs. No URL with the same origin may leave the directory of the base URL. By default, there is no base URL. */
  readonly baseURL?: URL | string | undefined;

  /**
   * Sends a request, like the platform's `fetch`. The platform's `fetch` is the default and is looked up for each request.
   *
   * @param url - The complete URL, resolved against the base URL.
   * @param init - The method, headers, body, settings and signal.
   * @returns A promise of the response.
   */
  readonly fetch?: Fetch | undefined;

  /** The headers of each request. By default, there are none. */
  readonly headers?: HeadersInput | undefined;

  /** The functions that run before each request and after each response. By default, there are none. */
  readonly hooks?: Hooks | undefined;

  /** The origins to which the client's headers and hooks apply, in addition to the origin of the base URL. `'any'` allows all origins. By default, there are no additional origins. */
  readonly origins?: readonly string[] | 'any' | undefined;

  /** The settings for retries of failed requests. The default is `'none'`. */
  readonly retry?: RetryOptions | 'none' | undefined;

  /** The time limit for a response, including its body, or `'none'`. The default is {@link DEFAULT_TIMEOUT}. Unlike other options, `timeout` cannot be `undefined`: otherwise, a failed calculation would silently select the default. */
  readonly timeout?: TimeLimit;
}

/**
 * The default time limit for a response, including its body: 30 seconds.
 *
 * @example Check the default timeout of a client
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Client.of().timeout; // => HTTP.Client.DEFAULT_TIMEOUT
 * HTTP.Client.of({ timeout: 'none' }).timeout; // => 'none'
 * ```
 *
 * @keywords thirty
 * @category Timing
 * @since 1.0.0
 */
export const DEFAULT_TIMEOUT: TimeDuration.TimeDuration = /* @__PURE__ */ TimeDuration.of({
  seconds: 30,
});

/**
 * Creates a client.
 *
 * The base URL is checked when a request is sent: if it is invalid, the request fails with an `InvalidURL` error. As the URL Standard requires, a relative URL replaces the last path segment of the base URL, unless the path ends with a slash. No URL with the same origin can leave the directory of the base URL, neither with `..` nor with a leading slash.
 *
 * The headers and hooks apply to the origin of the base URL and to `origins`. If you pass headers or hooks without a base URL and without `origins`, `of` throws. Otherwise, the headers would be sent to every server if you forgot the base URL.
 *
 * @param options - The base URL, the headers, the timeout, the `fetch` function and the other options.
 * @returns The client.
 *
 * @throws An {@link ArgumentError} if the headers are invalid or no origin may receive them, if an origin or a `retry` option is invalid, or if the timeout is neither a duration nor `'none'`.
 *
 * @example Create a client with a base URL
 * ```ts
 * import * as HTTP from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const client = HTTP.Client.of({
 *   baseURL: 'https://example.org/api/',
 *   fetch: (url) => Promise.resolve(new Response(url)),
 * });
 * const read = (url: string) =>
 *   Task.map(HTTP.requestSend(client, HTTP.Request(url)), ({ body }) => body);
 *
 * await Task.run(read('users')); // => { ok: true, value: 'https://example.org/api/users' }
 * await Task.run(Task.mapError(read('../admin'), ({ name }) => name)); // => { ok: false, error: 'InvalidURL' }
 * HTTP.Client.of({ headers: { Authorization: 'Bearer 7' } }); // => throws ArgumentError
 * ```
 *
 * @alias create, axios.create, undici.Client, requests.Session, HttpClient.newHttpClient,
 *   Retrofit.Builder
 * @keywords baseURL, configure, instance, default, timeout, setup
 * @category Constructors
 * @since 1.0.0
 */
export function of(options: ClientOptions = {}): Client {
  checkObject(options, 'options');
  checkLimit(options);
  checkOption(options, 'baseURL', checkURL);
  checkOption(options, 'fetch', checkFunction);
  checkOption(options, 'headers', checkHeadersInput);
  checkOption(options, 'hooks', checkHooks);
  const { baseURL, fetch = platformFetch, hooks = {}, retry = 'none' } = options;
  checkRetry(retry);
  const headers = Headers(options.headers);
  const origins = originsOf(options.origins);
  const isForSomebody = baseURL !== undefined || origins === 'any' || origins.length > 0;
  if (!isForSomebody && (headers.entries.length > 0 || Object.values(hooks).some(Boolean))) {
    throw new ArgumentError({
      message:
        'Expected "baseURL" or "origins" to name the origins that receive the headers of the client',
    });
  }
  return {
    baseURL: baseURL === undefined ? undefined : String(baseURL),
    fetch,
    headers,
    hooks,
    origins,
    retry,
    timeout: options.timeout ?? DEFAULT_TIMEOUT,
  };
}

function checkHooks(hooks: unknown, name: string): void {
  checkObject(hooks, name);
  checkOption(hooks, 'beforeRequest', checkFunction);
  checkOption(hooks, 'onResponse', checkFunction);
  checkOption(hooks, 'onUnauthorized', checkFunction);
}

function originsOf(origins: readonly string[] | 'any' = []): Client['origins'] {
  if (origins === 'any') {
    return origins;
  }
  if (!Array.isArray(origins)) {
    // Do not show the value: it may be a URL with credentials.
    throw new ArgumentError({ message: 'Expected "origins" to be a list or "any"' });
  }
  return origins.map((text: unknown, index) => {
    const url = typeof text === 'string' ? parse(text) : undefined;
    if (url === undefined || url.origin === 'null' || url.href !== `${url.origin}/`) {
      throw new ArgumentError({
        message: `Expected "origins[${index}]" to be an origin, such as "https://example.org"`,
      });
    }
    return url.origin;
  });
}

/**
 * Creates a client from another one and replaces some options. The new client combines the headers of the original client and of the options.
 *
 * Omitted options keep their values. An option that is `undefined` is reset to the default of {@link of}. The timeout must not be `undefined`.
 *
 * @param self - The original client, which is not changed.
 * @param options - The options to replace.
 * @returns The new client.
 *
 * @throws An {@link ArgumentError} in the same cases as {@link of}.
 *
 * @example Add a header
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const client = HTTP.Client.of({
 *   baseURL: 'https://example.org/',
 *   headers: { Accept: 'text/html' },
 * });
 * const extended = HTTP.Client.extend(client, {
 *   headers: { Authorization: 'Bearer 7' },
 * });
 *
 * extended.headers.entries; // => [['accept', 'text/html'], ['authorization', 'Bearer 7']]
 * extended.baseURL; // => 'https://example.org/'
 * ```
 *
 * @alias axios.defaults
 * @keywords override, derive, inherit, authorization, bearer, token, customize, tenant,
 *   additional, copy
 * @category Transformations
 * @since 1.0.0
 */
export function extend(self: Client, options: ClientOptions): Client {
  checkClient(self, 'self');
  checkObject(options, 'options');
  checkOption(options, 'headers', checkHeadersInput);
  const headers = Headers.merge(self.headers, Headers(options.headers));
  return of({ ...self, ...options, headers });
}

/**
 * Creates a test client, which passes its requests to a function instead of sending them. No server has the default base URL.
 *
 * If the function returns a redirect, the client follows it only if `origins` is not `'any'` and the request has headers other than `Accept`, `Accept-Language`, `Content-Language` and `Content-Type`.
 *
 * @param handler - A function that receives a request and returns the response, like a request handler on many server platforms.
 * @param options - The options of the client. By default, `baseURL` is `https://virtual.test/`.
 * @returns The client.
 *
 * @throws An {@link ArgumentError} in the same cases as {@link of}.
 *
 * @example Simulate a server in a test
 * ```ts
 * import * as HTTP from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const client = HTTP.Client.virtual(
 *   async (request) => new Response(await request.text()),
 * );
 * const sent = HTTP.requestSend(
 *   client,
 *   HTTP.Request('/echo', { method: 'POST', body: 'hello' }),
 * );
 *
 * await Task.run(Task.map(sent, ({ body }) => body)); // => { ok: true, value: 'hello' }
 * ```
 *
 * @alias MockAdapter, nock, msw, axios-mock-adapter, MockAgent, fetch-mock, MockWebServer,
 *   HttpTestingController, httpmock, WireMock
 * @keywords mock, stub, fake, simulate, offline, intercept
 * @category Constructors
 * @since 1.0.0
 */
export function virtual(
  handler: (request: globalThis.Request) => Promise<globalThis.Response> | globalThis.Response,
  options: Omit<ClientOptions, 'fetch'> = {},
): Client {
  checkFunction(handler, 'handler');
  checkObject(options, 'options');
  const { baseURL = 'https://virtual.test/' } = options;
  return of({
    ...options,
    baseURL,
    fetch: async (url, init) => await handler(new globalThis.Request(url, init)),
  });
}
