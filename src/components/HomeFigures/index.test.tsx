// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInSite } from '../../testing/renderInSite';
import HomeFigures from './index';

afterEach(cleanup);

test('HomeFigures links each figure to its evidence, and says what it counts', () => {
  renderInSite(
    <HomeFigures figures={{ examples: '1,400', laws: '80', coverage: '99.5 %', size: '63 B' }} />,
  );
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[0]).toBe('1,400 examples of the reference, compiled and run');
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['1,400', '/evidence'],
    ['80', '/docs/background/laws'],
    ['99.5 %', '/evidence#how'],
    ['63 B', '/evidence#exports'],
  ]);
});
