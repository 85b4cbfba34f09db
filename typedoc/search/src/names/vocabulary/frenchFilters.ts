// cspell:ignore classe constante espace fonction membre paquet
import type { SymbolKind } from '../../../../plugin/contract';

/** The French names of the filters. */
export const FRENCH_FILTERS: readonly (readonly [word: string, by: 'kind' | 'package'])[] = [
  ['genre', 'kind'],
  ['paquet', 'package'],
];

/** The French names of kinds, without accents. */
export const FRENCH_KINDS: readonly (readonly [word: string, kind: SymbolKind])[] = [
  ['fonction', 'function'],
  ['classe', 'class'],
  ['espace', 'namespace'],
  ['constante', 'const'],
  ['membre', 'member'],
];
