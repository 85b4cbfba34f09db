import { describe, expect, test } from 'vitest';
import { type ListedPage, findNearest, readPages } from './findNearest';

const page = (path: string): ListedPage => ({ title: path, description: '', path });

const PAGES = [
  '/std/api',
  '/std/api/core',
  '/std/api/core/namespace/Option',
  '/std/api/core/namespace/Result',
  '/std/api/collection/namespace/Array',
  '/std/api/collection/namespace/Array/Option',
  '/std/docs/getting-started/Introduction',
  '/std/docs/packages/core/option',
  '/std/blog',
].map(page);

const nearest = (path: string): readonly string[] =>
  findNearest(path, PAGES, 2).map(({ title }) => title);

describe('findNearest()', () => {
  test.each([
    ['/std/api/core/namespace/Options', '/std/api/core/namespace/Option'],
    ['/std/API/core/namespace/OPTION', '/std/api/core/namespace/Option'],
    ['/std/docs/packages/option', '/std/docs/packages/core/option'],
    ['/std/docs/getting-started/introduction.html', '/std/docs/getting-started/Introduction'],
    ['/std/docs/getting_started/intro', '/std/docs/getting-started/Introduction'],
    ['/std/blogs/index.html', '/std/blog'],
    ['/std/api/core/namespace/Result%20', '/std/api/core/namespace/Result'],
    ['/std/caf%E9/api/core/namespace/Array', '/std/api/collection/namespace/Array'],
  ])('finds for %s first %s', (path, first) => {
    expect(nearest(path)[0]).toBe(first);
  });

  test('gives no more than are asked for', () => {
    expect(nearest('/std/api/core/namespace/Option')).toHaveLength(2);
  });

  test.each(['/std/quartz', '/', '/std/%%%'])('finds nothing that is like %s', (path) => {
    expect(nearest(path)).toEqual([]);
  });
});

test('readPages() reads titles, descriptions and paths, and nothing else', () => {
  const text = [
    '# Typed Standard Library',
    '',
    '- [Option](https://example.org/std/docs/option.md): A value (or none).',
    '- [Array\\[\\]](https://example.org/std/api/Array.md)',
    'A sentence with [a link](https://example.org/std/other.md).',
  ].join('\n');
  expect(readPages(text)).toEqual([
    { title: 'Option', description: 'A value (or none).', path: '/std/docs/option' },
    { title: 'Array[]', description: '', path: '/std/api/Array' },
  ]);
});
