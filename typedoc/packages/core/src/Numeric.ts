import { checkArgument } from '@tstd/error';
import { checkArray, checkFunction, checkObject } from '@tstd/error/Argument';

import { andThen, isNone, type Option } from './Option.js';

/**
 * The arithmetic operations of a type.
 *
 * Each operation returns an `Option`, which is None if the result is not a value of the type: for example, if a sum is too large or a number is divided by zero.
 * A plain value is also an `Option`, so an operation that always has a result may return that result directly. The modules `Int`, `Number` and `BigInt` from `@tstd/num` implement this interface.
 *
 * `add` and `multiply` are commutative: the order of their two values does not matter. Adding `zero` or multiplying by `one` returns the other value unchanged.
 *
 * @typeParam Value - The type of the numbers.
 *
 * @example The arithmetic of big integers
 * ```ts
 * import { Numeric } from '@tstd/core';
 *
 * const bigint: Numeric<bigint> = {
 *   zero: 0n,
 *   one: 1n,
 *   add: (self, other) => self + other,
 *   subtract: (self, other) => self - other,
 *   multiply: (self, other) => self * other,
 *   divide: (self, other) => (other === 0n ? undefined : self / other),
 *   remainder: (self, other) => (other === 0n ? undefined : self % other),
 *   negate: (self) => -self,
 * };
 *
 * bigint.divide(7n, 2n); // => 3n
 * bigint.divide(7n, 0n); // => undefined
 * Numeric.sum(bigint, [1n, 2n, 3n]); // => 6n
 * ```
 *
 * @alias Num, Ring, Semiring, Monoid, Field, Semigroup, MonoidSum, SemigroupSum, MonoidProduct,
 *   SemigroupProduct, Rig, CommutativeRing
 * @keywords add, multiply, subtract, operators, generic, calculation, interface, typeclass
 * @category Models
 * @since 1.0.0
 */
export interface Numeric<Value> {
  /** The identity element of addition: adding it to a number returns that number. */
  readonly zero: Value;

  /** The identity element of multiplication: multiplying a number by it returns that number. */
  readonly one: Value;

  /**
   * Returns the sum of two numbers.
   *
   * @param self - The first summand. The order of the summands does not matter.
   * @param other - The second summand.
   * @returns The sum, or None if it is not a value of the type.
   */
  readonly add: (self: Value, other: Value) => Option<Value>;

  /**
   * Returns the difference of two numbers.
   *
   * @param self - The value from which `other` is subtracted.
   * @param other - The value to subtract from `self`.
   * @returns The difference, or None if it is not a value of the type.
   */
  readonly subtract: (self: Value, other: Value) => Option<Value>;

  /**
   * Returns the product of two numbers.
   *
   * @param self - The first factor. The order of the factors does not matter.
   * @param other - The second factor.
   * @returns The product, or None if it is not a value of the type.
   */
  readonly multiply: (self: Value, other: Value) => Option<Value>;

  /**
   * Returns the quotient of two numbers. The type defines how the quotient is rounded.
   *
   * @param self - The dividend.
   * @param other - The divisor. If it is zero, the result is None.
   * @returns The quotient, or None if the divisor is zero or the quotient is not a value of the type.
   */
  readonly divide: (self: Value, other: Value) => Option<Value>;

  /**
   * Returns the remainder of the division of two numbers.
   *
   * @param self - The dividend.
   * @param other - The divisor. If it is zero, the result is None.
   * @returns The remainder, or None if the divisor is zero.
   */
  readonly remainder: (self: Value, other: Value) => Option<Value>;

  /**
   * Returns the negation of a number.
   *
   * @param self - The value whose sign is changed. Zero stays zero.
   * @returns The negated number, or None if that number is not a value of the type.
   */
  readonly negate: (self: Value) => Option<Value>;
}

/**
 * Returns the sum of a list of numbers, added from the first to the last.
 *
 * The function stops at the first sum that is not a value of the type. An empty list sums to `zero`.
 *
 * @typeParam Value - The type of the numbers.
 * @param self - The arithmetic of the type; only `zero` and `add` are used.
 * @param values - The values to add, from the first to the last. If the list is empty, the result is `zero`.
 * @returns The sum, or None if one of the intermediate sums is None.
 *
 * @example Add bytes
 * ```ts
 * import { Numeric, type Option } from '@tstd/core';
 *
 * const toByte = (value: number): Option<number> =>
 *   value <= 255 ? value : undefined;
 * const byte = {
 *   zero: 0,
 *   add: (self: number, other: number) => toByte(self + other),
 * };
 *
 * Numeric.sum(byte, [100, 100, 55]); // => 255
 * Numeric.sum(byte, [100, 100, 56]); // => undefined
 * Numeric.sum(byte, []); // => 0
 * ```
 *
 * @alias sumAll, math.fsum
 * @keywords reduce, aggregate, accumulate, generic
 * @category Combinations
 * @since 1.0.0
 */
