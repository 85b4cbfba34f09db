/**
 * Clients: the settings shared by the requests of a program, or of a part of it.
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
 * The settings shared by several requests: a base URL, headers and the origins that receive them, a timeout, and a `fetch` function.
 *
 * A client holds no connections and does not need to be closed.
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
  /** The base URL for relative addresses, or None. No address of the same origin may leave its directory. */
  readonly baseURL: Option<string>;

  /**
   * Sends a request, like the `fetch` of the platform.
   *
   * @param url - The complete URL, resolved against the base URL.
   * @param init - The method, headers, body, settings and signal.
   * @returns A promise of the response.
   */
  readonly fetch: Fetch;

  /** The headers of each request to an origin that may receive them. A request can override them. */
  readonly headers: Headers;

  /** The functions that run before each request and after each response. */
  readonly hooks: Hooks;

  /** The origins that receive the headers and hooks of the client, in addition to the origin of the base URL. */
  readonly origins: readonly string[] | 'any';

  /** Whether and how failed requests are retried. A request can override it. */
  readonly retry: RetryOptions | 'none';

  /** The time limit for a response, including its body. A request can override it. */
  readonly timeout: TimeLimit;
}

/**
 * A function that sends a request: the `fetch` of the platform, or one with the same signature.
 *
 * It should stop when the signal of `init` aborts. If it does not, the run still ends, and a response that arrives later is discarded.
 *
 * @param url - The complete URL, resolved against the base URL.
 * @param init - The method, headers, body, settings and signal.
 * @returns A promise of the response.
 *
 * @example A server in a test
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
  /** The headers of the client and of the request. */
  readonly headers: Headers;

  /** The method. */
  readonly method: Method;

  /** The complete URL. */
  readonly url: string;
}

/**
 * The functions that a client runs before a request and after a response, for origins that receive its headers.
 *
 * @example A token that is renewed
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
   * Returns a task that succeeds with the headers to send. It runs before each attempt, but not again for a redirect.
   *
   * @param outgoing - The request as it would be sent.
   * @returns A task that succeeds with all headers of the request.
   */
  readonly beforeRequest?: ((outgoing: Outgoing) => TaskLike<Headers, HTTPError>) | undefined;

  /**
   * Returns a task that inspects each response before its body is read, whatever its status. If the task fails, the request fails with its error.
   *
   * It runs at each attempt, and also for a response that `onUnauthorized` replaces, but not for redirects that are followed.
   *
   * @param response - The response, without its body.
   * @param outgoing - The request that was sent.
   * @returns A task. Its value is ignored.
   */
  readonly onResponse?:
    | ((response: Response<undefined>, outgoing: Outgoing) => TaskLike<unknown, HTTPError>)
    | undefined;

  /**
   * Returns a task that inspects a response with the status 401, once for each attempt. The headers that it succeeds with replace those of the same names, and the request is sent again. If it succeeds with None, the response is kept.
   *
   * @param response - The response, without its body.
   * @returns A task that succeeds with the headers to replace, or None.
   */
  readonly onUnauthorized?:
    ((response: Response<undefined>) => TaskLike<Option<Headers>, HTTPError>) | undefined;
}

/**
 * The options of a client. All of them are optional.
 *
 * @example A base URL only
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
  /** The base URL for relative addresses. No address of the same origin may leave its directory. The default is none. */
  readonly baseURL?: URL | string | undefined;

  /**
   * Sends a request, like the `fetch` of the platform. The default is that `fetch`, which is looked up for each request.
   *
   * @param url - The complete URL, resolved against the base URL.
   * @param init - The method, headers, body, settings and signal.
   * @returns A promise of the response.
   */
  readonly fetch?: Fetch | undefined;

  /** The headers of each request. The default is none. */
  readonly headers?: HeadersInput | undefined;

  /** The functions that run before each request and after each response. The default is none. */
  readonly hooks?: Hooks | undefined;

  /** The origins that receive the headers and hooks of the client, in addition to the origin of the base URL. `'any'` allows all origins. The default is none. */
  readonly origins?: readonly string[] | 'any' | undefined;

  /** Whether and how failed requests are retried. The default is `'none'`. */
  readonly retry?: RetryOptions | 'none' | undefined;

  /** The time limit for a response, including its body, or `'none'`. The default is {@link DEFAULT_TIMEOUT}. Unlike other options, it cannot be `undefined`, because the result of a failed calculation would then count as the default. */
  readonly timeout?: TimeLimit;
}

/**
 * The default time limit for a response, including its body: 30 seconds.
 *
 * @example The default of a client
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
 * The base URL is checked when a request is sent: if it is invalid, the request fails with an `InvalidURL`. As the URL Standard requires, a relative address replaces the last segment of the path of the base URL, unless that path ends with a slash. No address of the same origin can leave the directory of the base URL, neither with `..` nor with a leading slash.
 *
 * The headers and hooks apply to the origin of the base URL and to `origins`. If you pass headers or hooks without either, `of` throws: a base URL that is missing by mistake must not send them everywhere.
 *
 * @param options - The base URL, the headers, the timeout, the `fetch` function and the other options.
 * @returns The client.
 *
 * @throws An {@link ArgumentError} if the headers are invalid or no origin may receive them, if an origin or an option of `retry` is invalid, or if the timeout is neither a duration nor `'none'`.
 *
 * @example A base URL
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
 * Creates a client from another one, with some options replaced. Its headers are those of the client and those of the options.
 *
 * Omitted options keep their values. An option that is `undefined` is reset to the default of {@link of}, but `undefined` is not allowed for the timeout.
 *
 * @param self - The client to start from, which is not changed.
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
 * Creates a client that passes its requests to a function instead of sending them. It is for tests. The default base URL is one that no server has.
 *
 * A redirect that the function returns is followed only if `origins` is not `'any'` and the request has headers other than `Accept`, `Accept-Language`, `Content-Language` and `Content-Type`.
 *
 * @param handler - A function that takes a request and returns the response, like the servers of many platforms.
 * @param options - The options of the client. The default of `baseURL` is `https://virtual.test/`.
 * @returns The client.
 *
 * @throws An {@link ArgumentError} in the same cases as {@link of}.
 *
 * @example A server in a test
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
