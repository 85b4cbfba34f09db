import { describe, expect, expectTypeOf, test } from 'vitest';
import * as errors from './index.js';

// The sources are compiled without the types of Node, so that none of them uses Node by mistake.
const { runInNewContext, runInThisContext } = (await import('node:vm' as string)) as {
  readonly runInNewContext: (code: string, context: object, options: object) => unknown;
  readonly runInThisContext: (code: string) => unknown;
};

/** Accepts a value, so that the compiler checks the assignment. */
function accept<Value>(value: Value): Value {
  return value;
}

/** Creates an error of a native class. */
function create(ErrorClass: unknown): errors.Error {
  // SAFETY: the first parameter of these classes is a list of errors or a message.
  const Native = ErrorClass as new (...parameters: readonly unknown[]) => errors.Error;
  const given = Native.name === 'AggregateError' ? [[], 'No answer'] : ['No answer'];
  return new Native(...given, { cause: 'secret' });
}

const EXTENDED = ['AggregateError', 'SyntaxError'] as const;

const GLOBAL = [
  'Error',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'TypeError',
  'URIError',
] as const;

const NATIVE = [...EXTENDED, ...GLOBAL] as const;

const CUSTOM = {
  AbortError: 'The operation was aborted',
  ArgumentError: 'The argument is wrong',
  InvariantError: 'The invariant does not hold',
  NotImplementedError: 'Not implemented',
  RuntimeError: 'The operation failed',
  TimeoutError: 'The operation timed out',
} as const;

