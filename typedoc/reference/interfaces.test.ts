import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WorkspacePackage } from '../workspace/packages';
import { INTERFACE_FILE, changesSinceRelease, recordRelease, showChange } from './interfaces';
import type { Entry, PageData } from './pageData';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'interfaces-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

// SAFETY: the functions use only these fields.
const pagesOf = (...entries: readonly Partial<Entry>[]) =>
  [{ package: { name: '@tstd/a' }, groups: [{ entries }] }] as unknown as PageData[];

const packageOf = (version: string) =>
  [{ name: '@tstd/a', folder, manifest: { version } }] as unknown as WorkspacePackage[];

const MAP = { name: 'Option.map', kind: 'function', lines: ['function map(): 1'] } as const;
const OF = { name: 'Option.of', kind: 'function', lines: ['function of(): 1'] } as const;
const TYPE = {
  name: 'Option',
  kind: 'interface',
  lines: ['interface Option'],
  signatures: [['interface Option ', { text: '{}', role: 'name' }]],
} as const;

const CHANGE = { package: '@tstd/a', symbol: 'Option' };

describe('changesSinceRelease()', () => {
  test('is empty if nothing has changed', () => {
    recordRelease(pagesOf(OF, TYPE, MAP), packageOf('1.0.0'), join(folder, 'changes.json'));
    expect(changesSinceRelease(pagesOf(OF, TYPE, MAP), packageOf('1.0.0'))).toEqual([]);
  });

  test('lists added, changed and removed symbols', () => {
    recordRelease(pagesOf(OF, TYPE), packageOf('1.0.0'), join(folder, 'changes.json'));
    const widened = { ...OF, lines: [...OF.lines, 'function of(a: 1): 1'] };
    expect(changesSinceRelease(pagesOf(MAP, widened), packageOf('1.0.0'))).toEqual([
      { ...CHANGE, symbol: 'Option', before: ['interface Option {}'], after: [] },
      { ...CHANGE, symbol: 'Option.map', before: [], after: MAP.lines },
      { ...CHANGE, symbol: 'Option.of', before: OF.lines, after: widened.lines },
    ]);
  });
});

describe('recordRelease()', () => {
  test('records each symbol on one line, with the members of a type', () => {
    recordRelease(pagesOf(OF, TYPE, MAP), packageOf('1.0.0'), join(folder, 'changes.json'));
    expect(readFileSync(join(folder, INTERFACE_FILE), 'utf8')).toBe(`{
  "Option": ["interface Option {}"],
  "Option.map": ["function map(): 1"],
  "Option.of": ["function of(): 1"]
}
`);
  });

  test('adds the changes of a version to the history, the newest first', () => {
    const history = join(folder, 'changes.json');
    writeFileSync(join(folder, INTERFACE_FILE), '{}');
    recordRelease(pagesOf(OF), packageOf('1.0.0'), history);
    recordRelease(pagesOf(OF), packageOf('1.0.1'), history);
    recordRelease(pagesOf(), packageOf('2.0.0'), history);
    const versions = Object.entries(JSON.parse(readFileSync(history, 'utf8')) as object);
    expect(versions).toEqual([
      ['2.0.0', [{ ...CHANGE, symbol: 'Option.of', before: OF.lines, after: [] }]],
      ['1.0.1', []],
      ['1.0.0', [{ ...CHANGE, symbol: 'Option.of', before: [], after: OF.lines }]],
    ]);
  });
});

describe('showChange()', () => {
  test('shows the lines that only one side has', () => {
    const before = ['interface A {\n  readonly a: 1;\n  readonly b: 1;\n}'];
    const after = ['interface A {\n  readonly a: 1;\n  readonly b: 2;\n}'];
    expect(showChange({ ...CHANGE, before, after })).toBe('-   readonly b: 1;\n+   readonly b: 2;');
    expect(showChange({ ...CHANGE, before: [], after: MAP.lines })).toBe('+ function map(): 1');
  });
});
