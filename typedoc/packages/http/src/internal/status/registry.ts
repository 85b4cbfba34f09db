import type { Status } from './model.js';

// The registered statuses (IANA, Hypertext Transfer Protocol Status Code Registry), except those
// that are unused (306, 418) or registered temporarily (104).

/**
 * The server has received the request headers and is waiting for the body ([RFC 9110, 15.2.1](https://www.rfc-editor.org/rfc/rfc9110#section-15.2.1)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.Continue; // => { code: 100, name: 'Continue' }
 * ```
 *
 * @alias 100
 * @category Instances
 * @since 1.0.0
 */
export const Continue: Status = /* @__PURE__ */ Object.freeze({ code: 100, name: 'Continue' });

/**
 * The server is switching to another protocol ([RFC 9110, 15.2.2](https://www.rfc-editor.org/rfc/rfc9110#section-15.2.2)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.SwitchingProtocols; // => { code: 101, name: 'Switching Protocols' }
 * ```
 *
 * @alias 101
 * @keywords WebSocket
 * @category Instances
 * @since 1.0.0
 */
export const SwitchingProtocols: Status = /* @__PURE__ */ Object.freeze({
  code: 101,
  name: 'Switching Protocols',
});

/**
 * The server is processing the request ([RFC 2518, 10.1](https://www.rfc-editor.org/rfc/rfc2518#section-10.1)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.Processing; // => { code: 102, name: 'Processing' }
 * ```
 *
 * @alias 102
 * @category Instances
 * @since 1.0.0
 */
export const Processing: Status = /* @__PURE__ */ Object.freeze({ code: 102, name: 'Processing' });

/**
 * The server sends some headers of the final response in advance ([RFC 8297, 2](https://www.rfc-editor.org/rfc/rfc8297#section-2)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.EarlyHints; // => { code: 103, name: 'Early Hints' }
 * ```
 *
 * @alias 103
 * @category Instances
 * @since 1.0.0
 */
export const EarlyHints: Status = /* @__PURE__ */ Object.freeze({ code: 103, name: 'Early Hints' });

/**
 * The request has succeeded ([RFC 9110, 15.3.1](https://www.rfc-editor.org/rfc/rfc9110#section-15.3.1)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.OK; // => { code: 200, name: 'OK' }
 * ```
 *
 * @alias 200, http.StatusOK
 * @keywords success
 * @category Instances
 * @since 1.0.0
 */
export const OK: Status = /* @__PURE__ */ Object.freeze({ code: 200, name: 'OK' });

/**
 * The request has created a resource ([RFC 9110, 15.3.2](https://www.rfc-editor.org/rfc/rfc9110#section-15.3.2)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.Created; // => { code: 201, name: 'Created' }
 * ```
 *
 * @alias 201
 * @keywords inserted, POST
 * @category Instances
 * @since 1.0.0
 */
export const Created: Status = /* @__PURE__ */ Object.freeze({ code: 201, name: 'Created' });

/**
 * The request was accepted, but processing is not complete ([RFC 9110, 15.3.3](https://www.rfc-editor.org/rfc/rfc9110#section-15.3.3)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.Accepted; // => { code: 202, name: 'Accepted' }
 * ```
 *
 * @alias 202
 * @keywords queued, background, later
 * @category Instances
 * @since 1.0.0
 */
export const Accepted: Status = /* @__PURE__ */ Object.freeze({ code: 202, name: 'Accepted' });

/**
 * The request has succeeded, but a proxy has changed the content ([RFC 9110, 15.3.4](https://www.rfc-editor.org/rfc/rfc9110#section-15.3.4)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.NonAuthoritativeInformation; // => { code: 203, name: 'Non-Authoritative Information' }
 * ```
 *
 * @alias 203
 * @category Instances
 * @since 1.0.0
 */
export const NonAuthoritativeInformation: Status = /* @__PURE__ */ Object.freeze({
  code: 203,
  name: 'Non-Authoritative Information',
});

