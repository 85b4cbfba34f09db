import type { Vocabulary } from '../aliases';
import { FOREIGN_WORDS, LIBRARIES } from './foreign';
import { FRENCH_WORDS } from './fr';

/** What names are called elsewhere: in other libraries, and in French. */
export const VOCABULARY: Vocabulary = {
  tables: [FOREIGN_WORDS, FRENCH_WORDS],
  libraries: LIBRARIES,
};
