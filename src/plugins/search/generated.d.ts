declare module '@generated/search/default/names.json' {
  import type { NamesByLetter } from '@site/src/plugins/search/byLetter';

  const letters: NamesByLetter;
  export default letters;
}

declare module '@generated/search/default/index.json' {
  import type { StoredData } from '@tstd-internal/search/build';

  const data: StoredData;
  export default data;
}
