import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { KINDS } from './support/kinds';
import { recordTraffic, type Traffic } from './support/traffic';
import { listSourcePages } from './support/sources';
import { expect, LOCALES, test } from './support/test';

const KIB = 1024;

/** The budgets of a page for those who only read it, in bytes and in requests. */
const BUDGETS = {
  home: 40 * KIB,
  guide: 40 * KIB,
  namespace: 46 * KIB,
  longest: 64 * KIB,
} as const;
const MAX_REQUESTS = 6;

/** The part of a budget that stays free: a build on another machine may weigh a little more. */
const MARGIN = 0.03;

/**
 * The budget of all that is loaded once the application has started: what stock Docusaurus needs,
 * with the routes of all pages (about 100 bytes for each), and the text of a page as JavaScript
 * besides its HTML.
 */
const STARTED_BUDGET = 300 * KIB;

/** By how much the scripts of two pages may differ for what the pages say of themselves. */
const OWN_WORDS = 0.5 * KIB;

/** How many of the heaviest pages of a kind are measured. */
const HEAVIEST = 3;

const PAGES: readonly (readonly [kind: keyof typeof BUDGETS, paths: () => readonly string[]])[] = [
  ['home', () => LOCALES.map(({ home }) => home)],
  // That of English has a script besides, which chooses the language.
  [
    'guide',
    () => [KINDS.introduction, `fr/${KINDS.notFound}`, ...heaviest(/^(?:fr\/)?docs\/(?!category)/)],
  ],
  ['namespace', () => [KINDS.apiIndex, KINDS.apiFunction, KINDS.apiNamespace, 'api/money']],
  ['longest', () => heaviest(/^(?:fr\/)?api/)],
];

for (const [kind, paths] of PAGES) {
  test(`${kind} pages cost those who read them at most ${BUDGETS[kind] / KIB} KiB`, async ({
    site,
    browser,
    baseURL,
  }, testInfo) => {
    // Together, for most of the time they wait for what else a page may load.
    const weights = await Promise.all(
      [...new Set(paths())].map(async (path) => {
        // A context of its own has an empty cache.
        const context = await browser.newContext({ baseURL: String(baseURL) });
        const page = await context.newPage();
        const traffic = recordTraffic(page);
        await site.read(path, page);
        const read = await traffic();
        expect(read.byType, path).not.toHaveProperty('script');
        await site.start(page);
        const started = await traffic();
        expect(Object.keys(started.byType), path).toContain('script');
        await context.close();
        const isTooHeavy =
          exceeds(read.total, BUDGETS[kind]) ||
          read.requests > MAX_REQUESTS ||
          exceeds(started.total, STARTED_BUDGET);
        const rows = [row(path, read, BUDGETS[kind]), row(path, started, STARTED_BUDGET)];
        return { isTooHeavy, rows };
      }),
    );
    const rowsOf = (pages: typeof weights) => pages.flatMap(({ rows }) => rows);
    const table = [`${kind}: at most ${BUDGETS[kind] / KIB} KiB`, ...rowsOf(weights)].join('\n');
    console.log(table);
    await testInfo.attach('page-weights', { body: table, contentType: 'text/plain' });
    expect(rowsOf(weights.filter(({ isTooHeavy }) => isTooHeavy))).toEqual([]);
    expect(weights.length).toBeGreaterThan(1);
  });
}

test('a page of a package with hundreds of pages weighs as much as one of a small package', async ({
  site,
  browser,
  baseURL,
}) => {
  const paths = ['api/money/function/USD', 'api/object-id/function/objectId'];
  const [many = Number.NaN, few = Number.NaN] = await Promise.all(
    paths.map(async (path) => {
      const context = await browser.newContext({ baseURL: String(baseURL) });
      const page = await context.newPage();
      const traffic = recordTraffic(page);
      await site.open(path, page);
      const { byType } = await traffic();
      await context.close();
      return Number(byType['script']);
    }),
  );
  console.log(`scripts: ${kib(many)} KiB among hundreds of pages, ${kib(few)} KiB among few`);
  expect(many - few).toBeLessThan(OWN_WORDS);
});

function exceeds(bytes: number, budget: number): boolean {
  return bytes > budget * (1 - MARGIN);
}

function row(path: string, { byType, total, requests }: Traffic, budget: number): string {
  const parts = Object.entries(byType).map(([type, bytes]) => `${type} ${kib(bytes)}`);
  const left = `${kib(budget - total).padStart(6)} left`;
  return `${kib(total).padStart(6)} KiB, ${left}  /${path}  (${requests} requests: ${parts.join(', ')})`;
}

function kib(bytes: number): string {
  return (bytes / KIB).toFixed(1);
}

/** The pages with the most HTML: the scripts of a page hold the same content again. */
function heaviest(pattern: RegExp): readonly string[] {
  return LOCALES.flatMap(({ locale }) => listSourcePages(locale))
    .map(({ path }) => path)
    .filter((path) => pattern.test(path))
    .map((path) => ({ path, bytes: gzipSync(readFileSync(join('build', `${path}.html`))).length }))
    .sort((self, other) => other.bytes - self.bytes)
    .slice(0, HEAVIEST)
    .map(({ path }) => path);
}
