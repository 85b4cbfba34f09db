import { expect, expectTypeOf, test } from 'vitest';

import { CurrencyMismatchError } from './index.js';

test('CurrencyMismatchError contains both codes', () => {
  const error = new CurrencyMismatchError({ expected: 'USD', received: 'EUR' });
  expect(error).toBeInstanceOf(CurrencyMismatchError);
  expect(error).toBeInstanceOf(Error);
  expect(error.name).toBe('CurrencyMismatchError');
  expect(error.message).toBe('Expected an amount in USD, received one in EUR');
  expect([error.expected, error.received]).toStrictEqual(['USD', 'EUR']);
  expectTypeOf(error.name).toEqualTypeOf<'CurrencyMismatchError'>();
});

test('CurrencyMismatchError accepts a message and a cause', () => {
  const cause = new Error('Why');
  const error = new CurrencyMismatchError({
    expected: 'USD',
    received: 'EUR',
    message: 'The bill is in dollars',
    cause,
  });
  expect(error.message).toBe('The bill is in dollars');
  expect(error.cause).toBe(cause);
});
