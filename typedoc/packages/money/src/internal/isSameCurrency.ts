import type { Currency } from '../Currency.js';

/** Whether amounts in two currencies can be computed with each other. */
export function isSameCurrency(self: Currency, other: Currency): boolean {
  return self.code === other.code && self.minorUnit === other.minorUnit;
}
