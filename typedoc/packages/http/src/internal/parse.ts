import type { Option } from '@tstd/core/Option';

/** Returns the URL of a string, or None. */
export function parse(url: string, base?: string): Option<URL> {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}
