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

test('a translation has its own base, which Docusaurus leaves out if one locale is built alone', () => {
  expect(I18N.localeConfigs).toEqual({
    'en-GB': { label: 'English' },
    fr: { label: 'Français', baseUrl: `${SITE.baseUrl}fr/` },
  });
});
