import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assertType } from './assertType.js';
import type { JSONArray, JSONObject, JSONPrimitive, JSONValue } from './JSON.js';

function accept<Value>(value: Value): Value {
  return value;
}

describe('JSONValue', () => {
  test('covers JSON text: every value survives a round trip through text', () => {
    // Negative zero is written as 0.
    const values = fc
      .jsonValue({ stringUnit: 'binary' })
      .map((value): JSONValue => value as JSONValue);
    fc.assert(
      fc.property(values, (value) => {
        const back: JSONValue = JSON.parse(JSON.stringify(value));
        expect(JSON.stringify(back)).toBe(JSON.stringify(value));
      }),
    );
  });

  test('accepts nested arrays and objects, readonly or not', () => {
    const frozen = { a: [1, { b: null }] } as const;
    const open = { a: [1, 'b', true] };
    expect([accept<JSONValue>(frozen), accept<JSONValue>(open)]).toEqual([frozen, open]);
    const optional: { a?: string } = {};
    expect(accept<JSONValue>(optional)).toEqual({});
  });

  test('rejects values that JSON does not have', () => {
    // @ts-expect-error JSON has no undefined.
    accept<JSONValue>(undefined);
    // @ts-expect-error A property whose value is undefined is left out of the text.
    accept<JSONValue>({ a: undefined });
    // @ts-expect-error JSON.stringify throws on a bigint.
    accept<JSONValue>(1n);
    // @ts-expect-error JSON has no symbol.
    accept<JSONValue>(Symbol.iterator);
    // @ts-expect-error JSON has no function.
    accept<JSONValue>(() => {});
    // @ts-expect-error A date becomes a string.
    accept<JSONValue>(new Date(0));
    // @ts-expect-error A map becomes an empty object.
    accept<JSONValue>(new Map());
    expect(JSON.stringify({ a: undefined })).toBe('{}');
  });

  test('accepts an object type alias, but no interface without an index signature', () => {
    interface User {
      readonly name: string;
    }
    type Alias = { readonly name: string };
    const user: User = { name: 'Ada' };
    // @ts-expect-error An interface has no index signature, because another declaration may add properties to it.
    expect(accept<JSONObject>(user)).toBe(user);
    expect(accept<JSONObject>(user as Alias)).toBe(user);
  });

  test('is the union of its three kinds', () => {
    assertType<JSONValue, JSONPrimitive | JSONArray | JSONObject>(true);
    assertType<JSONArray[number], JSONValue>(true);
    assertType<JSONObject[string], JSONValue>(true);
    const value: JSONArray = [1];
    // @ts-expect-error The property is read-only.
    value[0] = 2;
    expect(value).toEqual([2]);
  });
});
