import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';

import { equalLaws, functorLaws, monadLaws, orderLaws } from '../../../laws/index.js';
import { Equal } from './Equal.js';
import * as Order from './Order.js';
import * as Result from './Result.js';

type Parsed = Result.Result<number, string>;

const integer = fc.integer();
const result: fc.Arbitrary<Parsed> = fc.oneof(
  integer.map((value) => Result.Ok(value)),
  fc.string().map((error) => Result.Err(error)),
);
const ok = Result.Ok(1) as Parsed;
const err = Result.Err('no') as Parsed;
const neverCalled = (): never => {
  throw new Error('This call was not expected');
};

type Fault = 'unknown' | 404;

// Without an annotation, TypeScript infers a union with a member for each branch.
const find = (id: number) => {
  if (id === 1) {
    return Result.Ok(36);
  }
  return id > 1 ? Result.Err('unknown' as const) : Result.Err(404 as const);
};
const read = (id: number) => {
  if (id === 1) {
    return Result.Ok('Ada');
  }
  return id > 1 ? Result.Ok(true) : find(id);
};

describe('Ok() and Err()', () => {
  test('create plain objects', () => {
    expect(Result.Ok(1)).toStrictEqual({ ok: true, value: 1 });
    expect(Result.Err('no')).toStrictEqual({ ok: false, error: 'no' });
  });

  test('accept any value, including undefined', () => {
    expect(Result.Ok(undefined)).toStrictEqual({ ok: true, value: undefined });
    expect(Result.Err(undefined)).toStrictEqual({ ok: false, error: undefined });
  });

  test('are distinguished by the compiler', () => {
    const read = (self: Parsed): number | string => (self.ok ? self.value : self.error);
    expect([read(ok), read(err)]).toStrictEqual([1, 'no']);
    // @ts-expect-error An Ok has no error.
    expect(Result.Ok(1).error).toBe(undefined);
  });
});

describe('generic code', () => {
  test('accepts values and errors of any type', () => {
    const wrap = <Value, Failure>(
      self: Result.Result<Value, Failure>,
    ): Result.Result<readonly [Value], Failure> => Result.map(self, (value) => [value] as const);
    expect([wrap(ok), wrap(err)]).toStrictEqual([Result.Ok([1]), err]);
  });

  test('can pass the functions with one argument', () => {
    const options = [ok, err].map(Result.toOption);
    expect(options).toStrictEqual([1, undefined]);
    expectTypeOf(options).toEqualTypeOf<(number | undefined)[]>();
    const values = [ok].map(Result.getOrThrow);
    expect(values).toStrictEqual([1]);
    expectTypeOf(values).toEqualTypeOf<number[]>();
  });

  test('can pass the constructors', () => {
    expect(Result.andThen(ok, Result.Ok)).toStrictEqual(ok);
    expectTypeOf(Result.andThen(ok, Result.Ok)).toEqualTypeOf<Parsed>();
    expect(Result.orElse(err, Result.Err)).toStrictEqual(err);
    expectTypeOf(Result.orElse(ok, Result.Err)).toEqualTypeOf<Parsed>();
  });
});

