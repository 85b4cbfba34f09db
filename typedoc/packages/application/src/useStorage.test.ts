import { type Option, Type } from '@tstd/core';
import { ArgumentError, RuntimeError } from '@tstd/error';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import { $storage, Application, type Storage, useStorage } from './index.js';

const untyped = (value: unknown): never => value as never;

const numbersOf = (id: string): Storage<number> =>
  useStorage(Application(id, {}), 'numbers', Type.number);

beforeEach(() => {
  Reflect.deleteProperty(globalThis, $storage);
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, $storage);
});

describe('useStorage()', () => {
  test('returns a storage that is empty at first', () => {
    const storage = numbersOf('a');
    expect(storage.keys()).toEqual([]);
    expect(storage.get('x')).toBe(undefined);
    expect(storage.has('x')).toBe(false);
    expectTypeOf(storage).toEqualTypeOf<Storage<number>>();
    expectTypeOf(storage.get('x')).toEqualTypeOf<Option<number>>();
  });

  test('returns the same entries for the same name', () => {
    numbersOf('a').set('x', 1);
    expect(numbersOf('a').get('x')).toBe(1);
    numbersOf('a').clear();
    expect(numbersOf('a').has('x')).toBe(false);
  });

  test('keeps the storages of two names and of two applications apart', () => {
    const first = numbersOf('a');
    first.set('x', 1);
    expect(numbersOf('b').has('x')).toBe(false);
    expect(useStorage({ id: 'a' }, 'others', Type.number).has('x')).toBe(false);
    expect(useStorage({ id: 'a' }, 'numbers', Type.number).has('x')).toBe(true);
  });

  test('accepts keys that have a special meaning in JavaScript, such as __proto__', () => {
    const storage = numbersOf('a');
    expect(storage.get('__proto__')).toBe(undefined);
    expect(storage.has('constructor')).toBe(false);
    storage.set('__proto__', 1);
    storage.set('', 2);
    expect(storage.keys()).toEqual(['__proto__', '']);
  });

  test('returns functions that work without the object', () => {
    const { clear, delete: remove, get, has, keys, set } = numbersOf('a');
    set('x', 1);
    set('y', 2);
    expect([get('x'), has('x'), keys()]).toEqual([1, true, ['x', 'y']]);
    expect([remove('x'), remove('x')]).toEqual([true, false]);
    clear();
    expect(keys()).toEqual([]);
  });

  test('returns the keys at the time of the call, in the order in which they were first set', () => {
    const storage = numbersOf('a');
    storage.set('y', 1);
    storage.set('x', 2);
    storage.set('y', 3);
    const keys = storage.keys();
    storage.delete('y');
    expect(keys).toEqual(['y', 'x']);
  });

  test('rejects a value of the wrong type, and keeps the old one', () => {
    const storage = numbersOf('a');
    storage.set('x', 1);
    const message =
      'Expected "x" in the storage "numbers" of the application "a" to be of the type "number"';
    // @ts-expect-error A string is not a number.
    expect(() => storage.set('x', '2')).toThrow(new ArgumentError({ message }));
    expect(() => storage.set('x', untyped(undefined))).toThrow(new ArgumentError({ message }));
    expect(storage.get('x')).toBe(1);
  });

  test('rejects undefined at compile time and at run time even if the type includes it', () => {
    // @ts-expect-error An undefined value would be indistinguishable from a missing one.
    const storage = useStorage({ id: 'a' }, 'options', Type.option(Type.number));
    expect(() => storage.set('x', untyped(undefined))).toThrow(ArgumentError);
    expect(storage.has('x')).toBe(false);
  });

  test('rejects a type that would check nothing', () => {
    expect(() => useStorage({ id: 'a' }, 'any', untyped(undefined))).toThrow(
      new ArgumentError({
        message: 'Expected "type" to be a type, received undefined',
      }),
    );
  });

  test('keeps null, false and 0', () => {
    const storage = useStorage({ id: 'a' }, 'unions', Type.union([Type.null, Type.boolean]));
    storage.set('x', null);
    storage.set('y', false);
    numbersOf('a').set('z', 0);
    expect([storage.get('x'), storage.get('y'), numbersOf('a').get('z')]).toEqual([null, false, 0]);
  });

  test('reports that a value was stored with another type', () => {
    const texts = useStorage({ id: 'a' }, 'numbers', Type.string);
    const numbers = numbersOf('a');
    texts.set('x', 'one');
    expect(() => numbers.get('x')).toThrow(
      new RuntimeError({
        message:
          'Expected "x" in the storage "numbers" of the application "a" to be of the type "number"',
      }),
    );
    expect(numbers.has('x')).toBe(true);
    expect(texts.get('x')).toBe('one');
  });

  test('rejects a key that is not a string', () => {
    expect(() => numbersOf('a').set(untyped(1), 1)).toThrow(
      new ArgumentError({ message: 'Expected "key" to be a string, received 1' }),
    );
  });

  test.each([
    ['', 'Expected "name" to be a non-empty string, received ""'],
    [undefined, 'Expected "name" to be a non-empty string, received undefined'],
  ])('rejects the name %o', (name, message) => {
    expect(() => useStorage({ id: 'a' }, untyped(name), Type.number)).toThrow(
      new ArgumentError({ message }),
    );
  });
});

describe('laws of a storage', () => {
  const steps = fc.array(
    fc.oneof(
      fc.tuple(fc.constant('set' as const), fc.constantFrom('a', 'b', 'c'), fc.integer()),
      fc.tuple(fc.constant('delete' as const), fc.constantFrom('a', 'b', 'c')),
      fc.tuple(fc.constant('clear' as const)),
    ),
  );

  test('two handles to a storage behave like one map', () => {
    fc.assert(
      fc.property(steps, (list) => {
        Reflect.deleteProperty(globalThis, $storage);
        const model = new Map<string, number>();
        const [writer, reader] = [numbersOf('a'), numbersOf('a')];
        for (const step of list) {
          if (step[0] === 'set') {
            writer.set(step[1], step[2]);
            model.set(step[1], step[2]);
          } else if (step[0] === 'delete') {
            expect(writer.delete(step[1])).toBe(model.delete(step[1]));
          } else {
            writer.clear();
            model.clear();
          }
          expect(reader.keys().map((key) => [key, reader.get(key)])).toEqual([...model]);
        }
      }),
    );
  });
});
