/**
 * The method of a request.
 *
 * The well-known ones are in upper case, and any other token is a method too. `CONNECT`, `TRACE` and `TRACK` cannot be sent by `fetch`.
 *
 * @example Well known or not
 * ```ts
 * import { type Method, Request } from '@tstd/http';
 *
 * const methods: readonly Method[] = ['GET', 'PROPFIND'];
 *
 * methods.map((method) => Request('https://example.org/', { method }).method); // => ['GET', 'PROPFIND']
 * ```
 *
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
 * import { type ReferrerPolicy, Request } from '@tstd/http';
 *
 * const referrerPolicy: ReferrerPolicy = 'no-referrer';
 *
 * Request('https://example.org/', { referrerPolicy }).settings; // => { referrerPolicy: 'no-referrer' }
 * ```
 *
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
 * import { Request, type RequestCache } from '@tstd/http';
 *
 * const cache: RequestCache = 'no-store';
 *
 * Request('https://example.org/', { cache }).settings; // => { cache: 'no-store' }
 * ```
 *
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
 * import { Request, type RequestCredentials } from '@tstd/http';
 *
 * const credentials: RequestCredentials = 'omit';
 *
 * Request('https://example.org/', { credentials }).settings; // => { credentials: 'omit' }
 * ```
 *
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
 * import type { RequestDestination } from '@tstd/http';
 *
 * const destination: RequestDestination = new Request('https://example.org/').destination;
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
 * import { Request, type RequestMode } from '@tstd/http';
 *
 * const mode: RequestMode = 'same-origin';
 *
 * Request('https://example.org/', { mode }).settings; // => { mode: 'same-origin' }
 * ```
 *
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
 * | `error` | the task fails with a `NetworkError` |
 * | `manual` | the redirect is the response; a browser hides its status and headers |
 *
 * @example See the redirect
 * ```ts
 * import { Request, type RequestRedirect } from '@tstd/http';
 *
 * const redirect: RequestRedirect = 'manual';
 *
 * Request('https://example.org/', { redirect }).settings; // => { redirect: 'manual' }
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type RequestRedirect = 'error' | 'follow' | 'manual';

/**
 * How much of a response can be seen: all (`basic`, `default`), what the server allows (`cors`), or nothing (the opaque ones and `error`).
 *
 * @example The type of a response that a program makes
 * ```ts
 * import { Response, type ResponseType, Status } from '@tstd/http';
 *
 * const type: ResponseType = Response({ status: Status.OK, body: '' }).type;
 *
 * type; // => 'default'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type ResponseType = 'basic' | 'cors' | 'default' | 'error' | 'opaque' | 'opaqueredirect';