describe('an inferred union of results', () => {
  type Value = string | number | boolean;

  test('has an Ok or an Err for each branch', () => {
    expectTypeOf(find(1)).toEqualTypeOf<
      Result.Ok<number> | Result.Err<'unknown'> | Result.Err<404>
    >();
  });

  test('is narrowed by the guards', () => {
    const self = read(1);
    if (Result.isOk(self)) {
      expectTypeOf(self.value).toEqualTypeOf<Value>();
    } else {
      expectTypeOf(self.error).toEqualTypeOf<Fault>();
    }
    if (Result.isErr(self)) {
      expectTypeOf(self.error).toEqualTypeOf<Fault>();
    } else {
      expectTypeOf(self.value).toEqualTypeOf<Value>();
    }
    expect([Result.isOk(self), Result.isErr(self)]).toStrictEqual([true, false]);
    const failed = [find(1), find(0)].filter(Result.isErr);
    expect(failed).toStrictEqual([Result.Err(404)]);
    expectTypeOf(failed).toEqualTypeOf<(Result.Err<'unknown'> | Result.Err<404>)[]>();
  });

  test('is accepted by the functions that read a result', () => {
    const fallback = Result.getOr(read(-1), null);
    expect(fallback).toBe(null);
    expectTypeOf(fallback).toEqualTypeOf<Value | null>();
    const other = Result.getOrElse(read(-1), (error) => [error]);
    expect(other).toStrictEqual([404]);
    expectTypeOf(other).toEqualTypeOf<Value | Fault[]>();
    const matched = Result.match(read(1), { Ok: (value) => [value], Err: (error) => error });
    expect(matched).toStrictEqual(['Ada']);
    expectTypeOf(matched).toEqualTypeOf<Value[] | Fault>();
    expect(Result.getOrThrow(read(1))).toBe('Ada');
    expectTypeOf(Result.getOrThrow(read(1))).toEqualTypeOf<Value>();
    expect(Result.toOption(find(-1))).toBe(undefined);
    expectTypeOf(Result.toOption(find(1))).toEqualTypeOf<number | undefined>();
    expect(Result.exists(read(1), (value) => value === 'Ada')).toBe(true);
  });

  test('is accepted by the functions that transform a result', () => {
    const mapped = Result.map(read(1), (value) => [value]);
    expect(mapped).toStrictEqual(Result.Ok(['Ada']));
    expectTypeOf(mapped).toEqualTypeOf<Result.Result<Value[], Fault>>();
    const explained = Result.mapError(read(-1), (error) => [error]);
    expect(explained).toStrictEqual(Result.Err([404]));
    expectTypeOf(explained).toEqualTypeOf<Result.Result<Value, Fault[]>>();
    const flat = Result.flatten(Result.map(find(1), read));
    expect(flat).toStrictEqual(Result.Ok(true));
    expectTypeOf(flat).toEqualTypeOf<Result.Result<Value, Fault>>();
    const tapped = Result.tapError(
      Result.tap(read(1), (value) => expectTypeOf(value).toEqualTypeOf<Value>()),
      (error) => expectTypeOf(error).toEqualTypeOf<Fault>(),
    );
    expect(tapped).toStrictEqual(Result.Ok('Ada'));
    expectTypeOf(Result.tap(read(1), vi.fn())).toEqualTypeOf<Result.Result<Value, Fault>>();
    expectTypeOf(Result.tapError(read(1), vi.fn())).toEqualTypeOf<Result.Result<Value, Fault>>();
  });

  test('is accepted by the functions that combine results', () => {
    const alternative = Result.or(read(-1), find(1));
    expect(alternative).toStrictEqual(Result.Ok(36));
    expectTypeOf(alternative).toEqualTypeOf<Result.Result<Value, Fault>>();
    const pair = Result.zip(find(1), read(-1));
    expect(pair).toStrictEqual(Result.Err(404));
    expectTypeOf(pair).toEqualTypeOf<Result.Result<readonly [number, Value], Fault>>();
    const all = Result.all([find(1), read(1)]);
    expect(all).toStrictEqual(Result.Ok([36, 'Ada']));
    expectTypeOf(all).toEqualTypeOf<Result.Result<readonly [number, Value], Fault>>();
  });

  test('may also be returned by a callback', () => {
    const next = Result.andThen(find(1), (value) =>
      value > 1 ? Result.Err('old' as const) : read(value),
    );
    expect(next).toStrictEqual(Result.Err('old'));
    expectTypeOf(next).toEqualTypeOf<Result.Result<Value, Fault | 'old'>>();
    const named = Result.andThen(ok, read);
    expect(named).toStrictEqual(Result.Ok('Ada'));
    expectTypeOf(named).toEqualTypeOf<Result.Result<Value, string | 404>>();
    const other = Result.orElse(find(-1), (error) => {
      expectTypeOf(error).toEqualTypeOf<Fault>();
      return error === 404 ? read(1) : Result.Err(0n);
    });
    expect(other).toStrictEqual(Result.Ok('Ada'));
    expectTypeOf(other).toEqualTypeOf<Result.Result<Value, Fault | bigint>>();
  });

  test('does not accept a callback for another type', () => {
    // @ts-expect-error The value may be a string or a boolean.
    Result.map(read(-1), (value: number) => value);
    // @ts-expect-error The error may be a number.
    Result.mapError(find(1), (error: string) => error);
  });
});

