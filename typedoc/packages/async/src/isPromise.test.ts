import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Awaitable } from './Awaitable.js';
import { isPromise } from './isPromise.js';
import { isPromiseLike } from './isPromiseLike.js';

// The sources are compiled without the types of Node, so that none of them uses Node by mistake.
const { runInNewContext }: { runInNewContext(code: string): unknown } = await import(
  'node:vm' as string
);

const then = (): void => {};

describe('isPromiseLike', () => {
  test('accepts promises, thenables and callable thenables', () => {
    class Lazy extends Promise<number> {}
    const values: unknown[] = [
      Promise.resolve(1),
      new Lazy(() => {}),
      runInNewContext('Promise.resolve(1)'),
      { then },
      Object.create({ then }),
      Object.assign(() => {}, { then }),
    ];
    for (const value of values) expect(isPromiseLike(value)).toBe(true);
  });

  test('rejects values for which await does not wait', () => {
    const values: unknown[] = [{ then: true }, { catch: then }, [then], 'then', Promise, null];
    for (const value of values) expect(isPromiseLike(value)).toBe(false);
  });

  test('agrees with await on every value', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.anything(), fc.record({ then: fc.oneof(fc.anything(), fc.constant(then)) })),
        async (value) => {
          const thenable = value as { readonly then?: unknown } | null | undefined;
          const isFunction = typeof thenable?.then === 'function';
          expect(isPromiseLike(value)).toBe(isFunction);
          if (!isFunction) expect(await value).toBe(value);
        },
      ),
    );
  });

  test('does not catch an access that throws, like await', async () => {
    const hostile = {
      get then(): never {
        throw new TypeError('Refused');
      },
    };
    expect(() => isPromiseLike(hostile)).toThrow('Refused');
    await expect((async () => await (hostile as unknown))()).rejects.toThrow('Refused');
  });

  test('narrows both members of Awaitable', () => {
    const value = 1 as Awaitable<number>;
    if (isPromiseLike(value)) expectTypeOf(value).toEqualTypeOf<PromiseLike<number>>();
    else expectTypeOf(value).toEqualTypeOf<number>();
    const unknown: unknown = value;
    if (isPromiseLike(unknown)) expectTypeOf(unknown).toEqualTypeOf<PromiseLike<unknown>>();
    expect(isPromiseLike(value)).toBe(false);
  });
});

describe('isPromise', () => {
  test('accepts promises of any realm', () => {
    expect(isPromise(Promise.resolve(1))).toBe(true);
    expect(isPromise((async () => {})())).toBe(true);
    const foreign = runInNewContext('Promise.resolve(1)');
    expect(foreign instanceof Promise).toBe(false);
    expect(isPromise(foreign)).toBe(true);
  });

  test('rejects a thenable without one of the methods', () => {
    expect(isPromise({ then })).toBe(false);
    expect(isPromise({ catch: then, then })).toBe(false);
    expect(isPromise({ catch: then, finally: true, then })).toBe(false);
    expect(isPromise({ catch: then, finally: then, then })).toBe(true);
  });

  test('rejects every other value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(isPromise(value)).toBe(false);
      }),
    );
  });

  test('narrows to Promise', () => {
    const value = Promise.resolve(1) as number | Promise<number>;
    if (!isPromise(value)) throw new Error('Expected a promise');
    expectTypeOf(value).toEqualTypeOf<Promise<number>>();
    expect(value).toBeInstanceOf(Promise);
  });
});
