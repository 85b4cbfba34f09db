// cspell:ignore Français

/* The only list of the site's languages; their texts are in `i18n/<code>`. */

export interface LocaleRow {
  readonly label: string;
  /** Open Graph requires a region. */
  readonly region: string;
  readonly typography?: 'french';
}

const ROWS = {
  'en-GB': { label: 'English', region: 'en-GB' },
  fr: { label: 'Français', region: 'fr-FR', typography: 'french' },
} as const satisfies Readonly<Record<string, LocaleRow>>;

export type Locale = keyof typeof ROWS;

export const LOCALE_ROWS: Readonly<Record<Locale, LocaleRow>> = ROWS;

export function typographyOf(code: string): LocaleRow['typography'] {
  const rows: Readonly<Record<string, LocaleRow>> = ROWS;
  return rows[code]?.typography;
}

export const SOURCE_LOCALE = 'en-GB' satisfies Locale;

export const TRANSLATED_LOCALES: readonly Locale[] = (Object.keys(ROWS) as Locale[]).filter(
  (locale) => locale !== SOURCE_LOCALE,
);

export const LOCALES: readonly [Locale, ...Locale[]] = [SOURCE_LOCALE, ...TRANSLATED_LOCALES];
