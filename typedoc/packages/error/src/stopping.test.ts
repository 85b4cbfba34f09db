import fc from 'fast-check';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { assertNever } from './assertNever.js';
import { invariant } from './invariant.js';
import { InvariantError } from './InvariantError.js';
import { panic } from './panic.js';
import { warning } from './warning.js';

/** Returns the value that a function throws. */
function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return { error };
  }
  return undefined;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('invariant', () => {
  test('throws exactly if the condition is falsy', () => {
    fc.assert(
      fc.property(fc.anything(), (condition) => {
        const thrown = thrownBy(() => {
          invariant(condition, 'Expected it to hold');
        });
        if (condition) expect(thrown).toBeUndefined();
        else {
          expect(thrown).toEqual({ error: new InvariantError({ message: 'Expected it to hold' }) });
        }
      }),
    );
  });

  test('creates the message only if it is needed', () => {
    const message = vi.fn(() => 'Expected it to hold');
    invariant(true, message);
    expect(message).not.toHaveBeenCalled();
    expect(() => {
      invariant(false, message);
    }).toThrow('Expected it to hold');
    expect(message).toHaveBeenCalledTimes(1);
  });

  test('narrows the type', () => {
    const value = JSON.parse('"a"') as string | number;
    invariant(typeof value === 'string', 'Expected a string');
    expectTypeOf(value).toEqualTypeOf<string>();
    expect(value.length).toBe(1);
  });
});

describe('panic', () => {
  test('throws any value unchanged', () => {
    fc.assert(
      fc.property(fc.anything(), (reason) => {
        expect(thrownBy(() => panic(reason))).toStrictEqual({ error: reason });
      }),
    );
    const reason = new Error('a');
    expect(thrownBy(() => panic(reason))).toHaveProperty('error', reason);
  });

  test('can be used where an expression is needed', () => {
    const orPanic = (value: string | undefined): string => value ?? panic(new Error('Missing'));
    expectTypeOf(panic).returns.toBeNever();
    expect(orPanic('a')).toBe('a');
    expect(() => orPanic(undefined)).toThrow('Missing');
  });
});

describe('assertNever', () => {
  test('throws at run time and names the value', () => {
    const message = (value: unknown) => {
      const thrown = thrownBy(() => assertNever(value as never)) as { error: InvariantError };
      expect(thrown.error).toBeInstanceOf(InvariantError);
      return thrown.error.message;
    };
    expect(message('blue')).toBe('Unexpected value "blue"');
    expect(message(undefined)).toBe('Unexpected value undefined');
    expect(message(1n)).toBe('Unexpected value 1n');
    expect(message(Symbol('s'))).toBe('Unexpected value Symbol(s)');
    expect(message(Object.create(null))).toBe('Unexpected value [object Object]');
  });

  test('throws on every value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(() => assertNever(value as never)).toThrow(InvariantError);
      }),
    );
  });

  test('accepts a message', () => {
    expect(() => assertNever('a' as never, 'Unknown colour')).toThrow(
      new InvariantError({ message: 'Unknown colour' }),
    );
  });

  test('does not compile if a case is not handled', () => {
    const code = (colour: 'red' | 'green'): number => {
      if (colour === 'red') return 31;
      // @ts-expect-error The case of green is not handled.
      return assertNever(colour);
    };
    expectTypeOf(assertNever).toEqualTypeOf<(value: never, message?: string) => never>();
    expect(code('red')).toBe(31);
    expect(() => code('green')).toThrow('Unexpected value "green"');
  });
});

describe('warning', () => {
  test('writes to the console exactly if the condition is falsy', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    fc.assert(
      fc.property(fc.anything(), (condition) => {
        warn.mockClear();
        warning(condition, 'Expected it to hold');
        expect(warn.mock.calls).toEqual(condition ? [] : [['Warning: Expected it to hold']]);
      }),
    );
  });

  test('creates the message only if it is needed', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const message = vi.fn(() => 'Late');
    warning(1, message);
    expect(message).not.toHaveBeenCalled();
    warning(0, message);
    expect(warn).toHaveBeenCalledWith('Warning: Late');
  });

  test('never throws, whatever the message and the console do', () => {
    const refuse = vi.fn((): never => {
      throw new Error('Refused');
    });
    expect(warning(false, refuse)).toBeUndefined();
    vi.stubGlobal('console', { warn: refuse });
    expect(warning(false, 'Unseen')).toBeUndefined();
    expect(refuse).toHaveBeenCalledTimes(2);
  });

  test('does nothing without a console', () => {
    vi.stubGlobal('console', undefined);
    expect(warning(false, 'Unseen')).toBeUndefined();
    vi.stubGlobal('console', {});
    expect(warning(false, 'Unseen')).toBeUndefined();
  });
});
