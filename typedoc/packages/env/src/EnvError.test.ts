import { isError } from '@tstd/error';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { EnvError, type EnvFault } from './EnvError.js';

const MISSING: EnvFault = { name: 'PORT', reason: 'missing' };
const DENIED: EnvFault = { name: 'KEY', reason: 'denied' };
const INVALID: EnvFault = { name: 'DEBUG', reason: 'invalid', expected: 'true or false' };

describe('EnvError', () => {
  test('has the errors, a name and the class of errors', () => {
    const error = new EnvError({ faults: [MISSING, INVALID] });
    expect(isError(error) && error instanceof EnvError).toBe(true);
    expect(error.name).toBe('EnvError');
    expect(error.faults).toEqual([MISSING, INVALID]);
    expectTypeOf(error.name).toEqualTypeOf<'EnvError'>();
    expectTypeOf(error.faults).toEqualTypeOf<readonly EnvFault[]>();
  });

  test.each<[readonly EnvFault[], string]>([
    [[MISSING], 'The environment variable "PORT" is missing'],
    [[DENIED], 'The environment variable "KEY" cannot be read'],
    [[INVALID], 'The environment variable "DEBUG" must be true or false'],
    [[{ ...MISSING, name: 'a"b' }], 'The environment variable "a\\"b" is missing'],
    [
      [MISSING, DENIED, INVALID],
      '3 environment variables are wrong: "PORT" is missing, "KEY" cannot be read, "DEBUG" must be true or false',
    ],
  ])('describes what is wrong (%#)', (faults, message) => {
    expect(new EnvError({ faults }).message).toBe(message);
    expect(new EnvError({ faults, message: undefined }).message).toBe(message);
  });

  test('accepts a message and a cause', () => {
    const cause = new RangeError('Out of range');
    expect(new EnvError({ faults: [MISSING], message: 'Mine', cause })).toMatchObject({
      message: 'Mine',
      cause,
    });
  });

  test.each([
    { name: 'A' },
    { name: 'A', reason: 'wrong' },
    { name: 'A', reason: 'invalid' },
    { reason: 'missing' },
  ])('rejects the fault %j', (fault) => {
    expect(() => new EnvError({ faults: [fault as EnvFault] })).toThrow(
      'Expected "faults" to be an array of faults, received ',
    );
  });

  test('narrows an error by its reason', () => {
    const expectedOf = (fault: EnvFault): string =>
      fault.reason === 'invalid' ? fault.expected : fault.reason;
    expect([MISSING, DENIED, INVALID].map(expectedOf)).toEqual([
      'missing',
      'denied',
      'true or false',
    ]);
    // @ts-expect-error A missing variable has no expected text.
    const wrong: EnvFault = { ...MISSING, expected: 'true or false' };
    expect(wrong.reason).toBe('missing');
  });
});
