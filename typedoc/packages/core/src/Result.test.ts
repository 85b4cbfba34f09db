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

describe('Ok() and Err()', () => {
  test('make plain objects', () => {
    expect(Result.Ok(1)).toStrictEqual({ ok: true, value: 1 });
    expect(Result.Err('no')).toStrictEqual({ ok: false, error: 'no' });
  });

  test('take any value, undefined too', () => {
    expect(Result.Ok(undefined)).toStrictEqual({ ok: true, value: undefined });
    expect(Result.Err(undefined)).toStrictEqual({ ok: false, error: undefined });
  });

  test('are told apart by the compiler', () => {
    const read = (self: Parsed): number | string => (self.ok ? self.value : self.error);
    expect([read(ok), read(err)]).toStrictEqual([1, 'no']);
    // @ts-expect-error An Ok has no error.
    expect(Result.Ok(1).error).toBe(undefined);
  });
});

describe('generic code', () => {
  test('can use the functions for values and errors of any type', () => {
    const wrap = <Value, Failure>(
      self: Result.Result<Value, Failure>,
    ): Result.Result<readonly [Value], Failure> => Result.map(self, (value) => [value] as const);
    expect([wrap(ok), wrap(err)]).toStrictEqual([Result.Ok([1]), err]);
  });

  test('can hand over the constructors', () => {
    expect(Result.andThen(ok, Result.Ok)).toStrictEqual(ok);
    expectTypeOf(Result.andThen(ok, Result.Ok)).toEqualTypeOf<Parsed>();
    expect(Result.orElse(err, Result.Err)).toStrictEqual(err);
    expectTypeOf(Result.orElse(ok, Result.Err)).toEqualTypeOf<Parsed>();
  });
});

describe('ValueOf and ErrorOf', () => {
  test('take the types apart', () => {
    expectTypeOf<Result.ValueOf<Parsed>>().toEqualTypeOf<number>();
    expectTypeOf<Result.ErrorOf<Parsed>>().toEqualTypeOf<string>();
    expectTypeOf<Result.ValueOf<Result.Err<string>>>().toEqualTypeOf<never>();
    expectTypeOf<Result.ErrorOf<Result.Ok<number>>>().toEqualTypeOf<never>();
  });
});

describe('tryCall()', () => {
  test('gives what the function returns', () => {
    expect(Result.tryCall(() => 1, neverCalled)).toStrictEqual(Result.Ok(1));
  });

  test('gives what is made of the error', () => {
    const error = new RangeError('too large');
    const fn = (): number => {
      throw error;
    };
    expect(Result.tryCall(fn, (reason) => [reason])).toStrictEqual(Result.Err([error]));
  });

  test('knows a thrown undefined', () => {
    const fn = (): number => {
      throw undefined;
    };
    expect(Result.tryCall(fn, (reason) => ({ reason }))).toStrictEqual(
      Result.Err({ reason: undefined }),
    );
  });

  test('does not catch what onError throws', () => {
    const fn = (): number => {
      throw new Error('first');
    };
    const onError = (error: unknown): never => {
      throw new Error('second', { cause: error });
    };
    expect(() => Result.tryCall(fn, onError)).toThrow('second');
  });

  test('takes a promise for a value', () => {
    const promise = Promise.resolve(1);
    expect(Result.tryCall(() => promise, neverCalled)).toStrictEqual(Result.Ok(promise));
  });

  test('knows the types', () => {
    expectTypeOf(
      Result.tryCall(
        () => 1,
        () => 'no',
      ),
    ).toEqualTypeOf<Parsed>();
  });
});

describe('fromPromise()', () => {
  test('gives the value of the promise', async () => {
    await expect(Result.fromPromise(Promise.resolve(1), neverCalled)).resolves.toStrictEqual(
      Result.Ok(1),
    );
  });

  test('gives what is made of the reason', async () => {
    const reason = new Error('offline');
    const outcome = await Result.fromPromise(Promise.reject(reason), (error) => [error]);
    expect(outcome).toStrictEqual(Result.Err([reason]));
  });

  test('takes an object with a then method', async () => {
    const thenable: PromiseLike<number> = {
      then: (onFulfilled, onRejected) => Promise.resolve(1).then(onFulfilled, onRejected),
    };
    await expect(Result.fromPromise(thenable, neverCalled)).resolves.toStrictEqual(Result.Ok(1));
  });

  test('is rejected with what onError throws', async () => {
    const onError = (): never => {
      throw new Error('second');
    };
    await expect(Result.fromPromise(Promise.reject(new Error('first')), onError)).rejects.toThrow(
      'second',
    );
  });
});

