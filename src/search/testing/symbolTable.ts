import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  REFERENCE_FILES,
  REFERENCE_FOLDERS,
  type ReferenceSymbol,
} from '../../../typedoc/plugin/contract';
import { REPOSITORY } from '../../../typedoc/workspace/packages';

/** The symbols of the English reference. */
export const SYMBOL_TABLE = join(REPOSITORY, REFERENCE_FOLDERS.en, REFERENCE_FILES.symbols);

/** Reads the symbols of the reference, as it was last written. */
export function readSymbols(): readonly ReferenceSymbol[] {
  return JSON.parse(readFileSync(SYMBOL_TABLE, 'utf8')) as readonly ReferenceSymbol[];
}
