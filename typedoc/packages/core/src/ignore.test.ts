import { expect, expectTypeOf, test } from 'vitest';

import { ignore } from './ignore.js';

test('ignore() returns undefined for any arguments', () => {
  expect(ignore()).toBe(undefined);
  expect(ignore(1, 'two', null)).toBe(undefined);
});

test('ignore() can be passed as a callback if no result is needed', async () => {
  await expect(Promise.reject(new Error('No')).catch(ignore)).resolves.toBe(undefined);
  expectTypeOf(ignore).toExtend<(value: number, index: number) => void>();
});
