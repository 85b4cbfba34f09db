export { type NameResult, createNameSearch } from './search';
export type { NamedSymbol } from './symbol';
export { decodeNames, encodeNames } from './table';
