import type { Currency } from '../Currency.js';

/**
 * The prototype of all currencies. `JSON.stringify` and template literals convert them to their codes. Operators throw, because they would compare or join `[object Object]`.
 *
 * A copy made with spread syntax has only the fields.
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
 * Creates a constant for a currency, with the shared prototype.
 *
 * All amounts in the currency share it.
 */
export function withCode<Code extends string>(currency: Currency<Code>): Currency<Code> {
  // SAFETY: the prototype changes no field.
  return Object.freeze(Object.setPrototypeOf({ ...currency }, shared) as Currency<Code>);
}
