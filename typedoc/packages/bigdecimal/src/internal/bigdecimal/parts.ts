import { checkArgument } from '@tstd/error';
import { hasInstance as isRoundingMode } from '@tstd/num/RoundingMode';

import type { BigDecimal } from './model.js';

/** The greatest scale that a function accepts. */
export const SCALE_LIMIT = 1_000_000;

/** The most frequent powers of ten, computed once. */
const POWERS: readonly bigint[] = /* @__PURE__ */ Array.from(
  { length: 64 },
  (_, exponent) => 10n ** BigInt(exponent),
);

/** Returns 10 to the power of a non-negative integer. */
export function powerOfTen(exponent: number): bigint {
  return POWERS[exponent] ?? 10n ** BigInt(exponent);
}

/**
 * The prototype of all decimals. It makes `JSON.stringify` and template literals convert them to strings, and makes operators throw, which would otherwise compare or join `[object Object]`.
 *
 * Creating the methods as properties of each decimal would take longer than creating the decimal. A copy without the prototype, for example by `structuredClone`, is still a decimal.
 *
 * The class has no `valueOf`: `Symbol.toPrimitive` is enough for operators, and deep comparison packages call `valueOf` if it differs from that of plain objects.
 */
class Decimal {
  readonly value: bigint;

  readonly scale: number;

  constructor(value: bigint, scale: number) {
    this.value = value;
    this.scale = scale;
  }

  toJSON(): string {
    return this.toString();
  }

  toString(): string {
    return write(this.value, this.scale);
  }

  [Symbol.toPrimitive](hint: string): string {
    if (hint !== 'string') {
      throw new TypeError(
        'A BigDecimal has no operators: call functions such as BigDecimal.compare or BigDecimal.add',
      );
    }
    return this.toString();
  }
}

// Consoles show this name.
Object.defineProperty(Decimal, 'name', { value: 'BigDecimal' });
// All decimals in the program share this prototype.
Object.freeze(Decimal.prototype);

/** Creates a decimal from a value and a scale. Zero always gets the scale 0. */
export function create(value: bigint, scale: number): BigDecimal {
  // Adding 0 turns a scale of -0 into 0.
  // SAFETY: the brand exists only in the type, and the value and the scale form a decimal.
  return new Decimal(value, value === 0n ? 0 : scale + 0) as unknown as BigDecimal;
}

/** Returns the digits of a value with a point before the last `scale` digits. */
export function write(value: bigint, scale: number): string {
  if (scale === 0) {
    return String(value);
  }
  const digits = String(value < 0n ? -value : value).padStart(scale + 1, '0');
  const point = digits.length - scale;
  return `${value < 0n ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** Counts the trailing zeros of a string of digits, up to a limit. */
export function countZeros(digits: string, limit: number): number {
  let zeros = 0;
  while (zeros < limit && digits.at(-1 - zeros) === '0') {
    zeros += 1;
  }
  return zeros;
}

/** Creates a decimal from a value and any scale. If the scale is negative, zeros are appended instead. */
export function createAt(value: bigint, scale: number): BigDecimal {
  return scale < 0 ? create(value * powerOfTen(-scale), 0) : create(value, scale);
}

/** Returns the value of a decimal at a scale that is at least its own. */
export function valueAt(self: BigDecimal, scale: number): bigint {
  return self.scale === scale ? self.value : self.value * powerOfTen(scale - self.scale);
}

/** Returns the absolute value of `value`. */
export function magnitude({ value }: BigDecimal): bigint {
  return value < 0n ? -value : value;
}

/** Throws unless an argument is a decimal. */
export function checkDecimal(value: unknown, name: string): void {
  const parts = value as Partial<BigDecimal> | null | undefined;
  checkArgument(typeof parts?.value === 'bigint', name, 'a decimal', value);
}

/** Throws unless an argument is an integer from `least` to `greatest`. */
export function checkInteger(name: string, value: number, least: number, greatest: number): void {
  // Build the string only if it is needed: it costs more than an addition.
  if (!Number.isInteger(value) || value < least || value > greatest) {
    checkArgument(false, name, `an integer from ${least} to ${greatest}`, value);
  }
}

/** Throws unless the argument is a scale that a function accepts. */
export function checkScale(scale: number): void {
  checkInteger('scale', scale, 0, SCALE_LIMIT);
}

/** Throws unless the argument is a rounding mode. Call it even if there is nothing to round. */
export function checkRoundingMode(roundingMode: unknown): void {
  checkArgument(isRoundingMode(roundingMode), 'roundingMode', 'a rounding mode', roundingMode);
}

/** Throws unless the argument may be passed to `Intl` as its locales. */
export function checkLocales(locales: unknown): void {
  checkArgument(
    locales === undefined ||
      typeof locales === 'string' ||
      (typeof locales === 'object' && locales !== null),
    'locales',
    'a locale or a list of locales',
    locales,
  );
}
