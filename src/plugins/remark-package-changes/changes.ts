import { relative, sep } from 'node:path';
import { readChanges } from '../../../typedoc/plugin/git';
import { PACKAGES, REPOSITORY } from '../../../typedoc/workspace/packages';
import { NEEDS } from '../../config/needs';
import { HAS_HISTORY, SITE, sourceUrl } from '../../config/site';
import type { PackageChanges } from '.';

/** Returns the commits that changed the sources of each package, in the order of the packages. */
export function readPackageChanges(): readonly PackageChanges[] {
  const packages = relative(REPOSITORY, PACKAGES).split(sep).join('/');
  const shortNames = NEEDS.flatMap((need) => need.packages);
  const folderOf = (shortName: string): string => `${packages}/${shortName}/src`;
  // A shallow clone would say of every package that the last commit made it.
  const changes = HAS_HISTORY
    ? readChanges(REPOSITORY, shortNames.map(folderOf), ['*.test.ts'])
    : undefined;
  return shortNames.map((shortName) => {
    const folder = folderOf(shortName);
    return {
      name: `${SITE.npmScope}/${shortName}`,
      shortName,
      changes: changes?.get(folder) ?? [],
      all: sourceUrl(folder, 'commits'),
    };
  });
}
