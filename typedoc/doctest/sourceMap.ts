import type { Place } from './place';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** A source map of version 3. */
export interface SourceMap {
  readonly version: 3;
  readonly sources: string[];
  readonly names: string[];
  readonly mappings: string;
}

/** Maps the beginning of each line of a module to a place in one file. */
export function mapLines(file: string, places: readonly Place[]): SourceMap {
  let last = { line: 1, column: 1 };
  const mappings = places.map((place) => {
    // The column in the module, the source, and the difference to the line and column before.
    const segment = [0, 0, place.line - last.line, place.column - last.column];
    last = place;
    return segment.map(encode).join('');
  });
  return { version: 3, sources: [file], names: [], mappings: mappings.join(';') };
}

/** Writes a number in base 64, the sign last, the five lowest bits first. */
function encode(value: number): string {
  let rest = value < 0 ? (-value << 1) | 1 : value << 1;
  let text = '';
  do {
    const digit = rest & 31;
    rest >>= 5;
    text += DIGITS.charAt(rest > 0 ? digit | 32 : digit);
  } while (rest > 0);
  return text;
}
