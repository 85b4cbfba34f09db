import type { Awaitable as CoreAwaitable } from '@tstd/core-type';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Awaitable } from './Awaitable.js';

describe('Awaitable', () => {
  test('is the same type as Awaitable from core-type', async () => {
    expectTypeOf<Awaitable<string>>().toEqualTypeOf<CoreAwaitable<string>>();
    expectTypeOf<Awaited<Awaitable<string>>>().toEqualTypeOf<string>();
    const values: readonly Awaitable<number>[] = [1, Promise.resolve(1)];
    // @ts-expect-error The promise does not resolve to a number.
    const wrong: Awaitable<number> = Promise.resolve('a');
    expect(await Promise.all([...values, wrong])).toEqual([1, 1, 'a']);
  });
});
