import * as BigDecimal from '@tstd/bigdecimal/BigDecimal';

import type { Currency } from '../../Currency.js';
import type { MoneyJSON } from './instances.js';
import type { Money } from './model.js';

/**
 * The prototype of all amounts. `JSON.stringify` of the platform writes their fields, that of `@tstd/core` asks for `toJSON` unless an object is plain. Templates write them as text, and operators throw: they would compare or join `[object Object]`.
 *
 * A property of each amount would take longer to create than the amount. A copy without the prototype, for example by a spread, is still an amount.
 */
class Value<Code extends string> {
  readonly amount: BigDecimal.BigDecimal;

  readonly currency: Currency<Code>;

  constructor(amount: BigDecimal.BigDecimal, currency: Currency<Code>) {
    this.amount = amount;
    this.currency = currency;
  }

  toJSON(): MoneyJSON<Code> {
    return { amount: BigDecimal.asString(this.amount), currency: this.currency.code };
  }

  toString(): string {
    return write(this);
  }

  [Symbol.toPrimitive](hint: string): string {
    if (hint !== 'string') {
      throw new TypeError(
        'A Money has no operators: call functions such as Money.compare or Money.add',
      );
    }
    return write(this);
  }
}

// Tests that compare constructors find that of all objects: an amount equals a literal with its fields.
Reflect.deleteProperty(Value.prototype, 'constructor');
// All amounts share it, and so do all that import the package.
Object.freeze(Value.prototype);

/** The amount of money of an amount and a currency. */
export function create<Code extends string>(
  amount: BigDecimal.BigDecimal,
  currency: Currency<Code>,
): Money<Code> {
  return new Value(amount, currency);
}

/** The decimal with the digits of the minor unit at least, a space and the code. */
export function write({ amount, currency }: Money): string {
  const text = BigDecimal.asString(amount);
  const missing = currency.minorUnit - amount.scale;
  if (missing <= 0) {
    return `${text} ${currency.code}`;
  }
  const point = amount.scale === 0 ? '.' : '';
  return `${text}${point}${'0'.repeat(missing)} ${currency.code}`;
}
