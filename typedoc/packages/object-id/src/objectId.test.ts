import type { Int } from '@tstd/core-type';
import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';

import { isCollected } from '../../../laws/isCollected.js';
import { objectId, type ObjectId, type ObjectIdParameter } from './objectId.js';

const KEY = Symbol.for('@tstd/object-id');

/** Loads another copy of the package. */
async function loadCopy(): Promise<typeof objectId> {
  vi.resetModules();
  return (await import('./objectId.js')).objectId;
}

/** Creates a value that is not identical to any other value. */
const MAKERS: Readonly<Record<string, () => ObjectIdParameter>> = {
  object: () => ({}),
  'object without a prototype': () => Object.create(null) as object,
  'frozen object': () => Object.freeze({}),
  array: () => [],
  function: () => () => 0,
  class: () => class {},
  'revoked proxy': () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  'boxed primitive': () => Object('a') as object,
  symbol: () => Symbol('same text'),
};

const maker = fc.constantFrom(...Object.values(MAKERS));

describe('ObjectId', () => {
  test('is an integer to which no other integer is assignable', () => {
    const id = objectId({});
    expectTypeOf(id).toEqualTypeOf<ObjectId>();
    expectTypeOf(id).toExtend<Int>();
    // @ts-expect-error A plain integer does not identify anything.
    const other: ObjectId = 1 as Int;
    expect(Number.isSafeInteger(id) && other > 0 && id > 0).toBe(true);
  });
});

describe('ObjectIdParameter', () => {
  test('is an object, a function or a symbol', () => {
    expectTypeOf<object>().toExtend<ObjectIdParameter>();
    expectTypeOf<() => void>().toExtend<ObjectIdParameter>();
    expectTypeOf<symbol>().toExtend<ObjectIdParameter>();
    expectTypeOf<string>().not.toExtend<ObjectIdParameter>();
    expectTypeOf<number>().not.toExtend<ObjectIdParameter>();
    expectTypeOf<bigint>().not.toExtend<ObjectIdParameter>();
    expectTypeOf<boolean>().not.toExtend<ObjectIdParameter>();
    expectTypeOf<null>().not.toExtend<ObjectIdParameter>();
    expectTypeOf<undefined>().not.toExtend<ObjectIdParameter>();
  });
});

describe('objectId()', () => {
  test.each(Object.entries(MAKERS))('numbers each %s by its identity', (_, make) => {
    const [first, second] = [make(), make()];
    const id = objectId(first);
    expect(objectId(second)).not.toBe(id);
    expect(objectId(first)).toBe(id);
  });

  test('returns stable, distinct numbers in any order of calls', () => {
    fc.assert(
      fc.property(fc.array(maker, { minLength: 1 }), fc.array(fc.nat()), (makers, picks) => {
        const values = makers.map((make) => make());
        const ids = values.map((value) => objectId(value));
        expect(new Set(ids).size).toBe(values.length);
        for (const pick of picks) {
          const index = pick % values.length;
          expect(objectId(values[index] ?? {})).toBe(ids[index]);
        }
      }),
    );
  });

  test('does not change the value', () => {
    const value = {};
    objectId(value);
    expect(Reflect.ownKeys(value)).toEqual([]);
  });

  test('recognises a registered symbol by its key', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (key, other) => {
        expect(objectId(Symbol.for(key))).toBe(objectId(Symbol.for(key)));
        expect(objectId(Symbol.for(key)) === objectId(Symbol.for(other))).toBe(key === other);
        expect(objectId(Symbol.for(key))).not.toBe(objectId(Symbol(key)));
      }),
    );
  });

  test('numbers well-known symbols', () => {
    expect(objectId(Symbol.iterator)).toBe(objectId(Symbol.iterator));
    expect(objectId(Symbol.iterator)).not.toBe(objectId(Symbol.asyncIterator));
  });

  test('rejects other primitives at compile time and at run time', () => {
    // @ts-expect-error A string has no identity.
    expect(() => objectId('secret')).toThrow(ArgumentError);
    // @ts-expect-error A string has no identity.
    expect(() => objectId('')).toThrow(
      new ArgumentError({
        message: 'Expected "value" to be an object, a function or a symbol, received ""',
      }),
    );
    // @ts-expect-error A number has no identity.
    expect(() => objectId(0)).toThrow('received 0');
    // @ts-expect-error A bigint has no identity.
    expect(() => objectId(0n)).toThrow('received 0n');
    // @ts-expect-error A boolean has no identity.
    expect(() => objectId(false)).toThrow('received false');
    // @ts-expect-error This value has no identity.
    expect(() => objectId(null)).toThrow('received null');
    // @ts-expect-error This value has no identity.
    expect(() => objectId(undefined)).toThrow('received undefined');
  });
});

