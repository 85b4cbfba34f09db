import type { ReferenceSymbol, SymbolKind } from '../../../plugin/contract';

/** A public name, what it is and where it is described. */
export type NamedSymbol = Pick<ReferenceSymbol, 'name' | 'package' | 'kind' | 'path'>;

/** The letter of each kind in the table. */
export const KIND_LETTERS: Readonly<Record<SymbolKind, string>> = {
  function: 'f',
  class: 'c',
  interface: 'i',
  namespace: 'n',
  type: 't',
  const: 'k',
  member: 'm',
};

/** All kinds. */
export const KINDS = Object.keys(KIND_LETTERS) as readonly SymbolKind[];
