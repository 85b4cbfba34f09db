// @vitest-environment jsdom
import { DocsPreferredVersionContextProvider } from '@docusaurus/plugin-content-docs/client';
import NavbarItem from '@theme/NavbarItem';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInSite } from '../../../testing/renderInSite';

const VERSION = {
  name: 'current',
  label: '1.0.0',
  isLast: true,
  path: '/docs',
  mainDocId: 'intro',
  docs: [{ id: 'intro', path: '/docs/intro' }],
  sidebars: {},
};

test('the menu of versions has its own name, and the version in it', () => {
  const menu = {
    type: 'docsVersionDropdown' as const,
    menuLabel: 'Versions',
    items: [],
    dropdownItemsBefore: [],
    dropdownItemsAfter: [{ to: '/versions', label: 'Changes' }],
  };
  renderInSite(
    <DocsPreferredVersionContextProvider>
      <NavbarItem {...menu} />
    </DocsPreferredVersionContextProvider>,
    {
      globalData: {
        'docusaurus-plugin-content-docs': { default: { path: '/docs', versions: [VERSION] } },
      },
      themeConfig: { docs: { versionPersistence: 'localStorage' } },
    },
  );
  expect(screen.getByRole('button').textContent).toBe('Versions');
  expect(screen.getByText('1.0.0').getAttribute('href')).toBe('/docs/intro');
});
