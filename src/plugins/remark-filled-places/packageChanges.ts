import { relative } from 'node:path';
import { posixPath } from '@docusaurus/utils';
import type { PhrasingContent, RootContent } from 'mdast';
import { type Change, readChanges } from '../../../typedoc/plugin/git';
import { PACKAGES, REPOSITORY } from '../../../typedoc/workspace/packages';
import { NEEDS } from '../../config/needs';
import { HAS_HISTORY, SITE, commitUrl, sourceUrl } from '../../config/site';
import { siteTexts } from '../../config/texts';
import { heading, link, list, paragraph, text } from '../nodes';

/** Stands in a page where the changes of the packages shall be. */
export const PLACE_OF_CHANGES = '<div data-package-changes></div>';

export interface PackageChanges {
  /** The name without its scope, which is the id of the heading. */
  readonly shortName: string;
  /** The newest first; empty where the history is not known. */
  readonly changes: readonly Change[];
  /** The page that has all of them. */
  readonly all: string;
}

/** The scope at the start of a commit's subject: the packages that it is about. */
const SCOPE = /^[a-z][a-z0-9, -]*: /;

/** Returns the commits that changed the sources of each package, in the order of the packages. */
export function readPackageChanges(): readonly PackageChanges[] {
  const packages = posixPath(relative(REPOSITORY, PACKAGES));
  const shortNames = NEEDS.flatMap((need) => need.packages);
  const folderOf = (shortName: string): string => `${packages}/${shortName}/src`;
  // A shallow clone would say of every package that the last commit made it.
  const changes = HAS_HISTORY
    ? readChanges(REPOSITORY, shortNames.map(folderOf), ['*.test.ts'])
    : undefined;
  return shortNames.map((shortName) => {
    const folder = folderOf(shortName);
    return { shortName, changes: changes?.get(folder) ?? [], all: sourceUrl(folder, 'commits') };
  });
}

/** Lists the commits by package and day. */
export function describeChanges(
  packages: readonly PackageChanges[],
  locale: string,
): readonly RootContent[] {
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return packages.flatMap(({ shortName, changes, all }) => [
    heading(3, `${SITE.npmScope}/${shortName}`, shortName),
    ...[...new Set(changes.map(({ day }) => day))].flatMap((day) => [
      paragraph(text(dates.format(new Date(day)))),
      list(changes.filter((change) => change.day === day).map(toLink)),
    ]),
    paragraph(link(all, text(siteTexts(locale).allCommits))),
  ]);
}

function toLink({ hash, subject }: Change): PhrasingContent {
  const words = subject.replace(SCOPE, '');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  // Commits are written in English.
  return { ...link(commitUrl(hash), text(title)), data: { hProperties: { lang: 'en' } } };
}
