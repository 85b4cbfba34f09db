import { Type } from '@tstd/core';
import { ArgumentError, RuntimeError } from '@tstd/error';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import {
  $storage,
  Application,
  type ApplicationId,
  type ConfigurationTypes,
  type ConfigurationUpdate,
  type ValueType,
} from './index.js';

interface Client {
  readonly host: string;
  readonly retries: number;
}

const CLIENT: Client = { host: 'localhost', retries: 3 };

const clientOf = (): Application<Client> =>
  Application<Client>('client', CLIENT, { host: Type.string, retries: Type.number });

/** Passes a value of any type, as untyped code can. */
const untyped = (value: unknown): never => value as never;

beforeEach(() => {
  Reflect.deleteProperty(globalThis, $storage);
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, $storage);
});

describe('Application()', () => {
  test('returns the application with the given id and its configuration', () => {
    const application = Application('client', CLIENT);
    expect(application.id).toBe('client');
    expect(application.get()).toEqual(CLIENT);
  });

  test('infers the type of the configuration from its first values', () => {
    expectTypeOf(Application('client', { level: 1 })).toEqualTypeOf<
      Application<{ level: number }>
    >();
    expectTypeOf<ApplicationId>().toEqualTypeOf<string>();
    // @ts-expect-error The descriptor is for values of another type.
    expect(() => Application('typed', { level: 1 }, { level: Type.string })).toThrow(ArgumentError);
    // @ts-expect-error A configuration is an object.
    expect(() => Application('number', 1)).toThrow(ArgumentError);
  });

  test('copies the configuration, so changing the passed object has no effect', () => {
    const initial = { level: 1 };
    const application = Application('copied', initial);
    initial.level = 2;
    expect(application.get()).toEqual({ level: 1 });
    expect(Object.isFrozen(initial)).toBe(false);
  });

  test('keeps the first value of each key, and adds new keys', () => {
    const first = Application('twice', { level: 1, name: 'first' });
    const second = Application('twice', { level: 2, color: 'red' });
    expect(second.get()).toEqual({ level: 1, name: 'first', color: 'red' });
    expect(first.get()).toBe(second.get());
    first.configure({ level: 3 });
    expect(second.get().level).toBe(3);
    second.configure({ color: 'blue' });
    expect(first.get()).toEqual({ level: 3, name: 'first', color: 'blue' });
  });

  test('keeps undefined if it is the first value', () => {
    Application<{ readonly name: string | undefined }>('first', { name: undefined });
    expect(Application('first', { name: 'later' }).get()).toEqual({ name: undefined });
  });

  test('does not reset a changed key when it is called again', () => {
    Application('again', { level: 1 }).configure({ level: 2 });
    expect(Application('again', { level: 1 }).get()).toEqual({ level: 2 });
  });

  test('keeps applications with different ids apart', () => {
    const [first, second] = [Application('a', { level: 1 }), Application('b', { level: 1 })];
    first.configure({ level: 2 });
    expect(second.get()).toEqual({ level: 1 });
  });

  test('checks a key with its first type', () => {
    const first = Application('types', { level: 1 }, { level: Type.number });
    const second = Application<{ readonly level: unknown }>(
      'types',
      { level: 2 },
      { level: Type.unknown },
    );
    expect(() => {
      second.configure({ level: 'high' });
    }).toThrow(ArgumentError);
    expect(first.get()).toEqual({ level: 1 });
  });

  test('checks a key with the type of a later call if the first call passed no type', () => {
    const first = Application<{ readonly level: unknown }>('types', { level: 1 });
    Application('types', { level: 2 }, { level: Type.number });
    expect(() => {
      first.configure({ level: 'high' });
    }).toThrow(ArgumentError);
  });

  test.each([
    [null, 'null'],
    [{}, 'an object'],
    ['number', '"number"'],
  ])('rejects the type %j, which would check nothing', (type, received) => {
    const types = untyped({ level: type });
    expect(() => Application('types', { level: 1 }, types)).toThrow(
      new ArgumentError({
        message: `Expected "types.level" to be a type, received ${received}`,
      }),
    );
  });

  test('does not check a key whose type is undefined', () => {
    const application = Application('types', { level: 1 }, { level: undefined });
    application.configure(untyped({ level: 'high' }));
    expect(application.get()).toEqual({ level: 'high' });
  });

  test('rejects a type that the current value does not have, and changes nothing', () => {
    const first = Application<{ readonly level: unknown }>('types', { level: 'high' });
    const before = first.get();
    expect(() => Application('types', { level: 1, name: 'b' }, { level: Type.number })).toThrow(
      new RuntimeError({
        message:
          'Expected "level" in the configuration of the application "types" to be of the type "number"',
      }),
    );
    expect(first.get()).toBe(before);
    first.configure({ level: 'low' });
    expect(first.get()).toEqual({ level: 'low' });
  });

  test.each([
    ['empty', '', '""'],
    ['a number', 1, '1'],
    ['missing', undefined, 'undefined'],
    ['null', null, 'null'],
    ['an object', {}, 'an object'],
  ])('rejects an id that is %s', (_, id, received) => {
    expect(() => Application(untyped(id), {})).toThrow(
      new ArgumentError({
        message: `Expected "id" to be a non-empty string, received ${received}`,
      }),
    );
    expect(Reflect.has(globalThis, $storage)).toBe(false);
  });

  test.each([
    ['null', null],
    ['undefined', undefined],
    ['"host"', 'host'],
    ['a function', () => ({})],
  ])('rejects a configuration that is %s', (received, configuration) => {
    expect(() => Application('wrong', untyped(configuration))).toThrow(
      new ArgumentError({
        message: `Expected "initialConfiguration" to be an object, received ${received}`,
      }),
    );
    expect(() => Application('wrong', {}, untyped(configuration ?? 1))).toThrow(
      new ArgumentError({
        message: `Expected "types" to be an object, received ${configuration === undefined || configuration === null ? 1 : received}`,
      }),
    );
    expect(Reflect.has(globalThis, $storage)).toBe(false);
  });

  test.each([
    ['an array', []],
    ['the instance of a class', new Date()],
  ])('rejects a configuration that is %s', (_, configuration) => {
    expect(() => Application('wrong', untyped(configuration))).toThrow(
      new ArgumentError({
        message: 'Expected the configuration of the application "wrong" to be a plain object',
      }),
    );
    expect(() => Application('wrong', {}, untyped(configuration))).toThrow(
      new ArgumentError({
        message: 'Expected the types of the application "wrong" to be a plain object',
      }),
    );
    expect(Reflect.has(globalThis, $storage)).toBe(false);
  });

  test('accepts a configuration without a prototype', () => {
    const configuration = Object.assign(Object.create(null) as object, { level: 1 });
    expect(Application('bare', configuration).get()).toEqual({ level: 1 });
  });

  test('rejects a first value of the wrong type', () => {
    expect(() =>
      Application('wrong', { level: untyped('high') as number }, { level: Type.number }),
    ).toThrow(
      new ArgumentError({
        message:
          'Expected "level" in the configuration of the application "wrong" to be of the type "number"',
      }),
    );
    expect(Reflect.has(globalThis, $storage)).toBe(false);
  });

  test('accepts no value if the guard of a type does not return a boolean', () => {
    // SAFETY: untyped code may return anything.
    const type = { hasInstance: () => undefined, name: 'nothing' } as unknown as ValueType<number>;
    expect(() => Application('test/unclear', { level: 1 }, { level: type })).toThrow(
      new ArgumentError({
        message:
          'Expected "level" in the configuration of the application "test/unclear" to be of the type "nothing"',
      }),
    );
  });

  test('rejects a type for a missing key', () => {
    expect(() => Application('wrong', { level: 1 }, untyped({ rank: Type.number }))).toThrow(
      new ArgumentError({
        message:
          'Unknown key "rank" in the configuration of the application "wrong": expected one of "level"',
      }),
    );
  });

  test('reports that a configuration cannot be read, with the cause', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const error = catchError(() => Application('wrong', proxy));
    expect(error).toBeInstanceOf(ArgumentError);
    expect(error).toMatchObject({
      message:
        'Expected the configuration of the application "wrong" to be a plain object that can be read',
      cause: expect.any(TypeError) as unknown,
    });
  });

  test('accepts symbols as keys, and checks them', () => {
    const key = Symbol('key');
    const application = Application('symbols', { [key]: 1 }, { [key]: Type.number });
    application.configure({ [key]: 2 });
    expect(application.get()).toEqual({ [key]: 2 });
    expect(() => {
      application.configure({ [key]: untyped('2') as number });
    }).toThrow(
      'Expected "Symbol(key)" in the configuration of the application "symbols" to be of the type "number"',
    );
  });
});

