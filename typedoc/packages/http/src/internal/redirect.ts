import type { Option } from '@tstd/core/Option';
import * as Result from '@tstd/core/Result';

import { Headers } from '../Headers.js';
import { RedirectError } from '../HTTPError.js';
import type { RequestBody } from '../Request.js';
import { reasonAgainst } from './address.js';
import { parse } from './parse.js';

/** One of the requests that lead to a response. */
export interface Hop {
  /** The body, or None. */
  readonly body: Option<RequestBody>;

  /** The number of redirects before this request. */
  readonly count: number;

  /** All headers that are sent. */
  readonly headers: Headers;

  /** Whether the address may receive the headers and hooks of the client. */
  readonly isTrusted: boolean;

  /** The method. */
  readonly method: string;

  /** The URL. */
  readonly url: string;
}

/** The statuses that `fetch` follows. */
const REDIRECTS: ReadonlySet<number> = /* @__PURE__ */ new Set([301, 302, 303, 307, 308]);

const MAX_COUNT = 20;

/** The headers that a browser sends to any origin without a preflight request: they do not contain secrets. */
const SAFE_NAMES: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'accept',
  'accept-language',
  'content-language',
  'content-type',
]);

/** Checks whether a request has headers that other origins must not receive. */
export function isConfidential({ headers }: Hop): boolean {
  return headers.entries.some(([name]) => !SAFE_NAMES.has(name));
}

/** Checks whether a response is a redirect. A browser hides its target, but not that it is one. */
export function isRedirect({ status, type }: globalThis.Response): boolean {
  return type === 'opaqueredirect' || REDIRECTS.has(status);
}

/**
 * Returns the request to send after a redirect, or None if the redirect has no target. It follows
 * the Fetch Standard ("HTTP-redirect fetch"): a request that leaves the origin loses its headers, and
 * does not regain them if it returns.
 */
export function nextHop(
  hop: Hop,
  native: globalThis.Response,
  isTrustedOrigin: (origin: string) => boolean,
): Option<Result.Result<Hop, RedirectError>> {
  const { count, method, url } = hop;
  const fail = (
    reason: RedirectError['reason'],
    location?: string,
  ): Result.Result<never, RedirectError> =>
    Result.Err(new RedirectError({ location, method, reason, url }));
  if (native.type === 'opaqueredirect') {
    return fail('hidden');
  }
  const location = native.headers.get('location');
  if (location === null) {
    return undefined;
  }
  const next = parse(location, url);
  if (next === undefined || reasonAgainst(next) !== undefined) {
    return fail('location', location);
  }
  if (count === MAX_COUNT) {
    return fail('count', location);
  }
  const current = new URL(url);
  const isKept = next.origin === current.origin || (hop.isTrusted && isTrustedOrigin(next.origin));
  const moved: Hop = {
    ...(isWithoutBody(native.status, method) ? withoutBody(hop) : hop),
    count: count + 1,
    url: next.href,
  };
  return Result.Ok(isKept ? moved : { ...moved, headers: safeOf(moved.headers), isTrusted: false });
}

function isWithoutBody(status: number, method: string): boolean {
  return status === 303 ? method !== 'GET' && method !== 'HEAD' : method === 'POST' && status < 303;
}

function withoutBody(hop: Hop): Hop {
  const names = ['content-encoding', 'content-language', 'content-location', 'content-type'];
  const headers = names.reduce((rest, name) => Headers.delete(rest, name), hop.headers);
  return { ...hop, body: undefined, headers, method: 'GET' };
}

function safeOf({ entries }: Headers): Headers {
  return Headers(entries.filter(([name]) => SAFE_NAMES.has(name)));
}
