import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';

import * as Callable from './Callable.js';

const RESERVED: readonly Callable.CallableReservedName[] = [
  'apply',
  'arguments',
  'bind',
  'call',
  'caller',
  'length',
  'prototype',
];

const propertiesOf = (fn: object): object => ({ ...fn });

describe('of()', () => {
  test('calls the function with the same arguments and returns its result', () => {
    const fn = vi.fn((...values: readonly unknown[]) => values.length);
    const callable = Callable.of(fn, {});
    fc.assert(
      fc.property(fc.array(fc.anything()), (values) => {
        expect(callable(...values)).toBe(values.length);
        expect(fn).toHaveBeenLastCalledWith(...values);
      }),
    );
  });

  test('calls the function without this', () => {
    const seen: unknown[] = [];
    const fn = function record(this: unknown): void {
      seen.push(this);
    };
    const holder = { callable: Callable.of(fn, {}) };
    holder.callable();
    expect(seen).toEqual([undefined]);
    function needsThis(this: Date): number {
      return this.getTime();
    }
    // @ts-expect-error The function needs `this`.
    expect(() => Callable.of(needsThis, {})()).toThrow(TypeError);
  });

  test('throws what the function throws', () => {
    const error = new RangeError('Too far');
    const callable = Callable.of((): number => {
      throw error;
    }, {});
    expect(() => callable()).toThrow(error);
  });

  test('returns a frozen function with the properties, and changes neither argument', () => {
    const key = Symbol('key');
    const fn = (value: number): number => value;
    const given = { symbol: 'm', list: [1], [key]: true, ['__proto__']: 'own' };
    const callable = Callable.of(fn, given);
    expect(callable).not.toBe(fn);
    expect(Object.isFrozen(callable)).toBe(true);
    expect(propertiesOf(callable)).toStrictEqual({ ...given });
    expect(callable[key]).toBe(true);
    expect(callable.list).toBe(given.list);
    expect(Object.getPrototypeOf(callable)).toBe(Function.prototype);
    expect(Object.isFrozen(fn) || Object.isFrozen(given)).toBe(false);
    expect(Reflect.ownKeys(fn)).toEqual(['length', 'name']);
    // @ts-expect-error The property is readonly.
    expect(() => (callable.symbol = 'km')).toThrow(TypeError);
  });

  test('reads each property once, and own enumerable ones only', () => {
    let reads = 0;
    const given: { readonly count: number } = Object.defineProperty(
      Object.create({ inherited: 1 }) as { count: number },
      'hidden',
      { value: 1 },
    );
    Object.defineProperty(given, 'count', { enumerable: true, get: () => (reads += 1) });
    const callable = Callable.of(() => 0, given);
    expect([callable.count, callable.count, reads]).toEqual([1, 1, 1]);
    expect(Reflect.ownKeys(callable)).toEqual(['length', 'name', 'count']);
  });

  test('has the name and the length of the function', () => {
    const add = (left: number, right: number): number => left + right;
    const callable = Callable.of(add, {});
    expect(callable.name).toBe('add');
    expect(callable.length).toBe(2);
    expect(Object.keys(callable)).toEqual([]);
    expect(Object.getOwnPropertyDescriptor(callable, 'length')?.enumerable).toBe(false);
  });

  test('uses the name from the properties, which must be a string', () => {
    const callable = Callable.of(() => 0, { name: 'US dollar' });
    expect(callable.name).toBe('US dollar');
    expect(propertiesOf(callable)).toEqual({ name: 'US dollar' });
    // @ts-expect-error A name is a string.
    expect(() => Callable.of(() => 0, { name: 1 })).toThrow(
      new ArgumentError({ message: 'Expected "name" to be a string, received 1' }),
    );
  });

  test('keeps the properties of the function', () => {
    const first = Callable.of((value: number) => value + 1, { a: 1, name: 'first' });
    const second = Callable.of(first, { b: 2 });
    expect(second(1)).toBe(2);
    expect(propertiesOf(second)).toEqual({ a: 1, name: 'first', b: 2 });
    expect(second.name).toBe('first');
    expectTypeOf(second.a).toEqualTypeOf<1>();
    expectTypeOf(second.name).toEqualTypeOf<'first'>();
    // @ts-expect-error The function already has this property.
    expect(() => Callable.of(first, { name: 'second' })).toThrow(
      'Expected "properties" without the key "name", which the function already has',
    );
    // @ts-expect-error The function already has this property.
    expect(() => Callable.of(first, { a: 2 })).toThrow(
      new ArgumentError({
        message: 'Expected "properties" without the key "a", which the function already has',
      }),
    );
  });

  test('keeps properties that are not enumerable', () => {
    const fn = Object.defineProperty(() => 0, 'hidden', { value: 1 });
    const callable = Callable.of(fn, {});
    expect(Object.getOwnPropertyDescriptor(callable, 'hidden')).toMatchObject({
      value: 1,
      enumerable: false,
    });
    expect(() => Callable.of(fn, { hidden: 2 })).toThrow(
      'Expected "properties" without the key "hidden", which the function already has',
    );
  });

  test('does not carry the built-in properties of the function', () => {
    function old(): number {
      return 0;
    }
    expect(Reflect.ownKeys(old)).toContain('prototype');
    expect(Reflect.ownKeys(Callable.of(old, {}))).toEqual(['length', 'name']);
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- Code in a module is always strict.
    const sloppy = new Function('return 0') as () => number;
    Object.defineProperty(sloppy, 'note', { value: 'a', enumerable: true });
    expect(Reflect.ownKeys(sloppy)).toContain('caller');
    expect(Reflect.ownKeys(Callable.of(sloppy, {}))).toEqual(['length', 'name', 'note']);
  });

  test.each(RESERVED)('rejects the property %s', (name) => {
    expect(() => Callable.of(() => 0, { [name]: 1 })).toThrow(
      new ArgumentError({
        message: `Expected "properties" without the key "${name}", which every function has`,
      }),
    );
  });

  test('rejects reserved names in the types', () => {
    // @ts-expect-error The name is reserved.
    expect(() => Callable.of(() => 0, { prototype: {} })).toThrow(ArgumentError);
    // @ts-expect-error The name is reserved.
    expect(() => Callable.of(() => 0, { call: () => 0 })).toThrow(ArgumentError);
    expect(
      Callable.of(() => 0, { toString: (): string => 'a', constructor: 'b' }).constructor,
    ).toBe('b');
  });

  test('reports a symbol that the function already has', () => {
    const key = Symbol('key');
    const carrying: () => number = Callable.of(() => 0, { [key]: 1 });
    expect(() => Callable.of(carrying, { [key]: 2 })).toThrow(
      'Expected "properties" without the key "Symbol(key)", which the function already has',
    );
  });

  test('cannot be called with new', () => {
    const callable = Callable.of(() => 0, {}) as unknown as new () => unknown;
    expect(() => new callable()).toThrow(TypeError);
  });

  test('keeps the type of the function, with overloads and type parameters', () => {
    const identity = Callable.of(<Value>(value: Value): Value => value, { kind: 'identity' });
    expectTypeOf(identity(1 as const)).toEqualTypeOf<1>();
    expectTypeOf(identity.kind).toEqualTypeOf<'identity'>();
    expectTypeOf(identity).toExtend<Callable.Callable<[string], string>>();
    expect(identity('a')).toBe('a');
  });
});