describe('a numbering', () => {
  beforeEach(() => {
    Reflect.deleteProperty(globalThis, KEY);
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('counts up from 1 for all kinds of values', async () => {
    const copy = await loadCopy();
    const values = [{}, Symbol.for('a'), Symbol('b'), () => 0];
    expect(values.map((value) => copy(value))).toEqual([1, 2, 3, 4]);
    expect(values.map((value) => copy(value))).toEqual([1, 2, 3, 4]);
  });

  test('does not skip a number for a rejected value', async () => {
    const copy = await loadCopy();
    expect(() => copy('a' as unknown as object)).toThrow(ArgumentError);
    expect(copy({})).toBe(1);
  });

  test('is created by the first call, not by the import', async () => {
    const copy = await loadCopy();
    expect(KEY in globalThis).toBe(false);
    copy({});
    expect(KEY in globalThis).toBe(true);
    expect(Object.keys(globalThis)).not.toContain(KEY);
    expect(Object.prototype.propertyIsEnumerable.call(globalThis, KEY)).toBe(false);
  });

  test('is the same for two copies of the package', async () => {
    const first = await loadCopy();
    const second = await loadCopy();
    const values = Object.values(MAKERS).map((make) => make());
    expect(second).not.toBe(first);
    expect(values.map((value) => first(value))).toEqual(values.map((value) => second(value)));
    expect(first({})).not.toBe(second({}));
  });

  test('belongs to one copy if the global object does not accept properties', async () => {
    vi.spyOn(Reflect, 'defineProperty').mockReturnValue(false);
    const copy = await loadCopy();
    const value = {};
    expect([copy(value), copy({}), copy(value)]).toEqual([1, 2, 1]);
  });

  test('belongs to one copy if something else already uses the name', async () => {
    Object.defineProperty(globalThis, KEY, { configurable: true, value: 'taken' });
    const copy = await loadCopy();
    const value = {};
    expect([copy(value), copy({}), copy(value)]).toEqual([1, 2, 1]);
  });

  test('numbers symbols if a WeakMap accepts only objects', async () => {
    class ObjectWeakMap extends WeakMap<object, unknown> {
      override set(key: object, value: unknown): this {
        if (typeof key === 'symbol') {
          throw new TypeError('Invalid value used as weak map key');
        }
        return super.set(key, value);
      }
    }
    vi.stubGlobal('WeakMap', ObjectWeakMap);
    const copy = await loadCopy();
    const values = [Symbol('a'), Symbol('a'), Symbol.for('a'), {}];
    expect(values.map((value) => copy(value))).toEqual([1, 2, 3, 4]);
    expect(values.map((value) => copy(value))).toEqual([1, 2, 3, 4]);
  });
});

describe('memory', () => {
  function numbered(make: () => ObjectIdParameter): WeakRef<WeakKey> {
    const value = make();
    objectId(value);
    return new WeakRef(value);
  }

  test.each(Object.entries(MAKERS))('does not keep a numbered %s alive', async (_, make) => {
    expect(await isCollected(numbered(make))).toBe(true);
  });

  test('keeps the numbers of values that the program still references', async () => {
    const value = {};
    const id = objectId(value);
    expect(await isCollected(new WeakRef(value))).toBe(false);
    expect(objectId(value)).toBe(id);
  });
});
