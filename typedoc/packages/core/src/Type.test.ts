import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';

import * as Codec from './Codec.js';
import { CodecError } from './CodecError.js';
import * as Enum from './Enum.js';
import type { Option } from './Option.js';
import * as Type from './Type.js';

// The types of Node are not available here, so that no source file can use them by mistake.
const { runInNewContext }: { runInNewContext(code: string): unknown } = await import(
  'node:vm' as string
);

function refuse(): never {
  throw new RangeError('Refused');
}

function revoked(target: object = {}): unknown {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

/** Creates a proxy whose traps all throw. */
function hostile(target: object): unknown {
  const names = Object.getOwnPropertyNames(Reflect);
  return new Proxy(target, Object.fromEntries(names.map((name) => [name, refuse])));
}

const HOSTILE: readonly unknown[] = [
  revoked(),
  revoked([]),
  revoked(() => 0),
  hostile({}),
  hostile([]),
  hostile(() => 0),
  hostile(new Map()),
];

const EXOTIC: readonly unknown[] = [
  ...HOSTILE,
  Object.create(null),
  Object.create(Map.prototype),
  Object.create(Set.prototype),
  Object.create(Date.prototype),
  Object.create(RegExp.prototype),
  Object.create(Uint8Array.prototype),
  Object.create(Object.create(null) as object),
  Object.defineProperty(new (class A {})(), Symbol.toStringTag, { get: refuse }),
  Object.defineProperty([], '0', { get: refuse, enumerable: true }),
  Object.defineProperty({}, 'a', { get: refuse, enumerable: true }),
  Object.defineProperty(() => 0, 'name', { get: refuse }),
  Object.defineProperty(new Error('a'), 'message', { get: refuse }),
];

const notOf = (type: Type.AnyType, values: readonly unknown[]): void => {
  for (const value of values) {
    expect(type.hasInstance(value)).toBe(false);
  }
};

const masked = Type.define({ ...Type.string, name: 'secret', inspect: () => '***' });

describe('define()', () => {
  test('returns the parts that it received', () => {
    const hasInstance = (value: unknown): value is number => value === 1;
    const inspect = (): string => 'one';
    expect(Type.define({ name: 'one', hasInstance, inspect })).toStrictEqual({
      name: 'one',
      hasInstance,
      inspect,
    });
  });

  test('shows values in the same way as unknown by default', () => {
    const { inspect } = Type.define({ name: 'a', hasInstance: Type.string.hasInstance });
    expect(inspect).toBe(Type.unknown.inspect);
  });

  test('rejects an empty name', () => {
    expect(() => Type.define({ ...Type.string, name: '' })).toThrow(
      new ArgumentError({
        message: 'Expected "name" to be a non-empty name, received ""',
      }),
    );
  });

  test('accepts the guard of a codec and of an enum', () => {
    const Color = Enum.of({ Red: 'red' });
    const { hasInstance } = Codec.array(Codec.number);
    const numbers = Type.define({ name: 'numbers', hasInstance });
    const color = Type.define({ name: 'Color', hasInstance: Color.hasInstance });
    expect(numbers.hasInstance([1])).toBe(true);
    expect(numbers.hasInstance(['1'])).toBe(false);
    expect(color.hasInstance('red')).toBe(true);
    expectTypeOf(numbers).toEqualTypeOf<Type.Type<readonly number[]>>();
    expectTypeOf(color).toEqualTypeOf<Type.Type<'red'>>();
  });
});

describe('the primitives', () => {
  const samples = {
    string: '',
    number: NaN,
    bigint: 0n,
    boolean: false,
    symbol: Symbol('a'),
    null: null,
    undefined,
  };
  const names = Object.keys(samples) as (keyof typeof samples)[];

  test.each(names)('%s accepts only its own values', (name) => {
    expect(Type[name].name).toBe(name);
    for (const other of names) {
      expect(Type[name].hasInstance(samples[other])).toBe(name === other);
    }
    notOf(Type[name], [{}, [], () => 0, Object(''), Object(1), ...EXOTIC]);
  });

  test('unknown accepts any value', () => {
    expect(Type.unknown.name).toBe('unknown');
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(Type.unknown.hasInstance(value)).toBe(true);
      }),
    );
  });

  test('have the types of their values', () => {
    expectTypeOf(Type.string).toEqualTypeOf<Type.Type<string>>();
    expectTypeOf<Type.ValueOf<typeof Type.null>>().toEqualTypeOf<null>();
    expectTypeOf<Type.ValueOf<typeof Type.undefined>>().toEqualTypeOf<undefined>();
    expectTypeOf<Type.Type<string>>().toExtend<Type.AnyType>();
    expectTypeOf<Type.Type<'a'>>().not.toExtend<Type.Type<string>>();
  });
});

