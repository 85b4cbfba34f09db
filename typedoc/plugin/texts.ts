import { type Texts, countText, fillText, translateTexts } from '../workspace/texts';
import { FOLDS, type Fold } from './folds';
import { PACKAGE_GROUPS, type PackageGroup } from './map/groups';
import type { ThemeTexts } from './theme';

/** The file of their translations. */
export const REFERENCE_TEXTS_FILE = 'reference';

/** The words of the reference in English. */
export const REFERENCE_TEXTS = {
  /** The abbreviation of a byte, which stands in no table of `Intl`. */
  byte: 'B',
  map: {
    title: 'API reference',
    introduction:
      'Every package of the Typed Standard Library, made from the comments and types of its sources.',
    exports: '{count} export|{count} exports',
    needs: 'needs {names}',
    needsNothing: 'needs no other package',
    graphTitle: 'Which package needs which',
    graphIntroduction:
      'Each package stands above those that it needs, and each name leads to its package. A line that follows from others is left out.',
    graphDescription:
      'The packages, from the one on top of the longest chain of others to those that need none. The lists above say what each of them needs.',
  },
  page: {
    of: 'of',
    parameters: 'Parameters',
    typeParameters: 'Type parameters',
    members: 'Members',
    constructor: 'Constructor',
    returns: 'Returns',
    failsWith: 'Fails with',
    example: 'Example',
    moreExamples: 'More examples ({count})',
    seeAlso: 'See also',
    contents: 'Contents',
    namespaces: 'Namespaces',
    byCategory: '{count} member by category|{count} members by category',
    types: 'Types',
    constants: 'Constants',
    others: 'Others',
    fromClass: 'From {name}',
    functions: '{count} function|{count} functions',
    source: 'Source',
    bundled: '{size} bundled',
    colon: ':',
    since: 'Since {version}',
    byDefault: 'default {value}',
    passages:
      '{count} passage of this page is still in English or translates an older English text|{count} passages of this page are still in English or translate an older English text',
    inEnglish: 'Still in English',
    olderEnglish: 'English as translated',
    newerEnglish: 'English now',
  },
  /** The line on what was measured of a page, and what it unfolds to. */
  proof: {
    examples: '{count} example run|{count} examples run',
    claims: '{count} claim held|{count} claims held',
    laws: '{count} law|{count} laws',
    covered: 'package {lines} covered',
    ran: 'The tests compile and run each example of this page, and compare each claim with what comes out.',
    coverage:
      'Tests and examples reach {lines} of the lines and {branches} of the branches of the package.',
    more: 'How it is measured',
    test: 'test',
  },
  /** The laws of the workspace. */
  laws: {
    codec: 'codec',
    equal: 'equality',
    functor: 'functor',
    indexable: 'numbering',
    monad: 'monad',
    numeric: 'arithmetic',
    order: 'order',
  } as Readonly<Record<string, string>>,
  groups: Object.fromEntries(PACKAGE_GROUPS.map(({ id, title }) => [id, title])),
  folds: Object.fromEntries(
    FOLDS.map(({ id, title, nameHeading, searchLabel, table }) => [
      id,
      {
        title,
        nameHeading,
        searchLabel,
        columns: Object.fromEntries(table.columns.map(({ heading, field }) => [field, heading])),
      },
    ]),
  ),
  /** TypeDoc's own words that pages show, by its keys. */
  typedoc: {
    kind_class: 'Class',
    kind_constructor: 'Constructor',
    kind_function: 'Function',
    kind_interface: 'Interface',
    kind_namespace: 'Namespace',
    kind_plural_class: 'Classes',
    kind_plural_function: 'Functions',
    kind_plural_interface: 'Interfaces',
    kind_plural_namespace: 'Namespaces',
    theme_re_exports: 'Described with',
  },
} satisfies Texts;

/** The words of the reference in a language. */
export function referenceTexts(locale: string): typeof REFERENCE_TEXTS {
  return translateTexts(REFERENCE_TEXTS, REFERENCE_TEXTS_FILE, locale);
}

/** The words of the pages in a language, with places for what they are said of. */
export function themeTexts(locale: string): ThemeTexts {
  const { map, page, proof, laws } = referenceTexts(locale);
  return {
    map: {
      ...map,
      exports: (count) => countText(map.exports, count, locale),
      needs: (names) => fillText(map.needs, { names }),
    },
    page: {
      ...page,
      moreExamples: (count) => fillText(page.moreExamples, { count }),
      byCategory: (count) => countText(page.byCategory, count, locale),
      fromClass: (name) => fillText(page.fromClass, { name }),
      functions: (count) => countText(page.functions, count, locale),
      bundled: (size) => fillText(page.bundled, { size }),
      proof: {
        ...proof,
        examples: (count) => countText(proof.examples, count, locale),
        claims: (count) => countText(proof.claims, count, locale),
        laws: (count) => countText(proof.laws, count, locale),
        covered: (lines) => fillText(proof.covered, { lines }),
        coverage: (reached) => fillText(proof.coverage, reached),
        nameOfLaw: (law) => laws[law] ?? law,
      },
      since: (version) => fillText(page.since, { version }),
      byDefault: (value) => fillText(page.byDefault, { value }),
      passages: (count) => countText(page.passages, count, locale),
    },
  };
}

/** The groups of packages with the titles of a language. */
export function groupsIn(locale: string): readonly PackageGroup[] {
  const { groups } = referenceTexts(locale);
  return PACKAGE_GROUPS.map((group) => ({ ...group, title: groups[group.id] ?? group.title }));
}

/** The folds with the words of a language. */
export function foldsIn(locale: string): readonly Fold[] {
  const { folds } = referenceTexts(locale);
  return FOLDS.map((fold) => {
    const texts = folds[fold.id];
    return {
      ...fold,
      title: texts?.title ?? fold.title,
      nameHeading: texts?.nameHeading ?? fold.nameHeading,
      searchLabel: texts?.searchLabel ?? fold.searchLabel,
      table: {
        ...fold.table,
        columns: fold.table.columns.map(({ field, heading }) => ({
          field,
          heading: texts?.columns[field] ?? heading,
        })),
      },
    };
  });
}
