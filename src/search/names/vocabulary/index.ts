import type { Vocabulary } from '../aliases';
import { FOREIGN_WORDS, LIBRARIES } from './foreign';
import { FRENCH_WORDS } from './fr';

/** Aliases of names: those of other libraries, and French ones. */
export const VOCABULARY: Vocabulary = {
  tables: [FOREIGN_WORDS, FRENCH_WORDS],
  libraries: LIBRARIES,
};
