import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import remarkNameLinks from '.';

const OPTION = '/api/core/namespace/Option';
const NAMES = [
  { name: 'Option', package: 'core', kind: 'namespace', path: OPTION },
  { name: 'Option.map', package: 'core', kind: 'function', path: `${OPTION}#map` },
  { name: 'Option.value', package: 'core', kind: 'function', path: `${OPTION}#value` },
  { name: 'Option.Some', package: 'core', kind: 'type', path: `${OPTION}#some` },
  { name: 'Array', package: 'collection', kind: 'namespace', path: '/api/collection/Array' },
];

const folder = mkdtempSync(join(tmpdir(), 'name-links-'));
const symbols = join(folder, 'symbols.json');

beforeEach(() => {
  writeFileSync(symbols, JSON.stringify(NAMES));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface PageOptions {
  readonly path?: string;
  readonly frontMatter?: Readonly<Record<string, unknown>>;
}

function linksOf(markdown: string, { path = 'docs/guide.md', frontMatter }: PageOptions = {}) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `---\ntitle: A page\n---\n\n${markdown}`);
  const parser = unified().use(remarkParse).use(remarkGfm);
  const tree = path.endsWith('.mdx')
    ? parser.use(remarkMdx).parse(markdown)
    : parser.parse(markdown);
  remarkNameLinks({ symbols })(tree, { path: file, data: frontMatter ? { frontMatter } : {} });
  return nameLinks(tree);
}

function nameLinks(tree: Root): readonly string[] {
  const links: string[] = [];
  visit(tree, 'link', ({ url, children: [child] }) => {
    if (child?.type === 'inlineCode') {
      links.push(`${child.value} ${url}`);
    }
  });
  return links;
}

const REFERENCE = 'typedoc/api/core/namespace/Option.md';
const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs-api/current/core/namespace/Option.md';

describe('remarkNameLinks()', () => {
  test('makes a link of a public name in prose', () => {
    expect(linksOf('See `Option.map`.')).toEqual([`Option.map ${OPTION}#map`]);
  });

  test('links the first mention in a paragraph, a list and a table', () => {
    const link = `Option ${OPTION}`;
    expect(linksOf('An `Option`, the `Option`.\n\nAnother `Option`.')).toEqual([link, link]);
    const list = '- One `Option`, two `Option`\n- `Option` again\n  - `Option` below';
    expect(linksOf(`${list}\n\nText.\n\n${list}`)).toEqual([link, link]);
    const table = '| `Option` |\n| --- |\n| `Option` |\n| `Option` |';
    expect(linksOf(`${table}\n\nText.\n\n${table}`)).toEqual([link, link]);
  });

  test.each([
    ['a heading', '## About `Option`'],
    ['a link', '[the `Option` of it](https://example.org)'],
    ['a block of code', '```ts\nOption\n```'],
    ['an element that is a link', '<Link to="/">`Option`</Link>'],
  ])('leaves %s alone', (_, markdown) => {
    expect(linksOf(markdown, { path: 'docs/guide.mdx' })).toEqual([]);
  });

  test('takes what the examples of a page import for what it speaks of', () => {
    expect(linksOf('An `Array`.')).toEqual([]);
    const example = "```ts\nimport { Array } from '@tstd/collection';\n```";
    expect(linksOf(`An \`Array\`.\n\n${example}`)).toEqual(['Array /api/collection/Array']);
  });

  test.each([REFERENCE, FRENCH])('links to anchors of the page itself: %s', (path) => {
    expect(linksOf('`map`, `Option.map()` and `Option`', { path })).toEqual(['map #map']);
  });

  test('leaves parameters alone where they are described, and elsewhere on their page', () => {
    const list = '- `value`: A value.\n- <a id="map.to"></a>`To`: A type.\n\nThe `value`.';
    expect(linksOf(list, { path: REFERENCE })).toEqual([]);
    expect(linksOf('The `value`.', { path: REFERENCE })).toEqual(['value #value']);
  });

  test('leaves a member alone where it is described, and links it elsewhere', () => {
    const list = '- <a id="some"></a>`Some`: A type.\n\nIt is `Some`.';
    expect(linksOf(list, { path: REFERENCE })).toEqual(['Some #some']);
  });

  test('links the terms of lists in guides and READMEs', () => {
    const list = '- `Option`: It may be there.';
    expect(linksOf(list)).toHaveLength(1);
    expect(linksOf(list, { path: 'typedoc/api/core/index.md' })).toHaveLength(1);
  });

  test('reads the names anew when they have changed', () => {
    expect(linksOf('`Option`')).toHaveLength(1);
    writeFileSync(symbols, '[]');
    utimesSync(symbols, 1, 1);
    expect(linksOf('`Option`')).toEqual([]);
  });
});

describe('a name that begins as a public one and is none', () => {
  test('fails the build, and says where it stands and what to do', () => {
    expect(() => linksOf('Text.\n\nSee `Option.mpa` and `Option.foo`.')).toThrow(
      [
        `${join(folder, 'docs/guide.md')}:7: "Option.mpa" is no public name, "Option" has no "mpa"; write a name that the reference has, in the page`,
        `${join(folder, 'docs/guide.md')}:7: "Option.foo" is no public name, "Option" has no "foo"; write a name that the reference has, in the page`,
      ].join('\n'),
    );
  });

  test('says which source the page of the reference is made from', () => {
    const frontMatter = { custom_edit_url: 'https://example.org/src/Option.ts' };
    expect(() => linksOf('`Option.mpa`', { path: REFERENCE, frontMatter })).toThrow(
      'in https://example.org/src/Option.ts, or its translation',
    );
  });

  test.each(['## `Option.mpa`', '[`Option.mpa`](https://example.org)'])(
    'is found where names are no links: %s',
    (markdown) => {
      expect(() => linksOf(markdown)).toThrow('"Option.mpa" is no public name');
    },
  );
});
