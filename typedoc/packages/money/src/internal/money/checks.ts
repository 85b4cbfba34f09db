import { checkArgument } from '@tstd/error';

import type { Currency } from '../../Currency.js';
import type { Money } from './model.js';

/** Throws unless an argument is an amount of money. */
export function checkMoney(value: unknown, name: string): void {
  const money = value as Partial<Money> | null | undefined;
  // An `if` here is faster than a condition passed to `checkArgument`.
  if (typeof money?.amount?.value !== 'bigint' || typeof money.currency?.code !== 'string') {
    checkArgument(false, name, 'an amount of money', value);
  }
}

/** Throws unless the elements of a list are amounts of money. */
export function checkMonies(values: readonly unknown[], name: string): void {
  for (const value of values) {
    checkMoney(value, name);
  }
}

/** Throws unless an argument is a currency. */
export function checkCurrency(value: unknown, name: string): void {
  checkArgument(isCurrency(value), name, 'a currency', value);
}

/** Checks whether a value has a currency code. Unlike `Currency.hasInstance`, it does not check the other properties. */
function isCurrency(value: unknown): boolean {
  return typeof (value as Partial<Currency> | null | undefined)?.code === 'string';
}
