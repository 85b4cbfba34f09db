import fc from 'fast-check';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { defer, type Deferred } from './defer.js';

describe('defer', () => {
  test('returns a promise that resolve() fulfils', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (value) => {
        const { promise, resolve } = defer<{ value: unknown }>();
        resolve({ value });
        expect(await promise).toStrictEqual({ value });
      }),
    );
  });

  test('returns a promise that reject() rejects', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (reason) => {
        const { promise, reject } = defer();
        reject(reason);
        expect(await promise.catch((error: unknown) => ({ error }))).toStrictEqual({
          error: reason,
        });
      }),
    );
  });

  test('settles the promise only once', async () => {
    const first = defer<number>();
    first.resolve(1);
    first.resolve(2);
    first.reject(new Error('Late'));
    expect(await first.promise).toBe(1);
    const second = defer<number>();
    second.reject(new Error('First'));
    second.resolve(1);
    await expect(second.promise).rejects.toThrow('First');
  });

  test('settles the promise like another promise that is passed to resolve()', async () => {
    const outer = defer<number>();
    const inner = defer<number>();
    outer.resolve(inner.promise);
    inner.reject(new Error('Inner'));
    await expect(outer.promise).rejects.toThrow('Inner');
  });

  test('leaves the promise pending until a function settles it', async () => {
    const { promise } = defer<number>();
    expect(await Promise.race([promise, Promise.resolve('pending')])).toBe('pending');
  });

  test('works without Promise.withResolvers', async () => {
    vi.stubGlobal(
      'Promise',
      class<Value> extends Promise<Value> {
        static readonly withResolvers = undefined as never;
      },
    );
    const { promise, resolve } = defer<number>();
    vi.unstubAllGlobals();
    resolve(1);
    expect(await promise).toBe(1);
  });

  test('checks the type of the value at compile time', async () => {
    const deferred = defer();
    expectTypeOf(deferred).toEqualTypeOf<Deferred<void>>();
    deferred.resolve();
    // @ts-expect-error The value is a number.
    expect(() => defer<number>().resolve('a')).not.toThrow();
    // @ts-expect-error The value is missing.
    expect(() => defer<number>().resolve()).not.toThrow();
    expect(await deferred.promise).toBeUndefined();
  });
});