describe('get()', () => {
  test('returns the same frozen object until the next change', () => {
    const application = clientOf();
    const before = application.get();
    expect(Object.isFrozen(before)).toBe(true);
    expect(application.get()).toBe(before);
    application.configure({ retries: 4 });
    expect(application.get()).not.toBe(before);
    expect(Object.isFrozen(application.get())).toBe(true);
    expect(before).toEqual(CLIENT);
    expectTypeOf(application.get()).toEqualTypeOf<Readonly<Client>>();
  });

  test('returns an object that can be used to reset the configuration', () => {
    const application = clientOf();
    const before = application.get();
    application.configure({ host: 'example.org', retries: 0 });
    application.configure(before);
    expect(application.get()).toEqual(before);
  });
});

describe('configure()', () => {
  test('changes the keys of the update, and keeps the others', () => {
    const application = clientOf();
    application.configure({ host: 'example.org' });
    expect(application.get()).toEqual({ host: 'example.org', retries: 3 });
    application.configure({});
    expect(application.get()).toEqual({ host: 'example.org', retries: 3 });
  });

  test('accepts a function that receives the current configuration', () => {
    const application = clientOf();
    application.configure(({ retries }) => ({ retries: retries + 1 }));
    application.configure((current) => {
      expect(current).toBe(application.get());
      return { retries: current.retries + 1 };
    });
    expect(application.get().retries).toBe(5);
  });

  test('keeps changes that the update function makes itself', () => {
    const application = clientOf();
    application.configure(() => {
      application.configure({ host: 'example.org' });
      return { retries: 0 };
    });
    expect(application.get()).toEqual({ host: 'example.org', retries: 0 });
  });

  test('can be used without the application object', () => {
    const { configure, get } = clientOf();
    configure({ retries: 0 });
    expect(get().retries).toBe(0);
  });

  test('neither changes the update nor keeps a reference to it', () => {
    const application = clientOf();
    const update = { retries: 1 };
    application.configure(update);
    update.retries = 2;
    expect(application.get().retries).toBe(1);
    expect(Object.isFrozen(update)).toBe(false);
  });

  test('replaces a value as a whole', () => {
    const application = Application<{ readonly nested: object }>('nested', { nested: { a: 1 } });
    application.configure({ nested: { b: 2 } });
    expect(application.get()).toEqual({ nested: { b: 2 } });
  });

  test('sets a key to undefined if it is present and undefined', () => {
    const application = Application<{ readonly name: string | undefined }>('option', { name: 'a' });
    application.configure({ name: undefined });
    expect(application.get()).toEqual({ name: undefined });
  });

  test('rejects invalid updates at compile time', () => {
    const application = clientOf();
    const updates: readonly ConfigurationUpdate<Client>[] = [
      { retries: CLIENT.retries },
      () => ({}),
    ];
    updates.forEach(application.configure);
    expectTypeOf<ConfigurationTypes<Client>>().toEqualTypeOf<{
      readonly host?: ValueType<string> | undefined;
      readonly retries?: ValueType<number> | undefined;
    }>();
    const calls = [
      // @ts-expect-error There is no such key.
      () => application.configure({ hots: 'example.org' }),
      // @ts-expect-error A string is not a number.
      () => application.configure({ retries: '3' }),
      // @ts-expect-error The value may not be missing.
      () => application.configure({ retries: undefined }),
      // @ts-expect-error A string is not a number.
      () => application.configure(() => ({ retries: '3' })),
    ];
    for (const call of calls) {
      expect(call).toThrow(ArgumentError);
    }
    expect(application.get()).toEqual(CLIENT);
  });

  test.each([
    ['null', null],
    ['undefined', undefined],
    ['a string', 'host'],
    ['an array', []],
    ['a function that returns nothing', () => undefined],
    ['a promise', Promise.resolve({})],
  ])('rejects an update that is %s', (_, update) => {
    const application = clientOf();
    expect(() => {
      application.configure(untyped(update));
    }).toThrow(
      new ArgumentError({
        message: 'Expected the update of the application "client" to be a plain object',
      }),
    );
    expect(application.get()).toEqual(CLIENT);
  });

  test.each(['hots', '__proto__', 'constructor', 'toString'])(
    'rejects the unknown key "%s", and changes nothing',
    (key) => {
      const application = clientOf();
      const update = Object.fromEntries([
        ['retries', 0],
        [key, 1],
      ]);
      expect(() => {
        application.configure(untyped(update));
      }).toThrow(
        new ArgumentError({
          message: `Unknown key "${key}" in the configuration of the application "client": expected one of "host", "retries"`,
        }),
      );
      expect(application.get()).toEqual(CLIENT);
      expect(Object.getPrototypeOf(application.get())).toBe(Object.prototype);
    },
  );

  test('reports that an application has no keys', () => {
    expect(() => {
      Application('empty', {}).configure(untyped({ [Symbol('key')]: 1 }));
    }).toThrow(
      'Unknown key "Symbol(key)" in the configuration of the application "empty": expected no key',
    );
  });

  test('rejects a value of the wrong type, and changes nothing', () => {
    const application = clientOf();
    expect(() => {
      application.configure({ host: 'example.org', retries: untyped('3') });
    }).toThrow(
      new ArgumentError({
        message:
          'Expected "retries" in the configuration of the application "client" to be of the type "number"',
      }),
    );
    expect(application.get()).toEqual(CLIENT);
  });

  test('reads each property only once, so it stores the value that was checked', () => {
    const application = clientOf();
    let reads = 0;
    application.configure({
      get retries() {
        reads += 1;
        return reads === 1 ? 1 : untyped('not a number');
      },
    });
    expect([application.get().retries, reads]).toEqual([1, 1]);
  });

  test('reports that an update cannot be read, with the cause, and changes nothing', () => {
    const application = clientOf();
    const cause = new RangeError('not today');
    const error = catchError(() => {
      application.configure({
        get retries(): number {
          throw cause;
        },
      });
    });
    expect(error).toBeInstanceOf(ArgumentError);
    expect(error).toMatchObject({
      message:
        'Expected the update of the application "client" to be a plain object that can be read',
      cause,
    });
    expect(application.get()).toEqual(CLIENT);
  });

  test('throws the exception of an update function, and changes nothing', () => {
    const application = clientOf();
    const error = new RangeError('no');
    expect(
      catchError(() => {
        application.configure(() => {
          throw error;
        });
      }),
    ).toBe(error);
    expect(application.get()).toEqual(CLIENT);
  });
});

