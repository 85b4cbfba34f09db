import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findMissingMessages, findPageProblems, sourceHash } from './translations';

const FOLDERS = [{ source: 'docs', translation: 'fr' }];

function createSite(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'tstd-translations-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

describe('pages', () => {
  test('a page whose translation records its text has no problem', () => {
    const root = createSite({
      'docs/a/page.md': '# Page\n',
      'fr/a/page.md': `---\nsource_hash: ${sourceHash('# Page\n')}\n---\n\n# Page\n`,
    });
    expect(findPageProblems(root, FOLDERS)).toEqual([]);
  });

  test('a part of a page has none', () => {
    const root = createSite({ 'docs/_part.mdx': 'Part', 'docs/_parts/a.mdx': 'Part' });
    expect(findPageProblems(root, FOLDERS)).toEqual([]);
  });

  test('a page without a translation is told with the file to write', () => {
    const root = createSite({ 'docs/page.mdx': '# Page\n' });
    expect(findPageProblems(root, FOLDERS)).toEqual([
      'docs/page.mdx has no translation; write fr/page.mdx',
    ]);
  });

  test('a translation of an older text is told with the new hash', () => {
    const root = createSite({
      'docs/page.md': '# New page\n',
      'fr/page.md': `---\nsource_hash: ${sourceHash('# Page\n')}\n---\n`,
    });
    expect(findPageProblems(root, FOLDERS)).toEqual([
      expect.stringContaining(`set "source_hash: ${sourceHash('# New page\n')}"`),
    ]);
  });

  test('a translation that records no text is told', () => {
    const root = createSite({ 'docs/page.md': '# Page\n', 'fr/page.md': '# Page\n' });
    expect(findPageProblems(root, FOLDERS)).toHaveLength(1);
  });

  test('a translation of a page that is gone is told', () => {
    const root = createSite({ 'fr/page.md': '# Page\n' });
    expect(findPageProblems(root, FOLDERS)).toEqual([
      'fr/page.md translates docs/page.md, which is not there',
    ]);
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

  test('nothing is told when all messages are there', () => {
    const files = new Map([['code.json', '{"known":{"message":"Connu"}}']]);
    expect(findMissingMessages(files, files)).toEqual([]);
  });
});
