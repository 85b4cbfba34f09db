import type { I18nConfig } from '@docusaurus/types';
import { SITE } from './site';

export type Locale = 'en' | 'fr';

export const LOCALES: readonly [Locale, ...Locale[]] = ['en', 'fr'];

const DEFAULT_LOCALE: Locale = 'en';

export const I18N = {
  defaultLocale: DEFAULT_LOCALE,
  locales: [...LOCALES],
  path: 'i18n',
  localeConfigs: {
    en: {
      label: 'English',
      direction: 'ltr',
      htmlLang: 'en',
      calendar: 'gregory',
      path: 'en',
      translate: false,
    },
    fr: {
      label: 'Français',
      direction: 'ltr',
      htmlLang: 'fr',
      calendar: 'gregory',
      path: 'fr',
      baseUrl: `${SITE.baseUrl}fr/`,
      translate: true,
    },
  },
} satisfies I18nConfig;

/** The languages by the names of the Open Graph protocol, which want a region. */
export const OPEN_GRAPH_LOCALES: Readonly<Record<Locale, string>> = { en: 'en_GB', fr: 'fr_FR' };

/** The path that a language is served under, with a slash on both ends. */
export function baseUrlOf(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? SITE.baseUrl : `${SITE.baseUrl}${locale}/`;
}

/**
 * The locale that the configuration is being read for.
 *
 * Docusaurus reads the configuration anew for each locale and names it in the environment first;
 * the name is missing when a command works without one, `docusaurus clear` for example.
 */
export function currentLocale(): Locale {
  const name = process.env['DOCUSAURUS_CURRENT_LOCALE'];
  if (name === undefined || name === 'undefined') {
    return DEFAULT_LOCALE;
  }
  const locale = LOCALES.find((candidate) => candidate === name);
  if (locale === undefined) {
    throw new Error(
      `Locale "${name}" has no configuration in src/config/locales.ts, which knows ${LOCALES.join(', ')}`,
    );
  }
  return locale;
}

/** Picks the text of the current locale. */
export function localized<Value>(texts: Readonly<Record<Locale, Value>>): Value {
  return texts[currentLocale()];
}
