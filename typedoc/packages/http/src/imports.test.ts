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

/** Where people read examples: guides, posts, READMEs and comments, in each language. */
const FOLDERS = ['docs/', 'blog/', 'i18n/', 'typedoc/packages/'];

/** Each import of this package, by the file that has it. */
function* importsOf(): Generator<readonly [path: string, clause: string]> {
  for (const folder of FOLDERS.map((path) => new URL(path, ROOT)).filter(existsSync)) {
    for (const path of readdirSync(folder, { recursive: true })) {
      if (/\.(?:mdx?|ts)$/.test(path) && !/node_modules|dist\//.test(path)) {
        const text = readFileSync(new URL(path, folder), 'utf8');
        for (const [, clause = ''] of text.matchAll(/import ([^;]*?) from '@tstd\/http[^']*'/g)) {
          yield [path, clause];
        }
      }
    }
  }
}

test('every example imports the package under one name, which hides none of the platform', () => {
  const imports = [...importsOf()];
  expect(imports.length).toBeGreaterThan(50);
  expect(imports.filter(([, clause]) => !/^(?:type )?\* as HTTP$/.test(clause))).toEqual([]);
});
