import type { AliasTable, Vocabulary } from '../aliases';
import { FOREIGN_WORDS, LIBRARIES } from './foreign';
import { FOREIGN_NAMES, GUARDS } from './foreignNames';
import { FRENCH_WORDS } from './fr';

/** The aliases that questions have too, besides other words. */
export const QUESTION_WORDS: readonly AliasTable[] = [FOREIGN_WORDS, FRENCH_WORDS];

/** Aliases of names: those of other libraries, and French ones. */
export const VOCABULARY: Vocabulary = {
  tables: [...QUESTION_WORDS, FOREIGN_NAMES, GUARDS],
  libraries: LIBRARIES,
};