describe('constant()', () => {
  const key = Symbol('key');

  test.each([
    ['a"b', '"a\\"b"'],
    [1, '1'],
    [NaN, 'NaN'],
    [-0, '-0'],
    [1n, '1n'],
    [true, 'true'],
    [null, 'null'],
    [undefined, 'undefined'],
    [key, 'Symbol(key)'],
  ])('accepts only its value (%#)', (value, name) => {
    const type = Type.constant(value);
    expect(type.name).toBe(name);
    expect(type.hasInstance(value)).toBe(true);
    notOf(type, ['b', 2, 2n, false, Symbol('key'), {}]);
  });

  test('has a name of at most 1000 code points, the text from unknown', () => {
    const long = 'a'.repeat(2000);
    expect(Type.constant(long).name).toBe(Type.unknown.inspect(long));
    expect(Type.constant(long).name).toHaveLength(1000);
    expect(Type.constant(long).hasInstance(`${long}a`)).toBe(false);
  });

  test('treats 0 and -0 as equal, and keeps the literal type', () => {
    expect(Type.constant(0).hasInstance(-0)).toBe(true);
    expect(Type.constant(1).hasInstance('1')).toBe(false);
    expectTypeOf(Type.constant('a')).toEqualTypeOf<Type.Type<'a'>>();
  });
});

describe('instanceOf()', () => {
  class Point {
    readonly x = 1;
  }

  test('accepts the instances of the class and has the name of the class', () => {
    const type = Type.instanceOf(Point);
    expect(type.name).toBe('Point');
    expect(type.hasInstance(new Point())).toBe(true);
    expect(type.inspect(new Point())).toBe('Point { x: 1 }');
    notOf(type, [{ x: 1 }, Point, null, 'Point', ...EXOTIC]);
    expectTypeOf(type).toEqualTypeOf<Type.Type<Point>>();
  });

  test('accepts an abstract class, and rejects a class without a name', () => {
    abstract class Shape {
      abstract readonly size: number;
    }
    expect(Type.instanceOf(Shape).name).toBe('Shape');
    expect(() => Type.instanceOf(class {})).toThrow('Expected "name" to be a non-empty name');
  });
});

describe('ensure() and check()', () => {
  const id = Type.union([Type.string, Type.number]);

  test('return the value if it has the type', () => {
    const value: unknown = 'a';
    expect(Type.ensure(id, value)).toBe('a');
    expect(Type.check(id, value)).toEqual({ ok: true, value: 'a' });
    expect(Type.check(Type.option(id), undefined)).toEqual({ ok: true, value: undefined });
    expectTypeOf(Type.ensure(id, value)).toEqualTypeOf<string | number>();
  });

  // Functions, because the test runner inspects values, and these proxies reject that.
  test.each<[() => unknown, string]>([
    [() => true, 'a boolean'],
    [() => null, 'null'],
    [() => ({ secret: 1 }), 'an object'],
    [() => [1], 'an array of 1 item'],
    [() => [1, 2], 'an array of 2 items'],
    [() => Symbol('secret'), 'a symbol'],
    [() => () => 'secret', 'a function'],
    [() => 1n, 'a bigint'],
    [() => revoked(), 'an object'],
    [() => hostile([]), 'an object'],
  ])('describe the expected and the received value (%#)', (make, received) => {
    const value = make();
    const message = `Expected string | number, received ${received}`;
    expect(() => Type.ensure(id, value)).toThrow(new ArgumentError({ message }));
    const result = Type.check(id, value);
    const error = result.ok ? undefined : result.error;
    expect(error).toBeInstanceOf(CodecError);
    expect([error?.message, error?.path, error?.expected]).toEqual([
      message,
      [],
      'string | number',
    ]);
    expect(error?.received === value).toBe(true);
  });
});

