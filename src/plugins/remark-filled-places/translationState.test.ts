import type { Nodes, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { sourceUrl } from '../../config/site';
import remarkFilledPlaces from '.';
import { PLACE_OF_STATE, type TranslatedLanguage, describeState } from './translationState';

/** The text of each block of a page after the transformation, with the addresses of links. */
async function transform(
  page: string,
  languages: readonly TranslatedLanguage[],
): Promise<readonly string[]> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkFilledPlaces, { [PLACE_OF_STATE]: () => describeState(languages, 'en') });
  // SAFETY: what parses Markdown gives its root, which the plugin keeps.
  const { children } = (await processor.run(processor.parse(page))) as Root;
  return children.map(textOf);
}

function textOf(node: Nodes): string {
  const own = 'value' in node ? node.value : 'url' in node ? `<${node.url}> ` : '';
  const inner = 'children' in node ? node.children.map(textOf) : [];
  return own + inner.filter((text) => text !== '').join(node.type === 'table' ? ' / ' : ' ');
}

test('says by language and kind what is translated, stale and missing, and leads there', async () => {
  const states = [
    { kind: 'docs', all: 5, stale: ['docs/a.md'], missing: [] },
    { kind: 'core', all: 9, stale: [], missing: ['i18n/de/api/core/Option.json map/summary'] },
  ];
  expect(
    await transform(`Before\n\n${PLACE_OF_STATE}`, [{ code: 'de', label: 'Deutsch', states }]),
  ).toEqual([
    'Before',
    'Deutsch',
    'Kind Translated Stale Missing / Guides 4 1 0 / @tstd/core 8 0 1',
    'Stale (1)',
    `<${sourceUrl('docs/a.md')}> docs/a.md`,
    'Missing (1)',
    `<${sourceUrl('i18n/de/api/core/Option.json')}> i18n/de/api/core/Option.json map/summary`,
  ]);
});

test('says that nothing is left to do', async () => {
  const states = [{ kind: 'docs', all: 5, stale: [], missing: [] }];
  const blocks = await transform(PLACE_OF_STATE, [{ code: 'fr', label: 'Français', states }]);
  expect(blocks.at(-1)).toBe('Nothing is stale or missing.');
});

test('leaves a page without the place as it is', async () => {
  expect(await transform('Text', [])).toEqual(['Text']);
});
