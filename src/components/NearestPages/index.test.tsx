// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderInSite } from '../../testing/renderInSite';
import NearestPages from '.';

vi.mock('./findMembers', () => ({
  findMembers: ([, word]: readonly string[]) =>
    Promise.resolve(
      word === 'allocate'
        ? [
            {
              name: 'Money.allocate',
              package: 'money',
              path: '/api/money/namespace/Money#allocate',
            },
          ]
        : [],
    ),
}));

const LIST = `
- [Option: namespace](https://example.org/api/core/namespace/Option.md): A value that may be missing.
- [Blog](https://example.org/blog.md): News.
`;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

function visit(path: string, answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', vi.fn(answer));
  window.history.replaceState(null, '', path);
  renderInSite(<NearestPages />, { history: createMemoryHistory({ initialEntries: [path] }) });
}

const found = (): readonly (string | null)[] =>
  screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('NearestPages', () => {
  test('leads to the pages whose addresses are like the one that was asked for', async () => {
    visit('/api/core/namespace/Options', () => Promise.resolve(new Response(LIST)));
    expect(await screen.findByRole('link', { name: 'Option: namespace' })).toBeDefined();
    expect(found()).toEqual(['/api/core/namespace/Option']);
    expect(screen.getByText('A value that may be missing.')).toBeDefined();
  });

  test('leads to the members that the address names', async () => {
    visit('/api/money/allocate', () => Promise.resolve(new Response(LIST)));
    expect(await screen.findByRole('link', { name: 'Money.allocate' })).toBeDefined();
    expect(found()[0]).toBe('/api/money/namespace/Money#allocate');
  });

  test('has a field that searches for the words of the address', async () => {
    visit('/api/money/allocate.html', () => Promise.reject(new TypeError('Failed to fetch')));
    const field = await screen.findByDisplayValue('money allocate');
    expect(field).toBe(screen.getByRole('searchbox', { name: /words of the address/ }));
    expect(field.closest('form')?.getAttribute('action')).toBe('/search');
    expect(field.getAttribute('name')).toBe('q');
  });

  test.each([
    ['nothing is like it', () => Promise.resolve(new Response(LIST))],
    ['there is no list', () => Promise.resolve(new Response('# Not found', { status: 404 }))],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('leads to nothing where %s', async (_name, answer) => {
    visit('/quartz', answer);
    await new Promise((resolve) => setTimeout(resolve));
    expect(found()).toEqual([]);
  });
});
