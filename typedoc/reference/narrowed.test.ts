import { describe, expect, test } from 'vitest';
import type { Change } from './interfaces';
import { findNarrowed } from './narrowed';
import type { PageData } from './pageData';

const FILES = {
  'Boolean.min': 'Boolean.ts',
  Comparable: 'Comparable.ts',
  'JSON.StringifyOptions': 'JSON.ts',
  'Option.map': 'Option.ts',
} as const;

const entries = Object.entries(FILES).map(([name, file]) => ({
  name,
  source: { file: `typedoc/packages/core/src/${file}` },
}));

// SAFETY: the function uses only these fields.
const PAGES = [
  { package: { name: '@tstd/core' }, groups: [{ entries }] },
] as unknown as readonly PageData[];

const changed = (symbol: keyof typeof FILES, ...before: readonly string[]): Change => ({
  package: '@tstd/core',
  symbol,
  before,
  after: ['is not read'],
});

const MIN = 'self: boolean, other: boolean';
const CLAMP = 'readonly clamp: (self: Value, minValue: Value, maxValue: Value) => Value';
const min = (...before: readonly string[]) => changed('Boolean.min', ...before);

const WIDENED = [
  min(`function min(${MIN}): boolean`),
  min('function min(self: true, other: boolean): boolean'),
  min(`function min(${MIN}): unknown`),
  min(`function min(${MIN}): boolean`, 'function min(self: true, other: true): unknown'),
  changed('Option.map', 'function map<A, B>(self: Some<A>, fn: (a: A) => B): Option<B>'),
  changed('JSON.StringifyOptions', 'interface StringifyOptions {}'),
];

const NARROWED = [
  min(`function min(${MIN} | 1): boolean`),
  min(`function min(${MIN}): true`),
  min(`function min(${MIN}, more: 1): boolean`),
  min('function min(...values: readonly boolean[]): boolean'),
  min(`function min(${MIN}): boolean`, `function min(${MIN} | 1): boolean`),
  min('const min: boolean'),
  min(`function min(self: Gone): boolean`),
  changed('Comparable', `interface Comparable<Value> { ${CLAMP}; }`),
  changed('JSON.StringifyOptions', 'interface StringifyOptions { readonly a: 1 }'),
  changed('JSON.StringifyOptions', 'type StringifyOptions<Value> = Value'),
  changed('JSON.StringifyOptions', 'interface StringifyOptions { readonly indent?: unknown }'),
];

describe('findNarrowed()', () => {
  test('finds the symbols whose old declaration the present one cannot replace', () => {
    expect(findNarrowed([...WIDENED, ...NARROWED], PAGES)).toEqual(new Set(NARROWED));
  });

  test('ignores added and removed symbols', () => {
    const old = min(`function min(${MIN}): true`);
    expect(
      findNarrowed(
        [
          { ...old, after: [] },
          { ...old, before: [] },
        ],
        PAGES,
      ),
    ).toEqual(new Set());
  });
});
