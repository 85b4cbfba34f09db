import * as error from '@tstd/error';
import { describe, expect, expectTypeOf, test } from 'vitest';

import type { AsString } from './AsString.js';
import * as symbols from './Symbol.js';

function textOf<Value>(value: Value, type: AsString<Value>): string {
  return type.asString(value);
}

describe('AsString', () => {
  test('is implemented by the error classes, their package and the Symbol module', () => {
    const failure = new error.ArgumentError({ message: 'Expected a port', cause: 'none' });
    const text = 'ArgumentError: Expected a port\nCaused by: "none"';
    expect(textOf(failure, error.ArgumentError)).toBe(text);
    expect(textOf(failure, error)).toBe(text);
    expect(textOf(Symbol.iterator, symbols)).toBe('Symbol(Symbol.iterator)');
    expectTypeOf<error.ErrorClass>().toExtend<AsString<unknown>>();
    expectTypeOf<typeof error>().toExtend<AsString<unknown>>();
    expectTypeOf<typeof symbols>().toExtend<AsString<symbol>>();
  });

  test('of a wider type is assignable to one of a narrower type, but not vice versa', () => {
    expectTypeOf<AsString<unknown>>().toExtend<AsString<string>>();
    expectTypeOf<AsString<string>>().not.toExtend<AsString<unknown>>();
  });
});
