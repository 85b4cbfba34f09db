import { parse } from './parse.js';

/**
 * The text before the credentials: a protocol, or two slashes. URL parsers remove tabs and line
 * breaks everywhere, and white space at the start.
 */
const START =
  /^([^/\\:]*:[\t\n\r/\\]*|[^!-\uffff]*(?:[/\\][\t\n\r]*){2,})(?:[^\t\n\r/\\][^/\\]*)?@/;

/** Returns the part of a URL that may be shown: without credentials, query and fragment. */
export function describeURL(url: string): string {
  if (url.includes('@') && !parse(url, 'https://b/')?.host) {
    // Without a protocol, or with a slash in the password, the end of the credentials is unclear.
    return url.replace(/^([^#/:?@\\]*:)?[^]*/, '$1…');
  }
  return url.replace(/[#?][^]*$/, '').replace(START, '$1');
}
