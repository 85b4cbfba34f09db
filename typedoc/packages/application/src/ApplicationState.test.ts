import { Type } from '@tstd/core';
import { RuntimeError } from '@tstd/error';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import {
  $storage,
  Application,
  type ApplicationRef,
  type ApplicationState,
  type ApplicationStates,
  useRef,
  useStorage,
  type ValueType,
} from './index.js';

const put = (value: unknown): void => {
  Object.defineProperty(globalThis, $storage, { configurable: true, value });
};

const damage = (state: unknown): void => {
  put({ layout: 1, applications: new Map([['a', state]]) });
};

const uses: readonly (readonly [string, () => unknown])[] = [
  ['Application()', () => Application('a', {})],
  ['useRef()', () => useRef({ id: 'a' }, 'ref', 0)],
  ['useStorage()', () => useStorage({ id: 'a' }, 'storage', Type.number)],
];

beforeEach(() => {
  Reflect.deleteProperty(globalThis, $storage);
});

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, $storage);
});

describe('$storage', () => {
  test('is the registered symbol of the package', () => {
    expect($storage).toBe(Symbol.for('@tstd/application'));
    expectTypeOf($storage).toBeSymbol();
  });

  test.each(uses)('is a property of the global object after the first call of %s', (_, use) => {
    expect(Reflect.has(globalThis, $storage)).toBe(false);
    use();
    expect(Reflect.getOwnPropertyDescriptor(globalThis, $storage)).toMatchObject({
      configurable: true,
      enumerable: false,
      writable: false,
    });
    expect(Object.keys(globalThis)).not.toContain($storage);
  });

  test('contains the states of all applications and the layout number', () => {
    Application('a', { level: 1 }, { level: Type.number });
    useRef({ id: 'b' }, 'ref', 2);
    useStorage({ id: 'b' }, 'storage', Type.number).set('key', 3);
    expect(Reflect.get(globalThis, $storage)).toEqual({
      layout: 1,
      applications: new Map<string, ApplicationState>([
        [
          'a',
          {
            id: 'a',
            configuration: { level: 1 },
            types: new Map<string, ValueType<unknown>>([['level', Type.number]]),
            refs: new Map(),
            storages: new Map(),
          },
        ],
        [
          'b',
          {
            id: 'b',
            configuration: {},
            types: new Map(),
            refs: new Map<string, ApplicationRef<unknown>>([
              ['ref', { application: 'b', name: 'ref', current: 2 }],
            ]),
            storages: new Map([['storage', new Map([['key', 3]])]]),
          },
        ],
      ]),
    });
    expect(Object.isFrozen(Reflect.get(globalThis, $storage))).toBe(true);
    expectTypeOf<ApplicationStates['layout']>().toEqualTypeOf<1>();
  });
});

describe('the shared state', () => {
  test.each(uses)('is an error of %s if the global object does not accept properties', (_, use) => {
    vi.spyOn(Reflect, 'defineProperty').mockReturnValue(false);
    expect(use).toThrow(
      new RuntimeError({
        message:
          'Cannot share the state of applications, because the global object does not accept new properties',
      }),
    );
  });

  test.each(uses)('is an error of %s if it has another layout', (_, use) => {
    put({ layout: 2, anything: true });
    expect(use).toThrow(
      new RuntimeError({
        message:
          'Two versions of "@tstd/application" are loaded that cannot share their state: expected layout 1, received layout 2',
      }),
    );
  });

  test.each([
    ['a string', 'taken', 'a string'],
    ['a number', 1, 'a number'],
    ['null', null, 'null'],
    ['undefined', undefined, 'undefined'],
    ['an empty object', {}, 'an object'],
    ['a function', () => 0, 'a function'],
    ['a layout that is a string', { layout: '1', applications: new Map() }, 'an object'],
    ['a layout without applications', { layout: 1 }, 'an object'],
    ['applications that are not a map', { layout: 1, applications: {} }, 'an object'],
    ['applications that look like a map', { layout: 1, applications: { get: Map } }, 'an object'],
    ['a revoked proxy', revokedProxy(), 'an object'],
  ])('is an error if it is %s', (_, value, kind) => {
    put(value);
    expect(() => Application('a', {})).toThrow(
      new RuntimeError({
        message: `Expected the property "Symbol(@tstd/application)" of the global object to hold the state of applications, received ${kind} of another program`,
      }),
    );
  });

  test('does not call a getter of the global object', () => {
    const getter = vi.fn();
    Object.defineProperty(globalThis, $storage, { configurable: true, get: getter });
    expect(() => Application('a', {})).toThrow(RuntimeError);
    expect(getter).not.toHaveBeenCalled();
  });

  test('is not read from the prototype of the global object', () => {
    const value = { layout: 2 };
    Object.defineProperty(Object.prototype, $storage, { configurable: true, value });
    try {
      expect(Application('a', { level: 1 }).get()).toEqual({ level: 1 });
    } finally {
      Reflect.deleteProperty(Object.prototype, $storage);
    }
  });

  const whole = { configuration: {}, types: new Map(), refs: new Map(), storages: new Map() };

  test.each([
    ['null', null],
    ['a string', 'state'],
    ['without a configuration', { ...whole, configuration: undefined }],
    ['with null as its configuration', { ...whole, configuration: null }],
    ['with a configuration that is a string', { ...whole, configuration: '' }],
    ['without types', { ...whole, types: undefined }],
    ['with references that are not a map', { ...whole, refs: {} }],
    ['with storages that are not a map', { ...whole, storages: new Set() }],
  ])('is an error if the state of the application is %s', (_, state) => {
    for (const [, use] of uses) {
      damage(state);
      expect(use).toThrow(
        new RuntimeError({
          message: 'The shared state of the application "a" was damaged by another program',
        }),
      );
    }
  });

  test('is accepted if it is valid, whoever created it', () => {
    damage({ ...whole, id: 'a', configuration: { level: 5 } });
    expect(Application('a', { level: 1, name: 'b' }).get()).toEqual({ level: 5, name: 'b' });
  });
});

function revokedProxy(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}
