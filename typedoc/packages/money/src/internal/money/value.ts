import * as BigDecimal from '@tstd/bigdecimal/BigDecimal';

import type { Currency } from '../../Currency.js';
import type { MoneyJSON } from './instances.js';
import type { Money } from './model.js';

/**
 * The prototype of all amounts. The built-in `JSON.stringify` calls `toJSON`; `JSON.stringify` from `@tstd/core` calls it only for objects that are not plain. Template literals convert amounts to strings. Operators throw, because they would compare or join `[object Object]`.
 *
 * Adding these as properties to each amount would take longer than creating the amount. A copy without the prototype, for example made with spread syntax, is still an amount.
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

// Without its own constructor, an amount has the constructor `Object`. Tests that compare
// constructors then consider the amount equal to a literal with the same fields.
Reflect.deleteProperty(Value.prototype, 'constructor');
// All amounts and all importers of the package share this object.
Object.freeze(Value.prototype);

/** Creates an amount of money. */
export function create<Code extends string>(
  amount: BigDecimal.BigDecimal,
  currency: Currency<Code>,
): Money<Code> {
  return new Value(amount, currency);
}

/** Returns the decimal with at least the digits of the minor unit, a space and the code. */
export function write({ amount, currency }: Money): string {
  const text = BigDecimal.asString(amount);
  const missing = currency.minorUnit - amount.scale;
  if (missing <= 0) {
    return `${text} ${currency.code}`;
  }
  const point = amount.scale === 0 ? '.' : '';
  return `${text}${point}${'0'.repeat(missing)} ${currency.code}`;
}
