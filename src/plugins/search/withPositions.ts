import type { ReferenceSymbol } from '../../../typedoc/plugin/contract';
import type { TypeIndex } from '@tstd-internal/search/build';

/**
 * Returns an index of types that names symbols by their positions in the table of names, which are
 * shorter than their ids.
 *
 * @throws Error when the table lacks a symbol: both are written together.
 */
export function withPositions(
  index: TypeIndex,
  symbols: readonly Pick<ReferenceSymbol, 'id'>[],
): TypeIndex {
  const positions = new Map(symbols.map(({ id }, position) => [id, position]));
  const positionOf = (id: number): number => {
    const position = positions.get(id);
    if (position === undefined) {
      throw new Error(`No symbol has the id ${String(id)}, which the index of types names`);
    }
    return position;
  };
  return {
    ...index,
    signatures: Object.fromEntries(
      Object.entries(index.signatures).map(([text, ids]) => [text, ids.map(positionOf)]),
    ),
  };
}
