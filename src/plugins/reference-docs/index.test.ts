import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { expect, test, vi } from 'vitest';
import referenceDocs from '.';

const VERSION = { pluginId: 'api', docsSidebars: { api: [] }, docs: { one: { id: 'one' } } };
const PAGE: RouteConfig = { path: '/api/one', component: '@theme/DocItem' };
const ROUTE: RouteConfig = {
  path: '/api',
  component: '@theme/DocsRoot',
  routes: [
    {
      path: '/api',
      component: '@theme/DocVersionRoot',
      props: { version: VERSION },
      routes: [PAGE],
    },
  ],
};

vi.mock('@docusaurus/plugin-content-docs', () => ({
  default: () =>
    Promise.resolve({
      name: 'docs',
      getThemePath: () => 'theme',
      contentLoaded: ({ actions }: { readonly actions: PluginContentLoadedActions }) => {
        actions.addRoute(ROUTE);
        actions.setGlobalData({
          path: '/api',
          versions: [
            { name: 'current', mainDocId: 'index', docs: [{ id: 'index' }, { id: 'one' }] },
          ],
        });
      },
    }),
}));

test('pages of the reference are not told of all others', async () => {
  const plugin = await referenceDocs({} as LoadContext, {} as PluginOptions);
  expect(plugin.getThemePath?.()).toBe('theme');
  const actions = { createData: vi.fn(), addRoute: vi.fn(), setGlobalData: vi.fn() };
  await plugin.contentLoaded?.({ content: { loadedVersions: [] }, actions });
  expect(actions.addRoute).toHaveBeenCalledExactlyOnceWith({
    ...ROUTE,
    routes: [{ ...ROUTE.routes?.[0], props: { version: { ...VERSION, docs: {} } } }],
  });
  expect(actions.setGlobalData).toHaveBeenCalledExactlyOnceWith({
    path: '/api',
    versions: [{ name: 'current', mainDocId: 'index', docs: [{ id: 'index' }] }],
  });
});
