import { encode } from '@jridgewell/sourcemap-codec';
import type { SourceLocation } from './sourceLocation';

export interface SourceMap {
  readonly version: 3;
  readonly sources: string[];
  readonly names: string[];
  readonly mappings: string;
}

export function mapLines(file: string, locations: readonly SourceLocation[]): SourceMap {
  const mappings = encode(locations.map(({ line, column }) => [[0, 0, line - 1, column - 1]]));
  return { version: 3, sources: [file], names: [], mappings };
}
