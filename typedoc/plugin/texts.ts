import { type Texts, countText, fillText, translateTexts } from '../workspace/texts';
import type { Fold } from './folding';
import { PACKAGE_GROUPS, type PackageGroup } from './groups';

/** The file of their translations. */
export const REFERENCE_TEXTS_FILE = 'reference';

/** The words of the reference in English. */
export const REFERENCE_TEXTS = {
  /** The abbreviation of a byte, which stands in no table of `Intl`. */
  byte: 'B',
  rootPage: {
    title: 'API reference',
    introduction: 'Every package, made from the comments and types of its sources.',
    exports: '{count} export|{count} exports',
    needs: 'needs {names}',
    needsNothing: 'needs no other package',
  },
  page: {
    /** Stands between a kind and a package: a namespace of `@tstd/core`. */
    of: 'of',
    parameters: 'Parameters',
    typeParameters: 'Type parameters',
    members: 'Members',
    constructor: 'Constructor',
    returns: 'Returns',
    failsWith: 'Fails with',
    example: 'Example',
    /** Folds the examples after the first one. */
    moreExamples: 'More examples ({count})',
    seeAlso: 'See also',
    contents: 'Contents',
    namespaces: 'Namespaces',
    /** Folds the list of the members of a namespace. */
    byCategory: '{count} member by category|{count} members by category',
    types: 'Types',
    constants: 'Constants',
    /** Heads what has no category. */
    others: 'Others',
    /** Heads the functions that a type class describes. */
    fromClass: 'From {name}',
    functions: '{count} function|{count} functions',
    source: 'Source',
    bundled: '{size} bundled',
    /** With the space that stands before it in a language. */
    colon: ':',
    since: 'Since {version}',
    byDefault: 'default {value}',
    passages: 'Parts of this page are still in English or translate an older English text.',
  },
  groups: Object.fromEntries(PACKAGE_GROUPS.map(({ id, title }) => [id, title])),
  folds: {
    currencies: {
      title: 'Currencies',
      nameHeading: 'Code',
      searchLabel: 'Code, name or digits of a currency',
      columns: { name: 'Name', minorUnit: 'Fraction digits' },
    },
  },
  /** TypeDoc's own words that pages show, by its keys. */
  typedoc: {
    kind_class: 'Class',
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

function toThemeTexts(locale: string) {
  const { rootPage, page } = referenceTexts(locale);
  const counted = (text: string) => (count: number) => countText(text, count, locale);
  return {
    rootPage: {
      ...rootPage,
      exports: counted(rootPage.exports),
      needs: (names: string) => fillText(rootPage.needs, { names }),
    },
    page: {
      ...page,
      moreExamples: (count: number) => fillText(page.moreExamples, { count }),
      byCategory: counted(page.byCategory),
      fromClass: (name: string) => fillText(page.fromClass, { name }),
      functions: counted(page.functions),
      bundled: (size: string) => fillText(page.bundled, { size }),
      since: (version: string) => fillText(page.since, { version }),
      byDefault: (value: string) => fillText(page.byDefault, { value }),
    },
  };
}

export type ThemeTexts = ReturnType<typeof toThemeTexts>;
export type PageLabels = ThemeTexts['page'];

/** The words of the pages in a language, with places for what they are said of. */
export function themeTexts(locale: string): ThemeTexts {
  return toThemeTexts(locale);
}

/** The groups of packages with the titles of a language. */
export function groupsIn(locale: string): readonly PackageGroup[] {
  const { groups } = referenceTexts(locale);
  return PACKAGE_GROUPS.map((group) => ({ ...group, title: groups[group.id] ?? group.title }));
}

/** The folds with the words of a language. */
export function foldsIn(locale: string): readonly Fold[] {
  const { columns, ...words } = referenceTexts(locale).folds.currencies;
  return [
    {
      packageName: 'money',
      sources: 'src/currency',
      id: 'currencies',
      ...words,
      table: {
        file: 'table/currencies.csv',
        columns: Object.entries(columns).map(([field, heading]) => ({ field, heading })),
      },
    },
  ];
}
