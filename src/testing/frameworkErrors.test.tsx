import type { ReactElement, ReactNode } from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';
import {
  DocsPreferredVersionContextProvider,
  useCurrentSidebarCategory,
  useDoc,
  useDocById,
  useDocsPreferredVersion,
  useDocsSidebar,
  useDocsVersion,
  useLayoutDoc,
  useLayoutDocsSidebar,
} from '@docusaurus/plugin-content-docs/client';
import { useColorMode } from '@docusaurus/theme-common';
import {
  useAnnouncementBar,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
  useScrollController,
} from '@docusaurus/theme-common/internal';
import useRouteContext from '@docusaurus/useRouteContext';
import NavbarItem from '@theme/NavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import DocsVersionDropdownNavbarItem from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInSite } from './renderInSite';

vi.mock('@generated/routesChunkNames', () => ({ default: { '/page-1f': { __comp: 'chunk' } } }));
vi.mock('@generated/registry', () => ({
  default: { chunk: [() => Promise.resolve({ notDefault: true }), 'page.tsx', 'page.tsx'] },
}));

const DOCS = {
  'docusaurus-plugin-content-docs': {
    default: {
      path: '/docs',
      versions: [
        {
          name: 'current',
          label: 'Next',
          isLast: true,
          path: '/docs',
          mainDocId: 'intro',
          docs: [{ id: 'intro', path: '/docs/intro' }],
          sidebars: { empty: {} },
        },
      ],
    },
  },
};

beforeEach(() => {
  // React reports errors during rendering.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Use({ hook }: { readonly hook: () => unknown }): ReactNode {
  hook();
  return null;
}

function renderWithDocs(element: ReactElement): void {
  renderInSite(
    <DocsPreferredVersionContextProvider>{element}</DocsPreferredVersionContextProvider>,
    { globalData: DOCS, themeConfig: { docs: { versionPersistence: 'localStorage' } } },
  );
}

describe('a page module', () => {
  test('without a default export is named with its path', async () => {
    const Page = ComponentCreator('/page', '1f');
    await Page.preload();
    expect(() => renderInSite(<Page />)).toThrow(
      "The page component at /page doesn't have a default export",
    );
  });
});

describe('a navbar item', () => {
  test('of an unknown type is named', () => {
    expect(() => renderInSite(<NavbarItem {...({ type: 'weather' } as object)} />)).toThrow(
      'No NavbarItem component found for type "weather".',
    );
  });

  test('for versions names the missing version and the existing ones', () => {
    const item = (
      <DocsVersionDropdownNavbarItem
        items={[]}
        dropdownItemsBefore={[]}
        dropdownItemsAfter={[]}
        {...({ versions: ['2.0'] } as object)}
      />
    );
    expect(() => renderWithDocs(item)).toThrow(
      /No docs version exist for name '2\.0'[^]*Available version names:\n- current/,
    );
  });

  test('for a sidebar without a link names the sidebar', () => {
    expect(() => renderWithDocs(<DocSidebarNavbarItem sidebarId="empty" />)).toThrow(
      'Sidebar with ID "empty" doesn\'t have anything to be linked to',
    );
  });

  test('for a sidebar that does not exist names the existing ones', () => {
    expect(() => renderWithDocs(<Use hook={() => useLayoutDocsSidebar('none')} />)).toThrow(
      /Can't find any sidebar with id "none"[^]*- empty/,
    );
  });

  test('for a document that does not exist names the existing ones', () => {
    expect(() => renderWithDocs(<Use hook={() => useLayoutDoc('none')} />)).toThrow(
      /Couldn't find any doc with id "none"[^]*- intro/,
    );
  });
});

describe('a helper outside its provider', () => {
  test.each([
    ['useColorMode', useColorMode, 'ColorModeProvider'],
    ['useAnnouncementBar', useAnnouncementBar, 'AnnouncementBarProvider'],
    ['useNavbarMobileSidebar', useNavbarMobileSidebar, 'NavbarMobileSidebarProvider'],
    ['useNavbarSecondaryMenu', useNavbarSecondaryMenu, 'NavbarSecondaryMenu'],
    ['useScrollController', useScrollController, 'ScrollControllerProvider'],
    ['useDoc', useDoc, 'DocProvider'],
    ['useDocsVersion', useDocsVersion, 'DocsVersionProvider'],
    ['useDocsSidebar', useDocsSidebar, 'DocsSidebarProvider'],
    ['useDocById', () => useDocById('intro'), 'DocsVersionProvider'],
    ['useCurrentSidebarCategory', useCurrentSidebarCategory, 'DocsSidebarProvider'],
    ['useDocsPreferredVersion', useDocsPreferredVersion, 'DocsPreferredVersionContextProvider'],
  ])('%s() names the provider', (_name, hook, provider) => {
    expect(() => renderInSite(<Use hook={hook} />, { globalData: DOCS })).toThrow(
      new RegExp(`Hook \\w* is called outside the <${provider}`),
    );
  });

  test('useRouteContext() reports that it is outside of a route', () => {
    expect(() => render(<Use hook={useRouteContext} />)).toThrow(
      'no Docusaurus route context found',
    );
  });
});

describe('tabs', () => {
  test.each([
    ['something else than tabs', <p key="p">Text</p>, 'Bad <Tabs> child <p>'],
    [
      'two tabs of one value',
      [<TabItem key="1" value="a" children="1" />, <TabItem key="2" value="a" children="2" />],
      `Duplicate values "'a'" found in <Tabs>`,
    ],
  ])('with %s report the mistake', (_case, children, message) => {
    expect(() => renderInSite(<Tabs>{children as never}</Tabs>)).toThrow(message);
  });
});
