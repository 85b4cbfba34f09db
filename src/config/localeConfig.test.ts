import { getLocaleConfig } from '@docusaurus/utils';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { I18N, baseUrlOf, currentLocale, openGraphName } from './localeConfig';
import { SITE } from './site';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('currentLocale()', () => {
  test('is the locale that Docusaurus sets', () => {
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'fr');
    expect(currentLocale()).toBe('fr');
  });

  test.each([undefined, 'undefined'])('is the default if Docusaurus sets %s', (name) => {
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', name);
    expect(currentLocale()).toBe('en-GB');
  });

  test('rejects an unknown locale, and says where to add it', () => {
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'de');
    expect(() => currentLocale()).toThrow(
      'Unknown locale "de": use en-GB or fr, or add it to typedoc/workspace/locales.ts',
    );
  });
});

describe('baseUrlOf()', () => {
  test('is the base of the site, followed by the locale unless it is the default', () => {
    expect(baseUrlOf('en-GB')).toBe(SITE.baseUrl);
    expect(baseUrlOf('fr')).toBe(`${SITE.baseUrl}fr/`);
  });
});

test('openGraphName() includes the region', () => {
  expect(openGraphName('fr')).toBe('fr_FR');
});

describe('the locales', () => {
  test.each(I18N.locales)('%s has all settings', (locale) => {
    expect(I18N.localeConfigs[locale]).toEqual({
      label: expect.any(String),
      direction: 'ltr',
      htmlLang: locale,
      calendar: 'gregory',
      path: locale,
      translate: locale !== I18N.defaultLocale,
      ...(locale !== I18N.defaultLocale && { baseUrl: `/std/${locale}/` }),
    });
  });

  test('Docusaurus rejects a locale without a configuration', () => {
    const i18n = { ...I18N, currentLocale: 'de' } as unknown as Parameters<
      typeof getLocaleConfig
    >[0];
    expect(() => getLocaleConfig(i18n)).toThrow(/Can't find locale config for locale .*de/);
  });
});
