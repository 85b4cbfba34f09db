import { checkMoney, checkMonies } from './checks.js';
import * as BigDecimal from '@tstd/bigdecimal/BigDecimal';
import type { Option } from '@tstd/core/Option';
import { checkArgument } from '@tstd/error';
import { checkArray } from '@tstd/error/Argument';

import { type Amount, type Money, toDecimal, withAmount } from './model.js';
import { type OneCurrency, checkSameCurrency } from './oneCurrency.js';

/**
 * Shares an amount according to ratios, without loss: the parts add up to the amount. If a ratio is negative, or no ratio is positive, the result is None.
 *
 * Each part differs from its exact share by less than one minor unit. The remaining minor units are distributed, one each, to the parts with the largest missing fractions. If fractions are equal, the earlier parts come first.
 * If the amount has more decimal places than the minor unit, not counting trailing zeros, it is shared in units of its last decimal place.
 *
 * @typeParam Code - The type of the currency code.
 * @param self - The amount to share, which may be negative.
 * @param ratios - The ratios of the parts, relative to the sum of the ratios.
 * @returns One part for each ratio, or None.
 * @throws An {@link ArgumentError} if a ratio is not a decimal, for example `NaN`.
 *
 * @example Share an amount without losing a cent
 * ```ts
 * import { Option } from '@tstd/core';
 * import { Money, USD } from '@tstd/money';
 *
 * const parts = Money.allocate(USD('100'), [1, 1, 1]);
 *
 * Option.map(parts, (each) => each.map(Money.asString)); // => ['33.34 USD', '33.33 USD', '33.33 USD']
 * Money.allocate(USD('100'), [0, 0]); // => undefined
 * ```
 *
 * @example Share an amount by percentages
 * ```ts
 * import { Option } from '@tstd/core';
 * import { JPY, Money } from '@tstd/money';
 *
 * const parts = Money.allocate(JPY('100'), ['12.5', '62.5', '25']);
 *
 * Option.map(parts, (each) => each.map(Money.asString)); // => ['13 JPY', '62 JPY', '25 JPY']
 * ```
 *
 * @alias distribute, share, prorate, allocateTo
 * @keywords apportion, weights, proportional, breakdown, leftover, penny, percent, ratio, cost,
 *   rounding
 * @category Transformations
 * @since 1.0.0
 */
export function allocate<Code extends string>(
  self: Money<Code>,
  ratios: readonly Amount[],
): Option<readonly Money<Code>[]> {
  checkMoney(self, 'self');
  checkArray(ratios, 'ratios');
  const weights = toIntegers(ratios.map((ratio) => toDecimal(ratio, 'ratios')));
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total === 0n || weights.some((weight) => weight < 0n)) {
    return undefined;
  }
  const { scale, units } = unitsOf(self);
  const isNegative = units < 0n;
  return shareUnits(isNegative ? -units : units, weights, total).map((share) =>
    withAmount(self, BigDecimal.of(isNegative ? -share : share, { scale })),
  );
}

/**
 * Shares an amount in proportion to other amounts in its currency, without loss: the parts add up to the amount. If any of the other amounts is negative, or none of them is positive, the result is None.
 *
 * It works like {@link allocate} with the other amounts as ratios. You can use it, for example, to share a discount among the lines of an invoice. If every line is a whole number of minor units and the discount does not exceed the sum of the lines, no part of the discount exceeds its line.
 *
 * @typeParam Code - The type of the currency code, which must be a single code.
 * @param self - The amount to share, which may be negative.
 * @param amounts - The amounts that determine the parts, relative to the sum of these amounts.
 * @returns One part for each of the amounts, or None.
 * @throws A {@link CurrencyMismatchError} if the currencies differ. This is possible only in untyped or generic code, or if two currencies have the same code but different minor units.
 *
 * @example Share a discount among the lines of an invoice
 * ```ts
 * import { Option } from '@tstd/core';
 * import { Money, USD } from '@tstd/money';
 *
 * const lines = [USD('19.90'), USD('5.00'), USD('0.10')];
 * const discounts = Money.allocateBy(USD('10.00'), lines);
 *
 * Option.map(discounts, (each) => each.map(Money.asString)); // => ['7.96 USD', '2.00 USD', '0.04 USD']
 * Money.allocateBy(USD('10.00'), []); // => undefined
 * ```
 *
 * @keywords apportion, prorata, weighted, invoice, shipping, coupon, lines, cart
 * @category Transformations
 * @since 1.0.0
 */