describe('union()', () => {
  test('accepts the values of its members, and joins their names', () => {
    const type = Type.union([Type.constant('a'), Type.number, Type.null]);
    expect(type.name).toBe('"a" | number | null');
    expect(['a', 1, null].every(type.hasInstance)).toBe(true);
    notOf(type, ['b', undefined, {}]);
    expectTypeOf(type).toEqualTypeOf<Type.Type<'a' | number | null>>();
    expect(Type.union([Type.string]).name).toBe('string');
  });

  test('shows a value in the same way as the first member that accepts it', () => {
    const type = Type.union([Type.number, masked, Type.string]);
    expect(type.inspect('a')).toBe('***');
    expect(type.inspect(1)).toBe('1');
    expect(Type.union([Type.number, Type.array(masked)]).inspect(['a'], { depth: 0 })).toBe('[…]');
    expect(type.inspect({ a: 1 } as unknown as string)).toBe('{ a: 1 }');
  });

  test('rejects an empty list, and does not reflect later changes to the list', () => {
    expect(() => Type.union([])).toThrow(
      new ArgumentError({
        message: 'Expected "members" to be at least one type, received an array of 0 items',
      }),
    );
    const members: Type.AnyType[] = [Type.string];
    const type = Type.union(members);
    members.push(Type.number);
    expect(type.hasInstance(1)).toBe(false);
  });
});

describe('option()', () => {
  test('accepts undefined and the values of the type', () => {
    const type = Type.option(masked);
    expect(type.name).toBe('Option<secret>');
    expect([undefined, 'a'].every(type.hasInstance)).toBe(true);
    notOf(type, [null, 1]);
    expect(type.inspect(undefined)).toBe('undefined');
    expect(type.inspect('a')).toBe('***');
    expect(Type.option(Type.array(Type.number)).inspect([1], { depth: 0 })).toBe('[…]');
    expectTypeOf(Type.option(Type.number)).toEqualTypeOf<Type.Type<Option<number>>>();
  });
});

describe('array()', () => {
  test('accepts arrays whose items are all of the type', () => {
    const type = Type.array(Type.number);
    expect(type.name).toBe('Array<number>');
    expect([[], [1], [1, NaN], runInNewContext('[1]')].every(type.hasInstance)).toBe(true);
    notOf(type, [['1'], [1, '1'], { 0: 1, length: 1 }, new Set([1]), '1', null, ...EXOTIC]);
    expectTypeOf(type).toEqualTypeOf<Type.Type<readonly number[]>>();
  });

  test('treats a hole as undefined', () => {
    const holes = [1];
    holes.length = 2;
    expect(Type.array(Type.number).hasInstance(holes)).toBe(false);
    expect(Type.array(Type.option(Type.number)).hasInstance(holes)).toBe(true);
  });

  test('reads no item after the first one of another type', () => {
    const get = vi.fn(Reflect.get);
    expect(Type.array(Type.number).hasInstance(new Proxy([1, 'a', 2, 3], { get }))).toBe(false);
    expect(get.mock.calls.map(([, key]) => key)).toEqual(['length', '0', '1']);
    expect(Type.array(Type.number).hasInstance(new Array(2 ** 32 - 1))).toBe(false);
    const record = { a: 1, b: 'b', c: 2 };
    const read = vi.fn(Reflect.get);
    expect(Type.record(Type.number).hasInstance(new Proxy(record, { get: read }))).toBe(false);
    expect(read.mock.calls.map(([, key]) => key)).toEqual(['a', 'b']);
  });

  test('shows its items in the same way as their type, within the limits', () => {
    const type = Type.array(Type.array(masked));
    expect(type.inspect([['a', 'b'], []])).toBe('[[***, ***], []]');
    expect(type.inspect([['a', 'b']], { depth: 1 })).toBe('[[…]]');
    expect(type.inspect([['a', 'b', 'c']], { maxItems: 1 })).toBe('[[***, … 2 more]]');
    expect(type.inspect([['a', 'b']], { maxLength: 6 })).toBe('[[***…');
  });

  test('does not catch an exception from the guard of its items', () => {
    const hasInstance = (_value: unknown): _value is string => refuse();
    const broken = Type.define({ name: 'broken', hasInstance });
    expect(() => Type.array(broken).hasInstance(['a'])).toThrow(RangeError);
    expect(() => Type.object({ a: broken }).hasInstance({})).toThrow(RangeError);
    expect(() => Type.record(broken).hasInstance({ a: 1 })).toThrow(RangeError);
  });
});

