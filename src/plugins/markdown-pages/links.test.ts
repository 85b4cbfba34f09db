import { describe, expect, test } from 'vitest';
import { linkResolver, markdownPath } from './links';

const OPTION = { source: 'docs/core/option.md', permalink: '/std/docs/core/option' };
const RESULT = { source: 'docs/core/result.md', permalink: '/std/docs/core/result' };
const API = { source: 'typedoc/api/index.md', permalink: '/std/api' };

const resolveFrom = linkResolver([OPTION, RESULT, API], 'https://a.test', '/std/');
const resolve = (target: string) => resolveFrom(OPTION, target);

describe('markdownPath()', () => {
  test('is the path of the page and .md', () => {
    expect(markdownPath('/std/docs/core/option')).toBe('/std/docs/core/option.md');
    expect(markdownPath('/std/api/')).toBe('/std/api.md');
  });
});

describe('linkResolver()', () => {
  test('leads from file to file', () => {
    expect(resolve('./result.md#map')).toBe('https://a.test/std/docs/core/result.md#map');
    expect(resolve('../../typedoc/api/index.md')).toBe('https://a.test/std/api.md');
  });

  test('leads to a page as Markdown where there is one', () => {
    expect(resolve('/docs/core/result')).toBe('https://a.test/std/docs/core/result.md');
  });

  test('leads to a page as it is where there is no Markdown of it', () => {
    expect(resolve('/blog?page=2')).toBe('https://a.test/std/blog?page=2');
  });

  test('leads to a heading of the same page', () => {
    expect(resolve('#map')).toBe('https://a.test/std/docs/core/option.md#map');
  });

  test.each(['https://b.test/x', 'mailto:a@b.test', '//b.test'])('leaves %s as it is', (target) => {
    expect(resolve(target)).toBe(target);
  });

  test('refuses a link to a file that is no page', () => {
    expect(() => resolve('./nowhere.md')).toThrow(
      'Link "./nowhere.md" in "docs/core/option.md" leads to no page',
    );
  });
});
