import type { SourceLocation } from './sourceLocation';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export interface SourceMap {
  readonly version: 3;
  readonly sources: string[];
  readonly names: string[];
  readonly mappings: string;
}

export function mapLines(file: string, locations: readonly SourceLocation[]): SourceMap {
  let last = { line: 1, column: 1 };
  const mappings = locations.map((location) => {
    // Generated column, source, and the differences in line and column to the previous segment.
    const segment = [0, 0, location.line - last.line, location.column - last.column];
    last = location;
    return segment.map(encode).join('');
  });
  return { version: 3, sources: [file], names: [], mappings: mappings.join(';') };
}

/** Base64 VLQ. */
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