/**
 * The request has succeeded, and the response does not have a body ([RFC 9110, 15.3.5](https://www.rfc-editor.org/rfc/rfc9110#section-15.3.5)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.NoContent; // => { code: 204, name: 'No Content' }
 * ```
 *
 * @alias 204
 * @keywords empty, deleted, body
 * @category Instances
 * @since 1.0.0
 */
export const NoContent: Status = /* @__PURE__ */ Object.freeze({ code: 204, name: 'No Content' });

/**
 * The request has succeeded, and the client should reset its form ([RFC 9110, 15.3.6](https://www.rfc-editor.org/rfc/rfc9110#section-15.3.6)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.ResetContent; // => { code: 205, name: 'Reset Content' }
 * ```
 *
 * @alias 205
 * @category Instances
 * @since 1.0.0
 */
export const ResetContent: Status = /* @__PURE__ */ Object.freeze({
  code: 205,
  name: 'Reset Content',
});

/**
 * The response contains the requested range ([RFC 9110, 15.3.7](https://www.rfc-editor.org/rfc/rfc9110#section-15.3.7)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.PartialContent; // => { code: 206, name: 'Partial Content' }
 * ```
 *
 * @alias 206
 * @keywords resume, video
 * @category Instances
 * @since 1.0.0
 */
export const PartialContent: Status = /* @__PURE__ */ Object.freeze({
  code: 206,
  name: 'Partial Content',
});

/**
 * The response contains the statuses of several resources ([RFC 4918, 11.1](https://www.rfc-editor.org/rfc/rfc4918#section-11.1)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.MultiStatus; // => { code: 207, name: 'Multi-Status' }
 * ```
 *
 * @alias 207
 * @keywords WebDAV, batch
 * @category Instances
 * @since 1.0.0
 */
export const MultiStatus: Status = /* @__PURE__ */ Object.freeze({
  code: 207,
  name: 'Multi-Status',
});

/**
 * The members of the resource are already listed in the same response ([RFC 5842, 7.1](https://www.rfc-editor.org/rfc/rfc5842#section-7.1)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.AlreadyReported; // => { code: 208, name: 'Already Reported' }
 * ```
 *
 * @alias 208
 * @category Instances
 * @since 1.0.0
 */
export const AlreadyReported: Status = /* @__PURE__ */ Object.freeze({
  code: 208,
  name: 'Already Reported',
});

/**
 * The response contains the changes to a version that the client already has ([RFC 3229, 10.4.1](https://www.rfc-editor.org/rfc/rfc3229#section-10.4.1)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.IMUsed; // => { code: 226, name: 'IM Used' }
 * ```
 *
 * @alias 226
 * @category Instances
 * @since 1.0.0
 */
export const IMUsed: Status = /* @__PURE__ */ Object.freeze({ code: 226, name: 'IM Used' });

/**
 * The resource has several representations ([RFC 9110, 15.4.1](https://www.rfc-editor.org/rfc/rfc9110#section-15.4.1)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.MultipleChoices; // => { code: 300, name: 'Multiple Choices' }
 * ```
 *
 * @alias 300
 * @category Instances
 * @since 1.0.0
 */
export const MultipleChoices: Status = /* @__PURE__ */ Object.freeze({
  code: 300,
  name: 'Multiple Choices',
});

/**
 * The resource has moved permanently to a new URL ([RFC 9110, 15.4.2](https://www.rfc-editor.org/rfc/rfc9110#section-15.4.2)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.MovedPermanently; // => { code: 301, name: 'Moved Permanently' }
 * ```
 *
 * @alias 301
 * @keywords redirect, location, SEO
 * @category Instances
 * @since 1.0.0
 */
export const MovedPermanently: Status = /* @__PURE__ */ Object.freeze({
  code: 301,
  name: 'Moved Permanently',
});

/**
 * The resource is temporarily available at another URL ([RFC 9110, 15.4.3](https://www.rfc-editor.org/rfc/rfc9110#section-15.4.3)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.Found; // => { code: 302, name: 'Found' }
 * ```
 *
 * @alias 302
 * @category Instances
 * @since 1.0.0
 */
export const Found: Status = /* @__PURE__ */ Object.freeze({ code: 302, name: 'Found' });

