import { Result } from '@tstd/core';
import { describe, expect, expectTypeOf, test } from 'vitest';

import type * as Client from './Client.js';
import type { HeadersInput } from './Headers.js';
import type * as HTTPError from './HTTPError.js';
import { Request, type RequestOptions, type SearchParamsInput } from './Request.js';
import type { ResponseParameters } from './Response.js';
import * as ResponseParser from './ResponseParser.js';

/** The names of the optional properties of a type. */
type OptionalKeys<Type> = {
  [Key in keyof Type]-?: {} extends Pick<Type, Key> ? Key : never;
}[keyof Type];

/** The names of the optional properties that do not accept `undefined`. */
type ExactKeys<Type> = {
  [Key in OptionalKeys<Type>]-?: { [K in Key]: undefined } extends Pick<Type, Key> ? never : Key;
}[OptionalKeys<Type>];

describe('an optional property', () => {
  test('accepts undefined in all options', () => {
    expectTypeOf<ExactKeys<Client.Hooks>>().toBeNever();
    expectTypeOf<ExactKeys<Client.RetryOptions>>().toBeNever();
    expectTypeOf<ExactKeys<HTTPError.InvalidURLProperties>>().toBeNever();
    expectTypeOf<ExactKeys<HTTPError.ParserErrorProperties>>().toBeNever();
    expectTypeOf<ExactKeys<HTTPError.RedirectErrorProperties>>().toBeNever();
    expectTypeOf<ExactKeys<ResponseParameters<string>>>().toBeNever();
    expectTypeOf<ExactKeys<ResponseParser.ReduceOptions<number>>>().toBeNever();
    expectTypeOf<ExactKeys<ResponseParser.ResponseParser<string>>>().toBeNever();
    expectTypeOf<ExactKeys<ResponseParser.ResponseSource>>().toBeNever();
  });

  test('rejects undefined only for a timeout', () => {
    expectTypeOf<ExactKeys<Client.ClientOptions>>().toEqualTypeOf<'timeout'>();
    expectTypeOf<ExactKeys<RequestOptions<string>>>().toEqualTypeOf<'timeout'>();
  });

  test('accepts it in records of headers and of search parameters', () => {
    const record = { a: undefined };
    expectTypeOf(record).toExtend<HeadersInput>();
    expectTypeOf(record).toExtend<SearchParamsInput>();
  });
});

describe('a callback that returns several types', () => {
  test('creates a parser of all of them', () => {
    const parser = ResponseParser.of(({ length }) => {
      if (length > 1) {
        return Result.Ok({ a: 1 });
      }
      return length > 0 ? Result.Ok('x') : Result.Err('no');
    });
    expectTypeOf(parser).toEqualTypeOf<ResponseParser.ResponseParser<string | { a: number }>>();
    expectTypeOf(ResponseParser.of(() => Result.Err('no'))).toEqualTypeOf<
      ResponseParser.ResponseParser<never>
    >();
    const chosen = ResponseParser.choose(({ ok }) =>
      ok ? ResponseParser.text : ResponseParser.ignore,
    );
    expectTypeOf(chosen).toEqualTypeOf<ResponseParser.ResponseParser<string | undefined>>();
    const mapped = ResponseParser.map(ResponseParser.text, (text) =>
      text === '' ? Result.Err('empty') : Result.Ok(text),
    );
    expectTypeOf(mapped).toEqualTypeOf<
      ResponseParser.ResponseParser<Result.Err<string> | Result.Ok<string>>
    >();
    const reduced = ResponseParser.reduce(
      (size, { length }) => (size > 9 ? size : Promise.resolve(size + length)),
      () => 0,
    );
    expectTypeOf(reduced).toEqualTypeOf<ResponseParser.ResponseParser<number>>();
  });

  test('works in generic code', () => {
    const both = <Value, Failure>(
      decode: (bytes: ResponseParser.Bytes) => Result<Value, Failure>,
      other: ResponseParser.ResponseParser<Value>,
    ): readonly ResponseParser.ResponseParser<Value>[] => [
      ResponseParser.of(decode),
      ResponseParser.choose(() => other),
    ];
    expect(both(() => Result.Ok(''), ResponseParser.text)).toHaveLength(2);
  });
});

describe('a parser of a union', () => {
  const either = (isText: boolean) => (isText ? ResponseParser.text : ResponseParser.ignore);

  test('keeps its values', () => {
    type Either = ResponseParser.ResponseParser<string | undefined>;
    expectTypeOf(ResponseParser.anyStatus(either(true))).toEqualTypeOf<Either>();
    expectTypeOf(ResponseParser.maxBytes(either(true), 1)).toEqualTypeOf<Either>();
    expectTypeOf(ResponseParser.map(either(true), (value) => value)).toEqualTypeOf<Either>();
    expectTypeOf(ResponseParser.result(either(true), either(false))).toEqualTypeOf<
      ResponseParser.ResponseParser<Result<string | undefined, string | undefined>>
    >();
    expectTypeOf(Request('/', { parser: either(true) })).toEqualTypeOf<
      Request<string | undefined>
    >();
  });
});
