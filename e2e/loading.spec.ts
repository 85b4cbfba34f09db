import type { Page } from '@playwright/test';
import { routeChunks } from './support/chunks';
import { KINDS } from './support/kinds';
import { addressOf, expect, LOCALES, test, startApplication } from './support/test';

/** Chromium's messages on a script that does not arrive, and what the framework makes of it. */
const FAILED_CHUNK = /net::ERR_FAILED|Loading chunk .* failed|ChunkLoadError/;

const NEXT = 'docs/packages/core/result';

for (const { locale, home, labels } of LOCALES) {
  test.describe(locale, () => {
    const next = (page: Page) =>
      page
        .getByRole('navigation', { name: labels.docsSidebar })
        .getByRole('link', { name: 'Result', exact: true });
    const heading = (page: Page) => page.getByRole('heading', { level: 1 });
    const bar = (page: Page) => page.getByRole('progressbar', { name: labels.loadingPage });

    test.beforeEach(async ({ site }) => {
      await site.open(home + KINDS.guide);
    });

    test('a page that loads slowly shows a thin bar after 200 ms, and the old page until then', async ({
      site,
      page,
    }) => {
      let load: () => void = () => undefined;
      const loading = new Promise<void>((resolve) => {
        load = resolve;
      });
      await routeChunks(page, async (route) => {
        await loading;
        await route.continue();
      });
      const shown = await watchBar(page);
      await next(page).click();
      await expect(bar(page)).toBeAttached();
      await expect(heading(page)).toHaveText('Option');
      await expect(page.getByRole('status')).toHaveCount(0);
      await expect.poll(async () => (await shown()).steps.length).toBeGreaterThan(0);
      load();
      await expect(heading(page)).toHaveText('Result');
      await expect(bar(page)).toHaveCount(0);
      const { delay, start, steps } = await shown();
      expect(delay).toBeGreaterThanOrEqual(195);
      // The bar begins at 8 % of the width and moves on by at most 2 % while the page loads.
      expect(start).toBeCloseTo(0.08, 2);
      expect(steps[0]).toBeGreaterThan(0);
      expect(steps[0]).toBeLessThanOrEqual(0.021);
      expect(site.faults(/./)).toEqual([]);
    });

    // The rest is the same in every language.
    if (locale !== 'en') {
      return;
    }

    test('a page that fails to load on the way to it is logged, and the browser loads it anew', async ({
      site,
      page,
    }) => {
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      let failures = 0;
      await routeChunks(page, async (route) => {
        failures += 1;
        await (failures > 1 ? route.continue() : route.abort('failed'));
      });
      await next(page).click();
      await expect(heading(page)).toHaveText('Result');
      await site.start();
      await expect(page).toHaveURL(addressOf(home + NEXT));
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
      await site.expectFault(/^console\.warning .*(?:ChunkLoadError|Loading chunk)/s);
      await site.expectFault(FAILED_CHUNK);
    });

    test('a page whose scripts are missing stays as it is, and one press loads them all', async ({
      site,
      page,
    }) => {
      let isBroken = true;
      let failures = 0;
      await routeChunks(page, async (route) => {
        failures += Number(isBroken);
        await (isBroken ? route.abort('failed') : route.continue());
      });
      await site.read(home + NEXT);
      expect(await startApplication(page)).toBe(false);
      const notice = page.getByRole('alert');
      await expect(notice).toHaveText(new RegExp(labels.loadFailure));
      expect(failures).toBeGreaterThan(1);
      await expect(heading(page)).toHaveText('Result');
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      isBroken = false;
      await notice.getByRole('button', { name: labels.retry, exact: true }).click();
      await site.start();
      await expect(notice).toHaveCount(0);
      await expect(heading(page)).toHaveText('Result');
      await site.expectFault(FAILED_CHUNK);
    });
  });
}

interface BarRecord {
  /** When the bar came after the last press of a key or button, in milliseconds. */
  readonly delay: number | null;
  /** How much of the width it covered at first. */
  readonly start: number | null;
  /** By how much it moved on. */
  readonly steps: readonly number[];
}

/** Watches the progress bar in the page, where no message can come too late. */
async function watchBar(page: Page): Promise<() => Promise<BarRecord>> {
  const handle = await page.evaluateHandle(() => {
    const seen: { pressed: number; delay: number | null; widths: number[] } = {
      pressed: 0,
      delay: null,
      widths: [],
    };
    document.addEventListener(
      'click',
      () => {
        seen.pressed = performance.now();
      },
      { capture: true },
    );
    new MutationObserver(() => {
      const element = document.querySelector<HTMLElement>('[role=progressbar]');
      // The bar is as wide as the window, and stands to its left by what is missing.
      const [, missing] = /\(-?([\d.]+)%/.exec(element?.style.transform ?? '') ?? [];
      const width = 1 - Number(missing) / 100;
      if (missing !== undefined && width !== seen.widths.at(-1)) {
        seen.delay ??= performance.now() - seen.pressed;
        seen.widths.push(width);
      }
    }).observe(document.documentElement, {
      attributes: true,
      attributeFilter: ['style'],
      childList: true,
      subtree: true,
    });
    return seen;
  });
  return async () => {
    const { delay, widths } = await handle.jsonValue();
    const steps = widths.slice(1).map((width, index) => width - Number(widths[index]));
    return {
      delay,
      start: widths[0] ?? null,
      steps,
    };
  };
}
