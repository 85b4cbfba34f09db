import * as Currency from './Currency.js';
import * as Money from './Money.js';

type Currency<Code extends string = string> = Currency.Currency<Code>;
type Money<Code extends string = string> = Money.Money<Code>;

export { type CurrencyMismatch, CurrencyMismatchError } from './CurrencyMismatchError.js';
export * from './currency/index.js';
export { Currency, Money };
