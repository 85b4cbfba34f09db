import type { Currency } from '../Currency.js';

/** Checks whether amounts in two currencies can be used in one calculation. */
export function isSameCurrency(self: Currency, other: Currency): boolean {
  return self.code === other.code && self.minorUnit === other.minorUnit;
}
