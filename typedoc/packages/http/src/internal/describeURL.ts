/** Returns the part of a URL that may be shown: without credentials, query and fragment. */
export function describeURL(url: string): string {
  return url.replace(/[#?][^]*$/, '').replace(/^([^/\\:]*:[/\\]*|[/\\]{2,})[^/\\]*@/, '$1');
}
