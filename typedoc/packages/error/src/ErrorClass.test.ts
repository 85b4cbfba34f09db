import fc from 'fast-check';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { ArgumentError } from './ArgumentError.js';
import {
  ErrorClass,
  type CustomError,
  type ErrorClassParameters,
  type ErrorClassProperties,
} from './ErrorClass.js';
import type { ErrorType } from './ErrorType.js';

// The sources are compiled without the types of Node, so that none of them uses Node by mistake.
const { runInNewContext }: { runInNewContext(code: string): unknown } = await import(
  'node:vm' as string
);

class StatusError extends ErrorClass({ errorName: 'StatusError', errorMessage: 'Bad status' })<{
  status: number;
  retry?: boolean;
}> {}

class PlainError extends ErrorClass({ errorName: 'PlainError' }) {}

describe('ErrorClass', () => {
  test('creates errors whose JSON has their name and message, but not their cause', () => {
    const cause = new PlainError({ message: 'Secret' });
    const error = new StatusError({ cause, message: 'Not found', status: 404 });
    expect(JSON.stringify(error)).toBe('{"name":"StatusError","message":"Not found","status":404}');
    expect(JSON.stringify([new PlainError()])).toBe('[{"name":"PlainError","message":""}]');
    class Renamed extends StatusError {
      override readonly name = 'StatusError';
    }
    expect(JSON.parse(JSON.stringify(new Renamed({ status: 1 })))).toMatchObject({
      name: 'StatusError',
    });
  });

  test('creates an error with its message, cause and custom properties', () => {
    const cause = new TypeError('Cause');
    const error = new StatusError({ cause, message: 'Not found', retry: true, status: 404 });
    expect(error).toBeInstanceOf(Error);
    expect(error.message).toBe('Not found');
    expect(error.cause).toBe(cause);
    expect(error.status).toBe(404);
    expect(error.retry).toBe(true);
    expect(error.name).toBe('StatusError');
    expect(String(error)).toBe('StatusError: Not found');
    expect(error.stack).toMatch(/^StatusError: Not found\n.*ErrorClass\.test/s);
  });

  test('keeps every custom property, whatever its name and value', () => {
    const reserved = new Set(['cause', 'message', 'name', 'stack']);
    const keys = fc.string().filter((key) => !reserved.has(key));
    fc.assert(
      fc.property(fc.dictionary(keys, fc.anything()), (properties) => {
        class AnyError extends ErrorClass({ errorName: 'AnyError' })<
          Record<PropertyKey, unknown>
        > {}
        const error = new AnyError(properties);
        expect(Object.fromEntries(Object.entries(error))).toStrictEqual({ ...properties });
        expect(error).toBeInstanceOf(AnyError);
        expect(Object.getPrototypeOf(error)).toBe(AnyError.prototype);
      }),
    );
  });

  test('keeps a custom property whose key is a symbol', () => {
    const key = Symbol('key');
    class SymbolError extends ErrorClass({ errorName: 'SymbolError' })<{ [key]: number }> {}
    expect(new SymbolError({ [key]: 1 })[key]).toBe(1);
  });

  test('defines a property called __proto__ instead of changing the prototype', () => {
    class LooseError extends ErrorClass({ errorName: 'LooseError' })<object> {}
    const error = new LooseError(JSON.parse('{"__proto__":{"name":"Other"}}'));
    expect(error.name).toBe('LooseError');
    expect(Object.getPrototypeOf(error)).toBe(LooseError.prototype);
    expect(Object.keys(error)).toEqual(['__proto__']);
  });

  test('stores the name and the message in the same place as native errors', () => {
    const error = new StatusError({ status: 404 });
    expect(Object.keys(error)).toEqual(['status']);
    expect(Object.hasOwn(error, 'name')).toBe(false);
    expect(Object.getOwnPropertyDescriptor(error, 'message')?.enumerable).toBe(false);
    expect(Object.hasOwn(error, 'cause')).toBe(false);
    expect(Object.hasOwn(new PlainError(), 'message')).toBe(false);
    expect(Object.hasOwn(new PlainError({ cause: undefined }), 'cause')).toBe(false);
    expect(Object.hasOwn(new PlainError({ cause: null }), 'cause')).toBe(true);
  });

  test('uses the default message of the class, or else an empty message', () => {
    expect(new StatusError({ status: 1 }).message).toBe('Bad status');
    expect(new StatusError({ message: undefined, status: 1 }).message).toBe('Bad status');
    expect(new StatusError({ message: '', status: 1 }).message).toBe('');
    expect(new PlainError().message).toBe('');
    expect(new PlainError({}).message).toBe('');
  });

  test('ignores a name or a stack among the properties', () => {
    const properties = { message: 'a', name: 'Other', stack: 'none' };
    // @ts-expect-error The name belongs to the error.
    class NamedError extends ErrorClass({ errorName: 'NamedError' })<{ name: string }> {}
    const error = new (NamedError as unknown as new (value: object) => Error)(properties);
    expect(error.name).toBe('NamedError');
    expect(error.stack).toMatch(/^NamedError: a\n/);
    expect(Object.keys(error)).toEqual([]);
  });

  test('does not change the properties that it receives', () => {
    const properties = Object.freeze({ message: 'a', status: 1 });
    new StatusError(properties);
    expect(properties).toEqual({ message: 'a', status: 1 });
  });

  test('names the class', () => {
    const Base = ErrorClass({ errorName: 'BaseError' });
    expect(Base.name).toBe('BaseError');
    expect(Base.errorName).toBe('BaseError');
    expect(StatusError.name).toBe('StatusError');
    expect(StatusError.errorName).toBe('StatusError');
  });

  test('prints the chain of causes', () => {
    const error = new StatusError({ cause: new PlainError(), status: 404 });
    expect(StatusError.asString(error)).toBe('StatusError: Bad status\nCaused by: PlainError');
  });
});

