import type { I18nConfig, I18nLocaleConfig } from '@docusaurus/types';
import { type Locale, LOCALE_ROWS, LOCALES, SOURCE_LOCALE } from '../../typedoc/workspace/locales';
import { SITE } from './site';

function configOf(locale: Locale): Partial<I18nLocaleConfig> {
  return {
    label: LOCALE_ROWS[locale].label,
    // By default, the base of a locale that is built alone does not contain its name.
    ...(locale !== SOURCE_LOCALE && { baseUrl: baseUrlOf(locale) }),
  };
}

export const I18N: I18nConfig = {
  defaultLocale: SOURCE_LOCALE,
  locales: [...LOCALES],
  path: 'i18n',
  localeConfigs: Object.fromEntries(LOCALES.map((locale) => [locale, configOf(locale)])),
};

/** Open Graph requires a region. */
export function openGraphName(locale: Locale): string {
  return LOCALE_ROWS[locale].region.replace('-', '_');
}

export function baseUrlOf(locale: Locale): string {
  return locale === SOURCE_LOCALE ? SITE.baseUrl : `${SITE.baseUrl}${locale}/`;
}

/** Docusaurus sets the variable before it loads the configuration, except in commands like `clear`. */
export function currentLocale(): Locale {
  const name = process.env['DOCUSAURUS_CURRENT_LOCALE'];
  if (name === undefined || name === 'undefined') {
    return SOURCE_LOCALE;
  }
  const locale = LOCALES.find((candidate) => candidate === name);
  if (locale === undefined) {
    throw new Error(
      `Unknown locale "${name}": use ${LOCALES.join(' or ')}, or add it to typedoc/workspace/locales.ts`,
    );
  }
  return locale;
}
