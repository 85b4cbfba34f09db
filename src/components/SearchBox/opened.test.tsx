import { beforeEach, expect, test } from 'vitest';
import { readOpened, rememberOpened } from '../../search/opened';

const KEY = 'tstd.search.opened';

beforeEach(() => {
  localStorage.clear();
});

test('pages are remembered once, the latest first', () => {
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/f', '/b']) {
    rememberOpened({ path, title: path });
  }
  expect(readOpened().map(({ path }) => path)).toEqual(['/b', '/f', '/e', '/d', '/c']);
});

test.each([
  '/\\evil.example',
  '\\\\evil.example',
  '//evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
])('a stored path with another host or scheme is ignored: %s', (path) => {
  localStorage.setItem(KEY, JSON.stringify([{ path, title: 'Evil' }]));
  expect(readOpened()).toEqual([]);
});

test.each(['{', '1', 'null', '[null, 1, {}, {"path": 1, "title": "A"}, {"path": "/a"}]'])(
  'other stored data is ignored: %s',
  (text) => {
    localStorage.setItem(KEY, text);
    expect(readOpened()).toEqual([]);
  },
);