describe('instanceof with a class of ErrorClass', () => {
  const Base = ErrorClass({ errorName: 'HierarchyError' });
  class Named extends Base {}
  class Below extends Named {}
  class Other extends ErrorClass({ errorName: 'OtherError' }) {}

  test('is true for the class, its base and the native error', () => {
    const error = new Named();
    expect(error instanceof Named).toBe(true);
    expect(error instanceof Base).toBe(true);
    expect(error instanceof Error).toBe(true);
    expect(error instanceof Other).toBe(false);
    expect(error instanceof Below).toBe(false);
  });

  test('accepts only its own instances for a class without a name of its own', () => {
    const error = new Below();
    expect(error instanceof Below).toBe(true);
    expect(error instanceof Named).toBe(true);
    expect(new Named() instanceof Below).toBe(false);
  });

  test('accepts a renamed instance', () => {
    const error = Object.defineProperty(new Named(), 'name', { value: 'Renamed' });
    expect(error instanceof Named).toBe(true);
  });

  test('accepts an error of the same name from a second copy of the package', async () => {
    vi.resetModules();
    const copy = await import('./ErrorClass.js');
    expect(copy.ErrorClass).not.toBe(ErrorClass);
    const Copy = copy.ErrorClass({ errorName: 'HierarchyError' });
    expect(new Copy() instanceof Named).toBe(true);
    expect(new Named() instanceof Copy).toBe(true);
    expect(new Copy() instanceof Other).toBe(false);
  });

  test('accepts an error of the same name from another realm', () => {
    const foreign: unknown = runInNewContext(
      `Object.assign(new Error('a'), { name: 'HierarchyError' })`,
    );
    expect(foreign instanceof Error).toBe(false);
    expect(foreign instanceof Named).toBe(true);
    expect(foreign instanceof Other).toBe(false);
  });

  test('accepts a DOMException of the same name', () => {
    const exception: unknown = new DOMException('a', 'HierarchyError');
    expect(exception instanceof Named).toBe(true);
    expect(exception instanceof Other).toBe(false);
  });

  test('rejects values that are not errors, whatever their name', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect((value as unknown) instanceof Named).toBe(false);
      }),
    );
    const values: unknown[] = [
      { message: '', name: 'HierarchyError' },
      Object.assign(() => {}, { named: 'HierarchyError' }),
      Named,
    ];
    for (const value of values) expect(value instanceof Named).toBe(false);
  });

  test('never throws', () => {
    const refuse = (): never => {
      throw new Error('Refused');
    };
    const { proxy: revoked, revoke } = Proxy.revocable({}, {});
    revoke();
    const values: unknown[] = [
      revoked,
      new Proxy({}, { getPrototypeOf: refuse }),
      new Proxy(new Error('a'), { get: refuse }),
      Object.defineProperty(new Error('a'), 'name', { get: refuse }),
    ];
    for (const value of values) expect(value instanceof Named).toBe(false);
  });
});