/**
 * The response is available at another URL with `GET` ([RFC 9110, 15.4.4](https://www.rfc-editor.org/rfc/rfc9110#section-15.4.4)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.SeeOther; // => { code: 303, name: 'See Other' }
 * ```
 *
 * @alias 303
 * @keywords redirect
 * @category Instances
 * @since 1.0.0
 */
export const SeeOther: Status = /* @__PURE__ */ Object.freeze({ code: 303, name: 'See Other' });

/**
 * The resource has not changed since the client received it ([RFC 9110, 15.4.5](https://www.rfc-editor.org/rfc/rfc9110#section-15.4.5)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.NotModified; // => { code: 304, name: 'Not Modified' }
 * ```
 *
 * @alias 304
 * @keywords cache, ETag, unchanged
 * @category Instances
 * @since 1.0.0
 */
export const NotModified: Status = /* @__PURE__ */ Object.freeze({
  code: 304,
  name: 'Not Modified',
});

/**
 * The status is deprecated ([RFC 9110, 15.4.6](https://www.rfc-editor.org/rfc/rfc9110#section-15.4.6)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.UseProxy; // => { code: 305, name: 'Use Proxy' }
 * ```
 *
 * @alias 305
 * @category Instances
 * @since 1.0.0
 */
export const UseProxy: Status = /* @__PURE__ */ Object.freeze({ code: 305, name: 'Use Proxy' });

/**
 * The resource is temporarily available at another URL, and the method stays the same ([RFC 9110, 15.4.8](https://www.rfc-editor.org/rfc/rfc9110#section-15.4.8)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.TemporaryRedirect; // => { code: 307, name: 'Temporary Redirect' }
 * ```
 *
 * @alias 307
 * @keywords location, moved
 * @category Instances
 * @since 1.0.0
 */
export const TemporaryRedirect: Status = /* @__PURE__ */ Object.freeze({
  code: 307,
  name: 'Temporary Redirect',
});

/**
 * The resource has moved permanently to a new URL, and the method stays the same ([RFC 9110, 15.4.9](https://www.rfc-editor.org/rfc/rfc9110#section-15.4.9)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.PermanentRedirect; // => { code: 308, name: 'Permanent Redirect' }
 * ```
 *
 * @alias 308
 * @keywords moved, location
 * @category Instances
 * @since 1.0.0
 */
export const PermanentRedirect: Status = /* @__PURE__ */ Object.freeze({
  code: 308,
  name: 'Permanent Redirect',
});

/**
 * The server does not process the request because of a client error ([RFC 9110, 15.5.1](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.1)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.BadRequest; // => { code: 400, name: 'Bad Request' }
 * ```
 *
 * @alias 400, BadRequestException
 * @keywords invalid, malformed, validation
 * @category Instances
 * @since 1.0.0
 */
export const BadRequest: Status = /* @__PURE__ */ Object.freeze({ code: 400, name: 'Bad Request' });

/**
 * The request does not contain valid credentials ([RFC 9110, 15.5.2](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.2)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.Unauthorized; // => { code: 401, name: 'Unauthorized' }
 * ```
 *
 * @alias 401, UnauthorizedException
 * @keywords login, token, expired, session
 * @category Instances
 * @since 1.0.0
 */
export const Unauthorized: Status = /* @__PURE__ */ Object.freeze({
  code: 401,
  name: 'Unauthorized',
});

/**
 * The status is reserved ([RFC 9110, 15.5.3](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.3)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.PaymentRequired; // => { code: 402, name: 'Payment Required' }
 * ```
 *
 * @alias 402
 * @keywords subscription, quota
 * @category Instances
 * @since 1.0.0
 */
export const PaymentRequired: Status = /* @__PURE__ */ Object.freeze({
  code: 402,
  name: 'Payment Required',
});

/**
 * The server rejects the request ([RFC 9110, 15.5.4](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.4)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.Forbidden; // => { code: 403, name: 'Forbidden' }
 * ```
 *
 * @alias 403, ForbiddenException
 * @keywords permission, denied, access, role
 * @category Instances
 * @since 1.0.0
 */
export const Forbidden: Status = /* @__PURE__ */ Object.freeze({ code: 403, name: 'Forbidden' });