export function sum<Value>(
  self: Pick<Numeric<Value>, 'zero' | 'add'>,
  values: readonly NoInfer<Value>[],
): Option<Value> {
  checkObject(self, 'self');
  checkFunction(self.add, 'self.add');
  checkArray(values, 'values');
  return fold(values, self.zero, self.add);
}

/**
 * Returns the product of a list of numbers, multiplied from the first to the last.
 *
 * The function stops at the first product that is not a value of the type. The product of an empty list is `one`.
 *
 * @typeParam Value - The type of the numbers.
 * @param self - The arithmetic of the type; only `one` and `multiply` are used.
 * @param values - The values to multiply, from the first to the last. If the list is empty, the result is `one`.
 * @returns The product, or None if one of the intermediate products is None.
 *
 * @example Multiply bytes
 * ```ts
 * import { Numeric, type Option } from '@tstd/core';
 *
 * const toByte = (value: number): Option<number> =>
 *   value <= 255 ? value : undefined;
 * const byte = {
 *   one: 1,
 *   multiply: (self: number, other: number) => toByte(self * other),
 * };
 *
 * Numeric.product(byte, [3, 5, 17]); // => 255
 * Numeric.product(byte, [4, 8, 8]); // => undefined
 * Numeric.product(byte, []); // => 1
 * ```
 *
 * @alias multiplyAll, math.prod
 * @keywords reduce, factorial
 * @category Combinations
 * @since 1.0.0
 */
export function product<Value>(
  self: Pick<Numeric<Value>, 'one' | 'multiply'>,
  values: readonly NoInfer<Value>[],
): Option<Value> {
  checkObject(self, 'self');
  checkFunction(self.multiply, 'self.multiply');
  checkArray(values, 'values');
  return fold(values, self.one, self.multiply);
}

/**
 * Raises a number to an integer power.
 *
 * The function uses exponentiation by squaring, so the number of multiplications grows only with the number of digits in the exponent. If `multiply` rounds, every step adds a rounding error. If the exponent is 0, the result is `one`, even if the base is `zero`.
 *
 * @typeParam Value - The type of the numbers.
 * @param self - The arithmetic of the type; only `one` and `multiply` are used.
 * @param base - The number to raise. If the exponent is 0, the function does not use it.
 * @param exponent - The exponent, which must be a non-negative safe integer.
 * @returns The power, or None if one of the intermediate products is None.
 * @throws An {@link ArgumentError} if the exponent is not a non-negative safe integer.
 *
 * @example Raise a byte to a power
 * ```ts
 * import { Numeric, type Option } from '@tstd/core';
 *
 * const toByte = (value: number): Option<number> =>
 *   value <= 255 ? value : undefined;
 * const byte = {
 *   one: 1,
 *   multiply: (self: number, other: number) => toByte(self * other),
 * };
 *
 * Numeric.power(byte, 2, 7); // => 128
 * Numeric.power(byte, 2, 8); // => undefined
 * Numeric.power(byte, 0, 0); // => 1
 * Numeric.power(byte, 2, -1); // => throws ArgumentError
 * ```
 *
 * @alias mtimes, stimes
 * @keywords exponentiation, square, cube, raise
 * @category Combinations
 * @since 1.0.0
 */
export function power<Value>(
  self: Pick<Numeric<Value>, 'one' | 'multiply'>,
  base: NoInfer<Value>,
  exponent: number,
): Option<Value> {
  checkObject(self, 'self');
  checkFunction(self.multiply, 'self.multiply');
  checkArgument(
    Number.isSafeInteger(exponent) && exponent >= 0,
    'exponent',
    'a non-negative safe integer',
    exponent,
  );
  return raise(self.multiply, self.one, base, exponent);
}

// Each step is a lower power of the base, so it is a value of the type if the result is one.
function raise<Value>(
  multiply: Numeric<Value>['multiply'],
  one: Value,
  base: Value,
  exponent: number,
): Option<Value> {
  if (exponent === 0) {
    return one;
  }
  const half = raise(multiply, one, base, Math.floor(exponent / 2));
  const even = andThen(half, (value) => multiply(value, value));
  return exponent % 2 === 0 ? even : andThen(even, (value) => multiply(value, base));
}

function fold<Value>(
  values: readonly Value[],
  start: Value,
  combine: (self: Value, other: Value) => Option<Value>,
): Option<Value> {
  let total = start;
  for (const value of values) {
    const next = combine(total, value);
    if (isNone(next)) {
      return undefined;
    }
    total = next;
  }
  return total;
}
