import { gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { packFiles } from './archive';
import { loadPagefind } from './loadPagefind';
import type { PagefindOptions } from './pagefind';

const { fetch: original } = globalThis;

afterEach(() => {
  globalThis.fetch = original;
});

test('Pagefind finds its files in the archive, and no others', async () => {
  const fragment = 'pagefind_dcd{"content":"A page","meta":{"title":"Title"}}';
  const files = new Map([
    ['fragment/a.pf_fragment', new TextEncoder().encode(fragment)],
    ['index/a.pf_index', new TextEncoder().encode('no text')],
  ]);
  const pagefind = {
    options: vi.fn((_: PagefindOptions) => Promise.resolve()),
    search: () => Promise.resolve({ results: [] }),
  };
  const loaded = await loadPagefind({
    importScript: () => Promise.resolve(pagefind),
    openArchive: async () => new Blob([gzipSync(await packFiles(files))]).stream(),
  });
  expect(loaded.pagefind).toBe(pagefind);
  expect([...loaded.texts]).toEqual(['A page Title']);
  // The index holds whole paths.
  expect(pagefind.options.mock.calls[0]?.[0].baseUrl).toBe('/');
  const read = await fetch('https://site.test/std/fr/pagefind/fragment/a.pf_fragment?ts=1');
  expect(await read.text()).toBe(fragment);
  expect((await fetch('/std/fr/pagefind/fragment/b.pf_fragment')).status).toBe(404);
});