/**
 * The server cannot find the resource ([RFC 9110, 15.5.5](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.5)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.NotFound; // => { code: 404, name: 'Not Found' }
 * ```
 *
 * @alias 404, http.StatusNotFound, NotFoundException
 * @keywords missing, page, unknown
 * @category Instances
 * @since 1.0.0
 */
export const NotFound: Status = /* @__PURE__ */ Object.freeze({ code: 404, name: 'Not Found' });

/**
 * The resource does not support the method ([RFC 9110, 15.5.6](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.6)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.MethodNotAllowed; // => { code: 405, name: 'Method Not Allowed' }
 * ```
 *
 * @alias 405
 * @keywords POST, verb, wrong
 * @category Instances
 * @since 1.0.0
 */
export const MethodNotAllowed: Status = /* @__PURE__ */ Object.freeze({
  code: 405,
  name: 'Method Not Allowed',
});

/**
 * The resource has no representation that the client accepts ([RFC 9110, 15.5.7](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.7)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.NotAcceptable; // => { code: 406, name: 'Not Acceptable' }
 * ```
 *
 * @alias 406
 * @category Instances
 * @since 1.0.0
 */
export const NotAcceptable: Status = /* @__PURE__ */ Object.freeze({
  code: 406,
  name: 'Not Acceptable',
});

/**
 * The request does not contain valid credentials for the proxy ([RFC 9110, 15.5.8](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.8)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.ProxyAuthenticationRequired; // => { code: 407, name: 'Proxy Authentication Required' }
 * ```
 *
 * @alias 407
 * @category Instances
 * @since 1.0.0
 */
export const ProxyAuthenticationRequired: Status = /* @__PURE__ */ Object.freeze({
  code: 407,
  name: 'Proxy Authentication Required',
});

/**
 * The request did not arrive in time ([RFC 9110, 15.5.9](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.9)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.RequestTimeout; // => { code: 408, name: 'Request Timeout' }
 * ```
 *
 * @alias 408
 * @keywords slow, client
 * @category Instances
 * @since 1.0.0
 */
export const RequestTimeout: Status = /* @__PURE__ */ Object.freeze({
  code: 408,
  name: 'Request Timeout',
});

/**
 * The request conflicts with the state of the resource ([RFC 9110, 15.5.10](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.10)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.Conflict; // => { code: 409, name: 'Conflict' }
 * ```
 *
 * @alias 409, ConflictException
 * @keywords duplicate, exists, version, edit
 * @category Instances
 * @since 1.0.0
 */
export const Conflict: Status = /* @__PURE__ */ Object.freeze({ code: 409, name: 'Conflict' });

/**
 * The resource no longer exists and will not return ([RFC 9110, 15.5.11](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.11)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.Gone; // => { code: 410, name: 'Gone' }
 * ```
 *
 * @alias 410
 * @keywords deleted, removed, expired
 * @category Instances
 * @since 1.0.0
 */
export const Gone: Status = /* @__PURE__ */ Object.freeze({ code: 410, name: 'Gone' });

/**
 * The request must include the length of its content ([RFC 9110, 15.5.12](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.12)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.LengthRequired; // => { code: 411, name: 'Length Required' }
 * ```
 *
 * @alias 411
 * @category Instances
 * @since 1.0.0
 */
export const LengthRequired: Status = /* @__PURE__ */ Object.freeze({
  code: 411,
  name: 'Length Required',
});

/**
 * A condition of the request is not met ([RFC 9110, 15.5.13](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.13)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.PreconditionFailed; // => { code: 412, name: 'Precondition Failed' }
 * ```
 *
 * @alias 412
 * @keywords ETag, If-Match, stale
 * @category Instances
 * @since 1.0.0
 */
export const PreconditionFailed: Status = /* @__PURE__ */ Object.freeze({
  code: 412,
  name: 'Precondition Failed',
});

/**
 * The request body is larger than the server accepts ([RFC 9110, 15.5.14](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.14)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.ContentTooLarge; // => { code: 413, name: 'Content Too Large' }
 * ```
 *
 * @alias 413, PayloadTooLarge, RequestEntityTooLarge, RequestTooLong
 * @keywords upload, size, big, limit
 * @category Instances
 * @since 1.0.0
 */
