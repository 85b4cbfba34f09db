import type { Page } from '@playwright/test';
import { KINDS } from './support/kinds';
import { countPrefetched, recordTraffic } from './support/traffic';
import { expect, test } from './support/test';

test.use({ prefetches: true });

/** Prefetching waits until the browser has nothing else to do. */
const IDLE_MILLISECONDS = 2_500;

const PAGES = [
  KINDS.home,
  KINDS.guide,
  KINDS.apiIndex,
  KINDS.apiNamespace,
  KINDS.blogList,
  'fr/',
  `fr/${KINDS.apiPackage}`,
];

for (const path of PAGES) {
  test(`/${path} prefetches what all visible links lead to`, async ({ site, page }) => {
    const prefetched = countPrefetched(page);
    await site.open(path);
    const targets = await page.getByRole('main').getByRole('link').evaluateAll(readVisiblePages);
    expect(targets.length).toBeGreaterThan(0);
    // A page is a chunk of its text at least.
    await expect.poll(prefetched).toBeGreaterThanOrEqual(targets.length);
  });
}

/** Runs in the page. The other pages of the site that links in sight lead to. */
function readVisiblePages(links: readonly Element[]): readonly string[] {
  const paths = links
    .filter((link) => link.getBoundingClientRect().bottom <= window.innerHeight)
    .map((link) => new URL((link as HTMLAnchorElement).href))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);
  return [...new Set(paths)].filter((path) => path !== window.location.pathname);
}

test('a link loads its page when the pointer comes over it, before it is followed', async ({
  site,
  page,
}) => {
  await site.open(KINDS.guide);
  const link = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link').last();
  const scripts = countScripts(page);
  const traffic = recordTraffic(page);
  await link.hover();
  await expect.poll(scripts).toBeGreaterThan(0);
  await traffic();
  const loaded = scripts();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Option');
  expect(scripts(), 'the click has nothing left to load').toBe(loaded);
});

for (const [name, connection] of [
  ['a 2g connection', { effectiveType: '2g', saveData: false }],
  ['a slow 2g connection', { effectiveType: 'slow-2g', saveData: false }],
  ['a reader who saves data', { effectiveType: '4g', saveData: true }],
] as const) {
  test(`${name} prefetches nothing`, async ({ site, page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const prefetched = countPrefetched(page);
    await site.open(KINDS.guide);
    const scripts = countScripts(page);
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link').last().hover();
    await page.waitForTimeout(IDLE_MILLISECONDS);
    expect(await prefetched()).toBe(0);
    expect(scripts()).toBe(0);
  });
}

function countScripts(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      count += 1;
    }
  });
  return () => count;
}
