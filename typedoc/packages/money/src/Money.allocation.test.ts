import { BigDecimal } from '@tstd/bigdecimal';
import type { Option } from '@tstd/core';
import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { Currency, CurrencyMismatchError, JPY, Money, USD } from './index.js';

const show = Money.asString;

const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 0, max: 6 }))
  .map(([value, scale]) => BigDecimal.of(value, { scale }));
const amounts = fc
  .tuple(decimals, fc.constantFrom(...Currency.values))
  .map(([amount, currency]): Money => Money.of(amount, currency));
const ratios = fc.array(
  fc
    .tuple(fc.bigInt({ min: 0n, max: 1000n }), fc.integer({ min: 0, max: 3 }))
    .map(([value, scale]) => BigDecimal.of(value, { scale })),
  { minLength: 1, maxLength: 12 },
);

const isPositive = (list: readonly BigDecimal[]): boolean => list.some(BigDecimal.isPositive);

/** The last digit that parts of an amount may have: that of the minor unit, or a finer one. */
function unitOf({ amount, currency }: Money): BigDecimal {
  const { scale } = BigDecimal.normalize(amount);
  return BigDecimal.of(1n, { scale: Math.max(currency.minorUnit, scale) });
}

/** Parses an amount that must be valid. */
function amountOf(text: string): Money {
  return Money.parse(text) ?? Money.zero(USD);
}

function share(amount: Money, list: readonly Money.Amount[]): readonly string[] | undefined {
  return Money.allocate(amount, list)?.map(show);
}