describe('ValueOf and ErrorOf', () => {
  test('extract the types', () => {
    expectTypeOf<Result.ValueOf<Parsed>>().toEqualTypeOf<number>();
    expectTypeOf<Result.ErrorOf<Parsed>>().toEqualTypeOf<string>();
    expectTypeOf<Result.ValueOf<Result.Err<string>>>().toEqualTypeOf<never>();
    expectTypeOf<Result.ErrorOf<Result.Ok<number>>>().toEqualTypeOf<never>();
  });
});

describe('tryCall()', () => {
  test('returns the result of the function', () => {
    expect(Result.tryCall(() => 1, neverCalled)).toStrictEqual(Result.Ok(1));
  });

  test('returns the error from onError', () => {
    const error = new RangeError('too large');
    const fn = (): number => {
      throw error;
    };
    expect(Result.tryCall(fn, (reason) => [reason])).toStrictEqual(Result.Err([error]));
  });

  test('catches a thrown undefined', () => {
    const fn = (): number => {
      throw undefined;
    };
    expect(Result.tryCall(fn, (reason) => ({ reason }))).toStrictEqual(
      Result.Err({ reason: undefined }),
    );
  });

  test('does not catch an exception from onError', () => {
    const fn = (): number => {
      throw new Error('first');
    };
    const onError = (error: unknown): never => {
      throw new Error('second', { cause: error });
    };
    expect(() => Result.tryCall(fn, onError)).toThrow('second');
  });

  test('treats a promise as a value', () => {
    const promise = Promise.resolve(1);
    expect(Result.tryCall(() => promise, neverCalled)).toStrictEqual(Result.Ok(promise));
  });

  test('infers the types', () => {
    expectTypeOf(
      Result.tryCall(
        () => 1,
        () => 'no',
      ),
    ).toEqualTypeOf<Parsed>();
  });
});

describe('fromPromise()', () => {
  test('returns the value of the promise', async () => {
    await expect(Result.fromPromise(Promise.resolve(1), neverCalled)).resolves.toStrictEqual(
      Result.Ok(1),
    );
  });

  test('returns the error that onError creates from the reason', async () => {
    const reason = new Error('offline');
    const outcome = await Result.fromPromise(Promise.reject(reason), (error) => [error]);
    expect(outcome).toStrictEqual(Result.Err([reason]));
  });

  test('accepts an object with a then method', async () => {
    const thenable: PromiseLike<number> = {
      then: (onFulfilled, onRejected) => Promise.resolve(1).then(onFulfilled, onRejected),
    };
    await expect(Result.fromPromise(thenable, neverCalled)).resolves.toStrictEqual(Result.Ok(1));
  });

  test('rejects with an exception from onError', async () => {
    const onError = (): never => {
      throw new Error('second');
    };
    await expect(Result.fromPromise(Promise.reject(new Error('first')), onError)).rejects.toThrow(
      'second',
    );
  });
});

describe('fromPredicate()', () => {
  test('returns an Ok if the predicate is satisfied, otherwise an Err', () => {
    fc.assert(
      fc.property(integer, fc.func(fc.boolean()), (value, predicate) => {
        const tested = Result.fromPredicate(value, predicate, (inner) => [inner]);
        expect(tested).toStrictEqual(predicate(value) ? Result.Ok(value) : Result.Err([value]));
      }),
    );
  });

  test('has the type that the guard guarantees', () => {
    const isText = (self: unknown): self is string => typeof self === 'string';
    const value = 'a' as string | number;
    const tested = Result.fromPredicate(value, isText, () => 'no');
    expect(tested).toStrictEqual(Result.Ok('a'));
    expectTypeOf(tested).toEqualTypeOf<Result.Result<string, string>>();
    expectTypeOf(Result.fromPredicate(value, Boolean, (inner) => inner)).toEqualTypeOf<
      Result.Result<string | number, string | number>
    >();
  });
});

