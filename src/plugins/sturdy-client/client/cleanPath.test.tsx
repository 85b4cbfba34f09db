import { expect, test, vi } from 'vitest';
import { cleanPath } from './cleanPath';

vi.mock('@generated/docusaurus.config', () => ({ default: { baseUrl: '/std/' } }));

test.each([
  ['/std/docs/page', '/std/docs/page'],
  ['/std/docs/page.html', '/std/docs/page'],
  ['/std/docs/page/index.html', '/std/docs/page'],
  ['/std/index.html', '/std/'],
  ['/std/', '/std/'],
  ['/std/404.html', '/std/404.html'],
])('cleanPath() makes %s the path %s', (path, expected) => {
  expect(cleanPath(path, '/std/')).toBe(expected);
});
