// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInSite } from '../../testing/renderInSite';
import PackageList from './index';

afterEach(cleanup);

test('PackageList links each package to its reference, below its purpose', () => {
  renderInSite(
    <PackageList
      purposes={[
        {
          id: 'spelling',
          title: 'Spell words',
          packages: [
            { name: '@tstd/b', description: 'Second letter', path: '/api/b' },
            { name: '@tstd/a', description: 'First letter', path: '/api/a' },
          ],
        },
        {
          id: 'counting',
          title: 'Count things',
          packages: [{ name: '@tstd/c', description: 'Third letter', path: '/api/c' }],
        },
      ]}
    />,
  );
  const items = screen.getAllByRole('listitem').map((item) => {
    const heading = within(item).getByRole('heading', { level: 4 });
    const link = within(heading).getByRole('link');
    return [
      link.textContent,
      link.getAttribute('href'),
      within(item).getByRole('paragraph').textContent,
    ];
  });
  expect(items).toEqual([
    ['@tstd/b', '/api/b', 'Second letter'],
    ['@tstd/a', '/api/a', 'First letter'],
    ['@tstd/c', '/api/c', 'Third letter'],
  ]);
  expect(
    screen.getAllByRole('heading', { level: 3 }).map(({ id, textContent }) => [id, textContent]),
  ).toEqual([
    ['spelling', 'Spell words'],
    ['counting', 'Count things'],
  ]);
});
