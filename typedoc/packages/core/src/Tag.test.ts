import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { codecLaws, equalLaws, orderLaws } from '../../../laws/index.js';
import * as Codec from './Codec.js';
import * as Int from './Int.js';
import type { Option } from './Option.js';
import * as Order from './Order.js';
import * as String from './String.js';
import * as Tag from './Tag.js';

const Email = Tag.define('Email', String, {
  expected: 'an e-mail address',
  hasInstance: (text) => /^[^@\s]+@[^@\s]+$/.test(text),
  schema: { pattern: '^[^@\\s]+@[^@\\s]+$' },
});
type Email = Tag.ValueOf<typeof Email>;

const Percentage = Tag.define('Percentage', Int, {
  expected: 'an integer from 0 to 100',
  hasInstance: (value) => value >= 0 && value <= 100,
  schema: { minimum: 0, maximum: 100 },
});
type Percentage = Tag.ValueOf<typeof Percentage>;

const Team = Tag.define(
  'Team',
  { codec: Codec.array(Codec.string) },
  {
    expected: 'one name or more',
    hasInstance: (list) => list.length > 0,
    schema: { minItems: 1 },
  },
);

const emails = fc.emailAddress().map(Email.of);
const percentages = fc.integer({ min: 0, max: 100 }).map((value) => Percentage.of(Int.of(value)));

describe('the brand', () => {
  test('is added to values without the brand of the base after a check', () => {
    expectTypeOf(Percentage.of(50)).toEqualTypeOf<Percentage>();
    expectTypeOf(Percentage.from(50)).toEqualTypeOf<Option<Percentage>>();
    expect(Percentage.of(50)).toBe(50);
    expect(Percentage.from(0.5)).toBe(undefined);
    expect(() => Percentage.of(0.5)).toThrow(ArgumentError);
    // @ts-expect-error The base is a number.
    expect(Percentage.from('50')).toBe(undefined);
    const Work = Tag.define('Work', Email, { expected: 'of work', hasInstance: () => true });
    expect(Work.of('ada@example.org')).toBe('ada@example.org');
    expect(Work.from('ada')).toBe(undefined);
    // @ts-expect-error A list is not a list of names.
    expect(Team.from([1])).toBe(undefined);
  });

  test('exists only in the type', () => {
    expectTypeOf<Email>().toEqualTypeOf<string & Tag.Tag<'Email'>>();
    expectTypeOf<Email>().toExtend<string>();
    expectTypeOf<string>().not.toExtend<Email>();
    expectTypeOf<Percentage>().not.toExtend<Email>();
    // @ts-expect-error To the compiler, a string is not an e-mail address.
    const email: Email = 'ada@example.org';
    expect(email).toBe('ada@example.org');
  });

  test('can be combined: a value with two brands has the types of both', () => {
    expectTypeOf<Percentage>().toExtend<Int.Int>();
    const Even = Tag.define('Even', Percentage, {
      expected: 'an even percentage',
      hasInstance: (value) => value % 2 === 0,
    });
    expectTypeOf<Tag.ValueOf<typeof Even>>().toExtend<Percentage>();
    expectTypeOf<Tag.ValueOf<typeof Even>>().toExtend<Tag.Tag<'Even'>>();
    expect([2, 3, 102].map((value) => Even.hasInstance(value))).toEqual([true, false, false]);
  });

  test('has its name', () => {
    expect([Email.name, Team.name]).toEqual(['Email', 'Team']);
  });
});

describe('hasInstance(), of() and from()', () => {
  test('accept values that the base and the refinement accept', () => {
    expect(Email.hasInstance('ada@example.org')).toBe(true);
    expect(Email.of('ada@example.org')).toBe('ada@example.org');
    expect(Email.from('ada@example.org')).toBe('ada@example.org');
    expect([0, 100].map((value) => Percentage.hasInstance(value))).toEqual([true, true]);
  });

  test('reject values that the refinement rejects', () => {
    expect(Email.hasInstance('ada')).toBe(false);
    expect(Email.from('ada')).toBe(undefined);
    expect(() => Email.of('ada')).toThrow(ArgumentError);
    expect(() => Email.of('ada')).toThrow('Expected an e-mail address, received a string');
  });

  test('hasInstance() rejects values that the base rejects, without calling the refinement', () => {
    for (const value of [1, null, undefined, {}, ['ada@example.org']]) {
      expect(Email.hasInstance(value)).toBe(false);
    }
    expect(Percentage.hasInstance(0.5)).toBe(false);
  });

  test('return the value itself', () => {
    const list = ['Ada'];
    expect(Team.of(list)).toBe(list);
    expect(Team.from(list)).toBe(list);
    expect(() => Team.of([])).toThrow('Expected one name or more, received an array of 0 items');
  });

  test('infer the types', () => {
    expectTypeOf(Email.of).toEqualTypeOf<(value: string) => Email>();
    expectTypeOf(Email.from).toEqualTypeOf<(value: string) => Option<Email>>();
    const value: unknown = 'ada@example.org';
    expect(Email.hasInstance(value)).toBe(true);
    if (Email.hasInstance(value)) {
      expectTypeOf(value).toEqualTypeOf<Email>();
    }
    // @ts-expect-error A number is not a string.
    expect(() => Email.of(1)).toThrow('Expected an e-mail address, received a number');
  });
});

