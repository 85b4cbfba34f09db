import { ArgumentError } from '@tstd/error';

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

/** The decimal of a value and a scale from 0. Zero gets the scale 0, so that there is one zero. */
export function create(value: bigint, scale: number): BigDecimal {
  // The sum is 0 for a scale of -0, too.
  // SAFETY: the brand is a phantom, and both parts are what it stands for.
  return { value, scale: value === 0n ? 0 : scale + 0 } as BigDecimal;
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

/** Throws when an argument is not an integer from the least to the greatest one. */
export function checkInteger(name: string, value: number, least: number, greatest: number): void {
  if (!(Number.isInteger(value) && value >= least && value <= greatest)) {
    throw new ArgumentError({
      message: `Expected "${name}" to be an integer from ${least} to ${greatest}, received ${String(value)}`,
    });
  }
}

/** Throws when a scale cannot be asked for. */
export function checkScale(scale: number): void {
  checkInteger('scale', scale, 0, SCALE_LIMIT);
}
