import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Catalogue } from '../../../typedoc/plugin/catalogue';
import { discoverPackages, PACKAGES, REPOSITORY } from '../../../typedoc/workspace/packages';

/** A package as pages list it. */
export interface PackageSummary {
  /** The name to import: `@tstd/core`. */
  readonly name: string;
  readonly description: string;
  /** The path of its reference, below the base path of the site. */
  readonly path: string;
}

/**
 * Gives pages the list of packages: `@generated/package-list/default/packages.json`.
 *
 * It is a module that a page imports, and not global data, which every page would carry.
 */
export default function packageList({ i18n }: LoadContext): Plugin<readonly PackageSummary[]> {
  return {
    name: 'package-list',
    loadContent: () => summarizePackages(i18n.currentLocale),
    async contentLoaded({ content, actions }) {
      await actions.createData('packages.json', JSON.stringify(content));
    },
    getPathsToWatch: () => [`${PACKAGES}/*/package.json`],
  };
}

/** Lists the packages in a language; a description without translation stays English. */
export function summarizePackages(locale: string): readonly PackageSummary[] {
  const catalogue = new Catalogue(join(REPOSITORY, 'i18n', locale, 'api'));
  return discoverPackages().map(({ name, shortName, manifest }) => ({
    name,
    description: catalogue.translate('shared/packages', manifest.description),
    path: `/api/${shortName}`,
  }));
}
