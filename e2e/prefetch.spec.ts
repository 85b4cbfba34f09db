import type { Page } from '@playwright/test';
import { KINDS } from './support/kinds';
import { settledPrefetch } from './support/traffic';
import { expect, test } from './support/test';

const BUDGET = 60 * 1024;

const PAGES = [
  KINDS.home,
  KINDS.guide,
  KINDS.category,
  KINDS.apiIndex,
  KINDS.apiPackage,
  KINDS.apiNamespace,
  KINDS.blogList,
];

/** The pages that are looked at in French too, which differ in their chunks only. */
const FRENCH_PAGES = [KINDS.home, KINDS.guide, KINDS.apiNamespace];

for (const path of [...PAGES, ...FRENCH_PAGES.map((page) => `fr/${page}`)]) {
  test(`/${path} prefetches what visible links lead to, and no more than 60 KiB`, async ({
    site,
    page,
  }) => {
    const bytes = settledPrefetch(page);
    await site.open(path);
    const { chunks, total } = await bytes();
    expect(chunks).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(BUDGET);
  });
}

test('a link loads its page when the pointer comes over it, before it is followed', async ({
  site,
  page,
}) => {
  await site.open(KINDS.guide);
  const link = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link').last();
  const scripts = countScripts(page);
  await link.hover();
  await expect.poll(scripts).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
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
    const bytes = settledPrefetch(page);
    await site.open(KINDS.guide);
    const scripts = countScripts(page);
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link').last().hover();
    expect(await bytes()).toEqual({ chunks: 0, total: 0 });
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
