import { describe, expect, expectTypeOf, test, vi } from 'vitest';

import { lazy } from './lazy.js';

describe('lazy()', () => {
  test('does not compute before the first call', () => {
    const compute = vi.fn(() => 1);
    const value = lazy(compute);
    expect(compute).not.toHaveBeenCalled();
    expect(value()).toBe(1);
    expect(compute).toHaveBeenCalledOnce();
  });

  test('returns the same value on every call', () => {
    const value = lazy(() => ({}));
    expectTypeOf(value).toEqualTypeOf<() => {}>();
    expect(value()).toBe(value());
  });

  test.each([[undefined], [null], [0], [Number.NaN], ['']])('computes %s only once', (result) => {
    const compute = vi.fn(() => result);
    const value = lazy(compute);
    expect([value(), value()]).toStrictEqual([result, result]);
    expect(compute).toHaveBeenCalledOnce();
  });

  test('computes again after an exception', () => {
    const compute = vi.fn(() => 1);
    compute.mockImplementationOnce(() => {
      throw new Error('Not yet');
    });
    const value = lazy(compute);
    expect(value).toThrow('Not yet');
    expect(value()).toBe(1);
    expect(value()).toBe(1);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  test('returns the same promise on every call, without waiting for it', async () => {
    const compute = vi.fn(() => Promise.reject(new Error('No')));
    const value = lazy(compute);
    await expect(value()).rejects.toThrow('No');
    await expect(value()).rejects.toThrow('No');
    expect(compute).toHaveBeenCalledOnce();
  });
});
