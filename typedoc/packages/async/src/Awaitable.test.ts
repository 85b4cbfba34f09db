import type { Awaitable as CoreAwaitable } from '@tstd/core-type';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Awaitable } from './Awaitable.js';

describe('Awaitable', () => {
  test('is the type of core-type', async () => {
    expectTypeOf<Awaitable<string>>().toEqualTypeOf<CoreAwaitable<string>>();
    expectTypeOf<Awaited<Awaitable<string>>>().toEqualTypeOf<string>();
    const values: readonly Awaitable<number>[] = [1, Promise.resolve(1)];
    // @ts-expect-error The promise is not of a number.
    const wrong: Awaitable<number> = Promise.resolve('a');
    expect(await Promise.all([...values, wrong])).toEqual([1, 1, 'a']);
  });
});
