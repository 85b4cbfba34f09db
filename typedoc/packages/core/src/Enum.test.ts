import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { codecLaws, equalLaws, indexableLaws, orderLaws } from '../../../laws/index.js';
import type * as Codec from './Codec.js';
import * as Enum from './Enum.js';

const Color = Enum.of({ Red: 'red', Green: 'green', Blue: 'blue' });
type Color = Enum.Enum<typeof Color>;

const Level = { Low: 1, High: 2, Top: 2, note: null } as const;

/** The output of the compiler for `enum Mixed { Zero, One, Less = -1, Text = 'text', Alias = 1 }`. */
const Mixed = {
  0: 'Zero',
  1: 'Alias',
  Zero: 0,
  One: 1,
  Less: -1,
  '-1': 'Less',
  Text: 'text',
  Alias: 1,
} as const;

const instanceNames: readonly string[] = [
  'keys',
  'values',
  'hasInstance',
  'equal',
  'order',
  'bounded',
  'indexable',
  'codec',
];

describe('of()', () => {
  test('returns a frozen object whose only listed properties are the members', () => {
    expect(Object.isFrozen(Color)).toBe(true);
    expect(Object.entries(Color)).toEqual([
      ['Red', 'red'],
      ['Green', 'green'],
      ['Blue', 'blue'],
    ]);
    expect({ ...Color }).toStrictEqual({ Red: 'red', Green: 'green', Blue: 'blue' });
    expect(JSON.stringify(Color)).toBe('{"Red":"red","Green":"green","Blue":"blue"}');
  });

  test('does not change or freeze its argument', () => {
    const members = { A: 'a' };
    Enum.of(members);
    expect(Object.isFrozen(members)).toBe(false);
    expect(Object.getOwnPropertyNames(members)).toEqual(['A']);
  });

  test('contains the instances, which cannot be replaced', () => {
    expect(Object.getOwnPropertyNames(Color)).toEqual(['Red', 'Green', 'Blue', ...instanceNames]);
    expect(Color.keys).toEqual(['Red', 'Green', 'Blue']);
    expect(Color.values).toEqual(['red', 'green', 'blue']);
    expect(Object.isFrozen(Color.keys) && Object.isFrozen(Color.values)).toBe(true);
    expect(Color.hasInstance('red')).toBe(true);
    expect(Color.hasInstance('Red')).toBe(false);
    expect(Color.equal.equals('red', 'red')).toBe(true);
    expect(Color.equal.equals('red', 'green')).toBe(false);
    expect(Color.order('red', 'blue')).toBe(-1);
    expect(Color.bounded).toEqual({ minValue: 'red', maxValue: 'blue' });
    expect(Color.indexable.toIndex('green')).toBe(1);
    expect(Color.codec.decode('red')).toEqual({ ok: true, value: 'red' });
    // @ts-expect-error The property is readonly.
    expect(() => (Color.keys = [])).toThrow(TypeError);
  });

  test('rejects each name of a function of the module, in the types too', () => {
    const names = Object.keys(Enum);
    expectTypeOf<Enum.EnumReservedName>().toEqualTypeOf<keyof typeof Enum>();
    for (const name of names) {
      expect(() => Enum.of({ [name]: 'a' })).toThrow(
        `Expected "members" without the name "${name}", which is reserved for a function of Enum`,
      );
    }
    expect(instanceNames.filter((name) => !names.includes(name))).toEqual([]);
    // @ts-expect-error The name is reserved.
    expect(() => Enum.of({ codec: 'a' })).toThrow(ArgumentError);
  });

  test('accepts names that objects inherit', () => {
    const Odd = Enum.of({ toString: 'a', constructor: 'b', ['__proto__']: 'c' });
    expect(Odd.keys).toEqual(['toString', 'constructor', '__proto__']);
    expect(Odd.values).toEqual(['a', 'b', 'c']);
    expect(Object.getPrototypeOf(Odd)).toBe(Object.prototype);
  });

  test('rejects names that JavaScript moves to the front', () => {
    expect(() => Enum.of({ B: 'b', 1: 'a' })).toThrow(
      'Expected "members" without the name "1": JavaScript would move an array index to the front',
    );
    expect(() => Enum.of({ 0: 'a' })).toThrow(ArgumentError);
    expect(() => Enum.of({ 10: 'a' })).toThrow(ArgumentError);
    expect(Enum.of({ '01': 'a', '1.5': 'b', '-1': 'c' }).keys).toEqual(['01', '1.5', '-1']);
  });

  test('rejects an empty enum, values of other types and duplicate values', () => {
    expect(() => Enum.of({})).toThrow('Expected an enum with at least one member');
    expect(() => Enum.of({ A: NaN })).toThrow(
      'Expected "members.A" to be a string or a finite number, received NaN',
    );
    // @ts-expect-error A value is a string or a number.
    expect(() => Enum.of({ A: true })).toThrow(ArgumentError);
    expect(() => Enum.of({ A: 'a', B: 'b', C: 'a' })).toThrow(
      'Expected "members" with different values, received "a" for both "A" and "C"',
    );
    expect(Enum.of({ A: '1', B: 1 }).values).toEqual(['1', 1]);
  });

  test('keeps the literal types', () => {
    expectTypeOf<Color>().toEqualTypeOf<'red' | 'green' | 'blue'>();
    expectTypeOf<Enum.EnumKey<typeof Color>>().toEqualTypeOf<'Red' | 'Green' | 'Blue'>();
    expectTypeOf(Color.Red).toEqualTypeOf<'red'>();
    expectTypeOf(Color.codec).toEqualTypeOf<Codec.Codec<Color, Color>>();
    expectTypeOf<Enum.Enum<typeof Level>>().toEqualTypeOf<1 | 2>();
    expectTypeOf<Enum.EnumKey<typeof Level>>().toEqualTypeOf<'Low' | 'High' | 'Top'>();
    // @ts-expect-error The enum has no such value.
    const other: Color = 'pink';
    expect(Color.hasInstance(other)).toBe(false);
  });
});

