import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { siteTexts } from '../src/config/siteTexts';
import { findBlocks } from '../typedoc/doctest/blocks';
import { findRemarks } from '../typedoc/doctest/remarks';
import { contentFolder } from '../typedoc/workspace/content';
import { SOURCE_LOCALE, TRANSLATED_LOCALES } from '../typedoc/workspace/locales';

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

test('nothing that is published names the folder that it was built in', () => {
  const folder = process.cwd();
  const files = listFiles('build');
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => readFileSync(file).includes(folder))).toEqual([]);
});

test('no file has a name that static hosts keep to themselves', () => {
  // GitHub Pages, for one, leaves out what begins with an underscore or a dot.
  expect(listFiles('build').filter((file) => /(?:^|\/)[_.]/.test(file))).toEqual([]);
});

test('no page of a site that is translated says that it is not, or that its text is older', () => {
  const pages = listFiles('build').filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(1_000);
  const notes = TRANSLATED_LOCALES.flatMap((locale) =>
    Object.values(siteTexts(locale).translation),
  );
  expect(
    pages.filter((page) => {
      const html = readFileSync(page, 'utf8');
      return notes.some((note) => html.includes(note));
    }),
  ).toEqual([]);
});

test('the examples of the home page have comments in the language of the page', () => {
  for (const locale of TRANSLATED_LOCALES) {
    const page = readFileSync(join('build', locale, 'index.html'), 'utf8').replaceAll(
      '&quot;',
      '"',
    );
    const english = readRemarks(contentFolder('pages', SOURCE_LOCALE));
    const own = readRemarks(contentFolder('pages', locale));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((words) => !page.includes(words))).toEqual([]);
    expect(english.filter((words) => page.includes(words))).toEqual([]);
  }
});

/** The words of the comments in the examples of the home page. */
function readRemarks(pages: string): readonly string[] {
  return listFiles(join(pages, '_problems'))
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((path) =>
      findBlocks({ path, kind: 'markdown', isPackage: false }, readFileSync(path, 'utf8')),
    )
    .flatMap(({ code }) => findRemarks(code).map(({ start, end }) => code.slice(start, end)));
}
