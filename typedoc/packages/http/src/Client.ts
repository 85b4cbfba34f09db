/**
 * Clients: what the requests of a program, or of a part of it, have in common.
 *
 * @module
 */

import type { Option } from '@tstd/core/Option';
import type { TimeDuration } from '@tstd/time';

import { Headers, type HeadersInput } from './Headers.js';

/**
 * What requests have in common: a base URL, headers, a limit of time, and the `fetch` that sends them.
 *
 * A client holds no connection and needs no end.
 *
 * @example A client of one server
 * ```ts
 * import { Client } from '@tstd/http';
 * import { TimeDuration } from '@tstd/time';
 *
 * const client: Client = Client.of({
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
  /** The URL that the addresses of the requests are relative to, or None. */
  readonly baseURL: Option<string>;

  /**
   * Sends a request, as the function of that name does.
   *
   * @param url - The address.
   * @param init - The method, the headers, the body, the settings and the signal.
   * @returns A promise of the response.
   */
  readonly fetch: Fetch;

  /** The headers of each request. A request can replace them. */
  readonly headers: Headers;

  /** How long a response may take, its body included, or None for no limit. A request can replace it. */
  readonly timeout: Option<TimeDuration>;
}

/**
 * What sends a request: `fetch` of the platform, or a function like it.
 *
 * It should stop when the signal of `init` aborts. Where it does not, the run ends all the same, and a response that comes later is given up.
 *
 * @param url - The address.
 * @param init - The method, the headers, the body, the settings and the signal.
 * @returns A promise of the response.
 *
 * @example A server in a test
 * ```ts
 * import { Client } from '@tstd/http';
 *
 * const fetch: Client.Fetch = (url, { method }) => Promise.resolve(new Response(`${method} ${url}`));
 * const response = await fetch('https://example.org/', { method: 'GET' });
 *
 * await response.text(); // => 'GET https://example.org/'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type Fetch = (url: string, init: RequestInit) => Promise<globalThis.Response>;

/**
 * The parts of a client, each of which can be left out.
 *
 * @example A base URL only
 * ```ts
 * import { Client } from '@tstd/http';
 *
 * const options: Client.ClientOptions = { baseURL: 'https://example.org/' };
 *
 * Client.of(options).baseURL; // => 'https://example.org/'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ClientOptions {
  /** The URL that the addresses of the requests are relative to. The default is none. */
  readonly baseURL?: Option<string>;

  /**
   * Sends a request, as the function of that name does. The default is that of the platform, which is looked up at each request.
   *
   * @param url - The address.
   * @param init - The method, the headers, the body, the settings and the signal.
   * @returns A promise of the response.
   */
  readonly fetch?: Fetch | undefined;

  /** What the headers of each request are made from. The default is none. */
  readonly headers?: HeadersInput | undefined;

  /** How long a response may take, its body included. The default is no limit. */
  readonly timeout?: Option<TimeDuration>;
}

const platformFetch: Fetch = (url, init) => globalThis.fetch(url, init);

/**
 * Returns a client.
 *
 * The base URL is looked at when a request is sent: it is then that a wrong one gives an `InvalidURL`. A relative address takes the place of the last segment of the path of the base URL, unless that path ends with a slash, as the URL Standard says.
 *
 * @param options - The base URL, the headers, the limit of time and the `fetch` to use.
 * @returns The client.
 *
 * @throws {@link ArgumentError} When the headers are not valid.
 *
 * @example A base URL
 * ```ts
 * import { Client, Request, requestSend } from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const client = Client.of({
 *   baseURL: 'https://example.org/api/',
 *   fetch: (url) => Promise.resolve(new Response(url)),
 * });
 * const read = (url: string) => Task.map(requestSend(client, Request(url)), ({ body }) => body);
 *
 * await Task.run(read('users')); // => { ok: true, value: 'https://example.org/api/users' }
 * await Task.run(read('/users')); // => { ok: true, value: 'https://example.org/users' }
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function of(options: ClientOptions = {}): Client {
  const { baseURL, fetch = platformFetch, headers, timeout } = options;
  return { baseURL, fetch, headers: Headers(headers), timeout };
}

/**
 * Returns a client with other parts. Its headers are those of the client, and those of the options.
 *
 * A part that is left out stays as it is. One that is `undefined` is as {@link of} has it by default.
 *
 * @param self - The client to start from.
 * @param options - The parts that replace those of the client.
 * @returns The new client.
 *
 * @throws {@link ArgumentError} When the headers are not valid.
 *
 * @example One more header
 * ```ts
 * import { Client } from '@tstd/http';
 *
 * const client = Client.of({ baseURL: 'https://example.org/', headers: { Accept: 'text/html' } });
 * const extended = Client.extend(client, { headers: { Authorization: 'Bearer 7' } });
 *
 * extended.headers.entries; // => [['accept', 'text/html'], ['authorization', 'Bearer 7']]
 * extended.baseURL; // => 'https://example.org/'
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function extend(self: Client, options: ClientOptions): Client {
  const headers = Headers.merge(self.headers, Headers(options.headers));
  return of({ ...self, ...options, headers });
}
