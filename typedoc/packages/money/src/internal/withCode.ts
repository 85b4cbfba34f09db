import type { Currency } from '../Currency.js';

/**
 * The currency as a constant, which `JSON.stringify` writes as its code.
 *
 * All amounts of a currency share it.
 */
export function withCode<Code extends string>(currency: Currency<Code>): Currency<Code> {
  const self = { ...currency };
  // Not enumerable, so that a copy by a spread has the fields only.
  Object.defineProperty(self, 'toJSON', { value: toJSON });
  return Object.freeze(self);
}

function toJSON(this: Currency): string {
  return this.code;
}
