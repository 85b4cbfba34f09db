export { type SendQuery, createSearchClient } from './client';
export type { Piece } from './excerpt';
export { type Filter, parseQuery, type Query, toggleFilter } from './query';
export { KINDS } from './record';
export type { Answer, AnswerPart, Found } from './search';
export { foldText } from './fold';
