import { checkArgument } from '@tstd/error';

import type { Currency } from '../../Currency.js';
import type { Money } from './model.js';

/** Throws unless an argument is an amount of money. */
export function checkMoney(value: unknown, name: string): void {
  checkArgument(
    typeof (value as Partial<Money> | null | undefined)?.currency === 'object',
    name,
    'an amount of money',
    value,
  );
}

/** Throws unless an argument is a currency, or the function that makes amounts in it. */
export function checkCurrencyLike(value: unknown, name: string): void {
  checkArgument(
    typeof value === 'function' ||
      typeof (value as Partial<Currency> | null | undefined)?.code === 'string',
    name,
    'a currency',
    value,
  );
}
