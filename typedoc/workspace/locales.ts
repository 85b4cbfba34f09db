// cspell:ignore Français

/*
 * The one place that knows the languages of the site. A row says what the build must know of one;
 * all its words stand in its folder, `i18n/<code>`.
 */

/** A language of the site. Its code is that of its folder, and of its addresses. */
export interface LocaleRow {
  /** Its name in the menu of languages, in the language itself. */
  readonly label: string;
  /** Where its words are spelt and its lists written as here: Open Graph wants a region. */
  readonly region: string;
  readonly direction: 'ltr' | 'rtl';
  /** Whose rules the spaces of its texts follow, if not those of English. */
  readonly typography?: 'french';
}

const ROWS = {
  en: { label: 'English', region: 'en-GB', direction: 'ltr' },
  fr: { label: 'Français', region: 'fr-FR', direction: 'ltr', typography: 'french' },
} as const satisfies Readonly<Record<string, LocaleRow>>;

/** The code of a language. */
export type Locale = keyof typeof ROWS;

export const LOCALE_ROWS: Readonly<Record<Locale, LocaleRow>> = ROWS;

/** Whose rules the spaces of a language follow; nothing for a language that is not known. */
export function typographyOf(code: string): LocaleRow['typography'] {
  const rows: Readonly<Record<string, LocaleRow>> = ROWS;
  return rows[code]?.typography;
}

/** The language that the site is written in: it has no folder, and no part of an address. */
export const SOURCE_LOCALE = 'en' satisfies Locale;

/** The languages that the site is translated to. */
export const TRANSLATED_LOCALES: readonly Locale[] = (Object.keys(ROWS) as Locale[]).filter(
  (locale) => locale !== SOURCE_LOCALE,
);

/** The languages of the site, that of the sources first. */
export const LOCALES: readonly [Locale, ...Locale[]] = [SOURCE_LOCALE, ...TRANSLATED_LOCALES];
