import type { Nodes, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test, vi } from 'vitest';
import { commitUrl } from '../../config/site';
import { siteTexts } from '../../config/texts';
import remarkFilledPlaces from '.';
import { PLACE_OF_CHANGES, type PackageChanges, describeChanges } from './packageChanges';

const CORE: PackageChanges = {
  shortName: 'core',
  all: 'https://code.test/core',
  changes: [
    { hash: 'c3', day: '2025-02-11', subject: 'core, task: name what `map` takes: a function' },
    { hash: 'b2', day: '2025-02-11', subject: 'texts: say <what> is missing' },
    { hash: 'a1', day: '2025-01-02', subject: 'Begin' },
  ],
};

/** The outlines of the blocks of a page after the transformation. */
async function transform(
  page: string,
  read: () => readonly PackageChanges[],
): Promise<readonly unknown[]> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkFilledPlaces, { [PLACE_OF_CHANGES]: () => describeChanges(read(), 'fr') });
  // SAFETY: what parses Markdown gives its root, which the plugin keeps.
  const { children } = (await processor.run(processor.parse(page))) as Root;
  return children.map(outline);
}

/** A text as it is, and any other node as its kind, with its address, language or id, and content. */
function outline(node: Nodes): unknown {
  if (node.type === 'text') {
    return node.value;
  }
  const { id, lang } = node.data?.hProperties ?? {};
  const details = ['url' in node ? node.url : undefined, lang, id].filter(
    (detail) => detail !== undefined,
  );
  const content = 'children' in node ? node.children.map(outline) : [];
  return [[node.type, ...details].join(' '), ...content];
}

const item = (hash: string, text: string): unknown => [
  'listItem',
  ['paragraph', [`link ${commitUrl(hash)} en`, text]],
];

describe('the changes of the packages', () => {
  test('lists the commits of each package by day, and leads to them and to all', async () => {
    const page = `Before\n\n${PLACE_OF_CHANGES}\n\nAfter`;
    expect(await transform(page, () => [CORE])).toEqual([
      ['paragraph', 'Before'],
      ['heading core', '@tstd/core'],
      ['paragraph', '11 février 2025'],
      [
        'list',
        item('c3', 'Name what `map` takes: a function'),
        item('b2', 'Say <what> is missing'),
      ],
      ['paragraph', '2 janvier 2025'],
      ['list', item('a1', 'Begin')],
      ['paragraph', ['link https://code.test/core', siteTexts('fr').allCommits]],
      ['paragraph', 'After'],
    ]);
  });

  test('leads to all changes where the history is not known', async () => {
    expect(await transform(PLACE_OF_CHANGES, () => [{ ...CORE, changes: [] }])).toEqual([
      ['heading core', '@tstd/core'],
      ['paragraph', ['link https://code.test/core', siteTexts('fr').allCommits]],
    ]);
  });

  test('reads no history for a page that does not list it', async () => {
    const read = vi.fn(() => [CORE]);
    expect(await transform('<div></div>', read)).toEqual([['html']]);
    expect(read).not.toHaveBeenCalled();
  });
});
