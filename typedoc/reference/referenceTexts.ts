import { type Locale, LOCALE_ROWS } from '../workspace/locales';
import { type Texts, countText, fillText, translateTexts } from '../workspace/texts';
import type { Fold } from './model/folding';
import { PACKAGE_GROUPS, type PackageGroup } from './model/groups';

export const REFERENCE_TEXTS_FILE = 'reference';

export const REFERENCE_TEXTS = {
  /** `Intl` does not abbreviate “byte”. */
  byte: 'B',
  rootPage: {
    title: 'API reference',
    introduction: 'Every package, generated from the types and comments of its sources.',
    exports: '{count} export|{count} exports',
    needs: 'needs {names}',
    needsNothing: 'needs no other package',
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
    purpose: 'What it is for',
    contents: 'Contents',
    namespaces: 'Namespaces',
    byCategory: '{count} member by category|{count} members by category',
    types: 'Types',
    constants: 'Constants',
    others: 'Others',
    source: 'Source',
    guide: 'Guide',
    guides: 'Guides',
    usedIn: 'Used in',
    bundled: '{size} bundled',
    /** Includes the space before it in French. */
    colon: ':',
    since: 'Since {version}',
    passages: 'Parts of this page are still in English, or translate an older version of it.',
  },
  groups: Object.fromEntries(PACKAGE_GROUPS.map(({ id, title }) => [id, title])),
  folds: {
    currencies: {
      title: 'Currencies',
      nameHeading: 'Code',
      columns: { name: 'Name', minorUnit: 'Fraction digits' },
    },
  },
  kinds: {
    class: 'class',
    function: 'function',
    interface: 'interface',
    namespace: 'namespace',
  },
  kindPlurals: {
    class: 'Classes',
    function: 'Functions',
    interface: 'Interfaces',
    namespace: 'Namespaces',
  },
} satisfies Texts;

export function referenceTexts(locale: string): typeof REFERENCE_TEXTS {
  return translateTexts(REFERENCE_TEXTS, REFERENCE_TEXTS_FILE, locale);
}

function translateTheme(locale: Locale) {
  const { rootPage, page, kinds, kindPlurals } = referenceTexts(locale);
  const list = new Intl.ListFormat(LOCALE_ROWS[locale].region);
  const counted = (text: string) => (count: number) => countText(text, count, locale);
  return {
    locale,
    kinds,
    kindPlurals,
    rootPage: {
      ...rootPage,
      exports: counted(rootPage.exports),
      needs: (names: readonly string[]) => fillText(rootPage.needs, { names: list.format(names) }),
    },
    page: {
      ...page,
      moreExamples: (count: number) => fillText(page.moreExamples, { count }),
      byCategory: counted(page.byCategory),
      bundled: (size: string) => fillText(page.bundled, { size }),
      since: (version: string) => fillText(page.since, { version }),
    },
  };
}

export type ThemeTexts = ReturnType<typeof translateTheme>;

export function themeTexts(locale: Locale): ThemeTexts {
  return translateTheme(locale);
}

export function groupsIn(locale: string): readonly PackageGroup[] {
  const { groups } = referenceTexts(locale);
  return PACKAGE_GROUPS.map((group) => ({ ...group, title: groups[group.id] ?? group.title }));
}

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
