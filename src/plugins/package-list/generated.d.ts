declare module '@generated/package-list/default/packages.json' {
  import type { PackageSummary } from '@site/src/plugins/package-list';

  const packages: readonly PackageSummary[];
  export default packages;
}
