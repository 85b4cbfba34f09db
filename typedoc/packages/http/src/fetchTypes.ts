/* eslint-disable @typescript-eslint/no-empty-object-type, @typescript-eslint/no-unused-vars -- TypeScript adds these to the types of the platform, where it has them. */
declare global {
  // A program without the types of the platform has no such names.
  interface Blob {}
  interface FormData {}
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- all declarations must have the same default
  interface ReadableStream<R = any> {}
  interface Request {}
  interface RequestInit {}
  interface Response {}
  // Without a member, a text would be a URL too.
  interface URL {
    toJSON(): string;
  }
  interface URLSearchParams {}
}

/**
 * The method of a request.
 *
 * The well-known ones are in upper case, and any other token is a method too. `CONNECT`, `TRACE` and `TRACK` cannot be sent by `fetch`.
 *
 * @example Well known or not
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const methods: readonly HTTP.Method[] = ['GET', 'PROPFIND'];
 *
 * methods.map(
 *   (method) => HTTP.Request('https://example.org/', { method }).method,
 * ); // => ['GET', 'PROPFIND']
 * ```
 *
 * @alias HttpMethod, HttpVerb, RequestMethod, Verb, MethodType, http.MethodGet
 * @keywords POST, PATCH, custom
 * @category Models
 * @since 1.0.0
 * @see [RFC 9110, 9](https://www.rfc-editor.org/rfc/rfc9110#section-9)
 */
export type Method =
  | 'DELETE'
  | 'GET'
  | 'HEAD'
  | 'OPTIONS'
  | 'PATCH'
  | 'POST'
  | 'PUT'
  | (string & Record<never, never>);

/**
 * How much of the address of the page is sent as the referrer.
 *
 * @example A policy
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const referrerPolicy: HTTP.ReferrerPolicy = 'no-referrer';
 *
 * HTTP.Request('https://example.org/', { referrerPolicy }).settings; // => { referrerPolicy: 'no-referrer' }
 * ```
 *
 * @keywords referer, privacy, header
 * @category Models
 * @since 1.0.0
 */
export type ReferrerPolicy =
  | ''
  | 'no-referrer'
  | 'no-referrer-when-downgrade'
  | 'origin'
  | 'origin-when-cross-origin'
  | 'same-origin'
  | 'strict-origin'
  | 'strict-origin-when-cross-origin'
  | 'unsafe-url';

/**
 * How a request uses the cache of a browser. Node has no such cache.
 *
 * @example Past the cache
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const cache: HTTP.RequestCache = 'no-store';
 *
 * HTTP.Request('https://example.org/', { cache }).settings; // => { cache: 'no-store' }
 * ```
 *
 * @keywords no-store, stale, reload
 * @category Models
 * @since 1.0.0
 */
export type RequestCache =
  'default' | 'force-cache' | 'no-cache' | 'no-store' | 'only-if-cached' | 'reload';

/**
 * Whether a browser sends cookies and credentials: never, to the own origin, or always.
 *
 * @example Without cookies
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const credentials: HTTP.RequestCredentials = 'omit';
 *
 * HTTP.Request('https://example.org/', { credentials }).settings; // => { credentials: 'omit' }
 * ```
 *
 * @keywords session, include, CORS
 * @category Models
 * @since 1.0.0
 */
export type RequestCredentials = 'include' | 'omit' | 'same-origin';

/**
 * What the content of a response is used for, as a browser tells a service worker and sends it in `Sec-Fetch-Dest`.
 *
 * It is the type of `destination` of the `Request` of the platform. What is fetched by a program has the empty one.
 *
 * @example The destination of what a program fetches
 * ```ts
 * import type * as HTTP from '@tstd/http';
 *
 * const destination: HTTP.RequestDestination = new Request(
 *   'https://example.org/',
 * ).destination;
 *
 * destination; // => ''
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type RequestDestination =
  | ''
  | 'audio'
  | 'audioworklet'
  | 'document'
  | 'embed'
  | 'font'
  | 'frame'
  | 'iframe'
  | 'image'
  | 'manifest'
  | 'object'
  | 'paintworklet'
  | 'report'
  | 'script'
  | 'sharedworker'
  | 'style'
  | 'track'
  | 'video'
  | 'worker'
  | 'xslt';

/**
 * Which origins a browser lets a request go to, and what of the response can be read.
 *
 * @example The own origin only
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const mode: HTTP.RequestMode = 'same-origin';
 *
 * HTTP.Request('https://example.org/', { mode }).settings; // => { mode: 'same-origin' }
 * ```
 *
 * @keywords CORS, no-cors, opaque, cross-origin
 * @category Models
 * @since 1.0.0
 */
export type RequestMode = 'cors' | 'no-cors' | 'same-origin';

/**
 * What is done with a redirect.
 *
 * | redirect | what is done |
 * | --- | --- |
 * | `follow` | it is followed, up to 20 times; this is the default |
 * | `error` | the task fails with a `RedirectError` |
 * | `manual` | the redirect is the response, for a parser of any status; a browser hides its status and headers |
 *
 * @example See the redirect
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const redirect: HTTP.RequestRedirect = 'manual';
 *
 * HTTP.Request('https://example.org/', { redirect }).settings; // => { redirect: 'manual' }
 * ```
 *
 * @keywords follow, manual, 302, location
 * @category Models
 * @since 1.0.0
 */
export type RequestRedirect = 'error' | 'follow' | 'manual';

/**
 * The type of a response, which says how much of it can be seen: all (`basic`, `default`), what the server allows (`cors`), or nothing (the opaque ones and `error`).
 *
 * @example The type of a response that a program makes
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const type: HTTP.ResponseType = HTTP.Response({
 *   status: HTTP.Status.OK,
 *   body: '',
 * }).type;
 *
 * type; // => 'default'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type ResponseType = 'basic' | 'cors' | 'default' | 'error' | 'opaque' | 'opaqueredirect';
