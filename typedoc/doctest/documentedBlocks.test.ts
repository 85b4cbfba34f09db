import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createReader } from './documentedBlocks';

const ENGLISH = 'docs/page.md';
const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current/page.md';

let root: string;

function write(path: string, ...codes: readonly string[]): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  const text = codes.map((code) => `\`\`\`ts\n${code}\n\`\`\`\n`).join('\n');
  writeFileSync(join(root, path), path.endsWith('.ts') ? `/**\n${text}*/\nexport {};` : text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'doctest-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('createReader()', () => {
  test('reads sources, pages and their French, but no tests', () => {
    const paths = [
      'typedoc/packages/a/src/A.ts',
      'typedoc/packages/a/src/internal/b.ts',
      'typedoc/packages/a/README.md',
      'docs/page.md',
      'docs/deep/page.mdx',
      'blog/post.md',
      'src/pages/page.mdx',
      'i18n/fr/api/a/README.md',
      'i18n/fr/docusaurus-plugin-content-docs/current/page.md',
      'i18n/fr/docusaurus-plugin-content-blog/post.md',
      'i18n/fr/docusaurus-plugin-content-pages/page.mdx',
    ];
    const others = [
      'typedoc/packages/a/src/A.test.ts',
      'typedoc/packages/a/src/A.test-d.ts',
      'typedoc/packages/a/dist/A.d.ts',
      'typedoc/packages/a/LICENSE.md',
      'docs/page.txt',
      'i18n/fr/docusaurus-plugin-content-docs-api/current/page.md',
    ];
    [...paths, ...others].forEach((path) => {
      write(path, `'${path}'; // => 1`);
    });
    expect([...createReader(root)().keys()].sort()).toEqual(paths.sort());
  });

  test('runs a block once if only its comments are in French, and reports their mistakes', () => {
    write(ENGLISH, '// One.\na; // => 1');
    write(FRENCH, `// ${'Un '.repeat(40)}.\na; // => 1`);
    const documentation = createReader(root)();
    expect(documentation.get(ENGLISH)).toMatchObject([
      { copies: [`${FRENCH}:2`], problems: [{ location: { path: FRENCH, line: 2 } }] },
    ]);
    expect(documentation.get(FRENCH)).toBeUndefined();
  });

  test('runs a block once if it is the same in French', () => {
    write(ENGLISH, 'a; // => 1', 'b; // => 2');
    write(FRENCH, 'a; // => 1', 'c; // => 3');
    const documentation = createReader(root)();
    expect(documentation.get(ENGLISH)).toMatchObject([
      { code: 'a; // => 1', copies: [`${FRENCH}:2`] },
      { code: 'b; // => 2', copies: [] },
    ]);
    expect(documentation.get(FRENCH)).toMatchObject([{ code: 'c; // => 3', copies: [] }]);
  });

  test('compares a translation only with its own page', () => {
    write('docs/other.md', 'a; // => 1');
    write(FRENCH, 'a; // => 1');
    expect([...createReader(root)().keys()]).toEqual(['docs/other.md', FRENCH]);
  });

  test('reads only a folder and its translations', () => {
    write('typedoc/packages/a/README.md', 'a; // => 1');
    write('i18n/fr/api/a/README.md', 'b; // => 1');
    write('typedoc/packages/ab/README.md', 'c; // => 1');
    write('i18n/fr/api/ab/README.md', 'd; // => 1');
    expect([...createReader(root, 'typedoc/packages/a/')().keys()]).toEqual([
      'typedoc/packages/a/README.md',
      'i18n/fr/api/a/README.md',
    ]);
  });

  test('reads changed files again', () => {
    const read = createReader(root);
    write(ENGLISH, 'a; // => 1');
    write(FRENCH, 'a; // => 1');
    expect([...read().keys()]).toEqual([ENGLISH]);
    write(ENGLISH, 'a; // => 2');
    expect([...read().keys()]).toEqual([ENGLISH, FRENCH]);
    rmSync(join(root, ENGLISH));
    expect([...read().keys()]).toEqual([FRENCH]);
  });
});
