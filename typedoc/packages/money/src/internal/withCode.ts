import type { Currency } from '../Currency.js';

/**
 * The prototype of all currencies. `JSON.stringify` and templates write them as their code, and operators throw: they would compare or join `[object Object]`.
 *
 * A copy by a spread has the fields only.
 */
const shared = /* @__PURE__ */ Object.freeze({
  toJSON,
  toString: toJSON,
  [Symbol.toPrimitive](this: Currency, hint: string): string {
    if (hint !== 'string') {
      throw new TypeError(
        'A Currency has no operators: call functions such as Currency.compare or Currency.equals',
      );
    }
    return this.code;
  },
});

function toJSON(this: Currency): string {
  return this.code;
}

/**
 * The currency as a constant with the shared prototype.
 *
 * All amounts of a currency share it.
 */
export function withCode<Code extends string>(currency: Currency<Code>): Currency<Code> {
  // SAFETY: the prototype changes no field.
  return Object.freeze(Object.setPrototypeOf({ ...currency }, shared) as Currency<Code>);
}