export function allocateBy<Code extends string>(
  self: Money<Code> & OneCurrency<Code>,
  amounts: readonly Money<NoInfer<Code>>[],
): Option<readonly Money<Code>[]> {
  checkMoney(self, 'self');
  checkArray(amounts, 'amounts');
  checkMonies(amounts, 'amounts');
  for (const each of amounts) {
    checkSameCurrency(self, each);
  }
  return allocate<Code>(
    self,
    amounts.map(({ amount }) => amount),
  );
}

/**
 * Splits an amount into parts that are as equal as possible, without loss: the parts add up to the amount. The parts differ by at most one minor unit.
 *
 * @typeParam Code - The type of the currency code.
 * @param self - The amount to share, which may be negative.
 * @param count - The number of parts, which must be an integer from 1 to 33,554,432.
 * @returns The parts, with those furthest from zero first.
 * @throws An {@link ArgumentError} if `count` is not an integer from 1 to 33,554,432.
 *
 * @example Split a restaurant bill
 * ```ts
 * import { Money, USD } from '@tstd/money';
 *
 * Money.split(USD('10'), 3).map(Money.asString); // => ['3.34 USD', '3.33 USD', '3.33 USD']
 * Money.split(USD('10'), 0); // => throws ArgumentError
 * ```
 *
 * @alias divideEqually, currency.distribute
 * @keywords installments, evenly, share, penny, people, halves, restaurant, remainder, thirds
 * @category Transformations
 * @since 1.0.0
 */
export function split<Code extends string>(
  self: Money<Code>,
  count: number,
): readonly Money<Code>[] {
  checkMoney(self, 'self');
  checkArgument(
    Number.isInteger(count) && count >= 1 && count <= MAX_PARTS,
    'count',
    `an integer from 1 to ${MAX_PARTS}`,
    count,
  );
  const { scale, units } = unitsOf(self);
  const part = (share: bigint): Money<Code> => withAmount(self, BigDecimal.of(share, { scale }));
  const least = part(units / BigInt(count));
  const rest = units % BigInt(count);
  const greatest = part(units / BigInt(count) + (rest < 0n ? -1n : 1n));
  return new Array<Money<Code>>(count).fill(least).fill(greatest, 0, Math.abs(Number(rest)));
}

/** The maximum number of elements that `Array` from `@tstd/collection` creates. */
const MAX_PARTS = 33_554_432;

/** Returns an amount as an integer, in minor units or in units of its last non-zero decimal place. */
function unitsOf({ amount, currency }: Money): { readonly scale: number; readonly units: bigint } {
  const shortest = BigDecimal.normalize(amount);
  const scale = Math.max(currency.minorUnit, shortest.scale);
  return { scale, units: unitsAt(shortest, scale) };
}

/** Returns integers in the same proportion as the given decimals. */
function toIntegers(decimals: readonly BigDecimal.BigDecimal[]): readonly bigint[] {
  const scale = decimals.reduce((greatest, decimal) => Math.max(greatest, decimal.scale), 0);
  return decimals.map((decimal) => unitsAt(decimal, scale));
}

/** Returns a decimal as an integer number of units of a scale. The scale must not be less than that of the decimal. */
function unitsAt({ value, scale }: BigDecimal.BigDecimal, wanted: number): bigint {
  return value * 10n ** BigInt(wanted - scale);
}

/** Shares units by the largest remainder method. */
function shareUnits(units: bigint, weights: readonly bigint[], total: bigint): readonly bigint[] {
  const shares = weights.map((weight) => (units * weight) / total);
  const remainders = weights.map((weight) => (units * weight) % total);
  // The sum of the remainders is this multiple of the total, so fewer units are left than there are
  // positive remainders.
  const left = Number(remainders.reduce((sum, remainder) => sum + remainder, 0n) / total);
  const favoured = new Set(
    remainders
      .map((remainder, index) => ({ remainder, index }))
      // The sort is stable: equal remainders keep their order.
      .sort((self, other) => compareDescending(self.remainder, other.remainder))
      .slice(0, left)
      .map(({ index }) => index),
  );
  return shares.map((share, index) => (favoured.has(index) ? share + 1n : share));
}

function compareDescending(self: bigint, other: bigint): number {
  if (self === other) {
    return 0;
  }
  return self > other ? -1 : 1;
}
