import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Change } from '../typedoc/reference/interfaces';
import { type Release, describeMissing, readReleases } from './requireChangeFiles';

const CHANGE = { package: '@tstd/core', symbol: 'Option.of' };
const ADDED = { ...CHANGE, before: [], after: ['function of(): 1'] };
const REMOVED = { ...CHANGE, before: ['function of(): 1'], after: [] };
const CHANGED = { ...CHANGE, before: ['function of(): 1'], after: ['function of(): 2'] };

const missing = (change: Change, releases: readonly Release[], isNarrowed = false) =>
  describeMissing([change], new Set(isNarrowed ? [change] : []), releases);

const release = (type: Release['type'], name = '@tstd/core'): Release => ({ name, type });

describe('describeMissing()', () => {
  test('names the package, the symbol, its declarations and the kind of change', () => {
    expect(missing(CHANGED, [], true)).toEqual([
      `  @tstd/core: "Option.of" has changed, and old code may not compile: a major change
    - function of(): 1
    + function of(): 2`,
    ]);
  });

  test.each([
    ['an added symbol', ADDED, false, 'minor'],
    ['a widened symbol', CHANGED, false, 'minor'],
    ['a narrowed symbol', CHANGED, true, 'major'],
    ['a removed symbol', REMOVED, false, 'major'],
  ] as const)('requires a change file for %s', (_, change, isNarrowed, bump) => {
    const smaller = bump === 'major' ? 'minor' : 'patch';
    expect(missing(change, [release(bump)], isNarrowed)).toEqual([]);
    expect(missing(change, [release(smaller), release('none')], isNarrowed)).toEqual([
      expect.stringContaining(`a ${bump} change`),
    ]);
    expect(missing(change, [release('major', '@tstd/http')], isNarrowed)).toHaveLength(1);
    expect(missing(change, [release(smaller), release(bump)], isNarrowed)).toEqual([]);
  });
});

describe('readReleases()', () => {
  test('reads the change files that no pre-release contains', async () => {
    const root = mkdtempSync(join(tmpdir(), 'change-files-'));
    mkdirSync(join(root, '.changeset'));
    const write = (name: string, text: string) => {
      writeFileSync(join(root, '.changeset', name), text);
    };
    write('pending.md', "---\n'@tstd/core': minor\n---\n\nText.\n");
    write('released.md', "---\n'@tstd/core': major\n---\n\nText.\n");
    expect(await readReleases(root)).toHaveLength(2);
    write('pre.json', JSON.stringify({ changesets: ['released'] }));
    expect(await readReleases(root)).toEqual([release('minor')]);
    rmSync(root, { recursive: true });
  });
});