describe('laws of a configuration', () => {
  const values = fc.record({ a: fc.anything(), b: fc.anything(), c: fc.anything() });
  const updates = fc.record(
    { a: fc.anything(), b: fc.anything(), c: fc.anything() },
    { requiredKeys: [] },
  );
  let count = 0;
  const fresh = (initial: object): Application<object> =>
    Application(`law ${(count += 1)}`, initial);

  test('successive updates have the same effect as one merged update', () => {
    fc.assert(
      fc.property(values, fc.array(updates), (initial, changes) => {
        const application = fresh(initial);
        for (const change of changes) {
          application.configure(change);
        }
        const merged: object = Object.assign({}, initial, ...changes);
        expect(Object.entries(application.get())).toEqual(Object.entries(merged));
      }),
    );
  });

  test('configure() with an earlier configuration resets the application', () => {
    fc.assert(
      fc.property(values, updates, (initial, change) => {
        const application = fresh(initial);
        const before = application.get();
        application.configure(change);
        application.configure(before);
        expect(application.get()).toEqual(before);
      }),
    );
  });

  test('a rejected update changes nothing', () => {
    fc.assert(
      fc.property(values, updates, fc.string(), (initial, change, key) => {
        fc.pre(!(key in initial));
        const application = fresh(initial);
        const before = application.get();
        expect(() => {
          application.configure(Object.fromEntries([...Object.entries(change), [key, 1]]));
        }).toThrow(ArgumentError);
        expect(application.get()).toBe(before);
      }),
    );
  });
});

function catchError(fn: () => unknown): unknown {
  try {
    fn();
  } catch (error) {
    return error;
  }
  return undefined;
}
