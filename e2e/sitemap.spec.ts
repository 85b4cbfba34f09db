import { isServed } from './support/built';
import { KINDS } from './support/kinds';
import { alternatesOf, pathOf, PUBLISHED, readSitemap } from './support/sitemap';
import { listSourcePages } from './support/sources';
import { expect, LOCALES, test } from './support/test';

test('the sitemap lists all pages that there are sources for, in both languages, and no other', async ({
  request,
}) => {
  const listed = (await readSitemap(request)).map(({ address }) => pathOf(address));
  const expected = LOCALES.flatMap(({ locale }) => listSourcePages(locale).map(({ path }) => path));
  expect([...listed].sort()).toEqual([...expected].sort());
});

test('the sitemap gives each page its alternates, and each address is answered as it is', async ({
  request,
}) => {
  for (const { address, alternates } of await readSitemap(request)) {
    const path = pathOf(address);
    expect(alternates, address).toEqual(alternatesOf(path));
    expect(isServed(path), address).toBe(true);
  }
});

test('the French sitemap lists the same pages', async ({ request }) => {
  const [english, french] = await Promise.all([
    readSitemap(request),
    readSitemap(request, 'fr/sitemap.xml'),
  ]);
  expect(french).toEqual(english);
});

for (const { path, kind } of [
  { path: '', kind: 'site' },
  { path: 'docs/packages/core/option', kind: 'guide' },
  { path: KINDS.blogPost, kind: 'post' },
  { path: 'api/core', kind: 'package' },
  { path: 'api/core/namespace/Option', kind: 'namespace' },
  { path: 'fr/api/core/function/pick', kind: 'function' },
]) {
  test(`the social card of /${path} is an image of the size that networks ask for`, async ({
    site,
    page,
  }) => {
    await site.open(path);
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(address).toMatch(
      new RegExp(`/std/${path.startsWith('fr/') ? 'fr/' : ''}img/cards/${kind}\\.png$`),
    );
    const response = await page.request.get(String(address).slice(PUBLISHED.length));
    expect(response.headers()['content-type']).toBe('image/png');
    const image = await response.body();
    // The header of a PNG holds its width and height at these places.
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
  });
}
