import { checkMoney, checkMonies } from './checks.js';
import * as BigDecimal from '@tstd/bigdecimal/BigDecimal';
import type { Option } from '@tstd/core/Option';
import { checkArgument } from '@tstd/error';
import { checkArray } from '@tstd/error/Argument';

import { type Amount, type Money, toDecimal, withAmount } from './model.js';
import { type OneCurrency, checkSameCurrency } from './oneCurrency.js';

/**
 * Returns the parts of an amount in the proportion of some ratios, so that nothing is lost: the sum of the parts is the amount. Or None when no ratio is positive or one is negative.
 *
 * Each part differs from its exact share by less than one minor unit. What is left over goes, one minor unit each, to the parts that lack the greatest fraction of one; between equal fractions, to those that stand first.
 * An amount that has more digits than the minor unit, zeros at its end not counted, is shared in units of its last digit.
 *
 * @typeParam Code - The type of the code of the currency.
 * @param self - The amount to share, which may be negative.
 * @param ratios - How much each part gets, in proportion to the sum of the ratios.
 * @returns The parts, one for each ratio, or None.
 * @throws An {@link ArgumentError} when a ratio is not a decimal, such as `NaN`.
 *
 * @example Share without losing a cent
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
 * @example Shares in per cent
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
 * Returns the parts of an amount in the proportion of other amounts in its currency, so that nothing is lost: the sum of the parts is the amount. Or None when none of the others is positive or one is negative.
 *
 * It is {@link allocate} with amounts for ratios, as a discount is shared among the lines of an invoice. Where the lines are whole minor units, the part of a discount that is not greater than their sum is not greater than its line.
 *
 * @typeParam Code - The type of the code of the currency, which must be one code.
 * @param self - The amount to share, which may be negative.
 * @param amounts - How much each part gets, in proportion to their sum.
 * @returns The parts, one for each of the amounts, or None.
 * @throws A {@link CurrencyMismatchError} when the currencies differ, which is possible only in untyped or generic code, or if two currencies share a code.
 *
 * @example A discount on each line
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
 * Returns the parts of an amount that are as equal as they can be, so that nothing is lost: the sum of the parts is the amount, and the greatest part has at most one minor unit more than the least.
 *
 * @typeParam Code - The type of the code of the currency.
 * @param self - The amount to share, which may be negative.
 * @param count - How many parts there are, an integer from 1 to 33,554,432.
 * @returns The parts, those further from zero first.
 * @throws An {@link ArgumentError} when `count` is not such an integer.
 *
 * @example Split a bill
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

/** As many elements as `Array` of `@tstd/collection` makes of a number alone. */
const MAX_PARTS = 33_554_432;

/** What an amount is shared in: minor units, or units of its last digit that is not zero. */
function unitsOf({ amount, currency }: Money): { readonly scale: number; readonly units: bigint } {
  const shortest = BigDecimal.normalize(amount);
  const scale = Math.max(currency.minorUnit, shortest.scale);
  return { scale, units: unitsAt(shortest, scale) };
}

/** Integers in the same proportion as some decimals. */
function toIntegers(decimals: readonly BigDecimal.BigDecimal[]): readonly bigint[] {
  const scale = decimals.reduce((greatest, decimal) => Math.max(greatest, decimal.scale), 0);
  return decimals.map((decimal) => unitsAt(decimal, scale));
}

/** How many units of the last digit a decimal has with a scale that is not less than its own. */
function unitsAt({ value, scale }: BigDecimal.BigDecimal, wanted: number): bigint {
  return value * 10n ** BigInt(wanted - scale);
}

/** Shares units by the method of the largest remainder. */
function shareUnits(units: bigint, weights: readonly bigint[], total: bigint): readonly bigint[] {
  const shares = weights.map((weight) => (units * weight) / total);
  const remainders = weights.map((weight) => (units * weight) % total);
  // Fewer than there are remainders above zero, whose sum is this many times the total.
  const left = Number(remainders.reduce((sum, remainder) => sum + remainder, 0n) / total);
  const favoured = new Set(
    remainders
      .map((remainder, index) => ({ remainder, index }))
      // The sort is stable: equal remainders stay in their order.
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
