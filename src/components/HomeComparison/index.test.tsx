// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInSite } from '../../testing/renderInSite';
import HomeComparison from './index';

afterEach(cleanup);

test('HomeComparison shows the size of each library, and links to the comparison', () => {
  renderInSite(
    <HomeComparison
      libraries={[
        { library: 'tstd', bytes: '209 B', share: 4 },
        { library: 'effect', bytes: '4.9 kB', share: 100 },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'tstd',
    'effect',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '209 B',
    '4.9 kB',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#comparison',
    '/docs/getting-started/how-it-compares',
    '/docs/category/coming-from',
  ]);
});
