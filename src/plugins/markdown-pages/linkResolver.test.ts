import { describe, expect, test } from 'vitest';
import { type MarkdownPage, linkResolver, markdownPath } from './linkResolver';

const OPTION = pageOf('docs/core/option.md', '/std/docs/core/option');
const RESULT = pageOf('docs/core/result.md', '/std/docs/core/result');
const API = pageOf('typedoc/api/index.md', '/std/api');
const REF = { ...pageOf('docs/core/ref.md', '/std/docs/core/ref'), source: 'i18n/fr/core/ref.md' };

function pageOf(source: string, permalink: string): MarkdownPage {
  return { source, original: source, permalink };
}

const FROZEN = pageOf('api_versioned_docs/version-1.0/index.md', '/std/api/1.0');

const resolveFrom = linkResolver([OPTION, RESULT, API, REF, FROZEN], 'https://a.test', '/std/');
const resolve = (target: string) => resolveFrom(OPTION, target);

describe('markdownPath()', () => {
  test('is the path of the page with .md', () => {
    expect(markdownPath('/std/docs/core/option')).toBe('/std/docs/core/option.md');
    expect(markdownPath('/std/api/')).toBe('/std/api.md');
  });
});

describe('linkResolver()', () => {
  test('resolves links between files', () => {
    expect(resolve('./result.md#map')).toBe('https://a.test/std/docs/core/result.md#map');
    expect(resolve('../../typedoc/api/index.md')).toBe('https://a.test/std/api.md');
  });

  test('resolves links between translated and untranslated pages', () => {
    expect(resolveFrom(REF, './result.md')).toBe('https://a.test/std/docs/core/result.md');
    expect(resolve('./ref.md')).toBe('https://a.test/std/docs/core/ref.md');
  });

  test('links to the Markdown of a page if it exists', () => {
    expect(resolve('/docs/core/result')).toBe('https://a.test/std/docs/core/result.md');
  });

  test('keeps the links of a frozen page in its version', () => {
    expect(resolveFrom(FROZEN, '/api#core')).toBe('https://a.test/std/api/1.0.md#core');
  });

  test('links to the page itself if it has no Markdown', () => {
    expect(resolve('/blog?page=2')).toBe('https://a.test/std/blog?page=2');
  });

  test('resolves a link to a heading of the same page', () => {
    expect(resolve('#map')).toBe('https://a.test/std/docs/core/option.md#map');
  });

  test.each(['https://b.test/x', 'mailto:a@b.test', '//b.test'])('does not change %s', (target) => {
    expect(resolve(target)).toBe(target);
  });

  test('rejects a link to a file that is not a page', () => {
    expect(() => resolve('./nowhere.md')).toThrow(
      'The link "./nowhere.md" in "docs/core/option.md" does not lead to a page',
    );
  });
});