describe('native errors', () => {
  test.each(GLOBAL)('%s is the global class itself', (name) => {
    expect(errors[name]).toBe(globalThis[name]);
  });

  test.each(NATIVE)(
    '%s creates errors of the global class, and accepts its errors as instances',
    (name) => {
      const error = create(errors[name]);
      expect(error).toBeInstanceOf(globalThis[name]);
      expect(create(globalThis[name])).toBeInstanceOf(errors[name]);
      expect({}).not.toBeInstanceOf(errors[name]);
      expect([error.name, error.constructor.name]).toEqual([name, name]);
      expect(error.stack).toMatch(new RegExp(`^${name}: No answer\\n +at create`));
      expect(errors[name].prototype.name).toBe(name);
    },
  );

  test.each(NATIVE)('a class that extends %s has only its own instances', (name) => {
    class Special extends (errors[name] as errors.AggregateErrorClass) {}
    expect(new Special([])).toBeInstanceOf(Special);
    expect(new Special([])).toBeInstanceOf(errors[name]);
    expect(create(errors[name])).not.toBeInstanceOf(Special);
  });

  test.each(EXTENDED)(
    '%s has a name and a message in JSON, but no stack trace or cause',
    (name) => {
      const members = name === 'AggregateError' ? { errors: [] } : {};
      expect(JSON.parse(JSON.stringify(create(errors[name])))).toEqual({
        name,
        message: 'No answer',
        ...members,
      });
    },
  );

  test('write the errors that they contain as JSON, with name and message', () => {
    const stock = Object.assign(new TypeError('No stock', { cause: 1 }), { input: 'secret' });
    const inner = new errors.AggregateError([new errors.TimeoutError({ message: 'Late' })], 'Both');
    expect(JSON.parse(JSON.stringify(new errors.AggregateError([stock, inner, 1])))).toEqual({
      name: 'AggregateError',
      message: '',
      errors: [
        { name: 'TypeError', message: 'No stock' },
        {
          name: 'AggregateError',
          message: 'Both',
          errors: [{ name: 'TimeoutError', message: 'Late' }],
        },
        1,
      ],
    });
  });

  test('write the properties of a subclass as JSON', () => {
    class PlaceError extends errors.SyntaxError {
      readonly line = 4;
    }
    expect(JSON.stringify(new PlaceError('Not closed'))).toBe(
      '{"name":"SyntaxError","message":"Not closed","line":4}',
    );
  });

  test('write the errors of a contained AggregateError of the platform as JSON', () => {
    const inner = new globalThis.AggregateError([new TypeError('No stock')], 'Both');
    expect(JSON.parse(JSON.stringify(new errors.AggregateError([inner])))).toEqual({
      name: 'AggregateError',
      message: '',
      errors: [
        {
          name: 'AggregateError',
          message: 'Both',
          errors: [{ name: 'TypeError', message: 'No stock' }],
        },
      ],
    });
  });

  test('write the errors that a subclass declares itself as JSON', () => {
    class OrderError extends errors.AggregateError {
      override readonly errors = [new TypeError('No stock')];
    }
    expect(JSON.stringify(new OrderError([], 'No order'))).toBe(
      '{"name":"AggregateError","message":"No order","errors":[{"name":"TypeError","message":"No stock"}]}',
    );
  });

  test('have a literal name, except Error', () => {
    expectTypeOf<errors.Error['name']>().toEqualTypeOf<string>();
    expectTypeOf(new errors.EvalError().name).toEqualTypeOf<'EvalError'>();
    expectTypeOf(new errors.RangeError().name).toEqualTypeOf<'RangeError'>();
    expectTypeOf(new errors.ReferenceError().name).toEqualTypeOf<'ReferenceError'>();
    expectTypeOf(new errors.SyntaxError().name).toEqualTypeOf<'SyntaxError'>();
    expectTypeOf(new errors.TypeError().name).toEqualTypeOf<'TypeError'>();
    expectTypeOf(new errors.URIError().name).toEqualTypeOf<'URIError'>();
    expectTypeOf(new errors.AggregateError([]).name).toEqualTypeOf<'AggregateError'>();
    // @ts-expect-error A range error is not a type error.
    accept<errors.TypeError>(new errors.RangeError());
    expect(new errors.TypeError().name).toBe('TypeError');
  });

  test.each<readonly [(typeof NATIVE)[number], () => unknown]>([
    ['RangeError', () => Reflect.construct(Array, [-1])],
    ['ReferenceError', () => runInThisContext('missing')],
    ['ReferenceError', () => runInThisContext('{ early; const early = 1; }')],
    ['SyntaxError', () => Reflect.construct(RegExp, ['('])],
    ['TypeError', () => runInThisContext('(1)()')],
    ['URIError', () => encodeURIComponent('\uD800')],
  ])('a %s is thrown by the platform', (name, run) => {
    expect(run).toThrow(errors[name]);
  });

  test('an EvalError is thrown by the platform if it does not run strings as code', () => {
    const contextCodeGeneration = { strings: false };
    expect(
      runInNewContext(
        'try { eval("1"); } catch (error) { error.name }',
        {},
        { contextCodeGeneration },
      ),
    ).toBe('EvalError');
  });

  test('an AggregateError is the rejection of Promise.any, with its errors in order', async () => {
    const caught: unknown = await Promise.any([
      new Promise((_, reject) => setTimeout(reject, 1, 'late')),
      Promise.reject('early'),
    ]).catch((error: unknown) => error);
    expect(caught).toBeInstanceOf(errors.AggregateError);
    expect(caught).toHaveProperty('errors', ['late', 'early']);
  });

  test('accept a message and a cause', () => {
    const error = new errors.RangeError('Too big', { cause: 1 });
    expect([error.message, error.cause]).toEqual(['Too big', 1]);
    const aggregate = new errors.AggregateError(new Set([1, 2]), 'All', { cause: 3 });
    expect([aggregate.errors, aggregate.message, aggregate.cause]).toEqual([[1, 2], 'All', 3]);
    // @ts-expect-error The message is a string.
    expect(new errors.Error(1).message).toBe('1');
  });

  test('are assignable to the global types, and the global ones to Error', () => {
    expectTypeOf<errors.Error>().toExtend<Error>();
    expectTypeOf<errors.TypeError>().toExtend<TypeError>();
    expectTypeOf<errors.AggregateError>().toExtend<AggregateError>();
    expectTypeOf<TypeError>().toExtend<errors.Error>();
    expectTypeOf<errors.TypeError>().toExtend<errors.Error>();
    expect(accept<Error>(new errors.TypeError('a')).message).toBe('a');
  });

  test('are narrowed by instanceof and by name', () => {
    const error: unknown = new TypeError('a');
    if (!(error instanceof errors.TypeError)) throw new Error('Expected an instance');
    expectTypeOf(error).toEqualTypeOf<errors.TypeError>();
    const kind = (value: errors.TypeError | errors.AggregateError): number =>
      value.name === 'AggregateError' ? value.errors.length : 0;
    expect(kind(error)).toBe(0);
    expect(kind(new errors.AggregateError([1]))).toBe(1);
  });

  test('are assignable to ErrorType, like every error class', () => {
    abstract class Sketch extends Error {}
    const types: readonly errors.ErrorType[] = [
      ...NATIVE.map((name): errors.ErrorType => errors[name]),
      errors.AbortError,
      Sketch,
    ];
    // @ts-expect-error A date is not an error.
    accept<errors.ErrorType>(Date);
    expectTypeOf(errors.AbortError).toExtend<errors.ErrorType<errors.AbortError>>();
    const aborted = new errors.AbortError();
    expect(types.map((type) => aborted instanceof type)).toEqual([
      ...NATIVE.map((name) => name === 'Error'),
      true,
      false,
    ]);
  });
});

