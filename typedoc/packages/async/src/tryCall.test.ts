import fc from 'fast-check';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import type { Awaitable } from './Awaitable.js';
import { tryCall, type TryCallResult } from './tryCall.js';

interface Outcome {
  readonly kind: 'value' | 'error';
  readonly content: unknown;
}

const onValue = (content: unknown): Outcome => ({ content, kind: 'value' });
const onError = (content: unknown): Outcome => ({ content, kind: 'error' });

/** It has no `then` method, so promises also handle it as a value. */
const values = fc.anything().filter((value) => !(value instanceof Object && 'then' in value));

function fail(reason: unknown): never {
  throw reason;
}

describe('tryCall', () => {
  test('is synchronous if the function is', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(tryCall(() => value, onValue, onError)).toStrictEqual(onValue(value));
        expect(tryCall(() => fail(value), onValue, onError)).toStrictEqual(onError(value));
      }),
    );
  });

  test('has the same outcome with and without a promise', async () => {
    await fc.assert(
      fc.asyncProperty(values, fc.boolean(), async (value, throws) => {
        const run = () => (throws ? fail(value) : value);
        const outcome = tryCall(run, onValue, onError);
        expect(await tryCall(async () => run(), onValue, onError)).toStrictEqual(outcome);
        expect(await tryCall(() => Promise.resolve().then(run), onValue, onError)).toStrictEqual(
          outcome,
        );
      }),
    );
  });

  test('does not catch the exception of a handler or call a second handler', async () => {
    const failing = () => fail(new Error('Handler'));
    const other = vi.fn<(content: unknown) => Outcome>();
    expect(() => tryCall(() => 1, failing, other)).toThrow('Handler');
    expect(() => tryCall(() => fail(1), other, failing)).toThrow('Handler');
    await expect(tryCall(async () => 1, failing, other)).rejects.toThrow('Handler');
    await expect(tryCall(() => Promise.reject(1), other, failing)).rejects.toThrow('Handler');
    expect(other).not.toHaveBeenCalled();
  });

  test('calls the function and one handler, each once', async () => {
    const run = vi.fn(async () => 1);
    const value = vi.fn();
    const error = vi.fn();
    await tryCall(run, value, error);
    expect([run, value, error].map((mock) => mock.mock.calls)).toEqual([[[]], [[1]], []]);
  });

  test('handles an exception that is thrown before there is a promise immediately', () => {
    const run = (): Promise<number> => fail('early');
    expect(tryCall(run, onValue, onError)).toEqual(onError('early'));
  });

  test('turns a thenable into a promise', async () => {
    const thenable: PromiseLike<number> = {
      then: (...handlers) => Promise.resolve(1).then(...handlers),
    };
    const outcome = tryCall(() => thenable, onValue, onError);
    expect(outcome).toBeInstanceOf(Promise);
    expect(await outcome).toEqual(onValue(1));
  });

  test('passes an error from reading the then property to onError', () => {
    const hostile = {
      get then(): never {
        return fail('Refused');
      },
    };
    expect(tryCall((): unknown => hostile, onValue, onError)).toEqual(onError('Refused'));
  });

  test('returns the promise of a handler unchanged', async () => {
    const promise = Promise.resolve('a');
    expect(
      tryCall(
        () => 1,
        () => promise,
        onError,
      ),
    ).toBe(promise);
    expect(
      await tryCall(
        async () => 1,
        () => promise,
        onError,
      ),
    ).toBe('a');
  });

  test('has a result type that shows whether the result may be a promise', async () => {
    const number = (): number => 1;
    const text = (): string => 'a';
    expectTypeOf(tryCall(number, number, text)).toEqualTypeOf<number | string>();
    expectTypeOf(tryCall(async () => 1, number, text)).toEqualTypeOf<
      number | string | Promise<number | string>
    >();
    expectTypeOf(tryCall(() => 1 as Awaitable<number>, number, number)).toEqualTypeOf<
      number | Promise<number>
    >();
    expectTypeOf<TryCallResult<unknown, 1>>().toEqualTypeOf<1 | Promise<1>>();
    expectTypeOf<TryCallResult<any, 1>>().toEqualTypeOf<1 | Promise<1>>();
    expectTypeOf<TryCallResult<never, 1>>().toEqualTypeOf<1>();
    expectTypeOf<TryCallResult<Promise<0>, Promise<1>>>().toEqualTypeOf<Promise<1>>();
    await tryCall(
      async () => 1,
      (value) => {
        expectTypeOf(value).toEqualTypeOf<number>();
      },
      (error) => {
        expectTypeOf(error).toEqualTypeOf<unknown>();
      },
    );
    expect(tryCall(number, number, text)).toBe(1);
  });
});
