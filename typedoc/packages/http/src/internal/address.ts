import type { Option } from '@tstd/core/Option';
import * as Result from '@tstd/core/Result';

import type { Client } from '../Client.js';
import { InvalidURL } from '../HTTPError.js';
import { BAD_PORTS } from './badPorts.js';
import { parse } from './parse.js';

/** The destination of a request. */
export interface Address {
  /** Whether the address may receive the headers and hooks of the client. */
  readonly isTrusted: boolean;

  /** The complete URL. */
  readonly url: string;
}

/**
 * Segments that lead upwards once a server has decoded slashes or removed parameters. The URL
 * parser has resolved all others.
 */
const HIDDEN_DOTS = /(?:^|\/|%2f|%5c)(?:\.|%2e){1,2}(?=$|\/|;|%2f|%5c|%3b)/i;

/**
 * Resolves an address that a program may have composed from untrusted input.
 *
 * Relative addresses stay below the directory of the base, and so do absolute addresses of the
 * same origin. Only an absolute address can lead to another origin, which is not trusted.
 */
export function resolveAddress(
  url: string,
  { baseURL, origins }: Pick<Client, 'baseURL' | 'origins'>,
): Result.Result<Address, InvalidURL> {
  const fail = (reason: InvalidURL['reason']): Result.Result<never, InvalidURL> =>
    Result.Err(new InvalidURL({ baseURL, reason, url }));
  const resolved = parse(url, baseURL);
  if (resolved === undefined) {
    return fail('syntax');
  }
  const reason = reasonAgainst(resolved);
  if (reason !== undefined) {
    return fail(reason);
  }
  const base = baseURL === undefined ? undefined : parse(baseURL);
  if (base !== undefined && !isWithin(resolved, base, url)) {
    return fail('base');
  }
  const { href, origin } = resolved;
  const isTrusted = origin === base?.origin || origins === 'any' || origins.includes(origin);
  return Result.Ok({ isTrusted, url: href });
}

/** Returns why a request cannot be sent to a URL, or None if it can. */
export function reasonAgainst(url: URL): Option<InvalidURL['reason']> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return 'protocol';
  }
  if (url.username !== '' || url.password !== '') {
    return 'credentials';
  }
  return BAD_PORTS.has(url.port) ? 'port' : undefined;
}

function isWithin(resolved: URL, base: URL, url: string): boolean {
  if (resolved.origin !== base.origin) {
    // `//host` and `\\host` specify a host, although they look like paths.
    return parse(url) !== undefined;
  }
  const directory = base.pathname.replace(/[^/]*$/, '');
  const { pathname } = resolved;
  return pathname.startsWith(directory) && !HIDDEN_DOTS.test(pathname.slice(directory.length));
}
