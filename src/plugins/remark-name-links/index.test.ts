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
import { referenceFolder } from '../../../typedoc/reference/contract';
import remarkNameLinks from '.';

const OPTION = '/api/core/namespace/Option';
const NAMES = [
  { name: 'Option', package: 'core', kind: 'namespace', path: OPTION },
  { name: 'Option.map', package: 'core', kind: 'function', path: `${OPTION}#map` },
  { name: 'Array', package: 'collection', kind: 'namespace', path: '/api/collection/Array' },
];

const folder = mkdtempSync(join(tmpdir(), 'name-links-'));
const symbolsOf = (version = 'current') => join(folder, `${version}.json`);
const symbols = symbolsOf();

beforeEach(() => {
  writeFileSync(symbols, JSON.stringify(NAMES));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function linksOf(markdown: string, path = 'docs/guide.md') {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `---\ntitle: A page\n---\n\n${markdown}`);
  const parser = unified().use(remarkParse).use(remarkGfm);
  const tree = path.endsWith('.mdx')
    ? parser.use(remarkMdx).parse(markdown)
    : parser.parse(markdown);
  remarkNameLinks({ symbolsOf })(tree, { path: file });
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

describe('remarkNameLinks()', () => {
  test('links a public name in prose', () => {
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
  ])('does not link a name in %s', (_, markdown) => {
    expect(linksOf(markdown, 'docs/guide.mdx')).toEqual([]);
  });

  test('resolves names that the examples of a page import', () => {
    expect(linksOf('An `Array`.')).toEqual([]);
    const example = "```ts\nimport { Array } from '@tstd/collection';\n```";
    expect(linksOf(`An \`Array\`.\n\n${example}`)).toEqual(['Array /api/collection/Array']);
  });

  test.each(['en-GB', 'fr'])('ignores pages of the reference, also in %s', (locale) => {
    const path = `${referenceFolder(locale)}/core/namespace/Option.md`;
    expect(linksOf('`Option` and `Option.mpa`', path)).toEqual([]);
  });

  test('resolves the names of a frozen guide in its version', () => {
    const [option] = NAMES;
    const frozen = [{ ...option, name: 'Maybe', path: '/api/core/Maybe' }];
    writeFileSync(symbolsOf('1.0'), JSON.stringify(frozen));
    expect(linksOf('`Maybe`, no `Option`', 'versioned_docs/version-1.0/guide.md')).toEqual([
      'Maybe /api/1.0/core/Maybe',
    ]);
  });

  test('links the terms of lists', () => {
    expect(linksOf('- `Option`: It may be there.')).toEqual([`Option ${OPTION}`]);
  });

  test('reads the names again when they have changed', () => {
    expect(linksOf('`Option`')).toHaveLength(1);
    writeFileSync(symbols, '[]');
    utimesSync(symbols, 1, 1);
    expect(linksOf('`Option`')).toEqual([]);
  });
});

describe('a name that looks public but does not exist', () => {
  test('fails the build with its position and what to do', () => {
    expect(() => linksOf('Text.\n\nSee `Option.mpa` and `Option.foo`.')).toThrow(
      [
        `${join(folder, 'docs/guide.md')}:7: "Option.mpa" is not a public name: "Option" has no member "mpa". Correct the name`,
        `${join(folder, 'docs/guide.md')}:7: "Option.foo" is not a public name: "Option" has no member "foo". Correct the name`,
      ].join('\n'),
    );
  });

  test.each(['## `Option.mpa`', '[`Option.mpa`](https://example.org)'])(
    'is also reported where names are not linked: %s',
    (markdown) => {
      expect(() => linksOf(markdown)).toThrow('"Option.mpa" is not a public name');
    },
  );
});
