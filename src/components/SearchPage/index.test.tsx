import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInSite } from '../../testing/renderInSite';
import SearchPage from '.';

vi.mock(import('@tstd-internal/search'), async (load) => ({
  ...(await load()),
  createSearchClient: () => () =>
    Promise.resolve({ answers: [], isWeak: false, unknownFilters: [], packages: [] }),
}));

vi.mock(import('@docusaurus/theme-common'), async (load) => ({
  ...(await load()),
  PageMetadata: () => null,
}));
vi.mock('../AllNames', () => ({ default: () => 'All names' }));
vi.mock('@theme/Layout', () => ({
  default: ({ children }: { readonly children: ReactNode }) => children,
}));

afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>('searchbox');

function open(address: string) {
  const { history } = renderInSite(<SearchPage />, { addresses: ['/', address] });
  return { history, user: userEvent.setup() };
}

test('searches for the query in the address, and lists all names without one', () => {
  open('/search?q=map%20pkg:core');
  expect(field().value).toBe('map pkg:core');
  expect(screen.queryByText('All names')).toBeNull();
  cleanup();
  open('/search');
  expect(field().value).toBe('');
  expect(screen.getByText('All names')).toBeTruthy();
});

test('writes the text into the address without adding to the history', async () => {
  const { history, user } = open('/search');
  await user.type(field(), 'a & b');
  expect(history.location.search).toBe('');
  await waitFor(() => {
    expect(history.location.search).toBe('?q=a%20%26%20b');
  });
  await user.type(field(), 'c{Enter}');
  expect(history.location.search).toBe('?q=a%20%26%20bc');
  expect(history.length).toBe(2);
  await user.type(field(), 'd');
  expect(field().value).toBe('a & bcd');
  await user.clear(field());
  await waitFor(() => {
    expect(history.location.search).toBe('');
  });
});

test('searches again when the address changes', async () => {
  const { history, user } = open('/search?q=map');
  await user.type(field(), 's');
  act(() => {
    history.push('/search?q=map');
  });
  expect(field().value).toBe('map');
  act(() => {
    history.push('/search?q=filter');
  });
  expect(field().value).toBe('filter');
  act(() => {
    history.goBack();
  });
  expect(field().value).toBe('map');
});
