import { expect, test } from 'vitest';

/** The part of Node that finds and reads files. */
interface Process {
  getBuiltinModule(name: 'node:fs'): {
    existsSync(url: URL): boolean;
    readFileSync(url: URL, encoding: 'utf8'): string;
    readdirSync(url: URL, options: { readonly recursive: true }): readonly string[];
  };
}

const { process } = globalThis as unknown as { readonly process: Process };
const { existsSync, readdirSync, readFileSync } = process.getBuiltinModule('node:fs');

const ROOT = new URL('../../../../', import.meta.url);

/** The folders with examples in either language: guides, posts, READMEs and comments. */
const FOLDERS = ['docs/', 'blog/', 'i18n/', 'typedoc/packages/'];

/** Each import of this package, with the file that contains it. */
function* importsOf(): Generator<readonly [path: string, clause: string]> {
  for (const folder of FOLDERS.map((path) => new URL(path, ROOT)).filter(existsSync)) {
    for (const path of readdirSync(folder, { recursive: true })) {
      if (/\.(?:mdx?|ts)$/.test(path) && !/node_modules|dist\//.test(path)) {
        const text = readFileSync(new URL(path, folder), 'utf8');
        // Without backticks, the word "import" in a sentence cannot match up to the next example.
        for (const [, clause = ''] of text.matchAll(/import ([^;`]*?) from '@tstd\/http[^']*'/g)) {
          yield [path, clause];
        }
      }
    }
  }
}

test('every example imports the package under one name, which hides no name of the platform', () => {
  const imports = [...importsOf()];
  expect(imports.length).toBeGreaterThan(50);
  expect(imports.filter(([, clause]) => !/^(?:type )?\* as HTTP$/.test(clause))).toEqual([]);
});
