import type { DeclarationReflection } from 'typedoc';
import { expect, test } from 'vitest';
import { createSizeOf } from './exportSizes';

test('createSizeOf() formats the size of a value in a language, and knows none of a type', () => {
  const symbol = (kind: 'class' | 'function' | 'interface', name: string) => ({
    name,
    kind,
    package: 'shapes',
    path: `/${kind}/${name}`,
  });
  const symbols = [
    symbol('function', 'Shape.of'),
    symbol('class', 'Shape'),
    symbol('interface', 'Shape'),
    symbol('function', 'other'),
  ];
  const sizes = { shapes: { whole: 900, exports: { 'Shape.of': 1_240, Shape: 40 } } };
  // SAFETY: the function only passes a model on to `pathOf`.
  const models = symbols.map(({ path }) => path) as unknown as DeclarationReflection[];
  expect(models.map(createSizeOf(sizes, symbols, 'fr', String))).toEqual([
    '1,2\u00a0ko',
    '40\u00a0o',
    undefined,
    undefined,
  ]);
});
