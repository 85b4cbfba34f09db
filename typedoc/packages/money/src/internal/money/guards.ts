import { checkMoney } from './checks.js';
import { checkString } from '@tstd/error/Argument';
import * as BigDecimal from '@tstd/bigdecimal/BigDecimal';

import * as Currency from '../../Currency.js';
import type { Money } from './model.js';

/**
 * Checks whether the value is an amount of money in an ISO 4217 or custom currency.
 *
 * @param value - Any value; its amount and its currency are checked.
 * @returns Whether the value is an amount of money.
 *
 * @example Narrow the type of a value
 * ```ts
 * import { Money, USD } from '@tstd/money';
 *
 * Money.hasInstance(USD('1.25')); // => true
 * Money.hasInstance('1.25 USD'); // => false
 * ```
 *
 * @alias isDinero
 * @keywords instanceof, predicate, typecheck, check, validate
 * @category Guards
 * @since 1.0.0
 */
export function hasInstance(value: unknown): value is Money {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const { amount, currency } = value as Partial<Record<keyof Money, unknown>>;
  return BigDecimal.hasInstance(amount) && Currency.hasInstance(currency);
}

/**
 * Checks whether an amount is in the currency with the given code. If so, the type of the amount is narrowed.
 *
 * @typeParam Code - The type of the currency code.
 * @param self - The amount to check.
 * @param code - The expected currency code.
 * @returns Whether the amount is in this currency.
 *
 * @example Narrow an amount to a currency
 * ```ts
 * import { Money, USD } from '@tstd/money';
 *
 * const addTip = (bill: Money): Money =>
 *   Money.hasCode(bill, 'USD') ? Money.add(bill, USD('1')) : bill;
 *
 * Money.asString(addTip(USD('19.90'))); // => '20.90 USD'
 * Money.hasCode(USD('1'), 'EUR'); // => false
 * ```
 *
 * @alias isSameCurrency, hasSameCurrency
 * @keywords EUR, USD, isCurrency, euros, check
 * @category Guards
 * @since 1.0.0
 */
export function hasCode<const Code extends string>(self: Money, code: Code): self is Money<Code> {
  checkMoney(self, 'self');
  checkString(code, 'code');
  return self.currency.code === code;
}

/**
 * Checks whether an amount is zero.
 *
 * @param self - The amount to compare with zero.
 * @returns Whether the amount is zero.
 *
 * @example Check whether an amount is zero
 * ```ts
 * import { Money, USD } from '@tstd/money';
 *
 * Money.isZero(USD('0.00')); // => true
 * Money.isZero(USD('0.001')); // => false
 * ```
 *
 * @keywords free, gratis, paid, settled
 * @category Guards
 * @since 1.0.0
 */
export function isZero(self: Money): boolean {
  checkMoney(self, 'self');
  return BigDecimal.isZero(self.amount);
}

/**
 * Checks whether an amount is greater than zero.
 *
 * @param self - The amount to compare with zero.
 * @returns Whether the amount is positive.
 *
 * @example Check whether an amount is positive
 * ```ts
 * import { Money, USD } from '@tstd/money';
 *
 * Money.isPositive(USD('1.25')); // => true
 * Money.isPositive(USD('0')); // => false
 * ```
 *
 * @keywords surplus, gain, profit, above, owing
 * @category Guards
 * @since 1.0.0
 */
export function isPositive(self: Money): boolean {
  checkMoney(self, 'self');
  return BigDecimal.isPositive(self.amount);
}

/**
 * Checks whether an amount is less than zero.
 *
 * @param self - The amount to compare with zero.
 * @returns Whether the amount is negative.
 *
 * @example Check whether an amount is negative
 * ```ts
 * import { Money, USD } from '@tstd/money';
 *
 * Money.isNegative(USD('-1.25')); // => true
 * Money.isNegative(USD('0')); // => false
 * ```
 *
 * @alias isNeg, signbit
 * @keywords overdraft, debit, owe, minus, loss, below, refund, credit
 * @category Guards
 * @since 1.0.0
 */
export function isNegative(self: Money): boolean {
  checkMoney(self, 'self');
  return BigDecimal.isNegative(self.amount);
}
