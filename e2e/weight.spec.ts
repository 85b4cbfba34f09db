import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { FROZEN_VERSIONS } from '../src/config/site';
import { KINDS } from './support/kinds';
import { readServed, readSitemaps } from './support/pages';
import { expect, LOCALES, test } from './support/test';

/** The bytes that a page has loaded, compressed, without headers. */
interface Traffic {
  readonly byType: Readonly<Record<string, number>>;
  readonly total: number;
  readonly requests: number;
}

const KIB = 1024;

/** The budget of each kind of page before its application starts, and the pages to measure. */
const BUDGETS: readonly (readonly [kind: string, kib: number, paths: () => readonly string[]])[] = [
  ['home', 40, () => LOCALES.map(({ home }) => home)],
  [
    'guide',
    40,
    // The English not-found page has an extra script, which chooses the language.
    () => [KINDS.introduction, `fr/${KINDS.notFound}`, ...heaviest(/^(?:fr\/)?docs\/(?!category)/)],
  ],
  [
    'reference',
    46,
    () => [KINDS.apiIndex, KINDS.apiNamespace, KINDS.apiTable, 'api/money/function/USD'],
  ],
  ['longest', 64, () => heaviest(/^(?:fr\/)?api/)],
];
const MAX_REQUESTS = 6;

/** Docusaurus loads the addresses and chunks of all pages: those of a frozen version have 53 KiB. */
const STARTED_BUDGET = (300 + 55 * FROZEN_VERSIONS.length) * KIB;

/** The part of a budget that must stay free, because a build on another machine may be larger. */
const MARGIN = 0.03;

/** How many of the heaviest pages of a kind are measured. */
const HEAVIEST = 3;

/** A page is complete after this time without a request. */
const QUIET_MILLISECONDS = 1_000;

for (const [kind, budget, paths] of BUDGETS) {
  test(`${kind}: at most ${budget} KiB to read, and 300 KiB once started`, async ({
    site,
    browser,
    baseURL,
  }) => {
    // In parallel, because each mostly waits for further requests.
    const weights = await Promise.all(
      [...new Set(paths())].map(async (path) => {
        // A new context has an empty cache.
        const context = await browser.newContext({ baseURL: String(baseURL) });
        const page = await context.newPage();
        const traffic = recordTraffic(page);
        await site.read(path, page);
        const read = await traffic();
        expect(read.byType, path).not.toHaveProperty('script');
        await site.start(page);
        const started = await traffic();
        expect(started.byType, path).toHaveProperty('script');
        await context.close();
        return [
          { row: row(path, read, budget * KIB), isTooHeavy: isTooHeavy(read, budget * KIB) },
          { row: row(path, started, STARTED_BUDGET), isTooHeavy: isTooHeavy(started) },
        ];
      }),
    );
    const rows = weights.flat();
    expect(rows.length).toBeGreaterThan(2);
    console.log([`${kind}: at most ${budget} KiB`, ...rows.map((each) => each.row)].join('\n'));
    expect(rows.filter((each) => each.isTooHeavy).map((each) => each.row)).toEqual([]);
  });
}

// React preloads each picture of the HTML, and Chromium warns if one is not shown.
test('a page loads only the pictures that it shows, light or dark', async ({ site, page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await site.read(KINDS.apiIndex);
    const { shown, preloaded } = await page.evaluate(() => ({
      shown: [...document.images].filter((image) => image.checkVisibility()).map(({ src }) => src),
      preloaded: [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
        ({ href }) => href,
      ),
    }));
    expect(shown).not.toEqual([]);
    expect(shown).toEqual(expect.arrayContaining(preloaded));
  }
});

/** Counts the files that a page loads, without those that it prefetches. */
function recordTraffic(page: Page): () => Promise<Traffic> {
  const finished: Request[] = [];
  let started = 0;
  let ended = 0;
  page.on('request', () => (started += 1));
  page.on('requestfailed', () => (ended += 1));
  page.on('requestfinished', (request) => {
    ended += 1;
    finished.push(request);
  });
  return async () => {
    let count = -1;
    while (count !== started || ended < started) {
      count = started;
      await page.waitForTimeout(QUIET_MILLISECONDS);
    }
    const byType: Record<string, number> = {};
    let requests = 0;
    for (const request of finished) {
      if ((await request.headerValue('sec-purpose'))?.startsWith('prefetch') !== true) {
        requests += 1;
        const type = request.isNavigationRequest() ? 'document' : request.resourceType();
        byType[type] = (byType[type] ?? 0) + (await request.sizes()).responseBodySize;
      }
    }
    const total = Object.values(byType).reduce((sum, bytes) => sum + bytes, 0);
    return { byType, total, requests };
  };
}

function isTooHeavy({ total, byType, requests }: Traffic, budget = STARTED_BUDGET): boolean {
  const isRead = !('script' in byType);
  return total > budget * (1 - MARGIN) || (isRead && requests > MAX_REQUESTS);
}

function row(path: string, { byType, total, requests }: Traffic, budget: number): string {
  const kib = (bytes: number): string => (bytes / KIB).toFixed(1).padStart(6);
  const parts = Object.entries(byType).map(([type, bytes]) => `${type} ${kib(bytes).trim()}`);
  const left = `${kib(budget - total)} left`;
  return `${kib(total)} KiB, ${left}  /${path}  (${requests} requests: ${parts.join(', ')})`;
}

/** Lists the pages with the most HTML, because their scripts contain the same content again. */
function heaviest(pattern: RegExp): readonly string[] {
  return readSitemaps()
    .filter((path) => pattern.test(path))
    .map((path) => ({ path, bytes: gzipSync(readServed(path)).length }))
    .sort((self, other) => other.bytes - self.bytes)
    .slice(0, HEAVIEST)
    .map(({ path }) => path);
}
