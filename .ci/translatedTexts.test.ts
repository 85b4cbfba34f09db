// cspell:ignore partie Français
import { expect, test } from 'vitest';
import { createSite } from '../src/testing/createSite';
import { hashOf } from '../typedoc/workspace/translationRecord';
import { type TranslatedText, findProblems, readPages, renewRecord } from './translatedTexts';

const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current';

function problemsOf(files: Readonly<Record<string, string>>, recorded = ''): readonly string[] {
  const root = createSite(files);
  return findProblems(readPages(root, 'fr'), { 'docs/a.md': hashOf(recorded) });
}

test('a translation of the current English has no problem', () => {
  const english = '# Page\n\n## Part {#part}\n';
  const french = '# La page\n\n## La partie {#part}\n';
  expect(problemsOf({ 'docs/a.md': english, [`${FRENCH}/a.md`]: french }, english)).toEqual([]);
});

test('a page, a partial or a README without a translation is reported', () => {
  expect(
    problemsOf({
      'docs/_part.mdx': 'Part',
      'typedoc/packages/core/README.md': '# Core',
      'typedoc/packages/core/CHANGELOG.md': '# Core',
    }),
  ).toEqual([
    `missing docs/_part.mdx has no translation in ${FRENCH}/_part.mdx`,
    'missing typedoc/packages/core/README.md has no translation in i18n/fr/api/core/README.md',
  ]);
});

test('a translation of a deleted page is reported', () => {
  expect(problemsOf({ [`${FRENCH}/a.md`]: '# La page' })).toEqual([
    `unused  ${FRENCH}/a.md translates docs/a.md, which does not exist: delete or rename it`,
  ]);
});

test('a page whose English has changed is reported', () => {
  const files = { 'docs/a.md': 'New.', [`${FRENCH}/a.md`]: 'Ancien.' };
  expect(problemsOf(files, 'Old.')).toEqual([
    `stale   docs/a.md has changed: revise ${FRENCH}/a.md, then run "npm run translated -- 'docs/a.md'"`,
  ]);
});

test.each(['a.md', 'a.mdx'])('a heading in %s with another id is reported', (page) => {
  const english = '## Part\n';
  const text: TranslatedText = {
    name: page,
    file: `fr/${page}`,
    english,
    translation: '## La partie\n',
  };
  const id = page === 'a.md' ? '{#part}' : '{/* #part */}';
  expect(findProblems([text], { [page]: hashOf(english) })).toEqual([
    `broken  fr/${page}, compared with ${page}: lost ${id}`,
  ]);
});

const [NEW, OLD, NAMED] = ['docs/new.md', 'docs/old.md', 'blog/named.md'].map((name) => ({
  name,
  file: `fr/${name}`,
  english: 'English of today',
  translation: 'Français',
})) as [TranslatedText, TranslatedText, TranslatedText];

test('the record adds new and named texts, and removes deleted ones', () => {
  const before = { 'docs/old.md': 'old', 'blog/named.md': 'old', 'docs/gone.md': 'old' };
  const today = hashOf('English of today');
  const renew = (...names: readonly string[]) => renewRecord(before, [NEW, OLD, NAMED], names);
  expect(renew('blog/named.md')).toEqual({
    'blog/named.md': today,
    'docs/new.md': today,
    'docs/old.md': 'old',
  });
  expect(renew('blog')).toEqual(renew('blog/named.md'));
  expect(() => renew('docs/gone.md')).toThrow(
    'No package, page or message is called docs/gone.md. Write',
  );
});
