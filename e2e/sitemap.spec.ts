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

for (const { locale, home } of LOCALES) {
  test(`${locale}: pages name a card of the size that networks ask for`, async ({ request }) => {
    const address = `${home}img/social-card-${locale}.png`;
    for (const path of [home, home + KINDS.guide, home + KINDS.apiFunction]) {
      const html = await (await request.get(path)).text();
      expect(html, path).toContain(PUBLISHED + address);
    }
    const response = await request.get(address);
    expect(response.headers()['content-type']).toBe('image/png');
    const image = await response.body();
    // The header of a PNG holds its width and height at these positions.
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
  });
}
