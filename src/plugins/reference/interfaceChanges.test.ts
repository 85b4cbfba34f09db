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
import remarkInterfaceChanges from './interfaceChanges';

const folder = mkdtempSync(join(tmpdir(), 'interface-changes-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const PAGE = 'Before.\n\n<div id="changes"></div>\n\n<div id="other"></div>\n';

function transform(versions: History, page = PAGE): unknown {
  const [history, symbols] = [join(folder, 'changes.json'), join(folder, 'symbols.json')];
  writeFileSync(history, JSON.stringify(versions));
  const map = { name: 'Option.map', package: 'core', path: '/api/core/namespace/Option#map' };
  writeFileSync(symbols, JSON.stringify([{ ...map, package: 'a', path: '/api/a' }, map]));
  const labels = { added: 'Added', changed: 'Changed', removed: 'Removed', none: 'None' };
  const tree = unified().use(remarkParse).parse(page);
  remarkInterfaceChanges({ history, symbols, labels })(tree);
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

describe('remarkInterfaceChanges()', () => {
  test('adds nothing as long as there is no history', () => {
    expect(transform({})).toEqual([]);
  });

  test.each(LOCALES)('finds its place in the page of versions in %s', (locale) => {
    const page = readFileSync(join(contentFolder('pages', locale), 'versions.md'), 'utf8');
    expect(transform({ '1.0.0': [] }, page)).toContainEqual(['heading#v1-0-0', ['text', '1.0.0']]);
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