describe('access', () => {
  test('keys(), values() and entries() are in the order of declaration', () => {
    expect(Enum.keys(Color)).toEqual(Color.keys);
    expect(Enum.values(Color)).toEqual(Color.values);
    expect(Enum.entries(Color)).toEqual([
      ['Red', 'red'],
      ['Green', 'green'],
      ['Blue', 'blue'],
    ]);
  });

  test('accept an object as const, and ignore properties that are not members', () => {
    expect(Enum.keys(Level)).toEqual(['Low', 'High', 'Top']);
    expect(Enum.values(Level)).toEqual([1, 2]);
    expect(Enum.keyOf(Level, 2)).toBe('High');
    expect(Enum.keys({ A: 'a', B: NaN, C: true })).toEqual(['A']);
  });

  test('ignore the reverse mappings of a numeric enum', () => {
    expect(Enum.entries(Mixed)).toEqual([
      ['Zero', 0],
      ['One', 1],
      ['Less', -1],
      ['Text', 'text'],
      ['Alias', 1],
    ]);
    expect(Enum.values(Mixed)).toEqual([0, 1, -1, 'text']);
  });

  test('keeps a member whose value is the name of another member', () => {
    expect(Enum.entries({ A: 'B', B: 1 })).toEqual([
      ['A', 'B'],
      ['B', 1],
    ]);
    expect(Enum.entries({ A: 'B', B: 'A' })).toEqual([
      ['A', 'B'],
      ['B', 'A'],
    ]);
    expect(Enum.entries({ 1: 5, 5: 1 })).toEqual([
      ['1', 5],
      ['5', 1],
    ]);
    expect(Enum.entries({ A: 'toString' })).toEqual([['A', 'toString']]);
    const heir: Enum.EnumLike = Object.assign(Object.create({ B: 1 }), { 1: 'B' });
    expect(Enum.entries(heir)).toEqual([['1', 'B']]);
  });

  test('keyOf() finds the name, and throws on another value', () => {
    expect(Enum.keyOf(Color, 'green')).toBe('Green');
    expect(() => Enum.keyOf(Color, 'pink' as Color)).toThrow(
      'Expected "value" to be "red" or "green" or "blue", received "pink"',
    );
  });
});

