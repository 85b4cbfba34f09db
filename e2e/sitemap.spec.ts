import { auditPage } from './support/audit';
import { inParallel } from './support/parallel';
import { alternatesOf, pathOf, PUBLISHED, readSitemap } from './support/sitemap';
import { listSourcePages } from './support/sources';
import { expect, LOCALES, test } from './support/test';
import { isLookedAt } from './support/twins';

/** How many tests share the pages of a language, and how many of them a test has open at a time. */
const PARTS = 4;
const TABS = 3;

/** How many pages are asked for at a time where none is opened. */
const REQUESTS = 8;

test.setTimeout(120_000);

for (const { locale } of LOCALES) {
  for (let part = 0; part < PARTS; part += 1) {
    test(`every page is in order: ${locale}, part ${part + 1} of ${PARTS}`, async ({
      site,
      context,
    }) => {
      const pages = listSourcePages(locale)
        .filter(({ path }) => isLookedAt(path))
        .filter((_page, index) => index % PARTS === part);
      const problems: string[] = [];
      const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));

      await inParallel(pages, TABS, async (source) => {
        // There are as many tabs as pages at a time.
        const tab = tabs.pop();
        if (tab === undefined) {
          throw new Error('A tab must be free');
        }
        const response = await site.open(source.path, tab);
        problems.push(...(await auditPage(tab, response, source)));
        tabs.push(tab);
      });
      expect(problems).toEqual([]);
      expect(pages.length).toBeGreaterThan(5);
    });
  }
}

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
  const entries = await readSitemap(request);
  await inParallel(entries, REQUESTS, async ({ address, alternates }) => {
    const path = pathOf(address);
    expect(alternates, address).toEqual(alternatesOf(path));
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), address).toBe(200);
  });
});

test('the French sitemap lists the same pages', async ({ request }) => {
  const [english, french] = await Promise.all([
    readSitemap(request),
    readSitemap(request, 'fr/sitemap.xml'),
  ]);
  expect(french).toEqual(english);
});

test('the social card is an image of the size that networks ask for', async ({ site, page }) => {
  await site.open('');
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const response = await page.request.get(String(address).slice(PUBLISHED.length));
  expect(response.headers()['content-type']).toBe('image/png');
  const image = await response.body();
  // The header of a PNG holds its width and height at these places.
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
});
