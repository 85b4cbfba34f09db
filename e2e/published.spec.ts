import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { siteTexts } from '../src/config/texts';
import { TRANSLATED_LOCALES } from '../typedoc/workspace/locales';

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