export const ContentTooLarge: Status = /* @__PURE__ */ Object.freeze({
  code: 413,
  name: 'Content Too Large',
});

/**
 * The URL is longer than the server accepts ([RFC 9110, 15.5.15](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.15)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.URITooLong; // => { code: 414, name: 'URI Too Long' }
 * ```
 *
 * @alias 414, RequestUriTooLong
 * @category Instances
 * @since 1.0.0
 */
export const URITooLong: Status = /* @__PURE__ */ Object.freeze({
  code: 414,
  name: 'URI Too Long',
});

/**
 * The server does not support the format of the request body ([RFC 9110, 15.5.16](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.16)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.UnsupportedMediaType; // => { code: 415, name: 'Unsupported Media Type' }
 * ```
 *
 * @alias 415
 * @keywords content-type
 * @category Instances
 * @since 1.0.0
 */
export const UnsupportedMediaType: Status = /* @__PURE__ */ Object.freeze({
  code: 415,
  name: 'Unsupported Media Type',
});

/**
 * The resource does not contain the requested range ([RFC 9110, 15.5.17](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.17)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.RangeNotSatisfiable; // => { code: 416, name: 'Range Not Satisfiable' }
 * ```
 *
 * @alias 416, RequestedRangeNotSatisfiable
 * @category Instances
 * @since 1.0.0
 */
export const RangeNotSatisfiable: Status = /* @__PURE__ */ Object.freeze({
  code: 416,
  name: 'Range Not Satisfiable',
});

/**
 * The server cannot meet the `Expect` header ([RFC 9110, 15.5.18](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.18)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.ExpectationFailed; // => { code: 417, name: 'Expectation Failed' }
 * ```
 *
 * @alias 417
 * @category Instances
 * @since 1.0.0
 */
export const ExpectationFailed: Status = /* @__PURE__ */ Object.freeze({
  code: 417,
  name: 'Expectation Failed',
});

/**
 * The server is not responsible for the URL ([RFC 9110, 15.5.20](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.20)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.MisdirectedRequest; // => { code: 421, name: 'Misdirected Request' }
 * ```
 *
 * @alias 421
 * @category Instances
 * @since 1.0.0
 */
export const MisdirectedRequest: Status = /* @__PURE__ */ Object.freeze({
  code: 421,
  name: 'Misdirected Request',
});

/**
 * The request body is well-formed, but its instructions cannot be followed ([RFC 9110, 15.5.21](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.21)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.UnprocessableContent; // => { code: 422, name: 'Unprocessable Content' }
 * ```
 *
 * @alias 422, UnprocessableEntity, UnprocessableEntityException
 * @keywords validation, invalid, fields
 * @category Instances
 * @since 1.0.0
 */
export const UnprocessableContent: Status = /* @__PURE__ */ Object.freeze({
  code: 422,
  name: 'Unprocessable Content',
});

/**
 * The resource is locked ([RFC 4918, 11.3](https://www.rfc-editor.org/rfc/rfc4918#section-11.3)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.Locked; // => { code: 423, name: 'Locked' }
 * ```
 *
 * @alias 423
 * @category Instances
 * @since 1.0.0
 */
export const Locked: Status = /* @__PURE__ */ Object.freeze({ code: 423, name: 'Locked' });

/**
 * The requested action depends on another action, which has failed ([RFC 4918, 11.4](https://www.rfc-editor.org/rfc/rfc4918#section-11.4)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.FailedDependency; // => { code: 424, name: 'Failed Dependency' }
 * ```
 *
 * @alias 424
 * @category Instances
 * @since 1.0.0
 */
export const FailedDependency: Status = /* @__PURE__ */ Object.freeze({
  code: 424,
  name: 'Failed Dependency',
});

/**
 * The server is unwilling to risk processing a request that may be replayed ([RFC 8470, 5.2](https://www.rfc-editor.org/rfc/rfc8470#section-5.2)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.TooEarly; // => { code: 425, name: 'Too Early' }
 * ```
 *
 * @alias 425
 * @category Instances
 * @since 1.0.0
 */
