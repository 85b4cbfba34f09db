import type { DeclarationReflection, Reflection } from 'typedoc';
import type { Sizes } from '../../workspace/sizes';
import type { ReferenceSymbol } from '../contract';
import { FigureWriter } from './figures';

export type SizeOf = (model: DeclarationReflection) => string | undefined;

export function createSizeOf(
  sizes: Sizes,
  symbols: readonly Pick<ReferenceSymbol, 'name' | 'kind' | 'package' | 'path'>[],
  locale: string,
  pathOf: (model: Reflection) => string | undefined,
): SizeOf {
  const figures = new FigureWriter(locale);
  const known = new Map<string, string>();
  for (const { name, kind, package: owner, path } of symbols) {
    const size = sizes[owner]?.exports[name];
    // A type may share its name with a value.
    if (size !== undefined && kind !== 'interface' && kind !== 'type') {
      known.set(path, figures.size(size));
    }
  }
  return (model) => known.get(pathOf(model) ?? '');
}
