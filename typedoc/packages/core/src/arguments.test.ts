import { ArgumentError } from '@tstd/error';
import { describe, expect, test } from 'vitest';

import {
  Boolean,
  Char,
  Indexable,
  Int,
  Numeric,
  Option,
  Order,
  Ordering,
  Result,
  String,
  Tag,
  omit,
  pick,
} from './index.js';

/*
 * Wrong arguments that untyped code may pass. The parameters of these functions have generic types,
 * so the generated tests find no value that is certainly wrong.
 */

/** Calls a function as untyped code does. */
function call(fn: unknown, ...given: readonly unknown[]): unknown {
  // SAFETY: each case passes a function.
  return (fn as (...given: readonly unknown[]) => unknown)(...given);
}

const ok = Result.Ok(1);
const fn = (): number => 1;
const NO_OBJECTS = [null, undefined, 0.5, NaN, 'wrong', true, Symbol('wrong')];
// The contents of other objects are not checked: that would double the time of a chain of steps.
const NO_RESULTS = [...NO_OBJECTS, fn];

describe('untyped code', () => {
  test.each<[string, string, (wrong: unknown) => unknown]>([
    ['all', 'results.a', (wrong) => call(Result.all, { a: wrong })],
    ['andThen', 'self', (wrong) => call(Result.andThen, wrong, fn)],
    ['collect', 'results[0]', (wrong) => call(Result.collect, [wrong])],
    ['exists', 'self', (wrong) => call(Result.exists, wrong, fn)],
    ['flatten', 'self', (wrong) => call(Result.flatten, wrong)],
    ['getOr', 'self', (wrong) => call(Result.getOr, wrong, 1)],
    ['getOrElse', 'self', (wrong) => call(Result.getOrElse, wrong, fn)],
    ['getOrThrow', 'self', (wrong) => call(Result.getOrThrow, wrong)],
    ['isErr', 'self', (wrong) => call(Result.isErr, wrong)],
    ['isOk', 'self', (wrong) => call(Result.isOk, wrong)],
    ['map', 'self', (wrong) => call(Result.map, wrong, fn)],
    ['mapError', 'self', (wrong) => call(Result.mapError, wrong, fn)],
    ['match', 'self', (wrong) => call(Result.match, wrong, { Ok: fn, Err: fn })],
    ['or', 'self', (wrong) => call(Result.or, wrong, ok)],
    ['or of another', 'other', (wrong) => call(Result.or, ok, wrong)],
    ['orElse', 'self', (wrong) => call(Result.orElse, wrong, fn)],
    ['step', 'self', (wrong) => call(Result.step, wrong)],
    ['tap', 'self', (wrong) => call(Result.tap, wrong, fn)],
    ['tapError', 'self', (wrong) => call(Result.tapError, wrong, fn)],
    ['toOption', 'self', (wrong) => call(Result.toOption, wrong)],
    ['zip', 'self', (wrong) => call(Result.zip, wrong, ok)],
    ['zip of another', 'other', (wrong) => call(Result.zip, ok, wrong)],
  ])('learns that Result.%s() needs a result', (_, name, run) => {
    for (const wrong of NO_RESULTS) {
      expect(() => run(wrong)).toThrow(ArgumentError);
      expect(() => run(wrong)).toThrow(`Expected "${name}" to be a result`);
    }
  });

  test.each<[string, string, (wrong: unknown) => unknown]>([
    ['Option.all', 'options', (wrong) => call(Option.all, wrong)],
    ['Result.all', 'results', (wrong) => call(Result.all, wrong)],
    ['Result.collect', 'results', (wrong) => call(Result.collect, wrong)],
    ['pick', 'self', (wrong) => call(pick, wrong, [])],
    ['omit', 'self', (wrong) => call(omit, wrong, [])],
    ['Boolean.match', 'matcher', (wrong) => call(Boolean.match, true, wrong)],
    ['Option.match', 'matcher', (wrong) => call(Option.match, 1, wrong)],
    ['Ordering.match', 'matcher', (wrong) => call(Ordering.match, 0, wrong)],
    ['Result.match', 'matcher', (wrong) => call(Result.match, ok, wrong)],
  ])('learns that %s() needs an object', (_, name, run) => {
    for (const wrong of NO_OBJECTS) {
      expect(() => run(wrong)).toThrow(ArgumentError);
      expect(() => run(wrong)).toThrow(
        new RegExp(`^Expected "${name}(?:\\.\\w+)?" to be an? (?:object|function)`),
      );
    }
  });

  test.each<[string, string, (part: string) => unknown]>([
    [
      'Boolean.match',
      'true false',
      (part) => call(Boolean.match, true, without(part, 'true', 'false')),
    ],
    ['Option.match', 'Some None', (part) => call(Option.match, 1, without(part, 'Some', 'None'))],
    ['Result.match', 'Ok Err', (part) => call(Result.match, ok, without(part, 'Ok', 'Err'))],
    [
      'Ordering.match',
      'less equal greater',
      (part) => call(Ordering.match, 0, without(part, 'less', 'equal', 'greater')),
    ],
  ])('learns which function of %s() is missing', (_, parts, run) => {
    for (const part of parts.split(' ')) {
      expect(() => run(part)).toThrow(
        `Expected "matcher.${part}" to be a function, received undefined`,
      );
    }
  });

  test.each<[string, string, () => unknown]>([
    ['Option.equal', '"equal" to be an equality', () => call(Option.equal, {})],
    ['Option.gen', '"body" to be a generator function', () => call(Option.gen, fn)],
    ['Result.equal', '"value" to be an equality', () => call(Result.equal, {}, {})],
    ['Result.equal', '"error" to be an equality', () => call(Result.equal, { equals: fn }, null)],
    ['Result.gen', '"body" to be a generator function', () => call(Result.gen, () => null)],
    ['Indexable.next', '"self" to be an indexable', () => call(Indexable.next, {}, 1)],
    ['Indexable.previous', '"self" to be an indexable', () => call(Indexable.previous, null, 1)],
    [
      'Indexable.range',
      '"self" to be an indexable',
      () => call(Indexable.range, { toIndex: fn }, {}),
    ],
    ['Indexable.order', '"self" to be an indexable', () => call(Indexable.order, 'wrong')],
    ['Numeric.sum', '"self.add" to be a function', () => call(Numeric.sum, {}, [])],
    ['Numeric.product', '"self.multiply" to be a function', () => call(Numeric.product, {}, [])],
    ['Numeric.power', '"self.multiply" to be a function', () => call(Numeric.power, {}, 1, 1)],
    ['Order.combine', '"orders[1]" to be an order', () => call(Order.combine, Order.number, 1)],
    ['Tag.define', '"name" to be a string', () => call(Tag.define, 1, Int, {})],
    [
      'String.truncate',
      '"ellipsis" to be a string',
      () => call(String.truncate, 'ab', { maxLength: 1, ellipsis: 1 }),
    ],
    ['pick', '"keys" to be an array', () => call(pick, {}, null)],
    ['Char.isDigit', '"self" to be a character', () => call(Char.isDigit, 'wrong')],
    ['Char.toUpperCase', '"self" to be a character', () => call(Char.toUpperCase, '')],
    ['Char.compare', '"other" to be a character', () => call(Char.compare, 'a', 'ab')],
  ])('learns what %s() needs: %s', (_, text, run) => {
    expect(run).toThrow(ArgumentError);
    expect(run).toThrow(`Expected ${text}`);
  });

  test('may pass a function to pick() and omit()', () => {
    const holder = Object.assign(() => 1, { a: 1, b: 2 });
    expect(pick(holder, ['a'])).toEqual({ a: 1 });
    expect(omit(holder, ['a'])).toEqual({ b: 2 });
  });
});

function without(left: string, ...parts: readonly string[]): object {
  return Object.fromEntries(parts.filter((each) => each !== left).map((each) => [each, fn]));
}
