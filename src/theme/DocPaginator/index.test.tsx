import { DocsSidebarProvider } from '@docusaurus/plugin-content-docs/client';
import DocPaginator from '@theme/DocPaginator';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInSite } from '../../testing/renderInSite';

afterEach(cleanup);

test('a category has its name in the sidebar, and a page its own', () => {
  renderInSite(
    <DocsSidebarProvider
      name="tutorialSidebar"
      items={[
        {
          type: 'category',
          label: 'Recettes',
          href: '/docs/category/recipes',
          items: [],
          collapsible: true,
          collapsed: true,
        },
      ]}
    >
      <DocPaginator
        previous={{ title: '7. Les dates', permalink: '/docs/tutorial/dates' }}
        next={{ title: 'Recipes', permalink: '/docs/category/recipes' }}
      />
    </DocsSidebarProvider>,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Previous7. Les dates',
    'NextRecettes',
  ]);
});
