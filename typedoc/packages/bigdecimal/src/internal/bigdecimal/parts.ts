import { checkArgument } from '@tstd/error';
import { hasInstance as isRoundingMode } from '@tstd/num/RoundingMode';

import type { BigDecimal } from './model.js';

/** The greatest scale that can be asked for. */
export const SCALE_LIMIT = 1_000_000;

/** The powers that come up most. */
const POWERS: readonly bigint[] = /* @__PURE__ */ Array.from(
  { length: 64 },
  (_, exponent) => 10n ** BigInt(exponent),
);

/** 10 to the power of an integer from 0. */
export function powerOfTen(exponent: number): bigint {
  return POWERS[exponent] ?? 10n ** BigInt(exponent);
}

/**
 * The prototype of all decimals. `JSON.stringify` and templates write them as text, and operators throw: they would compare or join `[object Object]`.
 *
 * A property of each decimal would take longer to create than the decimal. A copy without the prototype, for example by `structuredClone`, is still a decimal.
 *
 * There is no `valueOf`, since `Symbol.toPrimitive` is enough for operators, and packages that compare deeply call a `valueOf` that is not that of all objects.
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

// The name is what consoles show.
Object.defineProperty(Decimal, 'name', { value: 'BigDecimal' });
// All decimals share it, and so do all that import the package.
Object.freeze(Decimal.prototype);

/** The decimal of a value and a scale. Zero has one form, whatever its scale. */
export function create(value: bigint, scale: number): BigDecimal {
  // The sum is 0 for a scale of -0, too.
  // SAFETY: the brand is a phantom, and both parts are what it stands for.
  return new Decimal(value, value === 0n ? 0 : scale + 0) as unknown as BigDecimal;
}

/** The digits of a value with the point before the last ones. */
export function write(value: bigint, scale: number): string {
  if (scale === 0) {
    return String(value);
  }
  const digits = String(value < 0n ? -value : value).padStart(scale + 1, '0');
  const point = digits.length - scale;
  return `${value < 0n ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** How many zeros stand at the end of some digits, counted up to a limit. */
export function countZeros(digits: string, limit: number): number {
  let zeros = 0;
  while (zeros < limit && digits.at(-1 - zeros) === '0') {
    zeros += 1;
  }
  return zeros;
}

/** The decimal of a value and any scale: where it is negative, zeros take its place. */
export function createAt(value: bigint, scale: number): BigDecimal {
  return scale < 0 ? create(value * powerOfTen(-scale), 0) : create(value, scale);
}

/** The value of a decimal at a scale that is not less than its own. */
export function valueAt(self: BigDecimal, scale: number): bigint {
  return self.scale === scale ? self.value : self.value * powerOfTen(scale - self.scale);
}

/** The value without its sign. */
export function magnitude({ value }: BigDecimal): bigint {
  return value < 0n ? -value : value;
}

/** Throws unless an argument is a decimal. */
export function checkDecimal(value: unknown, name: string): void {
  const parts = value as Partial<BigDecimal> | null | undefined;
  checkArgument(typeof parts?.value === 'bigint', name, 'a decimal', value);
}

/** Throws unless an argument is an integer from the least to the greatest one. */
export function checkInteger(name: string, value: number, least: number, greatest: number): void {
  // The range is written only where it is needed, since a text costs more than a sum.
  if (!Number.isInteger(value) || value < least || value > greatest) {
    checkArgument(false, name, `an integer from ${least} to ${greatest}`, value);
  }
}

/** Throws unless the argument is a scale that can be asked for. */
export function checkScale(scale: number): void {
  checkInteger('scale', scale, 0, SCALE_LIMIT);
}

/** Throws unless the argument is a rounding mode, also where there is nothing to round. */
export function checkRoundingMode(roundingMode: unknown): void {
  checkArgument(isRoundingMode(roundingMode), 'roundingMode', 'a rounding mode', roundingMode);
}

/** Throws unless an argument is what the platform takes for the language to write in. */
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