describe('gen()', () => {
  test('with one step equals andThen()', () => {
    fc.assert(
      fc.property(result, fc.func(result), (self, fn) => {
        const generated = Result.gen(function* () {
          const value = yield* Result.step(self);
          return yield* Result.step(fn(value));
        });
        expect(generated).toStrictEqual(Result.andThen(self, (value) => fn(value)));
      }),
    );
  });

  test('with one step and a value equals map()', () => {
    fc.assert(
      fc.property(result, fc.func(integer), (self, fn) => {
        const generated = Result.gen(function* () {
          return fn(yield* Result.step(self));
        });
        expect(generated).toStrictEqual(Result.map(self, (value) => fn(value)));
      }),
    );
  });

  test('with several steps equals all()', () => {
    fc.assert(
      fc.property(fc.array(result, { maxLength: 5 }), (results) => {
        const generated = Result.gen(function* () {
          const values: number[] = [];
          for (const self of results) {
            values.push(yield* Result.step(self));
          }
          return values;
        });
        expect(generated).toStrictEqual(Result.all(results));
      }),
    );
  });

  test('returns the Err itself', () => {
    expect(Result.gen(() => Result.step(err))).toBe(err);
  });

  test('can be run again', () => {
    const body = function* (): Generator<Result.Err<string>, number> {
      return yield* Result.step(ok);
    };
    expect([Result.gen(body), Result.gen(body)]).toStrictEqual([ok, ok]);
  });

  test('accepts a function without steps', () => {
    // eslint-disable-next-line require-yield -- The test checks this case.
    const generated = Result.gen(function* () {
      return 1;
    });
    expect(generated).toStrictEqual(ok);
    expectTypeOf(generated).toEqualTypeOf<Result.Result<number, never>>();
  });

  test('runs only the finally blocks after a step that is an Err', () => {
    const calls: string[] = [];
    const generated = Result.gen(function* () {
      try {
        try {
          yield* Result.step(err);
          calls.push('after the step');
        } catch {
          calls.push('catch');
        } finally {
          calls.push('inner');
          yield* Result.step(Result.Err('second'));
          calls.push('after the second step');
        }
      } finally {
        calls.push(`outer ${yield* Result.step(ok)}`);
      }
      calls.push('end');
    });
    expect(generated).toBe(err);
    expect(calls).toStrictEqual(['inner', 'outer 1']);
  });

  test('returns the Err even if a finally block returns a value', () => {
    const generated = Result.gen(function* () {
      try {
        return yield* Result.step(err);
      } finally {
        // eslint-disable-next-line no-unsafe-finally -- The test checks this case.
        return 1;
      }
    });
    expect(generated).toBe(err);
  });

  test('does not catch exceptions', () => {
    const generate = (): unknown =>
      Result.gen(function* () {
        yield* Result.step(ok);
        throw new RangeError('no');
      });
    expect(generate).toThrow(RangeError);
  });

  test('has the union of the error types', () => {
    const other = Result.Ok('a') as Result.Result<string, RangeError>;
    const generated = Result.gen(function* () {
      const id = yield* Result.step(ok);
      expectTypeOf(id).toEqualTypeOf<number>();
      const text = yield* Result.step(other);
      const found = yield* Result.step(find(id));
      expectTypeOf(found).toEqualTypeOf<number>();
      return [text, found] as const;
    });
    expect(generated).toStrictEqual(Result.Ok(['a', 36]));
    expectTypeOf(generated).toEqualTypeOf<
      Result.Result<readonly [string, number], string | RangeError | 404>
    >();
  });

  test('rejects a step without an asterisk at compile time', () => {
    const body = function* (): Generator<Generator<Result.Err<string>, number>, number> {
      yield Result.step(ok);
      return 1;
    };
    // @ts-expect-error The yielded value is not an Err.
    Result.gen(body);
  });
});

test.each([undefined, null, 1, 'a', () => undefined])(
  'map() rejects %s, which is not a result',
  (value) => {
    expect(() => Result.map(value as unknown as Result.Ok<number>, (each) => each)).toThrow(
      'Expected "self" to be a result, received ',
    );
  },
);

