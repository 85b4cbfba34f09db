import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FOLD, withFolded } from './fixtures/sources';
import { createWorkspace } from './fixtures/workspace';
import type { Fold } from './model/folding';

const FEW = 8;
const MANY = 10 * FEW;

const PAGES = ['function/Member0000', 'interface/Member0000', 'interface/Shape', 'namespace/Shape']
  .flatMap((page) => [`shapes/${page}.md`, `shapes/${page}.json`])
  .flatMap(inBothLanguages);

const SIDEBARS = inBothLanguages('sidebars.json');

const BYTES_OF_MEMBER = { 'shapes/index.md': 120, 'shapes/index.json': 200, 'symbols.json': 800 };

type Files = ReadonlyMap<string, string>;

describe('a package with ten times the members', () => {
  test('has the same pages, one item of the sidebar, and lists that grow no faster', async () => {
    const few = await writeLarge(FEW, [FOLD]);
    const many = await writeLarge(MANY, [FOLD]);
    expect(many.size - few.size).toBe(2 * 2 * 2 * (MANY - FEW));
    for (const file of [...PAGES, ...SIDEBARS]) {
      expect(many.get(file), file).toBe(few.get(file) ?? 'no such file');
    }
    for (const [name, limit] of Object.entries(BYTES_OF_MEMBER)) {
      for (const file of inBothLanguages(name)) {
        expect(bytesOfMember(few, many, file), file).toBeLessThan(limit);
      }
    }
  });

  test('has the same pages if the sidebar lists the members', async () => {
    const few = await writeLarge(FEW, []);
    const many = await writeLarge(MANY, []);
    for (const file of PAGES) {
      expect(many.get(file), file).toBe(few.get(file) ?? 'no such file');
    }
    for (const file of SIDEBARS) {
      expect(bytesOfMember(few, many, file), file).toBeLessThan(100);
    }
  });
});

async function writeLarge(count: number, folds: readonly Fold[]): Promise<Files> {
  // All names have the same length, so that all members have the same size.
  const names = Array.from(
    { length: count },
    (_, index) => `Member${String(index).padStart(4, '0')}`,
  );
  const rows = names.map((name) => `${name},4\n`);
  const workspace = createWorkspace(withFolded(names, `name,sides\n${rows.join('')}`));
  await workspace.write({ folds });
  const files = ['en', 'fr'].flatMap((language) =>
    readdirSync(join(workspace.root, language), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.\w+$/.test(path))
      .map((path) => `${language}/${path}`),
  );
  // A page shows the date of its source, which is now.
  const read = (file: string): string => workspace.read(file).replace(/^last_update: .*\n/m, '');
  return new Map(files.map((file) => [file, read(file)]));
}

function inBothLanguages(file: string): readonly string[] {
  return [`en/${file}`, `fr/${file}`];
}

function bytesOfMember(few: Files, many: Files, file: string): number {
  const [less = NaN, more = NaN] = [few, many].map((files) =>
    Buffer.byteLength(files.get(file) ?? ''),
  );
  return (more - less) / (MANY - FEW);
}
