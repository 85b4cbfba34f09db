export { decodeNames } from './decode';
export { encodeNames } from './encode';
export { type NameResult, createNameSearch } from './search';
export type { NamedSymbol } from './symbol';