describe('conversions and guards', () => {
  test('hasInstance() compares without conversion', () => {
    expect(Enum.hasInstance(Level, 1)).toBe(true);
    for (const value of ['1', 3, null, undefined, 1n, [1]]) {
      expect(Enum.hasInstance(Level, value)).toBe(false);
    }
  });

  test('from() returns the value or None', () => {
    expect(Enum.from(Color, 'red')).toBe('red');
    expect(Enum.from(Color, 'Red')).toBe(undefined);
  });

  test('fromKey() returns the value of an own name or None', () => {
    expect(Enum.fromKey(Color, 'Red')).toBe('red');
    for (const name of ['red', 'codec', 'toString', '__proto__']) {
      expect(Enum.fromKey(Color, name)).toBe(undefined);
    }
  });
});

describe('instances', () => {
  test('order follows the declaration, and throws for another value', () => {
    expect((['blue', 'red', 'green'] as const).toSorted(Enum.order(Color))).toEqual(Color.values);
    expect(() => Enum.order(Color)('red', 'pink' as Color)).toThrow(ArgumentError);
  });

  test('indexable counts from 0', () => {
    const indexable = Enum.indexable(Color);
    expect(Color.values.map(indexable.toIndex)).toEqual([0, 1, 2]);
    expect([-1, 0, 2, 3].map(indexable.fromIndex)).toEqual([undefined, 'red', 'blue', undefined]);
  });

  test('bounded and codec need a member', () => {
    expect(Enum.bounded(Level)).toEqual({ minValue: 1, maxValue: 2 });
    expect(() => Enum.bounded({})).toThrow('Expected an enum with at least one member');
    expect(() => Enum.codec({})).toThrow(ArgumentError);
  });
});

describe('codec()', () => {
  test('names the values in an error, or counts them if there are many', () => {
    const result = Color.codec.decode('pink');
    expect(result.ok || result.error.message).toBe(
      'Expected "red" or "green" or "blue", received a string',
    );
    const members = Object.fromEntries(
      Array.from({ length: 11 }, (_, index) => [`n${index}`, index]),
    );
    const many = Enum.codec(Enum.of(members)).decode('pink');
    expect(many.ok || many.error.expected).toBe('one of 11 values of an enum');
    const ten = Enum.codec({ ...members, n10: true }).decode('pink');
    expect(ten.ok || ten.error.expected).toBe('0 or 1 or 2 or 3 or 4 or 5 or 6 or 7 or 8 or 9');
  });
});

const colors = fc.constantFrom(...Color.values);
const mixed = fc.constantFrom(...Enum.values(Mixed));

equalLaws('of an enum', Enum.equal, mixed);
orderLaws('of an enum', Enum.order(Color), colors, Enum.equal);
orderLaws('of an object as const', Enum.order(Mixed), mixed, Enum.equal);
indexableLaws('of an enum', Enum.indexable(Color), colors);
codecLaws('of an enum', Enum.codec(Mixed), mixed, {
  inputs: fc.constantFrom('Zero', 'One', '1', 'text', 'Text', 0, 1, 2, -1, null),
});

describe('an enum whose members look like the reverse mappings of a native one', () => {
  const Sign = Enum.of({ '-1': 'A', A: -1 });

  test('keeps all its members', () => {
    expect(Sign.keys).toEqual(['-1', 'A']);
    expect(Sign.values).toEqual(['A', -1]);
    expect(Enum.keys(Sign)).toEqual(['-1', 'A']);
    expect(Enum.values(Sign)).toEqual(['A', -1]);
    expect(Enum.entries(Sign)).toEqual([
      ['-1', 'A'],
      ['A', -1],
    ]);
    expect(Enum.keyOf(Sign, 'A')).toBe('-1');
    expect(Enum.fromKey(Sign, '-1')).toBe('A');
    expect(Enum.codec(Sign).decode('A').ok).toBe(true);
    expect(Enum.hasInstance(Sign, 'A')).toBe(true);
    expect(Enum.hasInstance(Sign, '-1')).toBe(false);
  });

  test('lists only the members of a native enum with a negative number', () => {
    // The object that TypeScript creates for it.
    const Native = { A: -1, '-1': 'A' } as const;
    expect(Enum.keys(Native)).toEqual(['A']);
    expect(Enum.hasInstance(Native, -1)).toBe(true);
    expect(Enum.hasInstance(Native, 'A')).toBe(false);
  });
});

