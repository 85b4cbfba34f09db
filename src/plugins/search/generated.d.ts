declare module '@generated/search/default/names.json' {
  /** The table of names, as `src/search/names` writes it. */
  const table: string;
  export default table;
}

declare module '@generated/search/default/types.json' {
  import type { TypeIndex } from '@site/src/search/types';

  /** The types of the symbols; their ids are positions in the table of names. */
  const index: TypeIndex;
  export default index;
}
