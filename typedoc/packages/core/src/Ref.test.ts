import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import * as Ref from './Ref.js';

describe('of()', () => {
  test('creates a new cell each time', () => {
    const value = { a: 1 };
    expect(Ref.of(value)).toStrictEqual({ current: value });
    expect(Ref.of(value).current).toBe(value);
    expect(Ref.of(value)).not.toBe(Ref.of(value));
  });
});

describe('read()', () => {
  test('returns what was written last', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (first, last) => {
        const ref = Ref.of(first);
        expect(Ref.read(ref)).toBe(first);
        Ref.write(ref, last);
        expect(Ref.read(ref)).toBe(last);
      }),
    );
  });

  test('accepts a read-only cell', () => {
    const ref: Readonly<Ref.Ref<number>> = Ref.of(1);
    expect(Ref.read(ref)).toBe(1);
    expectTypeOf(Ref.read(ref)).toEqualTypeOf<number>();
  });
});

describe('write()', () => {
  test('changes the cell in place', () => {
    const ref = Ref.of(1);
    const alias = ref;
    Ref.write(ref, 2);
    expect(alias.current).toBe(2);
  });

  test('rejects a value of another type', () => {
    // @ts-expect-error The cell holds numbers.
    Ref.write<number>(Ref.of(1), 'two');
    // @ts-expect-error The value does not widen the cell.
    Ref.write(Ref.of(1), 'two');
    // @ts-expect-error The cell holds no Option.
    Ref.write(Ref.of(1), undefined);
    // @ts-expect-error The cell holds no null either.
    Ref.write(Ref.of(1), null);
    Ref.write(Ref.of<number | undefined>(1), undefined);
  });
});

describe('modify()', () => {
  test('returns the new value and stores it in the cell', () => {
    const ref = Ref.of(20);
    expect(Ref.modify(ref, (value) => value + 1)).toBe(21);
    expect(ref.current).toBe(21);
  });

  test('rejects a function that returns another type', () => {
    // @ts-expect-error The cell holds no Option.
    Ref.modify(Ref.of(1), () => undefined);
    expect(Ref.modify(Ref.of<number | undefined>(1), () => undefined)).toBe(undefined);
  });

  test('does not change the cell if the function throws', () => {
    const ref = Ref.of(1);
    const update = (): number => {
      throw new Error('No');
    };
    expect(() => Ref.modify(ref, update)).toThrow('No');
    expect(ref.current).toBe(1);
  });

  test('overwrites a change that the function itself makes to the cell', () => {
    const ref = Ref.of(1);
    Ref.modify(ref, (value) => {
      Ref.write(ref, 100);
      return value + 1;
    });
    expect(ref.current).toBe(2);
  });
});