export const TooEarly: Status = /* @__PURE__ */ Object.freeze({ code: 425, name: 'Too Early' });

/**
 * The server requires another protocol ([RFC 9110, 15.5.22](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.22)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.UpgradeRequired; // => { code: 426, name: 'Upgrade Required' }
 * ```
 *
 * @alias 426
 * @category Instances
 * @since 1.0.0
 */
export const UpgradeRequired: Status = /* @__PURE__ */ Object.freeze({
  code: 426,
  name: 'Upgrade Required',
});

/**
 * The request must be conditional ([RFC 6585, 3](https://www.rfc-editor.org/rfc/rfc6585#section-3)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.PreconditionRequired; // => { code: 428, name: 'Precondition Required' }
 * ```
 *
 * @alias 428
 * @category Instances
 * @since 1.0.0
 */
export const PreconditionRequired: Status = /* @__PURE__ */ Object.freeze({
  code: 428,
  name: 'Precondition Required',
});

/**
 * The client has sent too many requests in a period of time ([RFC 6585, 4](https://www.rfc-editor.org/rfc/rfc6585#section-4)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.TooManyRequests; // => { code: 429, name: 'Too Many Requests' }
 * ```
 *
 * @alias 429
 * @keywords throttle, rate, limit, quota
 * @category Instances
 * @since 1.0.0
 */
export const TooManyRequests: Status = /* @__PURE__ */ Object.freeze({
  code: 429,
  name: 'Too Many Requests',
});

/**
 * The request headers are larger than the server accepts ([RFC 6585, 5](https://www.rfc-editor.org/rfc/rfc6585#section-5)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.RequestHeaderFieldsTooLarge; // => { code: 431, name: 'Request Header Fields Too Large' }
 * ```
 *
 * @alias 431
 * @category Instances
 * @since 1.0.0
 */
export const RequestHeaderFieldsTooLarge: Status = /* @__PURE__ */ Object.freeze({
  code: 431,
  name: 'Request Header Fields Too Large',
});

/**
 * The resource is withheld because of a legal demand ([RFC 7725, 3](https://www.rfc-editor.org/rfc/rfc7725#section-3)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.UnavailableForLegalReasons; // => { code: 451, name: 'Unavailable For Legal Reasons' }
 * ```
 *
 * @alias 451
 * @keywords censored, blocked
 * @category Instances
 * @since 1.0.0
 */
export const UnavailableForLegalReasons: Status = /* @__PURE__ */ Object.freeze({
  code: 451,
  name: 'Unavailable For Legal Reasons',
});

/**
 * The server has encountered an unexpected condition ([RFC 9110, 15.6.1](https://www.rfc-editor.org/rfc/rfc9110#section-15.6.1)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.InternalServerError; // => { code: 500, name: 'Internal Server Error' }
 * ```
 *
 * @alias 500, InternalServerErrorException, ServerError
 * @keywords crash, bug, exception
 * @category Instances
 * @since 1.0.0
 */
export const InternalServerError: Status = /* @__PURE__ */ Object.freeze({
  code: 500,
  name: 'Internal Server Error',
});

/**
 * The server does not support the requested functionality ([RFC 9110, 15.6.2](https://www.rfc-editor.org/rfc/rfc9110#section-15.6.2)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.NotImplemented; // => { code: 501, name: 'Not Implemented' }
 * ```
 *
 * @alias 501
 * @category Instances
 * @since 1.0.0
 */
export const NotImplemented: Status = /* @__PURE__ */ Object.freeze({
  code: 501,
  name: 'Not Implemented',
});

/**
 * The server is a gateway and has received an invalid response from another server ([RFC 9110, 15.6.3](https://www.rfc-editor.org/rfc/rfc9110#section-15.6.3)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.BadGateway; // => { code: 502, name: 'Bad Gateway' }
 * ```
 *
 * @alias 502
 * @keywords upstream, proxy, nginx
 * @category Instances
 * @since 1.0.0
 */
