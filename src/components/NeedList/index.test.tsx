// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInSite } from '../../testing/renderInSite';
import NeedList from './index';

afterEach(cleanup);

test('NeedList links each problem to its packages and to a guide', () => {
  renderInSite(
    <NeedList
      scope="@family"
      needs={[
        {
          title: 'Work takes time',
          packages: ['task', 'async'],
          guide: { path: '/docs/task', title: 'Tasks' },
        },
        {
          title: 'An operation can fail',
          packages: ['error'],
          guide: { path: '/docs/e', title: 'Errors' },
        },
      ]}
    />,
  );
  const rows = screen.getAllByRole('listitem').map((item) => [
    within(item).getByRole('heading', { level: 3 }).textContent,
    ...within(item)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ]);
  expect(rows).toEqual([
    [
      'Work takes time',
      ['@family/task', '/api/task'],
      ['@family/async', '/api/async'],
      ['Tasks', '/docs/task'],
    ],
    ['An operation can fail', ['@family/error', '/api/error'], ['Errors', '/docs/e']],
  ]);
});
