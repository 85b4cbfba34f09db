import { Codec, Equal, Int, Option, Order, String } from '@tstd/core';
import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

import { codecLaws, equalLaws, functorLaws, roundTripLaw } from '../../../laws/index.js';
import * as RecordModule from './Record.js';

// The packages compile without Node's types. Because the name is computed, the compiler does not look for them.
const { runInNewContext }: { runInNewContext(code: string): unknown } = await import(
  ['node', 'vm'].join(':')
);

type Dictionary = RecordModule.Record<string, number>;

/** Includes keys that break code which uses a plain assignment or `in`. */
const TRAPS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
const key = fc.constantFrom(...TRAPS, 'a', 'b', '', '0', '10', '9');
const value = fc.integer({ min: -4, max: 4 });

/** Plain objects, with and without a prototype. */
const records: fc.Arbitrary<Dictionary> = fc
  .tuple(fc.uniqueArray(fc.tuple(key, value), { selector: ([name]) => name }), fc.boolean())
  .map(([entries, hasPrototype]) => {
    const record: object = hasPrototype ? {} : Object.create(null);
    for (const [name, content] of entries) {
      define(record, name, content);
    }
    return record as Dictionary;
  });

function define(target: object, name: string | symbol, content: unknown): void {
  Object.defineProperty(target, name, {
    value: content,
    configurable: true,
    enumerable: true,
    writable: true,
  });
}

/** Turns a record into a map, so that the native `Map` can serve as the reference. */
function mapOf<Content>(self: { readonly [name: string]: Content }): Map<string, Content> {
  return new Map(Object.entries(self));
}

function expectSame(self: object, expected: ReadonlyMap<string, unknown>): void {
  expect(Object.getPrototypeOf(self)).toBe(Object.prototype);
  expect(new Map(Object.entries(self))).toStrictEqual(expected);
}

const isOdd = (content: number): boolean => content % 2 !== 0;

/** Returns an object that also has inherited, non-enumerable and symbol properties. */
function strange(): Dictionary {
  const self: object = Object.create({ inherited: 1 });
  define(self, 'own', 2);
  define(self, Symbol('symbol'), 3);
  Object.defineProperty(self, 'hidden', { value: 4, enumerable: false });
  return self as Dictionary;
}

/** One call of each function that turns a record into a record. */
const MAKERS: { readonly [name: string]: (self: Dictionary) => object | undefined } = {
  compact: (self) => RecordModule.compact(self),
  delete: (self) => RecordModule.delete(self, 'missing'),
  filter: (self) => RecordModule.filter(self, () => true),
  filterMap: (self) => RecordModule.filterMap(self, (content) => content),
  fromEntries: (self) => RecordModule.fromEntries(RecordModule.entries(self)),
  map: (self) => RecordModule.map(self, (content) => content),
  mapEntries: (self) => RecordModule.mapEntries(self, (content, name) => [name, content]),
  mapKeys: (self) => RecordModule.mapKeys(self, (_, name) => name),
  merge: (self) => RecordModule.merge(self, self, (content) => content),
  'merge into nothing': (self) => RecordModule.merge({}, self, (content) => content),
  'merge nothing': (self) => RecordModule.merge(self, {}, (content) => content),
  partition: (self) => RecordModule.partition(self, () => true)[0],
  'partition, the others': (self) => RecordModule.partition(self, () => false)[1],
  set: (self) => RecordModule.set(self, 'own', 2),
  update: (self) => RecordModule.update(self, 'own', (content) => content),
};