export const BadGateway: Status = /* @__PURE__ */ Object.freeze({ code: 502, name: 'Bad Gateway' });

/**
 * The server is temporarily unable to respond ([RFC 9110, 15.6.4](https://www.rfc-editor.org/rfc/rfc9110#section-15.6.4)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.ServiceUnavailable; // => { code: 503, name: 'Service Unavailable' }
 * ```
 *
 * @alias 503, ServiceUnavailableException
 * @keywords overloaded, maintenance, down, busy
 * @category Instances
 * @since 1.0.0
 */
export const ServiceUnavailable: Status = /* @__PURE__ */ Object.freeze({
  code: 503,
  name: 'Service Unavailable',
});

/**
 * The server is a gateway and another server has not responded in time ([RFC 9110, 15.6.5](https://www.rfc-editor.org/rfc/rfc9110#section-15.6.5)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.GatewayTimeout; // => { code: 504, name: 'Gateway Timeout' }
 * ```
 *
 * @alias 504
 * @keywords slow, upstream, proxy
 * @category Instances
 * @since 1.0.0
 */
export const GatewayTimeout: Status = /* @__PURE__ */ Object.freeze({
  code: 504,
  name: 'Gateway Timeout',
});

/**
 * The server does not support the HTTP version of the request ([RFC 9110, 15.6.6](https://www.rfc-editor.org/rfc/rfc9110#section-15.6.6)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.HTTPVersionNotSupported; // => { code: 505, name: 'HTTP Version Not Supported' }
 * ```
 *
 * @alias 505
 * @category Instances
 * @since 1.0.0
 */
export const HTTPVersionNotSupported: Status = /* @__PURE__ */ Object.freeze({
  code: 505,
  name: 'HTTP Version Not Supported',
});

/**
 * Content negotiation is configured incorrectly on the server ([RFC 2295, 8.1](https://www.rfc-editor.org/rfc/rfc2295#section-8.1)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.VariantAlsoNegotiates; // => { code: 506, name: 'Variant Also Negotiates' }
 * ```
 *
 * @alias 506
 * @category Instances
 * @since 1.0.0
 */
export const VariantAlsoNegotiates: Status = /* @__PURE__ */ Object.freeze({
  code: 506,
  name: 'Variant Also Negotiates',
});

/**
 * The server does not have enough storage for the request ([RFC 4918, 11.5](https://www.rfc-editor.org/rfc/rfc4918#section-11.5)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.InsufficientStorage; // => { code: 507, name: 'Insufficient Storage' }
 * ```
 *
 * @alias 507
 * @category Instances
 * @since 1.0.0
 */
export const InsufficientStorage: Status = /* @__PURE__ */ Object.freeze({
  code: 507,
  name: 'Insufficient Storage',
});

/**
 * The server has detected an infinite loop ([RFC 5842, 7.2](https://www.rfc-editor.org/rfc/rfc5842#section-7.2)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.LoopDetected; // => { code: 508, name: 'Loop Detected' }
 * ```
 *
 * @alias 508
 * @category Instances
 * @since 1.0.0
 */
export const LoopDetected: Status = /* @__PURE__ */ Object.freeze({
  code: 508,
  name: 'Loop Detected',
});

/**
 * The status is obsolete ([RFC 2774, 7](https://www.rfc-editor.org/rfc/rfc2774#section-7)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.NotExtended; // => { code: 510, name: 'Not Extended' }
 * ```
 *
 * @alias 510
 * @category Instances
 * @since 1.0.0
 */
export const NotExtended: Status = /* @__PURE__ */ Object.freeze({
  code: 510,
  name: 'Not Extended',
});

/**
 * The client must sign in to the network ([RFC 6585, 6](https://www.rfc-editor.org/rfc/rfc6585#section-6)).
 *
 * @example The number and the name of a status
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.Status.NetworkAuthenticationRequired; // => { code: 511, name: 'Network Authentication Required' }
 * ```
 *
 * @alias 511
 * @category Instances
 * @since 1.0.0
 */
export const NetworkAuthenticationRequired: Status = /* @__PURE__ */ Object.freeze({
  code: 511,
  name: 'Network Authentication Required',
});
