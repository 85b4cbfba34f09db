export { decodeNames, encodeNames } from './names/table';
export { QUESTION_WORDS } from './names/vocabulary';
export type { TypeIndex } from './types';
export { openWays } from './ways';
export {
  type PageKind,
  WORD_FILES,
  type WordFile,
  type WordRecord,
  readWords,
  stringifyWords,
  toRecord,
} from './words/record';
