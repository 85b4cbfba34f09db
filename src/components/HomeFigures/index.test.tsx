// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInSite } from '../../testing/renderInSite';
import HomeFigures from './index';

afterEach(cleanup);

test('HomeFigures labels each figure and links it to a page', () => {
  renderInSite(
    <HomeFigures figures={{ packages: '19', exports: '1,800', examples: '1,400', size: '63 B' }} />,
  );
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[2]).toBe('1,400 reference examples, compiled and run as tests');
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links.slice(1)).toEqual([
    ['19', '/docs/category/packages'],
    ['1,800', '/api'],
    ['1,400', '/docs/background/proof'],
    ['63 B', '/docs/background/proof#sizes'],
  ]);
});
