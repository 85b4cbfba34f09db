declare module '@generated/package-list/default/packages.json' {
  import type { PurposeSummary } from '@site/src/components/PackageList';

  const purposes: readonly PurposeSummary[];
  export default purposes;
}