describe('hasInstance()', () => {
  test.each([
    [{ ok: true, value: 1 }],
    [{ ok: true, value: undefined }],
    [{ ok: false, error: 'no' }],
    [JSON.parse('{"ok":true,"value":[],"more":1}')],
    [Object.assign(Object.create(null), { ok: false, error: 1 })],
  ])('is true for %j', (value) => {
    expect(Result.hasInstance(value)).toBe(true);
  });

  test.each([
    [undefined],
    [null],
    [true],
    ['ok'],
    [() => undefined],
    [{}],
    [{ value: 1 }],
    [{ ok: true }],
    [{ ok: true, error: 'no' }],
    [{ ok: false }],
    [{ ok: false, value: 1 }],
    [{ ok: 1, value: 1, error: 1 }],
  ])('is false for %j', (value) => {
    expect(Result.hasInstance(value)).toBe(false);
  });

  test('is true for every result', () => {
    fc.assert(fc.property(result, (self) => Result.hasInstance(self)));
  });
});

describe('isOk() and isErr()', () => {
  test('distinguish the two cases', () => {
    expect([Result.isOk(ok), Result.isOk(err)]).toStrictEqual([true, false]);
    expect([Result.isErr(ok), Result.isErr(err)]).toStrictEqual([false, true]);
  });

  test('narrow the type', () => {
    const read = (self: Parsed): number | string => {
      if (Result.isOk(self)) {
        expectTypeOf(self).toEqualTypeOf<Result.Ok<number>>();
        return self.value;
      }
      expectTypeOf(self).toEqualTypeOf<Result.Err<string>>();
      return self.error;
    };
    expect([read(ok), read(err)]).toStrictEqual([1, 'no']);
  });

  test('can filter a list', () => {
    const values = [ok, err].filter(Result.isOk);
    expect(values).toStrictEqual([ok]);
    expectTypeOf(values).toEqualTypeOf<Result.Ok<number>[]>();
  });
});

describe('exists()', () => {
  test('is true for a value that satisfies the predicate', () => {
    fc.assert(
      fc.property(result, fc.func(fc.boolean()), (self, predicate) => {
        const expected = self.ok && predicate(self.value);
        expect(Result.exists(self, (value) => predicate(value))).toBe(expected);
      }),
    );
  });

  test('does not call the function for an Err', () => {
    expect(Result.exists(err, neverCalled)).toBe(false);
  });
});

describe('getOr()', () => {
  test('returns the value or the fallback', () => {
    expect(Result.getOr(ok, 0)).toBe(1);
    expect(Result.getOr(err, 0)).toBe(0);
    expect(Result.getOr(Result.Ok(undefined), 0)).toBe(undefined);
    expectTypeOf(Result.getOr(ok, null)).toEqualTypeOf<number | null>();
  });
});

describe('getOrElse()', () => {
  test('returns the value without calling the function', () => {
    expect(Result.getOrElse(ok, neverCalled)).toBe(1);
  });

  test('returns the result of the function for an error', () => {
    expect(Result.getOrElse(err, (error) => error.length)).toBe(2);
  });
});

describe('getOrThrow()', () => {
  test('returns the value', () => {
    expect(Result.getOrThrow(ok)).toBe(1);
  });

  test('throws the error unchanged', () => {
    const error = new RangeError('no');
    expect(() => Result.getOrThrow(Result.Err(error))).toThrow(error);
    let thrown: unknown;
    try {
      Result.getOrThrow(err);
    } catch (reason) {
      thrown = reason;
    }
    expect(thrown).toBe('no');
  });
});

describe('match()', () => {
  test('calls only the function for the case', () => {
    expect(Result.match(ok, { Ok: (value) => value + 1, Err: neverCalled })).toBe(2);
    expect(Result.match(err, { Ok: neverCalled, Err: (error) => `${error}!` })).toBe('no!');
  });

  test('returns the union of the types', () => {
    const matched = Result.match(ok, { Ok: (value) => [value], Err: (error) => error });
    expect(matched).toStrictEqual([1]);
    expectTypeOf(matched).toEqualTypeOf<number[] | string>();
  });
});

