import { describe, expect, test } from 'vitest';
import { COPIES_TIMEOUT, useCopies } from '../../../laws/copies.js';

const runWithCopies = useCopies({
  folder: new URL('.', import.meta.url),
  contents: `export * from './index.ts';`,
  header: `
const attempt = (fn) => {
  try {
    return fn();
  } catch (error) {
    return error.name + ': ' + error.message;
  }
};
const number = { name: 'number', hasInstance: (value) => typeof value === 'number' };
`,
  others: (code) => {
    const newer = code.replace(/\bLAYOUT = 1;/, 'LAYOUT = 2;');
    expect(newer).not.toBe(code);
    return { 'newer.mjs': newer };
  },
});

describe('two copies in one process', { timeout: COPIES_TIMEOUT }, () => {
  test('are two modules, and importing them does not change the global object', () => {
    expect(
      runWithCopies(`
const result = {
  isOne: first.Application === second.Application,
  isOneSymbol: first.$storage === second.$storage,
  isThere: first.$storage in globalThis,
};`),
    ).toEqual({ isOne: false, isOneSymbol: true, isThere: false });
  });

  test('share a configuration in which the first value wins', () => {
    expect(
      runWithCopies(`
const one = first.Application('shared', { level: 1 });
const other = second.Application('shared', { level: 2, name: 'new' });
const before = other.get();
one.configure({ level: 3 });
other.configure(({ level }) => ({ level: level + 1 }));
const result = [before, one.get(), one.get() === other.get()];`),
    ).toEqual([{ level: 1, name: 'new' }, { level: 4, name: 'new' }, true]);
  });

  test('share the types, the cells and the storages', () => {
    expect(
      runWithCopies(`
const one = first.Application('shared', { level: 1 }, { level: number });
const other = second.Application('shared', { level: 1 });
const refs = [first.useRef(one, 'count', 1), second.useRef(other, 'count', 2)];
refs[1].current += 4;
second.useStorage(other, 'table', number).set('key', 7);
const result = {
  refused: attempt(() => other.configure({ level: '2' })),
  isOneRef: refs[0] === refs[1],
  count: refs[0].current,
  entry: first.useStorage(one, 'table', number).get('key'),
};`),
    ).toEqual({
      refused:
        'ArgumentError: Expected "level" in the configuration of the application "shared" to be of the type "number"',
      isOneRef: true,
      count: 5,
      entry: 7,
    });
  });

  test('accept the handles of the other copy', () => {
    expect(
      runWithCopies(`
const one = first.Application('shared', { level: 1 });
second.useRef(one, 'count', 1).current = 2;
const result = first.useRef(one, 'count', 0).current;`),
    ).toBe(2);
  });

  test('report that their versions are incompatible, and leave the state unchanged', () => {
    expect(
      runWithCopies(`
const newer = await import('./newer.mjs');
const one = first.Application('shared', { level: 1 });
const error = attempt(() => newer.Application('shared', { level: 2 }));
one.configure({ level: 3 });
const result = [error, second.Application('shared', {}).get()];`),
    ).toEqual([
      'RuntimeError: Two versions of "@tstd/application" are loaded that cannot share their state: expected layout 2, received layout 1',
      { level: 3 },
    ]);
  });

  test('report incompatible versions in the other direction too', () => {
    expect(
      runWithCopies(`
const newer = await import('./newer.mjs');
newer.Application('shared', { level: 1 });
const result = attempt(() => first.useRef({ id: 'shared' }, 'count', 1));`),
    ).toBe(
      'RuntimeError: Two versions of "@tstd/application" are loaded that cannot share their state: expected layout 1, received layout 2',
    );
  });

  test('report that the global object is frozen', () => {
    expect(
      runWithCopies(`
Object.preventExtensions(globalThis);
const result = [first, second].map((copy) => attempt(() => copy.Application('shared', {})));`),
    ).toEqual(
      Array.from(
        { length: 2 },
        () =>
          'RuntimeError: Cannot share the state of applications, because the global object does not accept new properties',
      ),
    );
  });
});
