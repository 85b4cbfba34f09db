import type { WorkspacePackage } from '../../workspace/packages';
import { type Locale, LOCALE_ROWS } from '../../workspace/locales';
import { packagePath, unscoped, writeAnchor } from '../contract';
import type { ThemeTexts } from '../texts';
import type { PackageGroup } from './groups';
import { layOut } from './layout';
import { boxWidth, drawGraph } from './svg';

/** A package as the root page shows it. */
export interface MappedPackage extends Pick<
  WorkspacePackage,
  'name' | 'shortName' | 'manifest' | 'dependencies'
> {
  /** Its purpose, in the language of the page. */
  readonly description: string;
  readonly exports: number;
  /** Where its page is, from the root page. */
  readonly page: string;
}

export interface MapRequest {
  readonly locale: Locale;
  readonly texts: ThemeTexts['map'];
  readonly groups: readonly PackageGroup[];
  readonly packages: readonly MappedPackage[];
}

/** Writes the root page of the reference: the packages by purpose, and which of them needs which. */
export function writeRootPage({ locale, texts, groups, packages }: MapRequest): string {
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
  return [
    `# ${texts.title}`,
    texts.introduction,
    ...sections,
    writeAnchor('dependencies'),
    `## ${texts.graphTitle}`,
    texts.graphIntroduction,
    drawPackages(packages, texts),
  ].join('\n\n');
}

function writeEntry(
  { name, page, description, manifest, exports, dependencies }: MappedPackage,
  texts: ThemeTexts['map'],
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

/** A row of the longest names fits a phone. */
const DRAWING = {
  maxWidth: 334,
  perRow: 3,
  nodeHeight: 32,
  gap: 7,
  rowGap: 36,
  nodeWidth: boxWidth,
};

function drawPackages(packages: readonly MappedPackage[], texts: ThemeTexts['map']): string {
  const nodes = packages.map(({ shortName, dependencies }) => ({
    name: shortName,
    needs: dependencies.map(unscoped),
  }));
  return drawGraph(
    layOut(nodes, DRAWING),
    { label: texts.graphTitle, description: texts.graphDescription },
    // The site knows the links of Markdown by their file; one in a drawing is an address.
    packagePath,
  );
}