describe('map()', () => {
  test('returns an Err unchanged', () => {
    expect(Result.map(err, neverCalled)).toBe(err);
  });

  test('keeps the type of the error', () => {
    expectTypeOf(Result.map(ok, (value) => [value])).toEqualTypeOf<
      Result.Result<number[], string>
    >();
    expectTypeOf(Result.map(Result.Ok(1), (value) => [value])).toEqualTypeOf<
      Result.Result<number[], never>
    >();
  });
});

describe('mapError()', () => {
  test('returns an Ok unchanged', () => {
    expect(Result.mapError(ok, neverCalled)).toBe(ok);
  });

  test('changes the error', () => {
    expect(Result.mapError(err, (error) => error.length)).toStrictEqual(Result.Err(2));
  });

  test('keeps the type of the value', () => {
    expectTypeOf(Result.mapError(ok, (error) => [error])).toEqualTypeOf<
      Result.Result<number, string[]>
    >();
  });
});

describe('andThen()', () => {
  test('returns an Err unchanged', () => {
    expect(Result.andThen(err, neverCalled)).toBe(err);
  });

  test('has the union of the error types', () => {
    const fn = (value: number): Result.Result<string, RangeError> =>
      value > 0 ? Result.Ok('positive') : Result.Err(new RangeError('not positive'));
    expect(Result.andThen(ok, fn)).toStrictEqual(Result.Ok('positive'));
    expectTypeOf(Result.andThen(ok, fn)).toEqualTypeOf<
      Result.Result<string, string | RangeError>
    >();
    expectTypeOf(Result.andThen(ok, (value) => Result.Ok([value]))).toEqualTypeOf<
      Result.Result<number[], string>
    >();
  });
});

describe('flatten()', () => {
  test('equals andThen() with the identity function', () => {
    const nested: fc.Arbitrary<Result.Result<Parsed, boolean>> = fc.oneof(
      result.map((self) => Result.Ok(self)),
      fc.boolean().map((error) => Result.Err(error)),
    );
    fc.assert(
      fc.property(nested, (self) => {
        expect(Result.flatten(self)).toBe(Result.andThen(self, (inner) => inner));
      }),
    );
  });

  test('has the union of the error types', () => {
    const self = Result.Ok(ok) as Result.Result<Parsed, RangeError>;
    expectTypeOf(Result.flatten(self)).toEqualTypeOf<Result.Result<number, string | RangeError>>();
  });
});

describe('tap() and tapError()', () => {
  test('call the function for the case and return the result itself', () => {
    fc.assert(
      fc.property(result, (self) => {
        const onOk = vi.fn();
        const onErr = vi.fn();
        expect(Result.tapError(Result.tap(self, onOk), onErr)).toBe(self);
        expect(onOk.mock.calls).toStrictEqual(self.ok ? [[self.value]] : []);
        expect(onErr.mock.calls).toStrictEqual(self.ok ? [] : [[self.error]]);
      }),
    );
  });
});

describe('or()', () => {
  test('returns the first Ok, or the second Err', () => {
    fc.assert(
      fc.property(result, result, (self, other) => {
        expect(Result.or(self, other)).toBe(self.ok ? self : other);
      }),
    );
  });

  test('omits the type of the first error', () => {
    expectTypeOf(Result.or(err, Result.Ok('a'))).toEqualTypeOf<
      Result.Result<number | string, never>
    >();
  });
});

describe('orElse()', () => {
  test('returns an Ok unchanged', () => {
    expect(Result.orElse(ok, neverCalled)).toBe(ok);
  });
});

describe('zip()', () => {
  test('returns both values', () => {
    expect(Result.zip(ok, Result.Ok('a'))).toStrictEqual(Result.Ok([1, 'a']));
    expectTypeOf(Result.zip(ok, Result.Ok('a'))).toEqualTypeOf<
      Result.Result<readonly [number, string], string>
    >();
  });

  test('returns the first Err', () => {
    const other = Result.Err('other');
    expect(Result.zip(err, other)).toBe(err);
    expect(Result.zip(ok, other)).toBe(other);
    expect(Result.zip(err, ok)).toBe(err);
  });
});

