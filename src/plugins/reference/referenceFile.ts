import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { referencePath, symbolsFile } from '../../../typedoc/reference/contract';
import type { IndexedSymbol } from '../../../typedoc/reference/index/symbols';
import type { PageData } from '../../../typedoc/reference/pageData';
import { currentLocale } from '../../config/localeConfig';

export function readSymbols(siteDir: string): readonly IndexedSymbol[] {
  return JSON.parse(
    readFileSync(join(siteDir, symbolsFile(currentLocale())), 'utf8'),
  ) as readonly IndexedSymbol[];
}

/** Returns the data of a Markdown page, or undefined if the page is not in the reference. */
export function readPage(file: string): PageData | undefined {
  return referencePath(file) === undefined
    ? undefined
    : (JSON.parse(readFileSync(file.replace(/\.md$/, '.json'), 'utf8')) as PageData);
}