describe('object()', () => {
  const user = Type.object({ name: Type.string, age: Type.option(Type.number) });

  test('accepts objects that have the fields', () => {
    expect(user.name).toBe('{ name: string; age: Option<number> }');
    expect(user.hasInstance({ name: 'Ada', age: 36 })).toBe(true);
    expect(user.hasInstance({ name: 'Ada', admin: true })).toBe(true);
    expect(user.hasInstance(Object.create({ name: 'Ada' }))).toBe(true);
    expect(user.hasInstance(Object.assign(new Map(), { name: 'Ada' }))).toBe(true);
    notOf(user, [{}, { name: 1 }, { name: 'Ada', age: '36' }, null, 'Ada', () => 0, ...HOSTILE]);
    expectTypeOf(user).toEqualTypeOf<
      Type.Type<{ readonly name: string; readonly age: Option<number> }>
    >();
  });

  test('accepts any object if there are no fields', () => {
    const empty = Type.object({});
    expect(empty.name).toBe('{}');
    expect(empty.hasInstance({ a: 1 })).toBe(true);
    notOf(empty, [null, undefined, 1, 'a', () => 0]);
  });

  test('treats a field that cannot be read as invalid', () => {
    const value = {
      name: 'Ada',
      get age() {
        return refuse();
      },
    };
    expect(user.hasInstance(value)).toBe(false);
  });

  test('shows its fields in the same way as their types, and all others in the same way as unknown', () => {
    const login = Type.object({ user: Type.string, password: masked });
    const value = { user: 'Ada', password: 'abc', tags: ['a'] };
    expect(login.inspect(value)).toBe('{ user: "Ada", password: ***, tags: ["a"] }');
    expect(login.inspect(value, { depth: 1 })).toBe('{ user: "Ada", password: ***, tags: […] }');
    expect(login.inspect(value, { maxItems: 2 })).toBe('{ user: "Ada", password: ***, … 1 more }');
    expect(login.inspect(value, { maxLength: 10 })).toBe('{ user: "…');
  });
});

describe('record()', () => {
  test('accepts plain objects whose values are all of the type', () => {
    const type = Type.record(Type.number);
    expect(type.name).toBe('Record<string, number>');
    expect([{}, { a: 1, b: 2 }, Object.create(null)].every(type.hasInstance)).toBe(true);
    notOf(type, [{ a: '1' }, { a: 1, b: '2' }, [], new Map(), null, 1, ...HOSTILE]);
    expectTypeOf(type).toEqualTypeOf<Type.Type<{ readonly [key: string]: number }>>();
  });

  test('checks own enumerable properties with string keys', () => {
    const value = Object.defineProperty({ a: 1, [Symbol('b')]: '2' }, 'c', { value: '3' });
    expect(Type.record(Type.number).hasInstance(value)).toBe(true);
  });

  test('shows its values in the same way as their type, within the limits', () => {
    const type = Type.record(masked);
    expect(type.inspect({ a: 'x', b: 'y' })).toBe('{ a: ***, b: *** }');
    expect(type.inspect({ a: 'x', b: 'y' }, { maxItems: 1 })).toBe('{ a: ***, … 1 more }');
    expect(type.inspect({ a: 'x' }, { depth: 0 })).toBe('{…}');
    expect(type.inspect({ a: 'x' }, { maxLength: 4 })).toBe('{ a…');
  });
});