describe('all()', () => {
  test('returns the values of all results, or the first Err', () => {
    fc.assert(
      fc.property(fc.array(result, { maxLength: 5 }), (results) => {
        const firstErr = results.find(Result.isErr);
        const values = results.flatMap((self) => (self.ok ? [self.value] : []));
        expect(Result.all(results)).toStrictEqual(firstErr ?? Result.Ok(values));
      }),
    );
  });

  test('returns the Err itself', () => {
    expect(Result.all([ok, err])).toBe(err);
  });

  test('infers the types of a tuple and of an array', () => {
    const other = Result.Ok(true) as Result.Result<boolean, RangeError>;
    expectTypeOf(Result.all([ok, other])).toEqualTypeOf<
      Result.Result<readonly [number, boolean], string | RangeError>
    >();
    expectTypeOf(Result.all([ok] as Parsed[])).toEqualTypeOf<
      Result.Result<readonly number[], string>
    >();
  });
});

describe('all() of a record', () => {
  test('returns the values under the same keys', () => {
    const values = Result.all({ port: ok, host: Result.Ok('a') });
    expect(values).toStrictEqual(Result.Ok({ port: 1, host: 'a' }));
    expectTypeOf(values).toEqualTypeOf<
      Result.Result<{ readonly port: number; readonly host: string }, string>
    >();
    expect(Result.all({})).toStrictEqual(Result.Ok({}));
  });

  test('returns the first Err', () => {
    expect(Result.all({ port: ok, host: err, path: Result.Err('why') })).toBe(err);
  });

  test('treats __proto__ like any other key', () => {
    const results = JSON.parse('{"__proto__":{"ok":true,"value":1}}') as Record<string, Parsed>;
    const values = Result.getOrThrow(Result.all(results));
    expect(Object.entries(values)).toStrictEqual([['__proto__', 1]]);
  });
});

describe('collect()', () => {
  test('returns the same values as all(), but every error', () => {
    fc.assert(
      fc.property(fc.array(result, { maxLength: 5 }), (results) => {
        const errors = results.filter(Result.isErr).map(({ error }) => error);
        const expected = errors.length === 0 ? Result.all(results) : Result.Err(errors);
        expect(Result.collect(results)).toStrictEqual(expected);
        const record = Object.fromEntries(results.entries());
        expect(Result.mapError(Result.collect(record), (list) => list[0])).toStrictEqual(
          Result.all(record),
        );
      }),
    );
  });

  test('infers the types of a tuple, of an array and of a record', () => {
    const other = Result.Ok(true) as Result.Result<boolean, RangeError>;
    expectTypeOf(Result.collect([ok, other])).toEqualTypeOf<
      Result.Result<readonly [number, boolean], readonly (string | RangeError)[]>
    >();
    expectTypeOf(Result.collect([ok] as Parsed[])).toEqualTypeOf<
      Result.Result<readonly number[], readonly string[]>
    >();
    expectTypeOf(Result.collect({ ok, found: find(1) })).toEqualTypeOf<
      Result.Result<{ readonly ok: number; readonly found: number }, readonly (string | 404)[]>
    >();
  });

  test('does not skip holes', () => {
    expect(() => Result.collect(new Array<Parsed>(1))).toThrow(ArgumentError);
    expect(() => Result.all(new Array<Parsed>(1))).toThrow(ArgumentError);
  });
});