describe('Callable', () => {
  test('accepts every function, but rejects classes and methods that need this', () => {
    expectTypeOf<(value: number) => string>().toExtend<Callable.Callable<[number], string>>();
    expectTypeOf<(value: number) => string>().toExtend<Callable.Callable>();
    expectTypeOf<() => string>().toExtend<Callable.Callable<[number], string>>();
    expectTypeOf<(value: string) => string>().not.toExtend<Callable.Callable<[number], string>>();
    expectTypeOf<typeof Map>().not.toExtend<Callable.Callable>();
    expectTypeOf<(this: Date) => string>().not.toExtend<Callable.Callable<[], string>>();
  });
});

describe('hasInstance()', () => {
  test('accepts functions of all kinds, without touching them', () => {
    const { proxy, revoke } = Proxy.revocable(() => 0, {});
    revoke();
    for (const value of [() => 0, Map, async () => await Promise.resolve(0), proxy]) {
      expect(Callable.hasInstance(value)).toBe(true);
    }
  });

  test('rejects everything else', () => {
    for (const value of [{}, null, undefined, 'a', { call: () => 0 }]) {
      expect(Callable.hasInstance(value)).toBe(false);
    }
    expectTypeOf(Callable.hasInstance).guards.toEqualTypeOf<Callable.Callable>();
  });
});