describe('unknown.inspect()', () => {
  const { inspect } = Type.unknown;

  class Point {
    readonly x: number = 1;
  }
  class Anonymous {
    static readonly name: string = '';
  }

  test.each<[unknown, string]>([
    ['a "b"\n', '"a \\"b\\"\\n"'],
    [1.5, '1.5'],
    [-0, '-0'],
    [0, '0'],
    [NaN, 'NaN'],
    [10n, '10n'],
    [true, 'true'],
    [null, 'null'],
    [undefined, 'undefined'],
    [Symbol('a'), 'Symbol(a)'],
    [Math.max, '[function max]'],
    [() => 0, '[function]'],
    [Point, '[function Point]'],
    [Object.defineProperty(() => 0, 'name', { value: 1 }), '[function]'],
    [[], '[]'],
    [[1, ['a']], '[1, ["a"]]'],
    [{}, '{}'],
    [{ a: 1, 'b-c': { d: [] } }, '{ a: 1, "b-c": { d: [] } }'],
    [{ $a_1: 1, é: 2, '1a': 3, '': 4 }, '{ $a_1: 1, é: 2, "1a": 3, "": 4 }'],
    [
      {
        get a() {
          return refuse();
        },
      },
      '{ a: [getter] }',
    ],
    [
      {
        set a(_value: number) {
          refuse();
        },
      },
      '{ a: undefined }',
    ],
    [Object.assign(Object.create(null) as object, { a: 1 }), '{ a: 1 }'],
    [runInNewContext('({ a: [1] })'), '{ a: [1] }'],
    [new Point(), 'Point { x: 1 }'],
    [new Anonymous(), 'Object {}'],
    [Promise.resolve(1), 'Promise {}'],
    [new Date(0), 'Date(1970-01-01T00:00:00.000Z)'],
    [new Date(NaN), 'Date(NaN)'],
    [/a\/b/gi, '/a\\/b/gi'],
    [new RangeError('Too far'), '[RangeError: Too far]'],
    [runInNewContext('new TypeError("a")'), '[TypeError: a]'],
    [new Map<unknown, unknown>(), 'Map(0) {}'],
    [
      new Map<unknown, unknown>([
        ['a', 1],
        [{ b: 2 }, [3]],
      ]),
      'Map(2) { "a" => 1, { b: 2 } => [3] }',
    ],
    [new Set(), 'Set(0) []'],
    [new Set([1, 'a']), 'Set(2) [1, "a"]'],
    [new (class extends Set {})([1]), 'Set(1) [1]'],
    [new Uint8Array([1, 2]), 'Uint8Array [1, 2]'],
    [new DataView(new ArrayBuffer(1)), 'DataView {}'],
    [Object.create(Object.create(null) as object), '{}'],
  ])('shows a value (%#)', (value, text) => {
    expect(inspect(value)).toBe(text);
  });

  test('never throws, whatever the value does', () => {
    for (const value of EXOTIC) {
      expect(inspect(value)).toBeTypeOf('string');
      expect(inspect([value])).toBe(`[${inspect(value)}]`);
    }
    expect(inspect(revoked())).toBe('[object]');
    expect(inspect(hostile([]))).toBe('[object]');
    expect(inspect(hostile(() => 0))).toBe('[object]');
    expect(inspect({ a: revoked(), b: 1 })).toBe('{ a: [object], b: 1 }');
  });

  test('shows a property that has disappeared as undefined', () => {
    let calls = 0;
    const fickle = new Proxy(
      { a: 1 },
      {
        getOwnPropertyDescriptor: (target, key) => {
          calls += 1;
          return calls === 1 ? Reflect.getOwnPropertyDescriptor(target, key) : undefined;
        },
      },
    );
    expect(inspect(fickle)).toBe('{ a: undefined }');
  });

  test('does not call methods of the value', () => {
    const spy = vi.fn(() => 'called');
    const value = { toString: spy, toJSON: spy, valueOf: spy, [Symbol.toPrimitive]: spy };
    expect(inspect(value)).toContain('toString: [function');
    expect(spy).not.toHaveBeenCalled();
  });

  test('stops at a circular reference, and shows a part that occurs twice', () => {
    const self: unknown[] = [1];
    self.push(self, { self });
    expect(inspect(self)).toBe('[1, [Circular], { self: [Circular] }]');
    const map = new Map<unknown, unknown>();
    map.set(map, new Set([map]));
    expect(inspect(map)).toBe('Map(1) { [Circular] => Set(1) [[Circular]] }');
    const part = [1];
    expect(inspect([part, part])).toBe('[[1], [1]]');
  });

  test('shows three levels by default', () => {
    const value = [{ a: [{ b: 1 }] }];
    expect(inspect(value)).toBe('[{ a: [{…}] }]');
    expect(inspect(value, {})).toBe('[{ a: [{…}] }]');
    expect(inspect(value, { depth: 4 })).toBe('[{ a: [{ b: 1 }] }]');
    expect(inspect(value, { depth: 1 })).toBe('[{…}]');
    for (const depth of [0, -1, NaN]) {
      expect(inspect(value, { depth })).toBe('[…]');
    }
    expect(inspect([[], {}, new Point()], { depth: 1 })).toBe('[[], {}, Point {…}]');
    expect(inspect(new Map([[1, 2]]), { depth: 0 })).toBe('Map(1) {…}');
  });

  test('shows twenty items by default', () => {
    const list = Array.from({ length: 22 }, () => 0);
    expect(inspect(list)).toBe(`[${'0, '.repeat(20)}… 2 more]`);
    expect(inspect(list.slice(2))).toBe(`[${'0, '.repeat(19)}0]`);
    expect(inspect([1, 2, 3], { maxItems: 1 })).toBe('[1, … 2 more]');
    expect(inspect({ a: 1, b: 2 }, { maxItems: 1 })).toBe('{ a: 1, … 1 more }');
    for (const maxItems of [0, -1, NaN]) {
      expect(inspect([1, 2], { maxItems })).toBe('[… 2 more]');
    }
  });

  test('shows a thousand code points by default', () => {
    expect(inspect('a'.repeat(998))).toBe(`"${'a'.repeat(998)}"`);
    expect(inspect('a'.repeat(999))).toBe(`"${'a'.repeat(998)}…`);
    expect(inspect('😀😀', { maxLength: 3 })).toBe('"😀…');
    expect(inspect('😀😀', { maxLength: 4 })).toBe('"😀😀"');
    expect(inspect([1, 2], { maxLength: 1 })).toBe('…');
    expect(inspect([[1], 2], { maxLength: 8 })).toBe('[[1], 2]');
    expect(inspect([[1], 2], { maxLength: 7 })).toBe('[[1], …');
    expect(inspect(['😀', '😀'], { maxLength: 10 })).toBe('["😀", "😀"]');
    for (const maxLength of [0, -1, NaN]) {
      expect(inspect('a', { maxLength })).toBe('');
    }
  });

  test('inspects no more of a long value than it shows', () => {
    const seen: unknown[] = [];
    const type = Type.define<string>({
      ...Type.string,
      inspect: (value) => {
        seen.push(value);
        return value;
      },
    });
    const list = ['aaaa', 'bbbb', 'cccc', 'dddd'];
    expect(Type.array(type).inspect(list, { maxLength: 8 })).toBe('[aaaa, …');
    expect(seen).toEqual(['aaaa', 'bbbb']);
    expect(Type.array(type).inspect(list, { maxLength: 7 })).toBe('[aaaa,…');
    expect(seen.slice(2)).toEqual(['aaaa']);
    const name = 'n'.repeat(50);
    expect(inspect({ [`-${name}`]: 1 }, { maxLength: 10 })).toBe('{ "-nnnnn…');
  });

  test('cuts the text of a value only at the maximum length', () => {
    const all = { depth: Infinity, maxItems: Infinity, maxLength: Infinity };
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.nat({ max: 80 }), (value, maxLength) => {
        const whole = [...inspect(value, all)];
        const cut = [...whole.slice(0, Math.max(0, maxLength - 1)), '…'].slice(0, maxLength);
        expect(inspect(value, { ...all, maxLength })).toBe(
          (whole.length <= maxLength ? whole : cut).join(''),
        );
      }),
    );
  });

  test('stays within its limits for any value', () => {
    const limits = fc.record({
      depth: fc.nat({ max: 4 }),
      maxItems: fc.nat({ max: 4 }),
      maxLength: fc.nat({ max: 60 }),
    });
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withDate: true,
          withMap: true,
          withSet: true,
          withTypedArray: true,
          withNullPrototype: true,
          withSparseArray: true,
          maxDepth: 5,
        }),
        limits,
        (value, options) => {
          expect([...inspect(value, options)].length).toBeLessThanOrEqual(options.maxLength);
        },
      ),
    );
  });

  test(
    'handles values that are very deep, wide or long without throwing',
    { timeout: 60_000 },
    () => {
      let deep: unknown = [];
      for (let level = 0; level < 100_000; level += 1) {
        deep = [deep];
      }
      const all = { depth: Infinity, maxItems: Infinity };
      expect(inspect(deep, { ...all, maxLength: 200 })).toBe(`${'['.repeat(199)}…`);
      // The size of the call stack depends on the engine; parts beyond it are not shown.
      expect(inspect(deep, all)).toMatch(/^\[{200}/);
      expect(inspect(deep, { ...all, maxLength: Infinity })).toContain('[object]');
      expect(inspect(new Array(2 ** 32 - 1), { ...all, maxLength: 12 })).toBe('[undefined,…');
      expect(inspect(new Uint8Array(2 ** 26), { maxItems: 1 })).toBe(
        `Uint8Array [0, … ${2 ** 26 - 1} more]`,
      );
    },
  );
});

