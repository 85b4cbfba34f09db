/**
 * Exact amounts of money, each in a currency.
 *
 * | Topic | Functions |
 * | --- | --- |
 * | amounts | {@link of}, {@link ofMinorUnits}, {@link zero}, {@link from}, {@link parse} |
 * | arithmetic | {@link add}, {@link subtract}, {@link sum}, {@link multiply}, {@link divide}, {@link percent}, {@link ratio}, {@link negate}, {@link absolute} |
 * | amounts in unknown currencies | {@link tryAdd}, {@link trySubtract}, {@link trySum}, {@link tryCompare}, {@link hasCode} |
 * | sharing | {@link allocate}, {@link allocateBy}, {@link split} |
 * | rounding | {@link round}, {@link roundToIncrement}, {@link roundCash} |
 * | exchange | {@link convert} |
 * | strings and JSON | {@link format}, {@link asString}, {@link toMinorUnits}, {@link codec} |
 *
 * @alias MonetaryAmount, Price, currency.js, dinero.js, Monetary, MoneyAmount, FastMoney,
 *   BigMoney, CurrencyAmount
 * @keywords cents, euros, dollars, payment, invoice, float, total, cart, tax
 * @module
 */

export {
  type Amount,
  type CurrencyLike,
  type Money,
  from,
  of,
  ofMinorUnits,
  zero,
} from './internal/money/model.js';
export type { OneCurrency, SeveralCurrencies } from './internal/money/oneCurrency.js';
export { hasCode, hasInstance, isNegative, isPositive, isZero } from './internal/money/guards.js';
export {
  type DivideOptions,
  absolute,
  add,
  divide,
  multiply,
  negate,
  percent,
  ratio,
  subtract,
  sum,
  tryAdd,
  trySubtract,
  trySum,
} from './internal/money/arithmetic.js';
export { convert, round, roundCash, roundToIncrement } from './internal/money/rounding.js';
export { allocate, allocateBy, split } from './internal/money/allocation.js';
export { asString, parse, toMinorUnits } from './internal/money/conversions.js';
export { type FormatOptions, format } from './internal/money/format.js';
export {
  clamp,
  compare,
  equals,
  greaterThan,
  greaterThanOrEqual,
  isBetween,
  lessThan,
  lessThanOrEqual,
  max,
  min,
  tryCompare,
} from './internal/money/comparisons.js';
export { type MoneyJSON, codec, codecOf, equal, order } from './internal/money/instances.js';
