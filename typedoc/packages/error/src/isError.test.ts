import fc from 'fast-check';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import type { Error as StandardError } from './Error.js';
import { isDOMException } from './isDOMException.js';
import { isError } from './isError.js';

// The sources are compiled without the types of Node, so that none of them uses Node by mistake.
const { runInNewContext }: { runInNewContext(code: string): unknown } = await import(
  'node:vm' as string
);

const refuse = (): never => {
  throw new Error('Refused');
};

/** A proxy whose traps throw on any access. */
const refuseAll: ProxyHandler<object> = new Proxy({}, { get: () => refuse });

function exotic(): readonly unknown[] {
  const { proxy: revoked, revoke } = Proxy.revocable({}, {});
  revoke();
  const { proxy: revokedFunction, revoke: revokeFunction } = Proxy.revocable(() => {}, {});
  revokeFunction();
  return [
    revoked,
    revokedFunction,
    new Proxy({}, refuseAll),
    new Proxy(() => {}, refuseAll),
    Object.create(null),
    Object.defineProperty({}, Symbol.toStringTag, { get: refuse }),
    Object.defineProperty(() => {}, Symbol.toStringTag, { get: refuse }),
    Symbol('symbol'),
    function* generator() {},
    async () => {},
    class {},
    globalThis,
    new WeakMap(),
    new Uint8Array(1),
  ];
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('isError', () => {
  test('accepts errors and instances of subclasses', () => {
    class CustomError extends Error {}
    const errors: unknown[] = [
      new Error('a'),
      new TypeError('a'),
      new RangeError('a'),
      new AggregateError([]),
      new CustomError('a'),
      Object.assign(new Error('a'), { name: '' }),
      Object.freeze(new Error('a')),
    ];
    for (const error of errors) expect(isError(error)).toBe(true);
  });

  test('accepts the errors of another realm', () => {
    for (const name of ['Error', 'TypeError', 'URIError']) {
      const error: unknown = runInNewContext(`new ${name}('a')`);
      expect(error instanceof Error).toBe(false);
      expect(isError(error)).toBe(true);
    }
    expect(isError(runInNewContext('class Sub extends Error {}; new Sub()'))).toBe(true);
    expect(isError(runInNewContext('try { null.a } catch (error) { error }'))).toBe(true);
  });

  test('accepts a DOMException', () => {
    expect(isError(new DOMException('a', 'AbortError'))).toBe(true);
    expect(isError(AbortSignal.abort().reason)).toBe(true);
  });

  test('accepts a proxy of an error', () => {
    expect(isError(new Proxy(new Error('a'), {}))).toBe(true);
  });

  test('rejects objects that only look like an error', () => {
    const values: unknown[] = [
      { message: 'a', name: 'Error', stack: '' },
      { [Symbol.toStringTag]: 'Error' },
      runInNewContext(`({ [Symbol.toStringTag]: 'Error' })`),
      { [Symbol.toStringTag]: 'DOMException' },
      Error,
      TypeError,
      'Error: a',
    ];
    for (const value of values) expect(isError(value)).toBe(false);
  });

  test('rejects every other value', () => {
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withBoxedValues: true,
          withDate: true,
          withMap: true,
          withNullPrototype: true,
          withSet: true,
          withSparseArray: true,
          withTypedArray: true,
        }),
        (value) => {
          expect(isError(value)).toBe(false);
        },
      ),
    );
  });

  test('never throws, not even on functions and exotic objects', () => {
    for (const value of exotic()) expect(isError(value)).toBe(false);
    expect(isError(new Proxy(new Error('a'), refuseAll))).toBe(false);
  });

  test('narrows to Error', () => {
    const value: unknown = new Error('a');
    if (!isError(value)) throw new Error('Expected an error');
    expectTypeOf(value).toEqualTypeOf<StandardError>();
    expect(value.message).toBe('a');
  });
});

describe('isDOMException', () => {
  test('accepts a DOMException of any name', () => {
    expect(isDOMException(new DOMException())).toBe(true);
    expect(isDOMException(new DOMException('a', 'AbortError'))).toBe(true);
    expect(isDOMException(AbortSignal.abort().reason)).toBe(true);
  });

  test('compares the class name, so that the realm does not matter', () => {
    class DOMException extends Error {
      readonly code = 20;
      get [Symbol.toStringTag](): string {
        return 'DOMException';
      }
    }
    const foreign: unknown = new DOMException('a');
    expect(foreign instanceof globalThis.DOMException).toBe(false);
    expect(isDOMException(foreign)).toBe(true);
  });

  test('rejects an object that has only the class name', () => {
    const tag = { [Symbol.toStringTag]: 'DOMException' };
    expect(isDOMException(tag)).toBe(false);
    expect(isDOMException({ ...tag, code: 1 })).toBe(false);
    expect(isDOMException({ ...tag, code: 1, message: 'a' })).toBe(false);
    expect(isDOMException({ ...tag, code: '1', message: 'a', name: 'a' })).toBe(false);
    expect(isDOMException(DOMException.prototype)).toBe(false);
  });

  test('rejects errors and every other value, and never throws', () => {
    expect(isDOMException(new Error('a'))).toBe(false);
    for (const value of exotic()) expect(isDOMException(value)).toBe(false);
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(isDOMException(value)).toBe(false);
      }),
    );
  });

  test('works without a DOMException', () => {
    const exception = new DOMException('a');
    vi.stubGlobal('DOMException', undefined);
    expect(isDOMException(new Error('a'))).toBe(false);
    expect(isDOMException(exception)).toBe(true);
  });
});
