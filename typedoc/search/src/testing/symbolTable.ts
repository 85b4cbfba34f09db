import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REFERENCE_FILES, referenceFolder, type ReferenceSymbol } from '../../../plugin/contract';
import { SOURCE_LOCALE } from '../../../workspace/locales';
import { REPOSITORY } from '../../../workspace/packages';

/** The symbols of the English reference. */
export const SYMBOL_TABLE = join(
  REPOSITORY,
  referenceFolder(SOURCE_LOCALE),
  REFERENCE_FILES.symbols,
);

/** Reads the symbols of the reference, as it was last written. */
export function readSymbols(): readonly ReferenceSymbol[] {
  return JSON.parse(readFileSync(SYMBOL_TABLE, 'utf8')) as readonly ReferenceSymbol[];
}
