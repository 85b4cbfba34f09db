import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { Catalogue } from '../../../typedoc/plugin/catalogue';
import { packagePath } from '../../../typedoc/plugin/contract';
import { PACKAGE_GROUPS, sortByPurpose } from '../../../typedoc/plugin/map/groups';
import { catalogueFolder } from '../../../typedoc/workspace/content';
import { discoverPackages, PACKAGES, REPOSITORY } from '../../../typedoc/workspace/packages';
import type { PurposeSummary } from '../../components/PackageList';
import { type Locale, currentLocale } from '../../config/locales';

/**
 * Gives pages the list of packages by purpose: `@generated/package-list/default/packages.json`.
 *
 * It is a module that a page imports, and not global data, which every page would carry.
 */
export default function packageList(): Plugin<readonly PurposeSummary[]> {
  return {
    name: 'package-list',
    loadContent: () => summarizePackages(currentLocale()),
    async contentLoaded({ content, actions }) {
      await actions.createData('packages.json', JSON.stringify(content));
    },
    getPathsToWatch: () => [`${PACKAGES}/*/package.json`],
  };
}

/** Lists the packages by purpose in a language; a description without translation stays English. */
export function summarizePackages(locale: Locale): readonly PurposeSummary[] {
  const catalogue = new Catalogue(join(REPOSITORY, catalogueFolder(locale)));
  const packages = discoverPackages();
  return PACKAGE_GROUPS.map((group) => ({
    id: group.id,
    title: group.title[locale],
    packages: sortByPurpose(packages, [group]).map(({ name, shortName, manifest }) => ({
      name,
      description: catalogue.translate('shared/packages', manifest.description),
      path: packagePath(shortName),
    })),
  }));
}