describe('every function', () => {
  test.each(Object.entries(MAKERS))('%s() returns a new plain object', (_, call) => {
    const self = Object.freeze({ own: 2 });
    const result = call(self);
    expect(result).not.toBe(self);
    expect(result).toStrictEqual({ own: 2 });
    expect(Object.isFrozen(result)).toBe(false);
  });

  test.each(Object.entries(MAKERS))('%s() copies no property that is not a key', (_, call) => {
    const result = call(strange()) ?? {};
    expect(Reflect.ownKeys(result)).toStrictEqual(['own']);
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
  });

  test('reads only own enumerable properties with string keys', () => {
    const self = strange();
    expect(RecordModule.keys(self)).toStrictEqual(['own']);
    expect(RecordModule.values(self)).toStrictEqual([2]);
    expect(RecordModule.entries(self)).toStrictEqual([['own', 2]]);
    expect(RecordModule.size(self)).toBe(1);
    for (const name of ['inherited', 'hidden', 'toString', '__proto__', 'constructor']) {
      expect(RecordModule.has(self, name)).toBe(false);
      expect(RecordModule.get(self, name)).toBe(undefined);
      expect(RecordModule.update(self, name, () => 1)).toBe(undefined);
    }
    expect(RecordModule.isEmpty(self)).toBe(false);
    expect(RecordModule.isEmpty(Object.create({ inherited: 1 }))).toBe(true);
    expect(RecordModule.isEmpty({ [Symbol('symbol')]: 1 })).toBe(true);
  });

  test('does not change its argument', () => {
    fc.assert(
      fc.property(records, (self) => {
        const before = mapOf(self);
        Object.freeze(self);
        for (const call of Object.values(MAKERS)) {
          call(self);
        }
        RecordModule.invert(RecordModule.map(self, globalThis.String));
        expect(mapOf(self)).toStrictEqual(before);
      }),
    );
  });
});

describe('access', () => {
  test('has the same results as for a map', () => {
    fc.assert(
      fc.property(records, key, fc.func(fc.boolean()), (self, name, test) => {
        const map = mapOf(self);
        const passes = (content: number, at: string): boolean => test(content, at);
        const entry = [...map].find(([at, content]) => passes(content, at));
        expect(RecordModule.has(self, name)).toBe(map.has(name));
        expect(RecordModule.get(self, name)).toBe(map.get(name));
        expect(RecordModule.size(self)).toBe(map.size);
        expect(RecordModule.isEmpty(self)).toBe(map.size === 0);
        expect(RecordModule.keys(self)).toStrictEqual([...map.keys()]);
        expect(RecordModule.values(self)).toStrictEqual([...map.values()]);
        expect(RecordModule.entries(self)).toStrictEqual([...map]);
        expect(RecordModule.findKey(self, passes)).toBe(entry?.[0]);
        expect(RecordModule.find(self, passes)).toBe(entry?.[1]);
        expect(RecordModule.some(self, passes)).toBe(entry !== undefined);
        expect(RecordModule.every(self, passes)).toBe(
          [...map].every(([at, content]) => passes(content, at)),
        );
        expect(RecordModule.count(self, passes)).toBe(
          [...map].filter(([at, content]) => passes(content, at)).length,
        );
        expect(
          RecordModule.reduce(self, (text, content, at) => `${text}${at}${content}`, 'x'),
        ).toBe(`x${[...map].flat().join('')}`);
      }),
    );
  });

  test('get() returns None for an undefined value, and has() and findKey() find its key', () => {
    const self = { a: undefined };
    expect(RecordModule.get(self, 'a')).toBe(undefined);
    expect(RecordModule.has(self, 'a')).toBe(true);
    expect(RecordModule.find(self, () => true)).toBe(undefined);
    expect(RecordModule.findKey(self, () => true)).toBe('a');
  });

  test('finds a key that is an empty string', () => {
    expect(RecordModule.findKey({ '': 1 }, () => true)).toBe('');
    expect(RecordModule.some({ '': 1 }, () => true)).toBe(true);
  });

  test('forEach() calls the callback with each value and key, and returns nothing', () => {
    const fn = vi.fn(() => 1);
    expect(RecordModule.forEach({ b: 1, a: 2 }, fn)).toBe(undefined);
    expect(fn.mock.calls).toStrictEqual([
      [1, 'b'],
      [2, 'a'],
    ]);
  });

  test('hasInstance() accepts only plain objects', () => {
    class Point {
      x = 1;
    }
    for (const self of [{}, { a: 1 }, Object.create(null), JSON.parse('{"__proto__":1}')]) {
      expect(RecordModule.hasInstance(self)).toBe(true);
    }
    for (const self of [
      [],
      new Point(),
      new (class {})(),
      new Map(),
      new (class extends Map {})(),
      new Date(0),
      () => 1,
      'a',
      1,
      null,
      undefined,
    ]) {
      expect(RecordModule.hasInstance(self)).toBe(false);
    }
    expect(RecordModule.hasInstance(Object.create({ a: 1 }))).toBe(false);
    expect(RecordModule.hasInstance(runInNewContext('({ a: 1 })'))).toBe(true);
    for (const code of ['[]', 'new Map()', 'new Date(0)', 'new (class Point {})()', '() => 1']) {
      expect(RecordModule.hasInstance(runInNewContext(code))).toBe(false);
    }
    // The prototype of a literal from another realm has no prototype itself.
    expect(RecordModule.hasInstance(Object.create(Object.create(null)))).toBe(true);
  });
});

