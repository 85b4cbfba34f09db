import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { createSite } from '../../testing/createSite';
import { recordOf, recordFile } from '../../../typedoc/workspace/translationRecord';
import { createFreshnessJudge } from './judge';
import remarkTranslationNote, { type Freshness } from '.';

const LABELS = { untranslated: 'Pas encore traduite.', stale: 'Texte plus ancien' };

/** The blocks of a page that is judged so: elements, languages and texts. */
function transform(page: string, freshness: Freshness): readonly string[] {
  const tree = unified().use(remarkParse).parse(page);
  remarkTranslationNote({ judge: () => freshness, labels: LABELS })(tree, { path: '/page.md' });
  return tree.children.map(outline);
}

function outline(node: Nodes): string {
  const { hName = node.type, hProperties = {} } = node.data ?? {};
  const lang = 'lang' in hProperties ? ` lang=${String(hProperties.lang)}` : '';
  const content = node.type === 'blockquote' ? node.children.map(outline).join('') : toString(node);
  return `<${hName}${lang}>${content}`;
}

describe('remarkTranslationNote()', () => {
  const page = '# Titre\n\nTexte.\n\n```ts\n1;\n```\n';

  test('leaves a page whose translation is current', () => {
    expect(transform(page, { kind: 'current' })).toEqual([
      '<heading>Titre',
      '<paragraph>Texte.',
      '<code>1;',
    ]);
  });

  test('shows below the title what the English says now', () => {
    expect(transform(page, { kind: 'stale', changed: ['## New', '`1` <b>'] })).toEqual([
      '<heading>Titre',
      '<details><summary>Texte plus ancien<paragraph lang=en>New<paragraph lang=en>1 <b>',
      '<paragraph>Texte.',
      '<code>1;',
    ]);
  });

  test('says that a page is in English, and marks its prose', () => {
    expect(transform(page, { kind: 'untranslated' })).toEqual([
      '<heading lang=en>Titre',
      '<paragraph>Pas encore traduite.',
      '<paragraph lang=en>Texte.',
      '<code>1;',
    ]);
  });
});

describe('createFreshnessJudge()', () => {
  const english = '---\nslug: a\n---\n\n# Page\n\nText.\n';
  const french = 'i18n/fr/docusaurus-plugin-content-docs/current/a.md';

  test('compares a translation with the record of its English', () => {
    const record = JSON.stringify({ 'docs/a.md': recordOf(english) });
    const root = createSite({ 'docs/a.md': english, [recordFile('fr')]: record });
    const judge = createFreshnessJudge(root, 'fr');
    expect(judge(join(root, french))).toEqual({ kind: 'current' });
    writeFileSync(join(root, 'docs/a.md'), english.replace('slug: a', 'slug: b'));
    expect(judge(join(root, french))).toEqual({ kind: 'current' });
    writeFileSync(join(root, 'docs/a.md'), english.replace('Text.', 'Other text.'));
    expect(judge(join(root, french))).toEqual({ kind: 'stale', changed: ['Other text.'] });
  });

  test('leaves a translation that is not recorded yet: the check tells of it', () => {
    const root = createSite({ 'docs/a.md': english });
    expect(createFreshnessJudge(root, 'fr')(join(root, french))).toEqual({ kind: 'current' });
  });

  test.each(['src/pages/_example.mdx', 'src/pages/_problems/money.mdx', 'docs/_part.md'])(
    'leaves "%s", a part of pages',
    (path) => {
      expect(createFreshnessJudge('/site', 'fr')(`/site/${path}`)).toEqual({ kind: 'current' });
    },
  );

  test('knows an English page, and leaves what is no page of ours', () => {
    const judge = createFreshnessJudge('/site', 'fr');
    expect(judge('/site/docs/a.md')).toEqual({ kind: 'untranslated' });
    expect(judge('/site/i18n/fr/docusaurus-plugin-content-docs-api/current/a.md')).toEqual({
      kind: 'current',
    });
  });
});
