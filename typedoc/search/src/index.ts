export { type Answer, type AnswerPart, titleOf } from './answer';
export { foldText } from './foldText';
export { KINDS } from './names/symbol';
export { type Found, type SearchScope, search } from './search';
export { type SearchSession, type SearchSources, type SearchWays, openSession } from './session';
export type { Piece } from './words/excerpt';
export type { WordPage } from './words/words';
