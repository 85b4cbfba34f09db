/**
 * Exact decimals of any size: an integer times a power of ten, so that `0.1 + 0.2` is `0.3`.
 *
 * The functions follow the same rules:
 *
 * - `add`, `subtract` and `multiply` are exact and cannot fail. What rounds says so: it takes a number of digits and one of the nine rounding modes.
 * - A function returns an `Option` where, for some arguments of its type, there is no answer: a division by zero, a text that is not a decimal.
 * - The digits after the point are kept as they are written: `1.50` has two, and so has its double. Zero has none, so that there is one zero, without a sign.
 * - Comparisons are numeric: `1.50` equals `1.5`. To compare by deep equality, or to use a text as a key, `normalize` first.
 * - `scale` counts the digits after the point, `digits` all of them. A required scale is an argument of its own, with the rounding mode after it; an optional one is in the options, with its mode.
 * - A scale that is asked for is an integer from 0 to 1,000,000, and the exponent of a text that is read lies between -9999 and 9999: a short input cannot fill the memory. A text has at most 100,000 characters, unless `parse` is asked for more: a long input cannot block the program.
 *
 * Apart from that the engine limits the size of the digits: a power beyond it is an `ArgumentError`.
 *
 * @alias Decimal, BigNumber, decimal.js, big.js, Fixed, Rational, FixedPoint, BigNumber.js,
 *   NSDecimalNumber, Decimal128, Fraction, BigRational
 * @keywords arbitrary, float, imprecision, 0.30000000000000004, IEEE754, NUMERIC, precision,
 *   cents, scientific, price
 * @module
 */

export type { BigDecimal, BigDecimalString, DivideOptions } from './internal/bigdecimal/model.js';
export { type OfOptions, MAX_SCALE, of, one, zero } from './internal/bigdecimal/constructors.js';
export {
  hasInstance,
  isBigDecimalString,
  isInteger,
  isNegative,
  isPositive,
  isZero,
} from './internal/bigdecimal/guards.js';
export { precision } from './internal/bigdecimal/access.js';
export { absolute, negate, normalize, sign } from './internal/bigdecimal/transformations.js';
export {
  type ToExponentialOptions,
  round,
  roundTo,
  roundToPrecision,
  scale,
  toExponential,
  toFixed,
} from './internal/bigdecimal/rounding.js';
export {
  add,
  divide,
  modulo,
  multiply,
  power,
  product,
  remainder,
  squareRoot,
  subtract,
  sum,
} from './internal/bigdecimal/arithmetic.js';
export {
  type ParseOptions,
  asString,
  from,
  parse,
  toBigInt,
  toNumber,
} from './internal/bigdecimal/conversions.js';
export { format } from './internal/bigdecimal/format.js';
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
} from './internal/bigdecimal/comparisons.js';
export { codec, equal, order } from './internal/bigdecimal/instances.js';
