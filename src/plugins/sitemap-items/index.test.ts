import { describe, expect, test } from 'vitest';
import { localizeItems } from '.';

const page = (url: string) => ({ url, lastmod: '2025-01-02', changefreq: null, priority: null });

describe('localizeItems()', () => {
  test('lists a page in all languages, with all alternates', () => {
    const items = localizeItems([page('https://tstd.github.io/std/blog')], '/std/');
    const links = [
      { lang: 'en-GB', url: 'https://tstd.github.io/std/blog' },
      { lang: 'fr', url: 'https://tstd.github.io/std/fr/blog' },
      { lang: 'x-default', url: 'https://tstd.github.io/std/blog' },
    ];
    expect(items).toEqual([
      { ...page('https://tstd.github.io/std/blog'), links },
      { ...page('https://tstd.github.io/std/fr/blog'), links },
    ]);
  });

  test('lists the same pages in the build of another language', () => {
    const english = localizeItems([page('https://tstd.github.io/std/blog')], '/std/');
    const french = localizeItems([page('https://tstd.github.io/std/fr/blog')], '/std/fr/');
    expect(french).toEqual(english);
  });

  test('lists the home page with its slash', () => {
    const items = localizeItems([page('https://tstd.github.io/std/')], '/std/');
    expect(items.map(({ url }) => url)).toEqual([
      'https://tstd.github.io/std/',
      'https://tstd.github.io/std/fr/',
    ]);
  });
});
