export { QUESTION_WORDS } from './names/vocabulary';
export type { TypeIndex } from './types';
export { type PageKind, type WordRecord, stringifyWords, toRecord } from './words/record';
