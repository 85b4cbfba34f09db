import { Ref } from '@tstd/core';
import { ArgumentError, RuntimeError } from '@tstd/error';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import {
  $storage,
  Application,
  type ApplicationRef,
  type ApplicationStates,
  useRef,
} from './index.js';

const untyped = (value: unknown): never => value as never;

beforeEach(() => {
  Reflect.deleteProperty(globalThis, $storage);
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, $storage);
});

describe('useRef()', () => {
  test('returns a cell with the first value, the name and the application id', () => {
    const ref = useRef(Application('a', {}), 'count', 1);
    expect(ref).toEqual({ application: 'a', name: 'count', current: 1 });
    expectTypeOf(ref).toEqualTypeOf<ApplicationRef<number>>();
    expectTypeOf(ref).toExtend<Ref<number>>();
  });

  test('returns the same cell for the same name, with the first value', () => {
    const application = Application('a', {});
    const first = useRef(application, 'count', 1);
    const second = useRef(application, 'count', 2);
    expect(second).toBe(first);
    expect(second.current).toBe(1);
    first.current = 3;
    expect(useRef(application, 'count', 4).current).toBe(3);
  });

  test('keeps undefined, which is a value like any other', () => {
    const application = Application('a', {});
    const ref = useRef<string | undefined>(application, 'name', undefined);
    expect(useRef<string | undefined>(application, 'name', 'b')).toBe(ref);
    expect(ref.current).toBe(undefined);
  });

  test('keeps the cells of two names and of two applications apart', () => {
    const [first, second] = [Application('a', {}), Application('b', {})];
    const refs = [useRef(first, 'x', 0), useRef(first, 'y', 0), useRef(second, 'x', 0)];
    expect(new Set(refs).size).toBe(3);
  });

  test('returns a cell that the functions of Ref read and change', () => {
    const ref = useRef(Application('a', {}), 'count', 1);
    Ref.write(ref, 2);
    expect(Ref.read(ref)).toBe(2);
    expect(Ref.modify(ref, (count) => count * 5)).toBe(10);
    expect(useRef(Application('a', {}), 'count', 0).current).toBe(10);
  });

  test('returns a cell without other properties', () => {
    const ref = useRef(Application('a', {}), 'count', 1);
    expect(Object.isSealed(ref)).toBe(true);
  });

  test('reads only the id of the application', () => {
    expect(useRef({ id: 'a' }, 'count', 1)).toBe(useRef(Application('a', {}), 'count', 2));
    expectTypeOf<Application<{ readonly level: number }>>().toExtend<
      Parameters<typeof useRef>[0]
    >();
  });

  test.each([
    ['', 'Expected "name" to be a non-empty string, received ""'],
    [1n, 'Expected "name" to be a non-empty string, received 1n'],
  ])('rejects the name %o', (name, message) => {
    const application = Application('a', {});
    expect(() => useRef(application, untyped(name), 0)).toThrow(new ArgumentError({ message }));
  });

  test('rejects an empty id', () => {
    expect(() => useRef({ id: '' }, 'count', 0)).toThrow(
      new ArgumentError({ message: 'Expected "id" to be a non-empty string, received ""' }),
    );
  });

  test.each([
    ['null', null],
    ['a number', 1],
    ['an object without a value', {}],
  ])('reports that another program replaced a cell with %s', (_, value) => {
    const application = Application('a', {});
    const states = Reflect.get(globalThis, $storage) as ApplicationStates;
    const refs = states.applications.get('a')?.refs as Map<string, unknown>;
    refs.set('count', value);
    expect(() => useRef(application, 'count', 0)).toThrow(
      new RuntimeError({
        message: 'The reference "count" of the application "a" was damaged by another program',
      }),
    );
  });
});
