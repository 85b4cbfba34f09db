import { DocsPreferredVersionContextProvider } from '@docusaurus/plugin-content-docs/client';
import { cleanup, screen } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import { afterEach, describe, expect, test } from 'vitest';
import { renderInSite } from '../../../testing/renderInSite';
import DocSidebarNavbarItem from '.';

afterEach(cleanup);

interface Documents {
  readonly docs?: readonly object[];
  readonly sidebars?: Readonly<Record<string, object>>;
}

/** The state of a link to the sidebar `guides` on a page. */
function currentPageOf(path: string, { docs = [], sidebars = {} }: Documents = {}): string | null {
  const version = {
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/docs',
    mainDocId: 'a',
    docs,
    sidebars: { guides: { link: { path: '/docs/a', label: 'A' } }, ...sidebars },
  };
  renderInSite(
    <DocsPreferredVersionContextProvider>
      <DocSidebarNavbarItem sidebarId="guides" label="Guides" />
    </DocsPreferredVersionContextProvider>,
    {
      history: createMemoryHistory({ initialEntries: [path] }),
      themeConfig: { docs: { versionPersistence: 'localStorage' } },
      globalData: {
        'docusaurus-plugin-content-docs': { default: { path: '/docs', versions: [version] } },
      },
    },
  );
  const link = screen.getByRole('link', { name: 'Guides' });
  expect(link.getAttribute('href')).toBe('/docs/a');
  return link.getAttribute('aria-current');
}

const docs = [
  { id: 'a', path: '/docs/a', sidebar: 'guides' },
  { id: 'b', path: '/docs/b', sidebar: 'other' },
];

describe('DocSidebarNavbarItem', () => {
  test('is the current one on documents of its sidebar', () => {
    expect(currentPageOf('/docs/a', { docs })).toBe('page');
  });

  test('is not the current one on documents of another sidebar', () => {
    expect(currentPageOf('/docs/b', { docs, sidebars: { other: {} } })).toBeNull();
  });

  test('is the current one on pages that are no documents, when it is the only sidebar', () => {
    expect(currentPageOf('/docs/category/x', { docs })).toBe('page');
    cleanup();
    expect(currentPageOf('/docs/category/x', { docs, sidebars: { other: {} } })).toBeNull();
  });

  test('is the current one on documents that are not listed', () => {
    expect(currentPageOf('/docs/unlisted')).toBe('page');
  });

  test('is not the current one elsewhere', () => {
    expect(currentPageOf('/blog', { docs })).toBeNull();
  });
});
