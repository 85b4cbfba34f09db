import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { contentFolder } from '../../../typedoc/workspace/content.js';
import type { Results } from '../results.js';
import { en } from './en.js';
import { fr } from './fr.js';
import { renewTables } from './tables.js';
import type { PageTexts } from './texts.js';

/** The pages that say what was measured. */
export const PAGES: readonly PageTexts[] = [en, fr];

/** Returns the path of the page in a language. */
export function pathOf({ language }: PageTexts): string {
  return `${contentFolder('docs', language)}/getting-started/how-it-compares.md`;
}

/** Returns a page as it is with what was measured, laid out. */
export async function renewPage(results: Results, texts: PageTexts): Promise<string> {
  const page = pathOf(texts);
  const options = await resolveConfig(page);
  const text = renewTables(readFileSync(page, 'utf8'), results, texts);
  return format(text, { ...options, filepath: page });
}

/** Writes what was measured to the pages. */
export async function renewPages(results: Results): Promise<void> {
  for (const texts of PAGES) {
    writeFileSync(pathOf(texts), await renewPage(results, texts));
  }
}