describe('errors of the library', () => {
  test.each(Object.entries(CUSTOM))('%s has its name and its message', (key, message) => {
    const name = key as keyof typeof CUSTOM;
    const Custom = errors[name];
    const error = new Custom();
    expect(error.name).toBe(name);
    expect(Custom.name).toBe(name);
    expect(Custom.errorName).toBe(name);
    expect(error.message).toBe(message);
    expect(new Custom({ message: 'Other' }).message).toBe('Other');
    expect(error).toBeInstanceOf(Error);
    expect(error).toBeInstanceOf(Custom);
    expect(errors.isError(error)).toBe(true);
    expect(error.stack).toContain(`${name}: ${message}`);
    for (const other of Object.keys(CUSTOM) as (keyof typeof CUSTOM)[]) {
      expect(error instanceof errors[other]).toBe(other === name);
    }
  });

  test('have a literal name', () => {
    expectTypeOf<errors.AbortError['name']>().toEqualTypeOf<'AbortError'>();
    expectTypeOf<errors.ArgumentError['name']>().toEqualTypeOf<'ArgumentError'>();
    expectTypeOf<errors.InvariantError['name']>().toEqualTypeOf<'InvariantError'>();
    expectTypeOf<errors.NotImplementedError['name']>().toEqualTypeOf<'NotImplementedError'>();
    expectTypeOf<errors.RuntimeError['name']>().toEqualTypeOf<'RuntimeError'>();
    expectTypeOf<errors.TimeoutError['name']>().toEqualTypeOf<'TimeoutError'>();
    // @ts-expect-error A timeout is not an abort.
    accept<errors.AbortError>(new errors.TimeoutError());
    expect(new errors.AbortError().name).toBe('AbortError');
  });

  test('accept the exceptions of the platform under the same name', async () => {
    expect(AbortSignal.abort().reason instanceof errors.AbortError).toBe(true);
    const signal = AbortSignal.timeout(1);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    expect(signal.reason instanceof errors.TimeoutError).toBe(true);
    expect(signal.reason instanceof errors.AbortError).toBe(false);
  });

  test('are still errors after structuredClone, but lose their name', () => {
    const clone: unknown = structuredClone(new errors.RuntimeError({ message: 'a' }));
    expect(errors.isError(clone) && clone.message).toBe('a');
    expect(errors.isError(clone) && clone.name).toBe('Error');
    expect(clone instanceof errors.RuntimeError).toBe(false);
    expect(structuredClone(new errors.RangeError('a'))).toBeInstanceOf(errors.RangeError);
  });
});

test.each(Object.keys(CUSTOM) as readonly (keyof typeof CUSTOM)[])(
  '%s expects its message in an object',
  (name) => {
    // @ts-expect-error Only native errors accept a message alone.
    expect(() => new errors[name]('No stock')).toThrow(
      new errors.ArgumentError({
        message: 'Expected "properties" to be an object, received "No stock"',
      }),
    );
  },
);
