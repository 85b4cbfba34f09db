/**
 * What stands before the credentials: a protocol, or two slashes. The parser of URLs leaves out tabs
 * and line breaks wherever they are, and what is blank at the start.
 */
const START =
  /^([^/\\:]*:[\t\n\r/\\]*|[^!-\uffff]*(?:[/\\][\t\n\r]*){2,})(?:[^\t\n\r/\\][^/\\]*)?@/;

/** Returns the part of a URL that may be shown: without credentials, query and fragment. */
export function describeURL(url: string): string {
  return url.replace(/[#?][^]*$/, '').replace(START, '$1');
}
