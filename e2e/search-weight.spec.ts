import type { Locator, Page, Request, Route } from '@playwright/test';
import { WORD_FILES } from '../typedoc/search/src/words/record';
import { brotliBytes, bundleComponent } from './support/bundle';
import { KINDS } from './support/kinds';
import { inLocale } from './support/labels';
import { expect, LOCALES, test } from './support/test';

/** Bytes, with Brotli, that the search may add to a page where nobody searches. */
const BUTTON_BUDGET = 1_500;

/**
 * Bytes that may be loaded between the key that opens the box and the first result. The names of all
 * exports are among them, with some three bytes each.
 */
const FIRST_RESULT_BUDGET = 25_500;

/** Bytes of the largest file that a first question may need. */
const FILE_BUDGET = 60_000;

/** How long one may look at the empty box. */
const IDLE_MILLISECONDS = 2_500;

/** A name, a type and words: each is found by a part of its own. */
const QUERIES: Readonly<Record<'en' | 'fr', readonly [string, string, string]>> = {
  en: ['Option.map', 'string -> Option<number>', 'keep the cause of an error'],
  fr: ['Option.map', 'string -> Option<number>', 'garder la cause d’une erreur'],
};

/** Measured besides a guide. */
const OTHER_PAGES = [KINDS.home, KINDS.apiNamespace];

for (const { locale, home, labels } of LOCALES) {
  test.describe(`${locale}, the weight of the search`, () => {
    test('a page that nobody searches from loads no file of it', async ({
      site,
      page,
      browser,
      baseURL,
    }) => {
      const loaded = recordPaths(page);
      await site.open(home + KINDS.guide);
      await page.waitForLoadState('networkidle');
      const ofPages = new Map([[KINDS.guide as string, loaded.splice(0)]]);
      await page.keyboard.press('/');
      for (const query of inLocale(QUERIES, locale)) {
        await page.getByRole('combobox').fill(query);
        // The first question in words starts a worker with the whole index.
        await expect(page.getByRole('option').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
      }
      for (const folder of ['assets/js/', 'assets/symbols/', ...Object.values(WORD_FILES)]) {
        expect(loaded, 'the box, its details and the words').toContainEqual(
          expect.stringContaining(`/${folder}`),
        );
      }
      for (const path of OTHER_PAGES) {
        // A context of its own has an empty cache.
        const context = await browser.newContext({ baseURL: String(baseURL) });
        const other = await context.newPage();
        const paths = recordPaths(other);
        await site.open(home + path, other);
        await other.waitForLoadState('networkidle');
        ofPages.set(path, paths);
        await context.close();
      }
      for (const [path, files] of ofPages) {
        expect(files.length, path).toBeGreaterThan(0);
        expect(
          files.filter((file) => loaded.includes(file)),
          path,
        ).toEqual([]);
      }
    });

    test('the open box loads no more than names until something is asked', async ({
      site,
      page,
    }) => {
      await site.open(home + KINDS.guide);
      await page.waitForLoadState('networkidle');
      const loaded = recordPaths(page);
      await page.keyboard.press('/');
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.waitForTimeout(IDLE_MILLISECONDS);
      expect(loaded.filter((path) => !path.includes('/assets/js/'))).toEqual([]);
      expect(loaded.length, 'the box and the names').toBeLessThanOrEqual(3);
    });

    test(`the first result of a name comes with at most ${FIRST_RESULT_BUDGET} bytes`, async ({
      site,
      page,
    }) => {
      const answers = await Answers.of(page);
      await site.open(home + KINDS.guide);
      await page.waitForLoadState('networkidle');
      answers.hold();
      await page.keyboard.press('/');
      const toField = await answers.giveUntil(page.getByRole('combobox'));
      const [name] = inLocale(QUERIES, locale);
      await page.getByRole('combobox').fill(name);
      const toResult = await answers.giveUntil(page.getByRole('option').filter({ hasText: name }));
      const rows = await Promise.all(
        [...toField, ...toResult].map(async (request) => {
          const { responseBodySize } = await request.sizes();
          return { part: pathOf(request), bytes: responseBodySize };
        }),
      );
      expect(rows.length, 'the box and the names are loaded').toBeGreaterThan(0);
      expectWithin(FIRST_RESULT_BUDGET, rows);
    });

    test(`no file for a first question has more than ${FILE_BUDGET} bytes`, async ({
      site,
      page,
    }) => {
      await site.open(home + KINDS.guide);
      await page.waitForLoadState('networkidle');
      const requests: Request[] = [];
      page.on('requestfinished', (request) => requests.push(request));
      await page.keyboard.press('/');
      for (const query of inLocale(QUERIES, locale)) {
        await page.getByRole('combobox').fill(query);
        await expect(page.getByRole('option').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
      }
      const files = await Promise.all(
        requests.map(async (request) => {
          const { responseBodySize } = await request.sizes();
          return { part: pathOf(request), bytes: responseBodySize };
        }),
      );
      expect(files.map(({ part }) => part)).toContainEqual(expect.stringContaining('/words/'));
      files.forEach((file) => {
        expectWithin(FILE_BUDGET, [file]);
      });
    });

    test(`its button costs a page at most ${BUTTON_BUDGET} bytes`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        baseURL: String(baseURL),
        javaScriptEnabled: false,
      });
      const page = await context.newPage();
      await page.goto(home + KINDS.guide);
      const button = page.getByRole('link', { name: labels.searchButton, exact: true });
      const html = await button.evaluate(({ outerHTML }) => outerHTML);
      await context.close();
      const files = await bundleComponent('src/components/SearchButton/index.tsx', [
        '../SearchBox',
      ]);
      expect(files.map(({ kind }) => kind).sort()).toEqual(['css', 'js']);
      expectWithin(BUTTON_BUDGET, [
        { part: 'html', bytes: brotliBytes(html) },
        ...files.map(({ kind, text }) => ({ part: kind, bytes: brotliBytes(text) })),
      ]);
    });
  });
}