describe('allocate()', () => {
  test.each([
    ['100 USD', [1, 1, 1], ['33.34 USD', '33.33 USD', '33.33 USD']],
    ['-100 USD', [1, 1, 1], ['-33.34 USD', '-33.33 USD', '-33.33 USD']],
    ['0.05 USD', [3, 7], ['0.02 USD', '0.03 USD']],
    ['0.05 USD', ['0.3', '0.7'], ['0.02 USD', '0.03 USD']],
    ['0.01 USD', [1, 1, 1], ['0.01 USD', '0.00 USD', '0.00 USD']],
    ['0.02 USD', [1, 2, 3], ['0.00 USD', '0.01 USD', '0.01 USD']],
    ['1 USD', [0, 1, 0, 2], ['0.00 USD', '0.33 USD', '0.00 USD', '0.67 USD']],
    ['1 USD', [5], ['1.00 USD']],
    ['0 USD', [1, 2], ['0.00 USD', '0.00 USD']],
    ['100 JPY', [1, 1, 1], ['34 JPY', '33 JPY', '33 JPY']],
    ['1 KWD', [1n, 1n, 1n], ['0.334 KWD', '0.333 KWD', '0.333 KWD']],
    ['1.005 USD', [1, 1], ['0.503 USD', '0.502 USD']],
    ['1.0050 USD', [1, 1], ['0.503 USD', '0.502 USD']],
    ['10.0000 USD', [1, 1, 1], ['3.34 USD', '3.33 USD', '3.33 USD']],
    ['100.0 JPY', [1, 1, 1], ['34 JPY', '33 JPY', '33 JPY']],
  ] as const)('shares %s by %o', (text, list, expected) => {
    expect(share(amountOf(text), list)).toStrictEqual(expected);
  });

  test('adds remaining units to the parts with the greatest fractions, and to the first parts if fractions are equal', () => {
    // The exact shares are 1.5, 1.5, 3.25 and 3.75 cents.
    expect(share(USD('0.10'), ['0.15', '0.15', '0.325', '0.375'])).toStrictEqual([
      '0.02 USD',
      '0.01 USD',
      '0.03 USD',
      '0.04 USD',
    ]);
  });

  test.each([[[]], [[0]], [['0.00', 0n]], [[1, -1]], [[2, -1]], [[-1]]] as const)(
    'is None for %o',
    (list) => {
      expect(Money.allocate(USD('1'), list as readonly Money.Amount[])).toBe(undefined);
    },
  );

  test('rejects a ratio that is not a decimal', () => {
    expect(() => Money.allocate(USD('1'), [1, NaN])).toThrow(ArgumentError);
  });

  test('keeps the currency', () => {
    expectTypeOf(Money.allocate(USD('1'), [1])).toEqualTypeOf<Option<readonly Money<'USD'>[]>>();
    expect(Money.allocate(USD('1'), [1])?.[0]?.currency).toStrictEqual(USD('0').currency);
  });

  test('returns parts whose sum is the amount', () => {
    fc.assert(
      fc.property(amounts, ratios.filter(isPositive), (amount, list) => {
        const parts = Money.allocate(amount, list) ?? [];
        expect(parts).toHaveLength(list.length);
        const sum = BigDecimal.sum(parts.map((part) => part.amount));
        expect(BigDecimal.equals(sum, amount.amount)).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });

  test('returns parts that differ from their exact shares by less than one minor unit', () => {
    fc.assert(
      fc.property(amounts, ratios.filter(isPositive), (amount, list) => {
        const parts = Money.allocate(amount, list) ?? [];
        const total = BigDecimal.sum(list);
        // Multiply by the total to stay exact: |part - amount * ratio / total| < unit.
        const bound = BigDecimal.multiply(unitOf(amount), total);
        for (const [index, part] of parts.entries()) {
          const exact = BigDecimal.multiply(amount.amount, list[index] ?? BigDecimal.zero);
          const error = BigDecimal.subtract(BigDecimal.multiply(part.amount, total), exact);
          expect(BigDecimal.lessThan(BigDecimal.absolute(error), bound)).toBe(true);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('shares equal amounts equally, regardless of trailing zeros', () => {
    fc.assert(
      fc.property(amounts, ratios.filter(isPositive), fc.nat(4), (amount, list, zeros) => {
        const written = BigDecimal.scale(amount.amount, amount.amount.scale + zeros);
        expect(Money.allocate(Money.of(written, amount.currency), list)).toStrictEqual(
          Money.allocate(amount, list),
        );
      }),
    );
  });

  test('is deterministic and does not depend on the sign', () => {
    fc.assert(
      fc.property(amounts, ratios.filter(isPositive), (amount, list) => {
        const parts = Money.allocate(amount, list) ?? [];
        const negative = Money.allocate(Money.negate(amount), list) ?? [];
        expect(Money.allocate(amount, list)).toStrictEqual(parts);
        expect(negative.map(Money.negate)).toStrictEqual(parts);
      }),
    );
  });

  test('does not depend on how the ratios are written', () => {
    fc.assert(
      fc.property(amounts, ratios.filter(isPositive), (amount, list) => {
        const scaled = list.map((ratio) => BigDecimal.multiply(ratio, BigDecimal.of('0.7')));
        expect(Money.allocate(amount, scaled)).toStrictEqual(Money.allocate(amount, list));
      }),
    );
  });
});

describe('allocateBy()', () => {
  const cents = fc
    .bigInt({ min: 0n, max: 100_000n })
    .map((units) => Money.ofMinorUnits(units, USD));
  const lines = fc.array(cents, { minLength: 1, maxLength: 12 });

  test('shares by amounts in the same way as allocate() shares by numbers', () => {
    fc.assert(
      fc.property(decimals, lines, (amount, list) => {
        const numbers = list.map((line) => line.amount);
        expect(Money.allocateBy(USD(amount), list)).toStrictEqual(
          Money.allocate(USD(amount), numbers),
        );
      }),
    );
  });

  test('returns no part greater than its line if the amount is not greater than the sum of all lines', () => {
    fc.assert(
      fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (list, share) => {
        const discount = Money.round(Money.multiply(Money.sum(list, USD), share));
        for (const [index, part] of (Money.allocateBy(discount, list) ?? []).entries()) {
          expect(Money.lessThanOrEqual(part, list[index] ?? USD('0'))).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test.each([[[]], [[USD('0')]], [[USD('1'), USD('-0.01')]]])('is None for %o', (list) => {
    expect(Money.allocateBy(USD('1'), list)).toBe(undefined);
  });

  test('rejects amounts in another or an unknown currency', () => {
    const mismatch = new CurrencyMismatchError({ expected: 'USD', received: 'JPY' });
    // @ts-expect-error TS2322: Yen are not US dollars.
    expect(() => Money.allocateBy(USD('1'), [USD('1'), JPY('1')])).toThrow(mismatch);
    const unknown: Money = USD('1');
    // @ts-expect-error TS2345: The currency of the amount is unknown.
    expect(Money.allocateBy(unknown, [unknown])).toStrictEqual([USD('1.00')]);
    expectTypeOf(Money.allocateBy(USD('1'), [USD('1')])).toEqualTypeOf<
      Option<readonly Money<'USD'>[]>
    >();
  });
});

describe('split()', () => {
  test('makes the first parts larger', () => {
    expect(Money.split(USD('10'), 3).map(show)).toStrictEqual(['3.34 USD', '3.33 USD', '3.33 USD']);
    expect(Money.split(JPY('-5'), 2).map(show)).toStrictEqual(['-3 JPY', '-2 JPY']);
    expect(Money.split(USD('10'), 1)).toStrictEqual([USD('10.00')]);
    expectTypeOf(Money.split(USD('10'), 3)).toEqualTypeOf<readonly Money<'USD'>[]>();
  });

  test('shares whole minor units in minor units, regardless of trailing zeros', () => {
    const tenth = Money.multiply(USD('100.00'), '0.10');
    expect(show(tenth)).toBe('10.0000 USD');
    expect(Money.split(tenth, 3).map(show)).toStrictEqual(['3.34 USD', '3.33 USD', '3.33 USD']);
  });

  test('creates many parts quickly', () => {
    const parts = Money.split(USD('1'), 2 ** 24);
    expect(parts).toHaveLength(2 ** 24);
    expect([parts[99], parts[100]]).toStrictEqual([USD('0.01'), USD('0.00')]);
  });

  test('returns the same parts as allocate() with equal ratios', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ max: 10_000n, min: -10_000n }),
        fc.integer({ max: 40, min: 1 }),
        fc.integer({ max: 4, min: 0 }),
        (value, count, scale) => {
          const money = USD(BigDecimal.of(value, { scale }));
          expect(Money.split(money, count)).toStrictEqual(
            Money.allocate(money, new Array<number>(count).fill(1)),
          );
        },
      ),
    );
  });

  test.each([0, -1, 1.5, NaN, Infinity, 2 ** 25 + 1, 2 ** 40])('rejects %s parts', (count) => {
    expect(() => Money.split(USD('10'), count)).toThrow(
      new ArgumentError({
        message: `Expected "count" to be an integer from 1 to 33554432, received ${count}`,
      }),
    );
  });
});
