import { checkArgument } from '@tstd/error';

/** Throws unless an argument is an amount of money. */
export function checkMoney(value: unknown, name: string): void {
  checkArgument(
    typeof propertyOf(value, 'currency') === 'object',
    name,
    'an amount of money',
    value,
  );
}

/** Throws unless an argument is a currency, or the function that makes amounts in it. */
export function checkCurrencyLike(value: unknown, name: string): void {
  checkArgument(
    typeof value === 'function' || typeof propertyOf(value, 'code') === 'string',
    name,
    'a currency',
    value,
  );
}

/** The property of a value of any kind. */
function propertyOf(value: unknown, key: string): unknown {
  return (value as Readonly<Record<string, unknown>> | null | undefined)?.[key];
}