interface Part {
  readonly part: string;
  readonly bytes: number;
}

/** Prints what parts weigh, and fails where they weigh more together than they may. */
function expectWithin(budget: number, parts: readonly Part[]): void {
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const rows = [{ part: `of ${budget}`, bytes: total }, ...parts];
  const table = rows.map(({ part, bytes }) => `${String(bytes).padStart(6)}  ${part}`).join('\n');
  console.log(`${test.info().titlePath.slice(1).join(' › ')}\n${table}`);
  expect(total, table).toBeLessThanOrEqual(budget);
}

/** The answers to what a page asks for, which may be kept waiting. */
class Answers {
  readonly #held: Route[] = [];
  #areHeld = false;

  /**
   * Takes the answers to a page into its hands. Do it before the page is opened: Chromium tells a page
   * that is open of it in its own time, and keys may come sooner.
   */
  static async of(page: Page): Promise<Answers> {
    const answers = new Answers();
    await page.route('**/*', (route) => answers.#take(route));
    return answers;
  }

  async #take(route: Route): Promise<void> {
    if (this.#areHeld) {
      this.#held.push(route);
    } else {
      await route.continue();
    }
  }

  /** Keeps what the page asks for from now on waiting. */
  hold(): void {
    this.#areHeld = true;
  }

  /** Gives what waits until something is there, and returns what that took. */
  async giveUntil(wanted: Locator): Promise<readonly Request[]> {
    const given: Request[] = [];
    const isThere = async (): Promise<boolean> => (await wanted.count()) > 0;
    while (!(await isThere())) {
      // It may appear without another response.
      await expect.poll(async () => this.#held.length > 0 || (await isThere())).toBe(true);
      for (const route of (await isThere()) ? [] : this.#held.splice(0)) {
        given.push(route.request());
        await route.continue();
      }
    }
    return given;
  }
}

/** Writes down the paths of all that a page asks for from now on. */
function recordPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(pathOf(request)));
  return paths;
}

/** The path of a file, without what keeps it out of a cache. */
function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}