describe('wrong kinds of values', () => {
  const wrong = [null, undefined, 0.5, NaN, 'wrong', true, {}, Symbol('a'), () => 1] as never[];
  const isFunction = (value: unknown): boolean => typeof value === 'function';

  test.each<readonly [string, (value: never) => unknown, (value: unknown) => boolean]>([
    ['array(item)', Type.array, () => false],
    ['check(self)', (value) => Type.check(value, 1), () => false],
    [
      'constant(value)',
      (value) => Type.constant(value),
      (value) => !isFunction(value) && (typeof value !== 'object' || value === null),
    ],
    ['define(definition)', Type.define, () => false],
    [
      'define(name)',
      (value) => Type.define({ ...Type.string, name: value }),
      (value) => typeof value === 'string',
    ],
    ['define(hasInstance)', (value) => Type.define({ name: 'a', hasInstance: value }), isFunction],
    [
      'define(inspect)',
      (value) => Type.define({ ...Type.string, inspect: value }),
      (value) => value === undefined || isFunction(value),
    ],
    ['ensure(self)', (value) => Type.ensure(value, 1), () => false],
    ['instanceOf(instanceClass)', (value) => Type.instanceOf(value), isFunction],
    [
      'object(fields)',
      (value) => Type.object(value),
      (value) => typeof value === 'object' && value !== null,
    ],
    ['object(a field)', (value) => Type.object({ a: value }), () => false],
    ['option(some)', Type.option, () => false],
    ['record(value)', Type.record, () => false],
    ['union(members)', (value) => Type.union(value), () => false],
    ['union(a member)', (value) => Type.union([Type.string, value]), () => false],
  ])('are rejected by %s', (_name, call, isRight) => {
    for (const value of wrong.filter((each) => !isRight(each))) {
      expect(() => call(value), String(value)).toThrow(ArgumentError);
    }
  });

  test('are named', () => {
    expect(() => Type.union([Type.string, null as never])).toThrow(
      'Expected "members[1]" to be a type',
    );
    expect(() => Type.object(null as never)).toThrow('Expected "fields" to be an object');
  });

  test('report one fault without a path if a part is wrong', () => {
    const result = Type.check(Type.object({ a: Type.string, b: Type.string }), {});
    expect(result.ok ? [] : result.error.faults.map(({ path }) => path)).toEqual([[]]);
  });
});
