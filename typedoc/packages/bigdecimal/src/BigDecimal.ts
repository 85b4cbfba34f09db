/**
 * Exact decimals of any size. Each decimal is an integer multiplied by a power of ten, so `0.1 + 0.2` is `0.3`.
 *
 * All functions follow the same rules:
 *
 * - `add`, `subtract` and `multiply` are exact and cannot fail. Other functions round only if they accept a rounding mode, except `toNumber`, which returns the nearest number. There are nine modes.
 * - A function returns an `Option` if it has no result for some arguments of the right type, such as a divisor of zero or a string that is not a decimal.
 * - Decimal places are kept as written: `1.50` has two, and so does its double. Zero has no decimal places and no sign, so there is only one zero.
 * - Comparisons are numeric: `1.50` equals `1.5`. Before you compare decimals by deep equality or use their strings as keys, call `normalize`.
 * - `scale` is the number of decimal places, and `digits` is the total number of digits. A required scale is a positional argument, followed by the rounding mode. You pass an optional scale in the options, together with its rounding mode.
 * - A requested scale must be an integer from 0 to 1,000,000, and the exponent in a string must lie between -9999 and 9999, so a short input cannot exhaust memory. A string may have at most 100,000 characters unless you raise the limit of `parse`, so a long input cannot block the program.
 *
 * JavaScript engines also limit the number of digits. If a power would have too many digits, `power` throws an `ArgumentError`.
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
