/* eslint-disable @typescript-eslint/no-empty-object-type, @typescript-eslint/no-unused-vars -- TypeScript adds these to the types of the platform if it has them. */
declare global {
  // Programs without the types of the platform do not have these names.
  interface Blob {}
  interface FormData {}
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- all declarations must have the same default
  interface ReadableStream<R = any> {}
  interface Request {}
  interface RequestInit {}
  interface Response {}
  // If the type had no members, a string would also be a URL.
  interface URL {
    toJSON(): string;
  }
  interface URLSearchParams {}
}

/**
 * The method of a request.
 *
 * The well-known methods are in upper case. Any other HTTP token is also a method. `fetch` cannot send `CONNECT`, `TRACE` or `TRACK`.
 *
 * @example A well-known method and a custom one
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
 * How much of the page URL is sent as the referrer.
 *
 * @example Do not send a referrer
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
 * How a request uses the browser cache. Node does not have this cache.
 *
 * @example Bypass the cache
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
 * Whether a browser sends cookies and credentials: never, only to the same origin, or always.
 *
 * @example Send a request without cookies
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
 * The purpose of a request, which a browser passes to service workers and sends in `Sec-Fetch-Dest`.
 *
 * It is the type of the `destination` property of the platform's `Request`. If a program calls `fetch`, the value is the empty string.
 *
 * @example Check the destination of a request
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
 * The origins to which a browser allows a request, and how much of the response the program can read.
 *
 * @example Allow only the same origin
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
 * How a redirect is handled.
 *
 * | Value | Effect |
 * | --- | --- |
 * | `follow` | the redirect is followed, up to 20 times; this is the default |
 * | `error` | the task fails with a `RedirectError` |
 * | `manual` | the redirect is returned as the response if the parser accepts any status; a browser hides its status and headers |
 *
 * @example Inspect a redirect
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
 * The type of a response, which determines how much of it a program can read: everything (`basic`, `default`), the parts that the server allows (`cors`), or nothing (the opaque types and `error`).
 *
 * @example The type of a response created by a program
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
