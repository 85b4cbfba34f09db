import { describe, expect, test } from 'vitest';
import { createSite } from '../../testing/createSite';
import { recordOf } from '../../../typedoc/workspace/translationRecord';
import {
  findBrokenMessages,
  findBrokenPages,
  findMissingMessages,
  findMissingPages,
  findStaleMessages,
  findStalePages,
  listTranslatedMessages,
  withoutUnwantedMessages,
} from './translations';

const FOLDERS = [{ source: 'docs', translation: 'fr' }];

describe('pages', () => {
  const english = '---\ndescription: One\n---\n\n# Page\n\nOld text.\n';
  const french = '---\ndescription: Un\n---\n\n# Page\n\nTexte.\n';
  const record = { 'docs/a/page.md': recordOf(english) };

  test('a page is as it was recorded', () => {
    const root = createSite({ 'docs/a/page.md': english, 'fr/a/page.md': french });
    expect(findMissingPages(root, FOLDERS)).toEqual([]);
    expect(findStalePages({ root, record, folders: FOLDERS })).toEqual([]);
  });

  test('a part of a page is translated as pages are', () => {
    const root = createSite({ 'docs/_part.mdx': 'Part', 'docs/_parts/a.mdx': 'Part' });
    expect(findMissingPages(root, FOLDERS)).toEqual([
      'docs/_part.mdx has no translation; write fr/_part.mdx',
      'docs/_parts/a.mdx has no translation; write fr/_parts/a.mdx',
    ]);
  });

  test('a page in French has the code of the English one, with comments of its own', () => {
    const code = '```ts\n// One.\na; // => 1\n```\n\n```bash\nls # all\n```\n';
    const translate = (from: string, to: string): readonly string[] => {
      const root = createSite({ 'docs/page.md': code, 'fr/page.md': code.replace(from, to) });
      return findBrokenPages(root, 'fr', FOLDERS);
    };
    expect(translate('One', 'Un')).toEqual([]);
    expect(translate('all', 'tout')).toEqual([]);
    expect(translate('=> 1', '=> 2')).toEqual([
      'fr/page.md has other code than docs/page.md, besides its comments:\n// \na; // => 2\n',
    ]);
    expect(translate('ls', 'll')).toHaveLength(1);
  });

  test('a page without a translation is told with the file to write', () => {
    const root = createSite({ 'docs/page.mdx': '# Page\n' });
    expect(findMissingPages(root, FOLDERS)).toEqual([
      'docs/page.mdx has no translation; write fr/page.mdx',
    ]);
  });

  test('a translation of a page that is gone is told', () => {
    const root = createSite({ 'fr/page.md': '# Page\n' });
    expect(findMissingPages(root, FOLDERS)).toEqual([
      'fr/page.md translates docs/page.md, which is not there',
    ]);
  });

  test('a block that has changed is told with both places, the old text and the new one', () => {
    const root = createSite({
      'docs/a/page.md': english.replace('Old', 'New'),
      'fr/a/page.md': french,
    });
    expect(findStalePages({ root, record, readOld: () => english, folders: FOLDERS })).toEqual([
      'docs/a/page.md:7 is newer than fr/a/page.md:7; ' +
        'once both say the same, run "npm run translated -- docs/a/page.md"\n' +
        '  was: Old text.\n  now: New text.',
    ]);
    expect(findStalePages({ root, record, folders: FOLDERS })).toEqual([
      expect.not.stringContaining('was:'),
    ]);
  });

  test('so are a block that is gone and a page that is not recorded', () => {
    const root = createSite({
      'docs/a/page.md': english.replace('\nOld text.\n', ''),
      'fr/a/page.md': french,
    });
    expect(findStalePages({ root, record, folders: FOLDERS })).toEqual([
      expect.stringContaining('docs/a/page.md has lost or moved a paragraph since'),
    ]);
    expect(findStalePages({ root, record: {}, folders: FOLDERS })).toEqual([
      expect.stringContaining('fr/a/page.md records no text of docs/a/page.md'),
    ]);
  });
});