test('the guard of an enum lists no members', () => {
  let lists = 0;
  const self = new Proxy(Enum.of({ Red: 'red', Green: 'green' }), {
    ownKeys: (target) => {
      lists += 1;
      return Reflect.ownKeys(target);
    },
  });
  expect(Enum.hasInstance(self, 'green')).toBe(true);
  expect(Enum.hasInstance(self, 'blue')).toBe(false);
  expect(lists).toBe(0);
});

describe('look-ups', () => {
  const objects = fc.dictionary(
    fc.oneof(fc.constantFrom('A', 'B', '1', '-1', '__proto__'), fc.string({ maxLength: 2 })),
    fc.oneof(fc.constantFrom('A', 'B', '1', 1, -1, -0, NaN, null), fc.string({ maxLength: 2 })),
  );
  const freeze = (self: Enum.EnumLike): Enum.EnumLike => Object.freeze({ ...self });
  const keyOf = (self: Enum.EnumLike, value: never): string | undefined => {
    try {
      return Enum.keyOf(self, value);
    } catch {
      return undefined;
    }
  };
  const answers = (self: Enum.EnumLike, value: never, key: string): readonly unknown[] => [
    Enum.hasInstance(self, value),
    keyOf(self, value),
    Enum.fromKey(self, key),
  ];

  test('find the first member with the value, whether the enum is frozen or not', () => {
    const values = fc.oneof(fc.constantFrom('A', '1', 1, -1, 0, NaN, null), fc.string());
    fc.assert(
      fc.property(objects, values, fc.string({ maxLength: 2 }), (self, value, key) => {
        const entries: readonly (readonly [string, unknown])[] = Enum.entries(self);
        const name = entries.find(([, member]) => member === value)?.[0];
        const expected = [name !== undefined, name, entries.find(([each]) => each === key)?.[1]];
        expect(answers(self, value as never, key)).toEqual(expected);
        expect(answers(freeze(self), value as never, key)).toEqual(expected);
      }),
    );
  });

  test('reflect changes of an object, even of a frozen object with a getter', () => {
    let value = 'a';
    const open: Record<string, unknown> = { A: 'a' };
    const computed = Object.freeze({
      get A() {
        return value;
      },
    });
    for (const self of [open, computed]) {
      value = 'a';
      expect([Enum.keyOf(self, 'a' as never), Enum.hasInstance(self, 'b')]).toEqual(['A', false]);
      value = 'b';
      open['A'] = 'b';
      expect([Enum.keyOf(self, 'b' as never), Enum.hasInstance(self, 'a')]).toEqual(['A', false]);
    }
  });

  test('read the members of a frozen object once', () => {
    let lists = 0;
    const members = { Red: 'red', Green: 'green' } as const;
    for (const self of [Object.freeze({ ...members }), Enum.of(members)]) {
      const watched = new Proxy(self, {
        ownKeys: (target) => {
          lists += 1;
          return Reflect.ownKeys(target);
        },
      });
      Enum.keyOf(watched, 'red');
      lists = 0;
      expect(Enum.keyOf(watched, 'green')).toBe('Green');
      expect(Enum.hasInstance(watched, 'blue')).toBe(false);
      expect(Enum.fromKey(watched, 'Red')).toBe('red');
      expect(lists).toBe(0);
    }
  });
});

test.each([
  ['keys', Enum.keys],
  ['values', Enum.values],
  ['entries', Enum.entries],
  ['codec', Enum.codec],
  ['order', Enum.order],
  ['bounded', Enum.bounded],
  ['indexable', Enum.indexable],
  ['from', (self: Enum.EnumLike) => Enum.from(self, 'a')],
  ['fromKey', (self: Enum.EnumLike) => Enum.fromKey(self, 'a')],
  ['hasInstance', (self: Enum.EnumLike) => Enum.hasInstance(self, 'a')],
])('%s() refuses what is no object', (_, fn: (self: Enum.EnumLike) => unknown) => {
  for (const wrong of [null, 5, 'wrong', undefined, () => 1]) {
    expect(() => fn(wrong as never)).toThrow('Expected "self" to be an object');
  }
});