test('findMap() returns the first value of filterMap() and stops there', () => {
  const half = vi.fn((value: number) => (value % 2 === 0 ? value / 2 : undefined));
  expect(RecordModule.findMap({ a: 1, b: 4, c: 2 }, half)).toBe(2);
  expect(half).toHaveBeenCalledTimes(2);
  expect(RecordModule.findMap({ a: 1 }, half)).toBe(undefined);
});

describe('a callback', () => {
  test.each<[string, (self: Dictionary, fn: () => never) => unknown]>([
    ['count', (self, fn) => RecordModule.count(self, fn)],
    ['filter', (self, fn) => RecordModule.filter(self, fn)],
    ['filterMap', (self, fn) => RecordModule.filterMap(self, fn)],
    ['find', (self, fn) => RecordModule.find(self, fn)],
    ['findMap', (self, fn) => RecordModule.findMap(self, fn)],
    ['findKey', (self, fn) => RecordModule.findKey(self, fn)],
    ['forEach', (self, fn) => RecordModule.forEach(self, fn)],
    ['map', (self, fn) => RecordModule.map(self, fn)],
    ['partition', (self, fn) => RecordModule.partition(self, fn)],
    ['some', (self, fn) => RecordModule.some(self, fn)],
  ])('of %s() receives each value and its key', (_, call) => {
    const fn = vi.fn(() => undefined as never);
    call({ b: 1, a: 2 }, fn);
    expect(fn.mock.calls).toStrictEqual([
      [1, 'b'],
      [2, 'a'],
    ]);
  });

  test('of every() is not called after the first value that fails the test', () => {
    const fn = vi.fn(() => false);
    RecordModule.every({ b: 1, a: 2 }, fn);
    expect(fn.mock.calls).toStrictEqual([[1, 'b']]);
  });

  test('of update() is called only if the record contains the key', () => {
    const fn = vi.fn((content: number) => content + 1);
    const self: Dictionary = { b: 1 };
    RecordModule.update(self, 'a', fn);
    RecordModule.update(self, 'b', fn);
    expect(fn.mock.calls).toStrictEqual([[1]]);
  });

  test('of some() is not called after the first value that passes the test', () => {
    const fn = vi.fn(() => true);
    RecordModule.some({ b: 1, a: 2 }, fn);
    expect(fn.mock.calls).toStrictEqual([[1, 'b']]);
  });

  test('of mapKeys() receives only the value and the key', () => {
    const fn = vi.fn((_: number, name: string) => name);
    RecordModule.mapKeys({ b: 1 }, fn);
    expect(fn.mock.calls).toStrictEqual([[1, 'b']]);
  });

  test('of mapEntries() receives only the value and the key', () => {
    const fn = vi.fn((content: number, name: string) => [`${name}s`, content * 2] as const);
    expect(RecordModule.mapEntries({ b: 1 }, fn)).toStrictEqual({ bs: 2 });
    expect(fn.mock.calls).toStrictEqual([[1, 'b']]);
  });

  test('of merge() receives both values and their key, for the keys of both records', () => {
    const fn = vi.fn(() => 0);
    RecordModule.merge({ a: 1, b: 2 }, { b: 3, c: 4 }, fn);
    expect(fn.mock.calls).toStrictEqual([[2, 3, 'b']]);
  });

  test('of update() receives the value, and is not called for a missing key', () => {
    const fn = vi.fn(() => 0);
    RecordModule.update({ a: 1 }, 'a', fn);
    RecordModule.update({ a: 1 }, 'b' as string, fn);
    expect(fn.mock.calls).toStrictEqual([[1]]);
  });

  test('of groupBy() receives the value and its index', () => {
    const fn = vi.fn(() => 'a');
    RecordModule.groupBy(['x', 'y'], fn);
    expect(fn.mock.calls).toStrictEqual([
      ['x', 0],
      ['y', 1],
    ]);
  });

  test('of reduce() receives the state, the value and its key', () => {
    const fn = vi.fn(() => 's');
    RecordModule.reduce({ a: 1, b: 2 }, fn, 'i');
    expect(fn.mock.calls).toStrictEqual([
      ['i', 1, 'a'],
      ['s', 2, 'b'],
    ]);
  });
});