describe('types of ErrorClass', () => {
  test('include the name and the custom properties', () => {
    const error = new StatusError({ status: 404 });
    expectTypeOf(error.name).toEqualTypeOf<'StatusError'>();
    expectTypeOf(error.status).toEqualTypeOf<number>();
    expectTypeOf(error.retry).toEqualTypeOf<boolean | undefined>();
    expectTypeOf(StatusError.errorName).toEqualTypeOf<'StatusError'>();
    expectTypeOf(error).toExtend<Error>();
    expectTypeOf(error).toExtend<CustomError<'StatusError', { status: number }>>();
    expectTypeOf(StatusError).toExtend<ErrorType<StatusError>>();
    // @ts-expect-error The property is read-only.
    error.status = 500;
    expect(error.status).toBe(500);
  });

  test('require the required properties, and allow no unknown ones', () => {
    // @ts-expect-error The status is missing.
    const empty = new StatusError();
    // @ts-expect-error The status is missing.
    const missing = new StatusError({ message: 'a' });
    // @ts-expect-error There is no such property.
    const unknown = new PlainError({ status: 1 });
    // @ts-expect-error The message must be in the object.
    expect(() => new PlainError('a')).toThrow(
      new ArgumentError({ message: 'Expected "properties" to be an object, received "a"' }),
    );
    expect([empty.status, missing.status, Object.keys(unknown)]).toEqual([
      undefined,
      undefined,
      ['status'],
    ]);
  });

  test('are narrowed to the class by instanceof', () => {
    const error: unknown = new StatusError({ status: 404 });
    if (!(error instanceof StatusError)) throw new Error('Expected an instance');
    expectTypeOf(error).toEqualTypeOf<StatusError>();
    expect(error.status).toBe(404);
  });

  test('distinguish the members of a union by their name', () => {
    const status = (error: StatusError | PlainError): number =>
      error.name === 'StatusError' ? error.status : 0;
    expect(status(new StatusError({ status: 404 }))).toBe(404);
    expect(status(new PlainError())).toBe(0);
  });

  test('accept a narrower cause among the custom properties', () => {
    class CausedError extends ErrorClass({ errorName: 'CausedError' })<{ cause: StatusError }> {}
    const error = new CausedError({ cause: new StatusError({ status: 404 }) });
    expectTypeOf(error.cause.status).toEqualTypeOf<number>();
    // @ts-expect-error The cause is missing.
    expect(new CausedError({}).cause).toBeUndefined();
    expect(error.cause.status).toBe(404);
  });

  test('make the parameter optional if no property is required', () => {
    expectTypeOf<ErrorClassParameters>().toEqualTypeOf<[properties?: ErrorClassProperties]>();
    expectTypeOf<ErrorClassParameters<{ line?: 1 }>['length']>().toEqualTypeOf<0 | 1>();
    expectTypeOf<ErrorClassParameters<{ line: 1 }>['length']>().toEqualTypeOf<1>();
    expect(new PlainError()).toBeInstanceOf(PlainError);
  });
});
