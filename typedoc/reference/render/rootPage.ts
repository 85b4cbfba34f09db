import type { WorkspacePackage } from '../../workspace/packages';
import { type Locale, LOCALE_ROWS } from '../../workspace/locales';
import { unscoped, writeAnchor } from '../contract';
import type { PackageGroup } from '../model/groups';
import type { ThemeTexts } from './referenceTexts';

export interface ListedPackage extends Pick<
  WorkspacePackage,
  'name' | 'shortName' | 'manifest' | 'dependencies'
> {
  readonly description: string;
  readonly exports: number;
  readonly page: string;
}

export interface RootPageRequest {
  readonly locale: Locale;
  readonly texts: ThemeTexts['rootPage'];
  readonly groups: readonly PackageGroup[];
  readonly packages: readonly ListedPackage[];
}

export function writeRootPage({ locale, texts, groups, packages }: RootPageRequest): string {
  const list = new Intl.ListFormat(LOCALE_ROWS[locale].region);
  const sections = groups.map(({ id, title, packages: names }) =>
    [
      writeAnchor(id),
      `## ${title}`,
      packages
        .filter(({ shortName }) => names.includes(shortName))
        .sort((self, other) => names.indexOf(self.shortName) - names.indexOf(other.shortName))
        .map((each) => writeEntry(each, texts, list))
        .join('\n'),
    ].join('\n\n'),
  );
  return [`# ${texts.title}`, texts.introduction, ...sections].join('\n\n');
}

function writeEntry(
  { name, page, description, manifest, exports, dependencies }: ListedPackage,
  texts: ThemeTexts['rootPage'],
  list: Intl.ListFormat,
): string {
  const needs = dependencies.map((dependency) => `\`${unscoped(dependency)}\``);
  const facts = [
    manifest.version,
    texts.exports(exports),
    needs.length === 0 ? texts.needsNothing : texts.needs(list.format(needs)),
  ];
  return [`- [\`${name}\`](${page})`, description, `<small>${facts.join(' · ')}</small>`].join(
    '\\\n  ',
  );
}
