import { expect, test } from 'vitest';
import { canonicalPath } from './canonicalPath';

test.each([
  ['/std/docs/page', '/std/docs/page'],
  ['/std/docs/page/', '/std/docs/page'],
  ['/std/docs/page.html', '/std/docs/page'],
  ['/std/docs/page/index.html', '/std/docs/page'],
  ['/std/index.html', '/std/'],
  ['/std/', '/std/'],
  ['/std', '/std/'],
  ['/std/404.html', '/std/404.html'],
])('canonicalPath() makes %s the path %s', (path, expected) => {
  expect(canonicalPath(path, '/std/')).toBe(expected);
});
