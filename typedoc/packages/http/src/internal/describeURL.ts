import { parse } from './parse.js';

/**
 * What stands before the credentials: a protocol, or two slashes. The parser of URLs leaves out tabs
 * and line breaks wherever they are, and what is blank at the start.
 */
const START =
  /^([^/\\:]*:[\t\n\r/\\]*|[^!-\uffff]*(?:[/\\][\t\n\r]*){2,})(?:[^\t\n\r/\\][^/\\]*)?@/;

/** Returns the part of a URL that may be shown: without credentials, query and fragment. */
export function describeURL(url: string): string {
  if (url.includes('@') && !parse(url, 'https://b/')?.host) {
    // No protocol, or a slash in a password: nobody can tell where the credentials end.
    return url.replace(/^([^#/:?@\\]*:)?[^]*/, '$1…');
  }
  return url.replace(/[#?][^]*$/, '').replace(START, '$1');
}
