/**
 * Exact decimals of any size. Each is an integer times a power of ten, so `0.1 + 0.2` is `0.3`.
 *
 * All functions follow the same rules:
 *
 * - `add`, `subtract` and `multiply` are exact and cannot fail. A function rounds only if it accepts a number of digits and a rounding mode; there are nine modes.
 * - A function returns an `Option` if some arguments of the right type have no result, such as a division by zero or a string that is not a decimal.
 * - The decimal places are kept as written: `1.50` has two, and so has its double. Zero has none, so there is only one zero, without a sign.
 * - Comparisons are numeric: `1.50` equals `1.5`. Before you compare by deep equality or use a string as a key, call `normalize`.
 * - `scale` is the number of decimal places, and `digits` is the total number of digits. A required scale is a positional argument, followed by the rounding mode; an optional scale is one of the options, next to its rounding mode.
 * - A requested scale is an integer from 0 to 1,000,000, and the exponent of a string lies between -9999 and 9999, so a short input cannot exhaust the memory. A string has at most 100,000 characters, unless you raise the limit of `parse`, so a long input cannot block the program.
 *
 * The engine also limits the number of digits: computing a power with too many throws an `ArgumentError`.
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
