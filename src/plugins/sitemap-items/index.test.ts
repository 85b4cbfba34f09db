import { describe, expect, test } from 'vitest';
import { localizeItems } from '.';

const LOCALES = { url: 'https://example.org', locales: ['en', 'fr'], defaultLocale: 'en' };
const page = (url: string) => ({ url, lastmod: '2025-01-02', changefreq: null, priority: null });

describe('localizeItems()', () => {
  test('lists a page in all languages, each with all alternates', () => {
    const items = localizeItems([page('https://example.org/std/blog')], {
      ...LOCALES,
      baseUrl: '/std/',
    });
    const links = [
      { lang: 'en', url: 'https://example.org/std/blog' },
      { lang: 'fr', url: 'https://example.org/std/fr/blog' },
      { lang: 'x-default', url: 'https://example.org/std/blog' },
    ];
    expect(items).toEqual([
      { ...page('https://example.org/std/blog'), links },
      { ...page('https://example.org/std/fr/blog'), links },
    ]);
  });

  test('lists the same in the build of another language', () => {
    const english = localizeItems([page('https://example.org/std/blog')], {
      ...LOCALES,
      baseUrl: '/std/',
    });
    const french = localizeItems([page('https://example.org/std/fr/blog')], {
      ...LOCALES,
      baseUrl: '/std/fr/',
    });
    expect(french).toEqual(english);
  });

  test('lists the home page with its slash', () => {
    const items = localizeItems([page('https://example.org/std/')], {
      ...LOCALES,
      baseUrl: '/std/',
    });
    expect(items.map(({ url }) => url)).toEqual([
      'https://example.org/std/',
      'https://example.org/std/fr/',
    ]);
  });
});
