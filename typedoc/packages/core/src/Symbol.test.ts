import fc from 'fast-check';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';

import { equalLaws } from '../../../laws/index.js';
import type { Option } from './Option.js';
import * as Module from './Symbol.js';

// The sources are compiled without the types of Node, so that none of them uses Node by mistake.
const { runInNewContext }: { runInNewContext(code: string): unknown } = await import(
  'node:vm' as string
);

const NAMES = [
  'asyncIterator',
  'hasInstance',
  'isConcatSpreadable',
  'iterator',
  'match',
  'matchAll',
  'replace',
  'search',
  'species',
  'split',
  'toPrimitive',
  'toStringTag',
  'unscopables',
] as const;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('the well-known symbols', () => {
  test.each(NAMES)('%s is the symbol of the global Symbol', (name) => {
    expect(Module[name]).toBe(Symbol[name]);
    expect(Module.isWellKnown(Module[name])).toBe(true);
    expect(Module.description(Module[name])).toBe(`Symbol.${name}`);
  });

  test('are complete', () => {
    const known = Object.getOwnPropertyNames(Symbol).filter(
      (name) => typeof Reflect.get(Symbol, name) === 'symbol',
    );
    const names: readonly string[] = [...NAMES, 'dispose', 'asyncDispose'];
    expect(known.filter((name) => !names.includes(name))).toEqual([]);
  });

  test('can name the methods of an object, and of a class', () => {
    class Two {
      *[Module.iterator](): Generator<number> {
        yield 1;
        yield 2;
      }
    }
    expect([...new Two()]).toEqual([1, 2]);
    expectTypeOf(Module.iterator).toEqualTypeOf<typeof Symbol.iterator>();
    expectTypeOf({ [Module.inspect]: () => 'a' }[Module.inspect]).returns.toBeString();
  });
});

describe('dispose and asyncDispose', () => {
  const NativeSymbol = Symbol;
  const {
    dispose: _dispose,
    asyncDispose: _asyncDispose,
    ...others
  } = Object.getOwnPropertyDescriptors(Symbol) as Record<string, PropertyDescriptor>;

  async function importUnder(symbols: PropertyDescriptorMap): Promise<typeof Module> {
    const make = (): symbol => NativeSymbol();
    vi.stubGlobal('Symbol', Object.defineProperties(make, { ...others, ...symbols }));
    vi.resetModules();
    return await import('./Symbol.js');
  }

  test('are the symbols of the global Symbol if it has them', async () => {
    const dispose = Symbol('dispose');
    const asyncDispose = Symbol('asyncDispose');
    const module = await importUnder({
      dispose: { value: dispose },
      asyncDispose: { value: asyncDispose },
    });
    expect(module.dispose).toBe(dispose);
    expect(module.asyncDispose).toBe(asyncDispose);
    expect(module.isWellKnown(dispose)).toBe(true);
    expect(module.isWellKnown(asyncDispose)).toBe(true);
  });

  test('are None if the global Symbol does not have them', async () => {
    const module = await importUnder({});
    expect(module.dispose).toBeUndefined();
    expect(module.asyncDispose).toBeUndefined();
    expect(module.isWellKnown(undefined)).toBe(false);
    expectTypeOf(Module.dispose).toEqualTypeOf<Option<symbol>>();
    expectTypeOf(Module.asyncDispose).toEqualTypeOf<Option<symbol>>();
  });
});

describe('inspect', () => {
  test('is the symbol of Node, which is not part of the language', () => {
    expect(Module.inspect).toBe(Symbol.for('nodejs.util.inspect.custom'));
    expect(Module.isWellKnown(Module.inspect)).toBe(false);
  });
});

describe('of() and keyOf()', () => {
  test('return one symbol for each key, and the key for the symbol', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (key, other) => {
        expect(Module.of(key)).toBe(Module.of(key));
        expect(Module.of(key) === Module.of(other)).toBe(key === other);
        expect(Module.keyOf(Module.of(key))).toBe(key);
      }),
    );
  });

  test('share the symbols with other realms', () => {
    expect(Module.of('@tstd/example')).toBe(runInNewContext(`Symbol.for('@tstd/example')`));
  });

  test('keyOf() is None for a symbol that is not registered', () => {
    expect(Module.keyOf(Symbol('a'))).toBeUndefined();
    expect(Module.keyOf(Symbol.iterator)).toBeUndefined();
  });
});

describe('isSymbol() and isWellKnown()', () => {
  test('isSymbol() accepts symbols only', () => {
    expect([Symbol('a'), Symbol.for('a'), Symbol.iterator].every(Module.isSymbol)).toBe(true);
    for (const value of ['a', 1, null, undefined, {}, Object(Symbol.iterator)]) {
      expect(Module.isSymbol(value)).toBe(false);
    }
  });

  test('isWellKnown() rejects symbols with only the same description, and other values', () => {
    expect(Module.isWellKnown(Symbol('Symbol.iterator'))).toBe(false);
    expect(Module.isWellKnown(Symbol.for('Symbol.iterator'))).toBe(false);
    expect(Module.isWellKnown('iterator')).toBe(false);
    expect(Module.isWellKnown(undefined)).toBe(false);
    expect(Module.isWellKnown(runInNewContext('Symbol.iterator'))).toBe(true);
  });
});

describe('description() and asString()', () => {
  test('distinguish an empty description from none', () => {
    expect(Module.description(Symbol('a'))).toBe('a');
    expect(Module.description(Symbol(''))).toBe('');
    expect(Module.description(Symbol())).toBeUndefined();
    expectTypeOf(Module.description).returns.toEqualTypeOf<Option<string>>();
  });

  test('asString() writes the description in brackets', () => {
    expect(Module.asString(Symbol('a'))).toBe('Symbol(a)');
    expect(Module.asString(Symbol())).toBe('Symbol()');
  });
});

const symbols = fc.constantFrom(Symbol.iterator, Symbol.for('a'), Symbol('a'), Symbol('a'));

equalLaws('Symbol.equal', Module.equal, symbols);

describe('equals()', () => {
  test('compares by identity, not by description', () => {
    expect(Module.equals(Symbol.for('a'), Symbol.for('a'))).toBe(true);
    expect(Module.equals(Symbol('a'), Symbol('a'))).toBe(false);
    expect(Module.equals(Symbol('a'), Symbol.for('a'))).toBe(false);
    expect(Module.equal.equals).toBe(Module.equals);
  });
});
