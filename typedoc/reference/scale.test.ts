import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIRST_MEMBER, LARGE_FOLD, LARGE_PACKAGE, largePackage } from './fixtures/largePackage';
import { createWorkspace } from './fixtures/workspace';
import type { Fold } from './model/folding';

const FEW = 8;
const MANY = 10 * FEW;

const PAGES = [
  `function/${FIRST_MEMBER}`,
  `interface/${FIRST_MEMBER}`,
  'interface/Shape',
  'namespace/Shape',
].map((page) => `${LARGE_PACKAGE}/${page}.md`);

const BYTES_OF_MEMBER = {
  [`${LARGE_PACKAGE}/index.md`]: 60,
  'symbols.json': 700,
  'reference.json': 1800,
};

type Reference = ReadonlyMap<string, string>;

describe('a package with ten times the members', () => {
  test('has the same pages, and one item of the sidebar', async () => {
    const few = await writeLarge(FEW);
    const many = await writeLarge(MANY);
    expect(many.size - few.size).toBe(2 * 2 * (MANY - FEW));
    for (const file of [...PAGES, 'sidebars.json'].flatMap(inBothLanguages)) {
      expect(many.get(file), file).toBe(few.get(file) ?? 'no such file');
    }
  });

  test('has lists that grow with its members, and no faster', async () => {
    const few = await writeLarge(FEW);
    const many = await writeLarge(MANY);
    for (const [name, limit] of Object.entries(BYTES_OF_MEMBER)) {
      for (const file of inBothLanguages(name)) {
        expect(bytesOfMember(few, many, file), file).toBeLessThan(limit);
      }
    }
  });

  test('has the same pages where the sidebar lists the members', async () => {
    const few = await writeLarge(FEW, []);
    const many = await writeLarge(MANY, []);
    for (const file of PAGES.flatMap(inBothLanguages)) {
      expect(many.get(file), file).toBe(few.get(file) ?? 'no such file');
    }
    for (const file of inBothLanguages('sidebars.json')) {
      expect(bytesOfMember(few, many, file), file).toBeLessThan(100);
    }
  });
});

async function writeLarge(
  members: number,
  folds: readonly Fold[] = [LARGE_FOLD],
): Promise<Reference> {
  const workspace = createWorkspace(largePackage(members));
  await workspace.write({ folds });
  const files = ['en', 'fr'].flatMap((language) =>
    readdirSync(join(workspace.root, language), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.\w+$/.test(path))
      .map((path) => `${language}/${path}`),
  );
  return new Map(files.map((file) => [file, withoutDate(workspace.read(file))]));
}

/** A page shows the date of its source, which is now. */
function withoutDate(text: string): string {
  return text.replace(/^last_update: .*\n/m, '');
}

function inBothLanguages(file: string): readonly string[] {
  return [`en/${file}`, `fr/${file}`];
}

function bytesOfMember(few: Reference, many: Reference, file: string): number {
  const [less = Number.NaN, more] = [few, many].map((reference) =>
    Buffer.byteLength(reference.get(file) ?? ''),
  );
  return (Number(more) - less) / (MANY - FEW);
}
