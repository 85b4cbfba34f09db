import { join } from 'node:path';
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { createSite } from '../../testing/createSite';
import { hashOf, recordFile } from '../../../typedoc/workspace/translationRecord';
import remarkTranslationNote from './translationNote';

const LABELS = { untranslated: 'Pas encore traduite.', stale: 'L’anglais a changé.' };
const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current';
const PAGE = '# Titre\n\nTexte.\n\n```ts\n1;\n```\n';
const PLAIN = ['heading Titre', 'paragraph Texte.', 'code 1;'];

function transform(path: string, recorded: string | undefined): readonly string[] {
  const root = createSite({
    'docs/a.md': 'English',
    [recordFile('fr')]: JSON.stringify(
      recorded === undefined ? {} : { 'docs/a.md': hashOf(recorded) },
    ),
  });
  const tree = unified().use(remarkParse).parse(PAGE);
  remarkTranslationNote({ root, locale: 'fr', labels: LABELS })(tree, { path: join(root, path) });
  return tree.children.map(outline);
}

function outline(node: Nodes): string {
  const lang = node.data?.hProperties?.lang;
  return [node.type, ...(typeof lang === 'string' ? [lang] : []), toString(node)].join(' ');
}

test('does not change a page whose translation is current or not recorded yet', () => {
  expect(transform(`${FRENCH}/a.md`, 'English')).toEqual(PLAIN);
  expect(transform(`${FRENCH}/a.md`, undefined)).toEqual(PLAIN);
});

test('notes below the title that the English has changed', () => {
  expect(transform(`${FRENCH}/a.md`, 'Older')).toEqual([
    'heading Titre',
    'paragraph L’anglais a changé.',
    'paragraph Texte.',
    'code 1;',
  ]);
});

test('notes that a page is in English, and marks its prose', () => {
  expect(transform('docs/a.md', undefined)).toEqual([
    'heading en-GB Titre',
    'paragraph Pas encore traduite.',
    'paragraph en-GB Texte.',
    'code 1;',
  ]);
});

test.each([
  'src/pages/_example.mdx',
  'src/pages/_problems/money.mdx',
  'docs/_part.md',
  'i18n/fr/docusaurus-plugin-content-docs-api/current/a.md',
])('ignores "%s", which is a partial or written by TypeDoc', (path) => {
  expect(transform(path, undefined)).toEqual(PLAIN);
});
