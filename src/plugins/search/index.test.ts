import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import { expect, test, vi } from 'vitest';
import search from '.';

test('indexes the pages again only if one of them or a symbol has changed', async () => {
  const context = {
    siteDir: '/site',
    siteConfig: { baseUrl: '/' },
  };
  const createData = vi.fn(() => Promise.resolve(''));
  // SAFETY: the plugin reads no other fields.
  const actions = { createData, addRoute: vi.fn() } as unknown as PluginContentLoadedActions;
  const { contentLoaded, allContentLoaded } = search(context as LoadContext);
  const index = async (): Promise<number> => {
    createData.mockClear();
    await allContentLoaded?.({ allContent: {}, actions });
    return createData.mock.calls.length;
  };
  expect(await index()).toBe(1);
  expect(await index()).toBe(0);
  const symbol = { id: 1, name: 'map', package: 'core', kind: 'function', path: '/api/core' };
  const texts = { signature: [], summary: '', aliases: [], keywords: [], tasks: [] };
  await contentLoaded?.({ content: [{ ...symbol, kind: 'function', ...texts }], actions });
  expect(await index()).toBe(1);
});