describe('edits', () => {
  test('have the same results as for a map', () => {
    fc.assert(
      fc.property(records, key, value, (self, name, content) => {
        const map = mapOf(self);
        const without = mapOf(self);
        without.delete(name);
        expectSame(RecordModule.set(self, name, content), new Map(map).set(name, content));
        expectSame(RecordModule.delete(self, name), without);
        const updated = RecordModule.update(self, name, (old) => old * 2);
        if (map.has(name)) {
          expectSame(updated ?? [], new Map(map).set(name, (map.get(name) ?? NaN) * 2));
        } else {
          expect(updated).toBe(undefined);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('set() keeps the position of an existing key', () => {
    expect(Object.keys(RecordModule.set({ b: 1, a: 2 }, 'b', 3))).toStrictEqual(['b', 'a']);
  });

  test('update() replaces an undefined value', () => {
    expect(RecordModule.update({ a: undefined }, 'a', () => 1)).toStrictEqual({ a: 1 });
  });
});

describe('transformations', () => {
  test('have the same results as for a map', () => {
    fc.assert(
      fc.property(records, fc.func(value), (self, fn) => {
        const entries = Object.entries(self);
        const passes = (content: number, name: string): boolean => isOdd(fn(content, name));
        const passed = entries.filter(([name, content]) => passes(content, name));
        const failed = entries.filter(([name, content]) => !passes(content, name));
        expectSame(
          RecordModule.map(self, (content, name) => fn(content, name)),
          new Map(entries.map(([name, content]) => [name, fn(content, name)])),
        );
        expectSame(RecordModule.filter(self, passes), new Map(passed));
        const parts = RecordModule.partition(self, passes);
        expectSame(parts[0], new Map(passed));
        expectSame(parts[1], new Map(failed));
        expectSame(
          RecordModule.filterMap(self, (content, name) =>
            passes(content, name) ? [content] : undefined,
          ),
          new Map(passed.map(([name, content]) => [name, [content]])),
        );
      }),
    );
  });

  test('mapKeys() keeps the last value if several keys become the same', () => {
    fc.assert(
      fc.property(records, fc.func(key), (self, fn) => {
        const map = new Map(Object.entries(self).map(([name, content]) => [fn(name), content]));
        expectSame(
          RecordModule.mapKeys(self, (_, name) => fn(name)),
          map,
        );
      }),
    );
  });

  test('invert() leaves out an undefined value', () => {
    const missing: unknown = undefined;
    // Without `exactOptionalPropertyTypes`, an optional property may exist and be undefined.
    expect(RecordModule.invert({ a: 'x', b: missing as string })).toStrictEqual({ x: 'a' });
  });

  test('mapEntries() has the same result as mapKeys() and map() together', () => {
    fc.assert(
      fc.property(records, fc.func(key), (self, fn) => {
        expect(
          mapOf(RecordModule.mapEntries(self, (content, name) => [fn(name), content * 2])),
        ).toStrictEqual(
          mapOf(
            RecordModule.map(
              RecordModule.mapKeys(self, (_, name) => fn(name)),
              (content) => content * 2,
            ),
          ),
        );
      }),
    );
  });

  test('filterMap() keeps every value except undefined', () => {
    expect(
      RecordModule.filterMap({ a: null, b: undefined, c: 0, d: '' }, (content) => content),
    ).toStrictEqual({ a: null, c: 0, d: '' });
  });

  test('merge() calls the callback if both records contain a key', () => {
    fc.assert(
      fc.property(records, records, (self, other) => {
        const expected = mapOf<number>(self);
        for (const [name, content] of Object.entries(other)) {
          const old = expected.get(name);
          expected.set(name, old === undefined ? content : old * 10 + content);
        }
        const merged = RecordModule.merge(self, other, (one, two) => one * 10 + two);
        expectSame(merged, expected);
        expect(RecordModule.size(merged)).toBe(expected.size);
      }),
    );
  });

  test('merge() and mergeDeep() put the keys of the first record first', () => {
    const self: Dictionary = { b: 1, a: 2 };
    const other: Dictionary = { c: 3, a: 4, 7: 5 };
    const keys = ['7', 'b', 'a', 'c'];
    expect(Object.keys(RecordModule.merge(self, other, (value) => value))).toStrictEqual(keys);
    expect(Object.keys(RecordModule.mergeDeep(self, other))).toStrictEqual(keys);
  });

  test('merge() ignores inherited properties', () => {
    const onBoth = vi.fn();
    RecordModule.merge({}, { toString: 1, constructor: 2 }, onBoth);
    expect(onBoth).not.toHaveBeenCalled();
  });

  test('merge() also calls the callback for undefined values', () => {
    expect(RecordModule.merge({ a: undefined }, { a: 1 }, () => 'both')).toStrictEqual({
      a: 'both',
    });
  });

  test('compact() leaves out only undefined values', () => {
    const self = { a: undefined, b: null, c: 0, d: '', e: false, f: NaN };
    expect(RecordModule.compact(self)).toStrictEqual({ b: null, c: 0, d: '', e: false, f: NaN });
    const strangers = JSON.parse('{"__proto__":1,"constructor":2}') as Dictionary;
    expectSame(RecordModule.compact(strangers), mapOf(strangers));
  });

  test('invert() keeps the last key if several values are the same', () => {
    fc.assert(
      fc.property(records, fc.func(key), (self, fn) => {
        const texts = RecordModule.map(self, (content) => fn(content));
        expectSame(
          RecordModule.invert(texts),
          new Map(Object.entries(texts).map(([name, content]) => [content, name])),
        );
      }),
    );
  });
});

describe('mergeDeep()', () => {
  type Tree = RecordModule.Record<string, unknown>;

  const leaf = fc.constantFrom(0, 'a', null, false);
  const { tree } = fc.letrec<{ tree: Tree; node: unknown }>((tie) => ({
    tree: fc
      .array(fc.tuple(key, tie('node')), { maxLength: 4 })
      .map((pairs) => RecordModule.fromEntries(pairs)),
    node: fc.oneof({ depthSize: 'small' }, leaf, fc.array(leaf, { maxLength: 2 }), tie('tree')),
  }));
  const merge = (self: Tree, other: Tree): Tree => RecordModule.mergeDeep<Tree>(self, other);

  /** Returns the leaves of a tree (empty records and values that are not records) by their paths. */
  function leavesOf(self: Tree, path: readonly string[] = []): Map<string, unknown> {
    const entries = Object.entries(self).flatMap(([name, content]) => {
      const place = [...path, name];
      return RecordModule.hasInstance(content) && !RecordModule.isEmpty(content)
        ? [...leavesOf(content, place)]
        : [[JSON.stringify(place), content] as const];
    });
    return new Map(entries);
  }

  test('contains each value of the other record, merged if both are records', () => {
    fc.assert(
      fc.property(tree, tree, (self, other) => {
        const leaves = leavesOf(merge(self, other));
        for (const [path, content] of leavesOf(other)) {
          if (!RecordModule.hasInstance(content)) {
            expect(leaves.get(path)).toBe(content);
          }
        }
      }),
    );
  });

  test('contains only values of the two records', () => {
    fc.assert(
      fc.property(tree, tree, (self, other) => {
        const known = new Map([...leavesOf(self), ...leavesOf(other)]);
        for (const [path, content] of leavesOf(merge(self, other))) {
          expect(known.get(path)).toStrictEqual(content);
        }
      }),
    );
  });

  test('returns an equal record if a record is merged with itself or with an empty record', () => {
    fc.assert(
      fc.property(tree, (self) => {
        for (const result of [merge(self, self), merge(self, {}), merge({}, self)]) {
          expect(JSON.stringify(result)).toBe(JSON.stringify(self));
        }
      }),
    );
  });

  test('does not change its arguments', () => {
    fc.assert(
      fc.property(tree, tree, (self, other) => {
        const before = JSON.stringify([self, other]);
        merge(self, other);
        expect(JSON.stringify([self, other])).toBe(before);
      }),
    );
  });

  test('uses arrays, instances of classes and null unchanged', () => {
    const date = new Date(0);
    const defaults = { list: [1, 2], at: new Date(1), map: new Map([['a', 1]]), none: { a: 1 } };
    const other = { list: [3], at: date, map: new Map(), none: null };
    const result = merge(defaults, other);
    expect(result).toStrictEqual(other);
    expect(result['at']).toBe(date);
  });

  test('returns a new record even if nothing differs', () => {
    const self = { a: 1 };
    for (const result of [merge(self, {}), merge({}, self), merge(self, self)]) {
      expect(result).toStrictEqual(self);
      expect(result).not.toBe(self);
    }
  });

  test('treats undefined as a missing value and does not add it', () => {
    expect(merge({ a: 1 }, { a: undefined, b: undefined })).toStrictEqual({ a: 1 });
    expect(merge({ a: { b: 1 } }, { a: { b: undefined } })).toStrictEqual({ a: { b: 1 } });
  });

  test('changes no prototype', () => {
    const evil = JSON.parse(
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    ) as Tree;
    for (const result of [merge({}, evil), merge(evil, evil)]) {
      expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
      expect(Object.keys(result)).toStrictEqual(['__proto__', 'constructor']);
    }
    expect('polluted' in {}).toBe(false);
    expect('polluted' in Object).toBe(false);
  });

  test('ignores properties that are not keys, and does not merge inherited ones', () => {
    const self = { own: { [Symbol('symbol')]: 1, a: 1 }, [Symbol('symbol')]: 1 };
    const result = merge(self, { own: { b: 2 }, toString: { a: 1 } });
    expect(result).toStrictEqual({ own: { a: 1, b: 2 }, toString: { a: 1 } });
    expect(Object.getOwnPropertySymbols(result)).toStrictEqual([]);
  });

  test('rejects arguments that are not records', () => {
    expect(() => RecordModule.mergeDeep([1], [2])).toThrow(
      new ArgumentError({ message: 'Expected "self" to be a record, received an array of 1 item' }),
    );
    expect(() => merge({}, null as never)).toThrow(
      new ArgumentError({ message: 'Expected "other" to be a record, received null' }),
    );
  });

  test('terminates if records contain themselves', () => {
    const self: { [name: string]: unknown } = { a: 1 };
    self['self'] = self;
    const other: { [name: string]: unknown } = { b: 2 };
    other['self'] = { self: other };
    const result = merge(self, other);
    expect(Object.keys(result)).toStrictEqual(['a', 'self', 'b']);
    expect((result['self'] as Tree)['self']).toBe(result);
    expect(merge(self, { self: {} })['self']).toStrictEqual({ a: 1, self });
  });

  test('merges up to 10,000 levels and rejects more', () => {
    const nest = (levels: number, leaf: Tree): Tree =>
      Array.from({ length: levels - 1 }).reduce<Tree>((inner) => ({ inner }), leaf);
    let level: unknown = merge(nest(10_000, { a: 1 }), nest(10_000, { b: 2 }));
    while (RecordModule.hasInstance(level) && 'inner' in level) {
      level = level['inner'];
    }
    expect(level).toStrictEqual({ a: 1, b: 2 });
    expect(() => merge(nest(10_001, { a: 1 }), nest(10_001, { b: 2 }))).toThrow(
      new ArgumentError({
        message: 'Expected "other" to be at most 10000 levels deep, received an object',
      }),
    );
    expect(merge(nest(10_001, { a: 1 }), nest(10_000, { inner: 2 }))).toHaveProperty('inner');
  });

  test.each([1, 2])('terminates if getters return new records endlessly (getters: %i)', (count) => {
    let reads = 0;
    const endless = (): Tree => {
      reads += 1;
      // Stop before the heap is full: that would end the process, and the test could not fail.
      if (reads > 200_000) {
        throw new Error('No end');
      }
      return Object.defineProperties(
        {},
        Object.fromEntries(
          Array.from({ length: count }, (_, index) => [
            `part${index}`,
            { enumerable: true, get: endless },
          ]),
        ),
      ) as Tree;
    };
    expect(() => merge(endless(), endless())).toThrow(ArgumentError);
  });

  test('merges shared parts only once', () => {
    const share = (inner: unknown): Tree => ({ one: inner, other: inner }) as Tree;
    const nest = (leaf: Tree): Tree =>
      Array.from({ length: 100 }).reduce<Tree>((inner) => share(inner), leaf);
    const result = merge(nest({ a: 1 }), nest({ b: 2 }));
    expect(result['one']).toBe(result['other']);
  });
});

describe('constructors', () => {
  test('fromEntries() keeps the last value of a key', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(key, value)), (entries) => {
        expectSame(RecordModule.fromEntries(entries), mapOf(Object.fromEntries(entries)));
        expectSame(RecordModule.fromEntries(new Map(entries)), mapOf(Object.fromEntries(entries)));
      }),
    );
  });

  test('groupBy() accepts any string as a key', () => {
    fc.assert(
      fc.property(fc.array(value), fc.func(key), (contents, fn) => {
        const groups = RecordModule.groupBy(contents, (content) => fn(content));
        const names = new Set(contents.map((content) => fn(content)));
        expect(new Set(Object.keys(groups))).toStrictEqual(names);
        for (const name of names) {
          expect(RecordModule.get(groups, name)).toStrictEqual(
            contents.filter((content) => fn(content) === name),
          );
        }
        expect(Object.getPrototypeOf(groups)).toBe(Object.prototype);
      }),
    );
  });

  test('fromEntries() rejects an entry that is not a pair', () => {
    expect(() => RecordModule.fromEntries('wrong' as never)).toThrow(
      new ArgumentError({
        message: 'Expected "entries" to be pairs of a key and a value, received "w"',
      }),
    );
  });

  test('groupBy() does not change Object.prototype', () => {
    RecordModule.groupBy([{ polluted: true }], () => '__proto__');
    RecordModule.fromEntries([['__proto__', { polluted: true }]]);
    expect('polluted' in {}).toBe(false);
  });

  test('groupBy() reads a hole as undefined', () => {
    // eslint-disable-next-line no-sparse-arrays -- The test is about sparse arrays.
    expect(RecordModule.groupBy([, 1], () => 'a')).toStrictEqual({ a: [undefined, 1] });
  });

  test('groupBy() calls the callback only for the values that existed at the start', () => {
    const contents = [1];
    RecordModule.groupBy(contents, () => {
      if (contents.length < 9) {
        contents.push(2);
      }
      return 'a';
    });
    expect(contents).toHaveLength(2);
  });
});

describe('instances', () => {
  const { equals } = RecordModule.equal(Option.equal(String.equal));

  test('equal() compares keys and values', () => {
    expect(equals({ a: 'x', b: 'y' }, { b: 'y', a: 'x' })).toBe(true);
    expect(equals({ a: 'x' }, { a: 'y' })).toBe(false);
    expect(equals({ a: 'x' }, { a: 'x', b: 'y' })).toBe(false);
    expect(equals({ a: 'x', b: 'y' }, { a: 'x' })).toBe(false);
  });

  test('equal() distinguishes a missing key from an undefined value', () => {
    expect(equals({ a: undefined }, { b: undefined })).toBe(false);
    expect(equals({ a: undefined }, { a: undefined })).toBe(true);
  });

  test('equal() ignores inherited properties', () => {
    const anything = RecordModule.equal(Equal<unknown>(() => true));
    expect(anything.equals({ toString: 1 }, { a: 1 })).toBe(false);
  });

  test('codec() has the same results as Codec.record', () => {
    const inputs = [{ a: 1 }, { a: 1, b: 0.5 }, [], null];
    for (const input of inputs) {
      expect(RecordModule.codec(Int.codec).decode(input)).toStrictEqual(
        Codec.record(Int.codec).decode(input),
      );
    }
  });

  test('codec() rejects an invalid value and reports its key', () => {
    const result = RecordModule.codec(Int.codec).decode({ a: 1, b: 0.5 });
    expect(result.ok ? [] : result.error.path).toStrictEqual(['b']);
  });
});

const plain = records.map((self) => ({ ...self }));

equalLaws('of records', RecordModule.equal(Equal<number>(Object.is)), records);
functorLaws('of records', {
  values: plain,
  map: (self, fn) => RecordModule.map(self, (content) => fn(content)),
});
roundTripLaw('of records through entries()', plain, RecordModule.entries, RecordModule.fromEntries);
codecLaws(
  'of records',
  RecordModule.codec(Int.codec),
  fc.dictionary(fc.string(), fc.maxSafeInteger().map(Int.of), { noNullPrototype: true }),
  { inputs: fc.dictionary(fc.string(), fc.oneof(fc.integer(), fc.double(), fc.string())) },
);

describe('laws of records', () => {
  test('a second call of invert() restores a record with distinct values', () => {
    const names = fc.uniqueArray(key);
    fc.assert(
      fc.property(names, names, (one, other) => {
        const pairs = one
          .slice(0, other.length)
          .map((name, at) => [name, other[at] ?? ''] as const);
        const self = RecordModule.fromEntries(pairs);
        expect(mapOf(RecordModule.invert(RecordModule.invert(self)))).toStrictEqual(mapOf(self));
      }),
    );
  });

  test('the two records of partition() contain all entries together', () => {
    fc.assert(
      fc.property(plain, (self) => {
        const [odd, even] = RecordModule.partition(self, isOdd);
        const merged = RecordModule.merge(odd, even, () => NaN);
        expect(RecordModule.equal(Equal<number>(Object.is)).equals(merged, self)).toBe(true);
      }),
    );
  });

  test('the groups of groupBy() contain all values', () => {
    fc.assert(
      fc.property(fc.array(value), fc.func(key), (contents, fn) => {
        const groups = RecordModule.groupBy(contents, (content) => fn(content));
        expect(Object.values(groups).flat().sort(Order.number)).toStrictEqual(
          [...contents].sort(Order.number),
        );
      }),
    );
  });

  test('get() returns the value that set() has added, and delete() removes it', () => {
    fc.assert(
      fc.property(records, key, value, (self, name, content) => {
        const changed = RecordModule.set(self, name, content);
        expect(RecordModule.get(changed, name)).toBe(content);
        expect(RecordModule.has(RecordModule.delete(changed, name), name)).toBe(false);
      }),
    );
  });
});
