import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assertType } from './assertType.js';
import type { Pretty } from './Pretty.js';
import type { TypeEquals } from './TypeEquals.js';

declare const KEY: unique symbol;

describe('assertType', () => {
  test('does nothing when the program runs', () => {
    const run = assertType as (isEqual: unknown) => unknown;
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(run(value)).toBeUndefined();
      }),
    );
  });

  test('considers every type equal to itself', () => {
    assertType<any, any>(true);
    assertType<unknown, unknown>(true);
    assertType<never, never>(true);
    assertType<void, void>(true);
    assertType<undefined, undefined>(true);
    assertType<boolean, true | false>(true);
    assertType<'a' | 'b', 'b' | 'a'>(true);
    assertType<{ a: 1; b: 2 }, { b: 2; a: 1 }>(true);
    assertType<readonly [a: 1, b?: 2], readonly [1, 2?]>(true);
    assertType<(value: 1) => 2, (other: 1) => 2>(true);
    assertType<<Value>(value: Value) => Value, <Other>(value: Other) => Other>(true);
    assertType<{ readonly [KEY]: 1 }, { readonly [KEY]: 1 }>(true);
    expect(assertType.length).toBe(0);
  });

  test('rejects a wrong claim', () => {
    // @ts-expect-error The types differ.
    assertType<1, 2>(true);
    // @ts-expect-error The types are the same.
    assertType<1, 1>(false);
    // @ts-expect-error The result is `true` or `false`, not both.
    assertType<1, 1>(true as boolean);
    // @ts-expect-error The argument is missing.
    assertType<1, 1>();
    expect(assertType<1, 1>(true)).toBeUndefined();
  });

  test('distinguishes any, unknown and never from all others', () => {
    assertType<any, unknown>(false);
    assertType<unknown, any>(false);
    assertType<any, never>(false);
    assertType<never, any>(false);
    assertType<never, unknown>(false);
    assertType<unknown, never>(false);
    assertType<any, 1>(false);
    assertType<1, any>(false);
    assertType<never, 1>(false);
    assertType<1, never>(false);
    assertType<unknown, {}>(false);
    assertType<void, undefined>(false);
    assertType<{ a: any }, { a: unknown }>(false);
    assertType<{ a: any }, { a: 1 }>(false);
    assertType<{ a: never }, { a: any }>(false);
    assertType<readonly any[], readonly unknown[]>(false);
    assertType<(value: any) => void, (value: unknown) => void>(false);
    assertType<() => any, () => never>(false);
    expect(assertType<any, any>(true)).toBeUndefined();
  });

  test('distinguishes read-only from mutable', () => {
    assertType<{ a: 1 }, { readonly a: 1 }>(false);
    assertType<{ a: { b: 1 } }, { a: { readonly b: 1 } }>(false);
    assertType<1[], readonly 1[]>(false);
    assertType<[1], readonly [1]>(false);
    assertType<Record<string, 1>, Readonly<Record<string, 1>>>(false);
    expect(assertType<readonly 1[], readonly 1[]>(true)).toBeUndefined();
  });

  test('distinguishes optional from required', () => {
    assertType<{ a: 1 }, { a?: 1 }>(false);
    assertType<{ a?: 1 }, { a: 1 | undefined }>(false);
    assertType<{ a?: 1 }, { a?: 1 | undefined }>(false);
    assertType<{}, { a?: 1 }>(false);
    assertType<[1, 2], [1, 2?]>(false);
    assertType<(value: 1) => void, (value?: 1) => void>(false);
    expect(assertType<{ a?: 1 }, { a?: 1 }>(true)).toBeUndefined();
  });

  test('distinguishes a subtype from its supertype', () => {
    assertType<1, number>(false);
    assertType<1 | 2, 1>(false);
    assertType<boolean, true>(false);
    assertType<{ a: 1; b: 2 }, { a: 1 }>(false);
    assertType<[1, 2], (1 | 2)[]>(false);
    assertType<{ [KEY]: 1 }, {}>(false);
    expect(assertType<number, number>(true)).toBeUndefined();
  });

  test('distinguishes an intersection from a single object type', () => {
    assertType<{ a: 1 } & { b: 2 }, { a: 1; b: 2 }>(false);
    assertType<Pretty<{ a: 1 } & { b: 2 }>, { a: 1; b: 2 }>(true);
    expect(assertType<{ a: 1 } & { b: 2 }, { a: 1 } & { b: 2 }>(true)).toBeUndefined();
  });
});

describe('TypeEquals', () => {
  test('can be used as a type', () => {
    const equal: TypeEquals<1, 1> = true;
    const different: TypeEquals<1, 2> = false;
    // @ts-expect-error The types differ.
    const wrong: TypeEquals<1, 2> = true;
    expect([equal, different, wrong]).toEqual([true, false, true]);
  });
});