describe('instances', () => {
  test('codec distinguishes a fault of the base from its own', () => {
    const messageOf = (input: unknown): string => {
      const result = Percentage.codec.decode(input);
      return result.ok ? '' : result.error.message;
    };
    expect(messageOf(0.5)).toBe('Expected a safe integer, received a number');
    expect(messageOf(101)).toBe('Expected an integer from 0 to 100, received a number');
    expectTypeOf(Percentage.codec).toEqualTypeOf<Codec.Codec<Percentage, number>>();
  });

  test('codec has the keywords of the refinement in its schema', () => {
    expect(Codec.toJSONSchema(Team.codec)).toMatchObject({ type: 'array', minItems: 1 });
  });

  test('equal and order are the ones of the base', () => {
    expect(Percentage.equal).toBe(Int.equal);
    const list = [90, 10, 50].map((value) => Percentage.of(Int.of(value)));
    expect(list.toSorted(Order.reverse(Percentage.order))).toEqual([90, 50, 10]);
  });

  test('order is created from any comparator of the base', () => {
    const refinement = { expected: 'a length', hasInstance: () => true };
    const { codec, equal } = String;
    const byLength = (self: string, other: string): number => self.length - other.length;
    const Length = Tag.define('Length', { codec, equal, order: byLength }, refinement);
    const Name = Tag.define('Name', { codec, equal, order: new Intl.Collator('de') }, refinement);
    expectTypeOf(Length.order).toEqualTypeOf<Order.Order<string>>();
    expect(Length.order('banana', 'fig')).toBe(1);
    expect(['z', 'ä', 'a'].map(Name.of).toSorted(Name.order)).toEqual(['a', 'ä', 'z']);
    expect(() => Tag.define('Text', { codec, equal, order: {} as never }, refinement)).toThrow(
      new ArgumentError({ message: 'Expected "order" to be an order, received an object' }),
    );
  });

  test('a base without an equality or an order provides neither', () => {
    expect(Object.keys(Team).toSorted()).toEqual(['codec', 'from', 'hasInstance', 'name', 'of']);
    // @ts-expect-error The base has no order.
    expect(Team.order).toBe(undefined);
    // @ts-expect-error The base has no equality.
    expect(Team.equal).toBe(undefined);
    const base = { codec: Codec.string, equal: undefined, order: undefined };
    const Text = Tag.define('Text', base, { expected: 'a text', hasInstance: () => true });
    // @ts-expect-error The base has an order that is undefined.
    expect(Text.order).toBe(undefined);
  });

  test('a base may have only one of them', () => {
    const refinement = { expected: 'a text', hasInstance: () => true };
    const { codec, equal, order } = String;
    expect(Tag.define('Text', { codec, equal }, refinement)).not.toHaveProperty('order');
    expect(Tag.define('Text', { codec, order }, refinement)).not.toHaveProperty('equal');
    expect(Tag.define('Text', { codec, equal }, refinement)).toHaveProperty('equal', equal);
    expect(Tag.define('Text', { codec, order }, refinement)).toHaveProperty('order');
  });
});

equalLaws('of a tag', Email.equal, emails);
orderLaws('of a tag', Percentage.order, percentages, Percentage.equal);
codecLaws('of a tag on String', Email.codec, emails, {
  inputs: fc.constantFrom('ada', 'a@b', 'a@b@c', '@', 'a b@c'),
});
codecLaws('of a tag on Int', Percentage.codec, percentages, {
  inputs: fc.oneof(fc.integer({ min: -2, max: 102 }), fc.constantFrom(0.5, '50')),
});