describe('what a translation says', () => {
  const english = '---\ndescription: In 2 parts\n---\n\n# Page\n\nSee [it](./a.md) and `a`.\n';

  test('a translation that says as much has no problem', () => {
    const code = '\n```ts\n1; // => 1\n\n2;\n```\n';
    const root = createSite({
      'docs/page.md': `${english}${code}`,
      'fr/page.md': `---\ndescription: En 2 parties\nkeywords:\n  - 3 mots\n---\n\n# Page\n\n\`a\` et [lui](./a.md).\n${code}`,
    });
    expect(findBrokenPages(root, 'fr', FOLDERS)).toEqual([]);
  });

  test('a lost link is told with the file, the line and both texts', () => {
    const root = createSite({
      'docs/page.md': english,
      'fr/page.md': '---\ndescription: En 2 parties\n---\n\n# Page\n\nVoir `a`.\n',
    });
    expect(findBrokenPages(root, 'fr', FOLDERS)).toEqual([
      'fr/page.md:7 lost ](./a.md)\n  English: See [it](./a.md) and `a`.\n  Translation: Voir `a`.',
    ]);
  });

  test('so are a number of the description and a paragraph', () => {
    const root = createSite({
      'docs/page.md': english,
      'fr/page.md': english.replace('2', '3'),
      'docs/other.md': '# Other\n\nText.\n',
      'fr/other.md': '# Autre\n',
    });
    expect(findBrokenPages(root, 'fr', FOLDERS)).toEqual([
      'fr/other.md has 1 paragraphs, docs/other.md has 2',
      expect.stringMatching(/^fr\/page\.md:1 lost 2\n/),
      expect.stringMatching(/^fr\/page\.md:1 added 3\n/),
    ]);
  });

  test('the French of this site says as much as its English', () => {
    expect(findBrokenPages('.', 'fr')).toEqual([]);
  });
});

describe('messages', () => {
  test('a message that the code has and the file lacks is told', () => {
    const present = new Map([['code.json', '{"known":{"message":"Connu"}}']]);
    const wanted = new Map([
      ['code.json', '{"known":{},"new":{}}'],
      ['navbar.json', '{"title":{}}'],
    ]);
    expect(findMissingMessages(present, wanted)).toEqual([
      expect.stringContaining('code.json lacks the message "new"'),
      expect.stringContaining('navbar.json lacks the message "title"'),
    ]);
  });

  test('names of packages and messages of the theme need no translation here', () => {
    const wanted = new Map([
      ['footer.json', '{"link":{"message":"@tstd/core"}}'],
      ['code.json', '{"theme.close":{"message":"Fermer"},"ours":{"message":"Ours"}}'],
    ]);
    expect(findMissingMessages(new Map(), wanted, new Set(['theme.close']))).toEqual([
      expect.stringContaining('code.json lacks the message "ours"'),
    ]);
  });

  test('a file that Docusaurus has completed keeps what it had, and what is to be translated', () => {
    const before = '{"theme.close":{"message":"Fermer"}}';
    const after = JSON.stringify({
      'theme.close': { message: 'Fermer' },
      'theme.open': { message: 'Ouvrir' },
      name: { message: '@tstd/core' },
      ours: { message: 'Ours' },
    });
    const keysOf = (file: string): readonly string[] =>
      Object.keys(
        JSON.parse(
          withoutUnwantedMessages(file, before, after, new Set(['theme.close', 'theme.open'])),
        ) as object,
      );
    expect(keysOf('i18n/fr/code.json')).toEqual(['theme.close', 'ours']);
    expect(keysOf('i18n/fr/docusaurus-plugin-content-docs-api/current.json')).toEqual([
      'theme.close',
    ]);
  });

  test('a placeholder that is lost is told with the file, the key and both texts', () => {
    const english = new Map([['code.json', '{"a":{"message":"{n} pages"},"b":{"message":"B"}}']]);
    const french = new Map([['code.json', '{"a":{"message":"{m} pages"},"b":{"message":"B"}}']]);
    expect(findBrokenMessages(french, english, 'fr')).toEqual([
      'code.json "a" lost {n}\n  English: {n} pages\n  Translation: {m} pages',
      'code.json "a" added {m}\n  English: {n} pages\n  Translation: {m} pages',
    ]);
  });

  test('a message whose English has changed is told, unless it is not translated', () => {
    const french = new Map([['code.json', '{"a":{"message":"A"},"b":{"message":"B"}}']]);
    const english = new Map([
      ['code.json', '{"a":{"message":"As"},"b":{"message":"Bs"},"c":{"message":"Cs"}}'],
    ]);
    const messages = listTranslatedMessages(french, english);
    expect(
      findStaleMessages(messages, { 'code.json#a': recordOf('As'), 'code.json#b': recordOf('B') }),
    ).toEqual([
      'code.json#b translates an older text; ' +
        'once both say the same, run "npm run translated -- \'code.json#b\'"\n  now: Bs',
    ]);
  });

  test('nothing is told when all messages are there', () => {
    const files = new Map([['code.json', '{"known":{"message":"Connu"}}']]);
    expect(findMissingMessages(files, files)).toEqual([]);
  });
});
