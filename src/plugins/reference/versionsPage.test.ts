import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Nodes } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { afterAll, describe, expect, test } from 'vitest';
import type { History } from '../../../typedoc/reference/interfaces';
import { contentFolder } from '../../../typedoc/workspace/content';
import { LOCALES } from '../../../typedoc/workspace/locales';
import remarkVersionsPage from './versionsPage';

const folder = mkdtempSync(join(tmpdir(), 'interface-changes-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const PAGE = 'Before.\n\n<div id="changes"></div>\n\n<div id="other"></div>\n';

const LIST = PAGE.replace('changes', 'versions');

function transform(record: History, page = PAGE, versions: readonly string[] = []): unknown {
  const [history, symbols] = [join(folder, 'changes.json'), join(folder, 'symbols.json')];
  writeFileSync(history, JSON.stringify(record));
  const map = { name: 'Option.map', package: 'core', path: '/api/core/namespace/Option#map' };
  writeFileSync(symbols, JSON.stringify([{ ...map, package: 'a', path: '/api/a' }, map]));
  const changes = { added: 'Added', changed: 'Changed', removed: 'Removed', none: 'None' };
  const labels = { ...changes, guides: 'Guides', reference: 'Reference' };
  const tree = unified().use(remarkParse).parse(page);
  remarkVersionsPage({ history, symbols, labels, versions })(tree);
  return tree.children.slice(1, -1).map(outline);
}

function outline(node: Nodes): unknown {
  const properties = node.data?.hProperties;
  const name = `${node.type}${properties === undefined ? '' : `#${String(properties.id)}`}`;
  return [
    node.type === 'link' ? node.url : name,
    ...('children' in node ? node.children.map(outline) : 'value' in node ? [node.value] : []),
  ];
}

describe('remarkVersionsPage()', () => {
  test('adds nothing as long as there is no history', () => {
    expect(transform({})).toEqual([]);
  });

  test.each(LOCALES)('finds its place in the page of versions in %s', (locale) => {
    const page = readFileSync(join(contentFolder('pages', locale), 'versions.md'), 'utf8');
    expect(transform({ '1.0.0': [] }, page)).toContainEqual(['heading#v1-0-0', ['text', '1.0.0']]);
  });

  test('lists the versions of the documentation once there are several', () => {
    expect(transform({}, LIST)).toEqual([]);
    const item = (version: string, ...links: readonly string[]) => [
      'listItem',
      [
        'paragraph',
        ['strong', ['text', version]],
        ['text', ' · '],
        [links[0], ['text', 'Guides']],
        ['text', ' · '],
        [links[1], ['text', 'Reference']],
      ],
    ];
    expect(transform({}, LIST, ['1.0'])).toEqual([
      [
        'list',
        item('Next', '/docs/category/getting-started', '/api'),
        item('1.0', '/docs/1.0/category/getting-started', '/api/1.0'),
      ],
    ]);
  });

  test.each(LOCALES)('finds the place of the list in %s', (locale) => {
    const page = readFileSync(join(contentFolder('pages', locale), 'versions.md'), 'utf8');
    expect(JSON.stringify(transform({}, page, ['1.0']))).toContain('/api/1.0');
  });

  test('shows versions, packages and symbols', () => {
    const [before, after] = [['const a: 1'], ['const a: 2']];
    const link = ['/api/core/namespace/Option#map', ['inlineCode', 'Option.map']];
    const strong = (label: string) => ['paragraph', ['strong', ['text', label]]];
    expect(
      transform({
        '1.1.0': [
          { package: '@tstd/core', symbol: 'Option.gone', before, after: [] },
          { package: '@tstd/core', symbol: 'Option.map', before, after },
        ],
        '1.0.1': [],
        '1.0.0': [{ package: '@tstd/core', symbol: 'Option.map', before: [], after }],
      }),
    ).toEqual([
      ['heading#v1-1-0', ['text', '1.1.0']],
      ['heading#v1-1-0-core', ['text', '@tstd/core']],
      strong('Changed'),
      ['list', ['listItem', ['paragraph', link], ['code', '- const a: 1\n+ const a: 2']]],
      strong('Removed'),
      ['list', ['listItem', ['paragraph', ['delete', ['text', 'Option.gone']]]]],
      ['heading#v1-0-1', ['text', '1.0.1']],
      ['paragraph', ['text', 'None']],
      ['heading#v1-0-0', ['text', '1.0.0']],
      ['heading#v1-0-0-core', ['text', '@tstd/core']],
      strong('Added'),
      ['list', ['listItem', ['paragraph', link]]],
    ]);
  });
});
