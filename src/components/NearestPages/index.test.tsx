// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderInSite } from '../../testing/renderInSite';
import NearestPages from '.';

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

  test.each([
    ['nothing is like it', () => Promise.resolve(new Response(LIST))],
    ['there is no list', () => Promise.resolve(new Response('# Not found', { status: 404 }))],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says nothing where %s', async (_name, answer) => {
    visit('/quartz', answer);
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