describe('toOption()', () => {
  test('accepts an inferred union of values', () => {
    const find = (id: number) =>
      id === 1
        ? Result.Ok('Ada' as string)
        : id > 1
          ? Result.Ok(id)
          : Result.Err('unknown' as const);
    expect([1, 2, 0].map(find).map((each) => Result.toOption(each))).toEqual(['Ada', 2, undefined]);
    expectTypeOf(Result.toOption(find(1))).toEqualTypeOf<string | number | undefined>();
    const mayLack = (id: number) => (id === 1 ? Result.Ok(undefined) : Result.Ok(id));
    // @ts-expect-error One of the values may be undefined.
    Result.toOption(mayLack(1));
    const generic = <Value extends string, Failure>(
      self: Result.Result<Value, Failure>,
    ): Value | undefined => Result.toOption(self);
    expect(generic(Result.Ok('a'))).toBe('a');
    expectTypeOf(Result.toOption(Result.Err('no'))).toEqualTypeOf<undefined>();
  });

  test('returns the value, including null', () => {
    expect(Result.toOption(ok)).toBe(1);
    expect(Result.toOption(Result.Ok(null))).toBe(null);
    expectTypeOf(Result.toOption(ok)).toEqualTypeOf<number | undefined>();
  });

  test('returns None for an Err, whatever other fields it has', () => {
    const more: Parsed & { readonly value: number } = { ok: false, error: 'no', value: 1 };
    expect(Result.toOption(err)).toBe(undefined);
    expect(Result.toOption(more)).toBe(undefined);
  });

  test('rejects a value that may be undefined at compile time', () => {
    // @ts-expect-error An option cannot hold undefined.
    Result.toOption(Result.Ok(undefined));
  });
});

describe('equal()', () => {
  const byAmount = Equal<number>((self, other) => Math.abs(self) === Math.abs(other));
  const byCase = Equal<string>((self, other) => self.toLowerCase() === other.toLowerCase());
  const equal = Result.equal(byAmount, byCase);

  test('compares values with values and errors with errors', () => {
    expect(equal.equals(Result.Ok(1), Result.Ok(-1))).toBe(true);
    expect(equal.equals(Result.Ok(1), Result.Ok(2))).toBe(false);
    expect(equal.equals(Result.Err('a'), Result.Err('A'))).toBe(true);
    expect(equal.equals(Result.Err('a'), Result.Err('b'))).toBe(false);
  });

  test('never treats an Ok and an Err as equal', () => {
    const same = Equal<unknown>(() => true);
    expect(Result.equal(same, same).equals(ok, err)).toBe(false);
    expect(Result.equal(same, same).equals(err, ok)).toBe(false);
  });
});

describe('order()', () => {
  const order = Result.order(Order.number, { compare: Order.bigint });

  test('puts every Err before every Ok', () => {
    expect(order(Result.Err(9n), Result.Ok(1))).toBe(-1);
    expect(order(Result.Ok(1), Result.Err(9n))).toBe(1);
  });

  test('compares values with values and errors with errors', () => {
    expect(order(Result.Ok(1), Result.Ok(2))).toBe(-1);
    expect(order(Result.Err(2n), Result.Err(1n))).toBe(1);
    expect(order(Result.Err(1n), Result.Err(1n))).toBe(0);
  });
});

test('a callback that is not needed is not called', () => {
  const fn = vi.fn();
  Result.map(err, fn);
  Result.mapError(ok, fn);
  Result.match(ok, { Ok: () => 1, Err: fn });
  expect(fn).not.toHaveBeenCalled();
});

/** Like `result` with the sides swapped: the error is a number. */
const failure: fc.Arbitrary<Result.Result<string, number>> = fc.oneof(
  fc.string().map((value) => Result.Ok(value)),
  integer.map((error) => Result.Err(error)),
);

functorLaws('Result', { values: result, map: Result.map });
functorLaws('Result, by its errors', { values: failure, map: Result.mapError });
monadLaws('Result', { values: result, of: Result.Ok, andThen: Result.andThen });
monadLaws('Result, by its errors', {
  values: failure,
  of: Result.Err,
  andThen: Result.orElse,
});

const same = Equal<unknown>((self, other) => self === other);
const results: fc.Arbitrary<Result.Result<number, bigint>> = fc.oneof(
  fc.integer({ min: -3, max: 3 }).map((value) => Result.Ok(value)),
  fc.bigInt({ min: -3n, max: 3n }).map((error) => Result.Err(error)),
);

equalLaws('of results', Result.equal(same, same), results);
orderLaws(
  'of results',
  Result.order(Order.number, Order.bigint),
  results,
  Result.equal(same, same),
);
