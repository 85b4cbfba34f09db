export { decodeNames } from './names/decode';
export { encodeNames } from './names/encode';
export { QUESTION_WORDS } from './names/vocabulary';
export type { TypeIndex } from './types';
export { openWays } from './ways';
export {
  type PageKind,
  WORD_FILES,
  WORD_PARTS,
  type WordFile,
  type WordRecord,
  parseWords,
  stringifyWords,
  toRecord,
} from './words/record';
