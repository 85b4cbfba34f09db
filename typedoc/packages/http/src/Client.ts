/**
 * Clients: what the requests of a program, or of a part of it, have in common.
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
 * What requests have in common: a base URL, headers and who receives them, a limit of time, and the `fetch` that sends them.
 *
 * A client holds no connection and needs no end.
 *
 * @example A client of one server
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
  /** The URL that completes relative addresses, or None. No address of its origin leaves its directory. */
  readonly baseURL: Option<string>;

  /**
   * Sends a request, as the function of that name does.
   *
   * @param url - The whole address, after the base URL was applied.
   * @param init - The method, the headers, the body, the settings and the signal.
   * @returns A promise of the response.
   */
  readonly fetch: Fetch;

  /** The headers of each request to an origin that may receive them. A request can replace them. */
  readonly headers: Headers;

  /** What is done before a request and after a response. */
  readonly hooks: Hooks;

  /** The origins that receive the headers of the client and have its hooks, besides that of the base URL. */
  readonly origins: readonly string[] | 'any';

  /** Whether and how requests that failed are sent again. A request can replace it. */
  readonly retry: RetryOptions | 'none';

  /** How long a response may take, its body included. A request can replace it. */
  readonly timeout: TimeLimit;
}

/**
 * What sends a request: `fetch` of the platform, or a function like it.
 *
 * It should stop when the signal of `init` aborts. Where it does not, the run ends all the same, and a response that comes later is given up.
 *
 * @param url - The whole address, after the base URL was applied.
 * @param init - The method, the headers, the body, the settings and the signal.
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
 * @example Look at a request
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

  /** The whole address. */
  readonly url: string;
}

/**
 * What a client does before a request and after a response, for the addresses that receive its headers.
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
 * @example A log of all responses
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
   * Returns the task that gives the headers to send. It runs before each attempt, and not again for a redirect.
   *
   * @param outgoing - The request as it would be sent.
   * @returns A task that gives all headers of the request.
   */
  readonly beforeRequest?: ((outgoing: Outgoing) => TaskLike<Headers, HTTPError>) | undefined;

  /**
   * Returns the task that looks at each response before its body is read, whatever its status is. If the task fails, the request fails with its error.
   *
   * It runs at each attempt, for a response that `onUnauthorized` replaces too, and not for a redirect that is followed.
   *
   * @param response - The response, without its body.
   * @param outgoing - The request as it was sent.
   * @returns A task, whose value is ignored.
   */
  readonly onResponse?:
    | ((response: Response<undefined>, outgoing: Outgoing) => TaskLike<unknown, HTTPError>)
    | undefined;

  /**
   * Returns the task that looks at a response with the status 401, once for each attempt. The headers that it gives replace those of the same names, and the request is sent once more; with None, the response stands.
   *
   * @param response - The response, without its body.
   * @returns A task that gives the headers to change, or None.
   */
  readonly onUnauthorized?:
    ((response: Response<undefined>) => TaskLike<Option<Headers>, HTTPError>) | undefined;
}

/**
 * The parts of a client, each of which can be left out.
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
  /** The URL that completes relative addresses. No address of its origin leaves its directory. The default is none. */
  readonly baseURL?: URL | string | undefined;

  /**
   * Sends a request, as the function of that name does. The default is that of the platform, which is looked up at each request.
   *
   * @param url - The whole address, after the base URL was applied.
   * @param init - The method, the headers, the body, the settings and the signal.
   * @returns A promise of the response.
   */
  readonly fetch?: Fetch | undefined;

  /** What the headers of each request are made from. The default is none. */
  readonly headers?: HeadersInput | undefined;

  /** What is done before a request and after a response. The default is nothing. */
  readonly hooks?: Hooks | undefined;

  /** The origins that receive the headers of the client and have its hooks, besides that of the base URL, or `'any'` for all. The default is none. */
  readonly origins?: readonly string[] | 'any' | undefined;

  /** Whether and how requests that failed are sent again. The default is `'none'`. */
  readonly retry?: RetryOptions | 'none' | undefined;

  /** How long a response may take, its body included, or `'none'` for no limit. The default is {@link DEFAULT_TIMEOUT}. Unlike the other options, it must not be `undefined`: a calculation that failed would pass for the default. */
  readonly timeout?: TimeLimit;
}

/**
 * How long a response may take where nothing else is said: 30 seconds, its body included.
 *
 * @example Without a limit of one's own
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
 * Returns a client.
 *
 * The base URL is looked at when a request is sent: it is then that a wrong one gives an `InvalidURL`. A relative address takes the place of the last segment of the path of the base URL, unless that path ends with a slash, as the URL Standard says. No address of the same origin leaves the directory of the base URL, neither by `..` nor by a leading slash.
 *
 * The headers and hooks go to the origin of the base URL and to `origins`. A client that has some, and neither, is refused: a base URL that is missing by mistake does not send them everywhere.
 *
 * @param options - The base URL, the headers, the limit of time and the `fetch` to use.
 * @returns The client.
 *
 * @throws {@link ArgumentError} When the headers are not valid or have nowhere to go, when an origin or an option of `retry` is not valid, or when the limit of time is neither a duration nor `'none'`.
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
      message: 'Expected "baseURL" or "origins" to say who receives the headers of the client',
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
    // What stands in its place may be an address with credentials.
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
 * Returns a client with other parts. Its headers are those of the client, and those of the options.
 *
 * A part that is left out stays as it is. One that is `undefined` is as {@link of} has it by default, but a limit of time that is `undefined` is refused.
 *
 * @param self - The client to start from, which is not changed.
 * @param options - The parts that replace those of the client.
 * @returns The new client.
 *
 * @throws {@link ArgumentError} Where {@link of} throws one.
 *
 * @example One more header
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
 * Returns a client whose requests a function answers. It is for tests: nothing is sent, and the default base URL is one that no server has.
 *
 * A redirect that the function returns is followed only when `origins` is not `'any'` and the request has headers besides `Accept`, `Accept-Language`, `Content-Language` and `Content-Type`.
 *
 * @param handler - A function of the request that returns the response, as servers of many platforms have it.
 * @param options - The parts of the client. The default of `baseURL` is `https://virtual.test/`.
 * @returns The client.
 *
 * @throws {@link ArgumentError} Where {@link of} throws one.
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