describe('isResult()', () => {
  test.each([
    [{ ok: true, value: 1 }],
    [{ ok: true, value: undefined }],
    [{ ok: false, error: 'no' }],
    [JSON.parse('{"ok":true,"value":[],"more":1}')],
    [Object.assign(Object.create(null), { ok: false, error: 1 })],
  ])('is true for %j', (value) => {
    expect(Result.isResult(value)).toBe(true);
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
    expect(Result.isResult(value)).toBe(false);
  });

  test('is true for every result', () => {
    fc.assert(fc.property(result, (self) => Result.isResult(self)));
  });
});

describe('isOk() and isErr()', () => {
  test('tell the kinds apart', () => {
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

  test('filter a list', () => {
    const values = [ok, err].filter(Result.isOk);
    expect(values).toStrictEqual([ok]);
    expectTypeOf(values).toEqualTypeOf<Result.Ok<number>[]>();
  });
});

describe('getOr()', () => {
  test('gives the value or the fallback', () => {
    expect(Result.getOr(ok, 0)).toBe(1);
    expect(Result.getOr(err, 0)).toBe(0);
    expect(Result.getOr(Result.Ok(undefined), 0)).toBe(undefined);
    expectTypeOf(Result.getOr(ok, null)).toEqualTypeOf<number | null>();
  });
});

describe('getOrElse()', () => {
  test('gives the value without a call of the function', () => {
    expect(Result.getOrElse(ok, neverCalled)).toBe(1);
  });

  test('gives what the function makes of the error', () => {
    expect(Result.getOrElse(err, (error) => error.length)).toBe(2);
  });
});

describe('getOrThrow()', () => {
  test('gives the value', () => {
    expect(Result.getOrThrow(ok)).toBe(1);
  });

  test('throws the error as it is', () => {
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
  test('calls the function that belongs to the kind, and no other', () => {
    expect(Result.match(ok, { Ok: (value) => value + 1, Err: neverCalled })).toBe(2);
    expect(Result.match(err, { Ok: neverCalled, Err: (error) => `${error}!` })).toBe('no!');
  });

  test('gives the union of the types', () => {
    const matched = Result.match(ok, { Ok: (value) => [value], Err: (error) => error });
    expect(matched).toStrictEqual([1]);
    expectTypeOf(matched).toEqualTypeOf<number[] | string>();
  });
});

describe('map()', () => {
  test('leaves an Err as it is', () => {
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
  test('leaves an Ok as it is', () => {
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
  test('leaves an Err as it is', () => {
    expect(Result.andThen(err, neverCalled)).toBe(err);
  });

  test('adds up the types of the errors', () => {
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

describe('or()', () => {
  test('gives the first Ok, or the second Err', () => {
    fc.assert(
      fc.property(result, result, (self, other) => {
        expect(Result.or(self, other)).toBe(self.ok ? self : other);
      }),
    );
  });

  test('drops the type of the first error', () => {
    expectTypeOf(Result.or(err, Result.Ok('a'))).toEqualTypeOf<
      Result.Result<number | string, never>
    >();
  });
});

describe('orElse()', () => {
  test('leaves an Ok as it is', () => {
    expect(Result.orElse(ok, neverCalled)).toBe(ok);
  });
});

describe('zip()', () => {
  test('gives both values', () => {
    expect(Result.zip(ok, Result.Ok('a'))).toStrictEqual(Result.Ok([1, 'a']));
    expectTypeOf(Result.zip(ok, Result.Ok('a'))).toEqualTypeOf<
      Result.Result<readonly [number, string], string>
    >();
  });

  test('gives the first Err', () => {
    const other = Result.Err('other');
    expect(Result.zip(err, other)).toBe(err);
    expect(Result.zip(ok, other)).toBe(other);
    expect(Result.zip(err, ok)).toBe(err);
  });
});

describe('all()', () => {
  test('gives the values of all results, or the first Err', () => {
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

  test('knows the types of a tuple and of an array', () => {
    const other = Result.Ok(true) as Result.Result<boolean, RangeError>;
    expectTypeOf(Result.all([ok, other])).toEqualTypeOf<
      Result.Result<readonly [number, boolean], string | RangeError>
    >();
    expectTypeOf(Result.all([ok] as Parsed[])).toEqualTypeOf<
      Result.Result<readonly number[], string>
    >();
  });
});

describe('toOption()', () => {
  test('gives the value, null too', () => {
    expect(Result.toOption(ok)).toBe(1);
    expect(Result.toOption(Result.Ok(null))).toBe(null);
    expectTypeOf(Result.toOption(ok)).toEqualTypeOf<number | undefined>();
  });

  test('gives None for an Err, whatever other fields it has', () => {
    const more: Parsed & { readonly value: number } = { ok: false, error: 'no', value: 1 };
    expect(Result.toOption(err)).toBe(undefined);
    expect(Result.toOption<number>(more)).toBe(undefined);
  });

  test('refuses a value that may be undefined', () => {
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

  test('never finds an Ok equal to an Err', () => {
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

/** The same with the sides swapped: an error that is a number. */
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
