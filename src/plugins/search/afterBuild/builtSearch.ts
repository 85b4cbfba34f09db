import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchWays } from '@tstd-internal/search';
import {
  type TypeIndex,
  WORD_FILES,
  decodeNames,
  encodeNames,
  openWays,
  parseWords,
} from '@tstd-internal/search/build';
import { REFERENCE_FILES, type ReferenceSymbol } from '../../../../typedoc/plugin/contract';
import { readJSON } from '../../../../typedoc/report/files';
import { withPositions } from '../withPositions';

/** A site that has been built in one language. */
export interface SearchedSite {
  readonly outDir: string;
  readonly locale: string;
  /** The folder of the reference, with the tables of names and types. */
  readonly reference: string;
}

/** Opens the search of a site that has been built, as a browser does. */
export function openBuiltSearch({ outDir, reference }: SearchedSite): SearchWays {
  const text = (file: string): string => readFileSync(join(outDir, file), 'utf8');
  const table = readJSON(join(reference, REFERENCE_FILES.symbols)) as readonly ReferenceSymbol[];
  const types = readJSON(join(reference, REFERENCE_FILES.types)) as TypeIndex;
  const symbols = decodeNames(encodeNames(table));
  const { pages, texts, names } = WORD_FILES;
  const words = parseWords({ pages: text(pages), texts: text(texts), names: text(names) }, symbols);
  return openWays({ symbols, types: withPositions(types, table), words });
}
