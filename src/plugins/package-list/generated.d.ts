declare module '@generated/package-list/default/packages.json' {
  import type { PurposeSummary } from '@site/src/plugins/package-list';

  const purposes: readonly PurposeSummary[];
  export default purposes;
}
