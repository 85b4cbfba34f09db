import { unitIndexOf } from './codePoints.js';

/** Returns the string with its first code point in upper case. */
export function capitalize(text: string): string {
  const end = unitIndexOf(text, 1);
  return text.slice(0, end).toUpperCase() + text.slice(end);
}
