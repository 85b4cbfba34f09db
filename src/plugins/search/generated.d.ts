declare module '@generated/search/default/names.json' {
  /** The table of names, as `encodeNames` writes it. */
  const table: string;
  export default table;
}

declare module '@generated/search/default/types.json' {
  import type { TypeIndex } from '@tstd-internal/search/build';

  /** The types of the symbols; their ids are positions in the table of names. */
  const index: TypeIndex;
  export default index;
}
