import { afterEach, describe, expect, test, vi } from 'vitest';
import type * as Argument from '../Argument.js';
import { ArgumentError } from '../ArgumentError.js';

/** Passes a wrong argument to a copy of the package that has loaded only the checks. */
async function refuseAlone(): Promise<unknown> {
  vi.resetModules();
  const Checks: typeof Argument = await import('../Argument.js');
  try {
    Checks.checkString(1, 'text');
    return undefined;
  } catch (error) {
    return error;
  }
}

describe('a wrong argument without the ArgumentError class', () => {
  afterEach(() => {
    vi.resetModules();
  });

  test('still throws an error that counts as one', async () => {
    const error = await refuseAlone();
    const expected = new ArgumentError({
      message: 'Expected "text" to be a string, received 1',
    });
    expect(error).toBeInstanceOf(ArgumentError);
    expect(Object.getPrototypeOf(error)).not.toBe(ArgumentError.prototype);
    expect(String(error)).toBe(String(expected));
    expect(JSON.stringify(error)).toBe(JSON.stringify(expected));
    expect(Object.keys(error as object)).toEqual(Object.keys(expected));
    expect((error as Error).stack).toMatch(/^ArgumentError: Expected "text" to be a string/);
  });

  test('throws an instance of the class once the class is loaded', async () => {
    vi.resetModules();
    const Checks: typeof Argument = await import('../Argument.js');
    const { ArgumentError: Loaded } = await import('../ArgumentError.js');
    try {
      Checks.checkString(1, 'text');
      expect.unreachable();
    } catch (error) {
      expect(Object.getPrototypeOf(error)).toBe(Loaded.prototype);
    }
  });
});
