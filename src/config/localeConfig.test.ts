import { getLocaleConfig } from '@docusaurus/utils';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { I18N, baseUrlOf, currentLocale, openGraphName } from './localeConfig';
import { SITE } from './site';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('currentLocale()', () => {
  test('is what Docusaurus names', () => {
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'fr');
    expect(currentLocale()).toBe('fr');
  });

  test.each([undefined, 'undefined'])('is the default when it names %s', (name) => {
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', name);
    expect(currentLocale()).toBe('en-GB');
  });

  test('rejects a locale that has no row, and says where it belongs', () => {
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'de');
    expect(() => currentLocale()).toThrow(
      'Locale "de" has no row in typedoc/workspace/locales.ts, which knows en-GB, fr',
    );
  });
});

describe('baseUrlOf()', () => {
  test('is the base of the site, with the locale below it where it is not the default', () => {
    expect(baseUrlOf('en-GB')).toBe(SITE.baseUrl);
    expect(baseUrlOf('fr')).toBe(`${SITE.baseUrl}fr/`);
  });
});

test('openGraphName() has the region', () => {
  expect(openGraphName('fr')).toBe('fr_FR');
});

describe('the locales', () => {
  test.each(I18N.locales)('%s is described in full', (locale) => {
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

  test('Docusaurus rejects one that has no configuration', () => {
    const i18n = { ...I18N, currentLocale: 'de' } as unknown as Parameters<
      typeof getLocaleConfig
    >[0];
    expect(() => getLocaleConfig(i18n)).toThrow(/Can't find locale config for locale .*de/);
  });
});
