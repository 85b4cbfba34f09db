import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** The longest page of the reference, and a member far down on it. */
const PAGE = 'api/collection/namespace/Array';
const FAR = 'windows';
/** The texts of members; the last one is always laid out. */
const TEXTS = '.member-text:not(:last-of-type)';

for (const width of [390, 1280]) {
  test.describe(`a long page at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('is laid out where it is read only', async ({ site, page }) => {
      await site.read(PAGE);
      const isLaidOut = (member: 'first' | 'last'): Promise<boolean> =>
        page
          .locator(`${TEXTS} > *`)
          [member]()
          .evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true }));
      await expect(page.locator(TEXTS).first()).toBeAttached();
      expect(await isLaidOut('last')).toBe(false);
      await page.locator(TEXTS).last().scrollIntoViewIfNeeded();
      await expect.poll(() => isLaidOut('last')).toBe(true);
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => isLaidOut('last')).toBe(true);
    });

    test('leads to the same place by its address, a link and a typed anchor', async ({
      site,
      page,
    }) => {
      await site.read(`${PAGE}#${FAR}`);
      const place = await placeOf(page);
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThan(200);

      await site.read(PAGE);
      await page.evaluate((id) => {
        document.querySelector<HTMLElement>(`[data-contents] a[href="#${id}"]`)?.click();
      }, FAR);
      expect(await placeOf(page)).toBeCloseTo(place, -1);

      await site.read(PAGE);
      await page.evaluate((id) => {
        window.location.hash = id;
      }, FAR);
      expect(await placeOf(page)).toBeCloseTo(place, -1);
    });

    test('stays where it is read when the rest of it is laid out', async ({ site, page }) => {
      await site.read(PAGE);
      const place = await page.evaluate(async (id) => {
        const heading = document.getElementById(id);
        const topOf = (): number => heading?.getBoundingClientRect().top ?? NaN;
        const isOver = new Promise((resolve) => {
          addEventListener('scrollend', () => resolve(topOf()), { once: true, capture: true });
        });
        heading?.scrollIntoView();
        return isOver;
      }, FAR);
      await expect(page.locator('html')).toHaveAttribute('data-whole');
      expect(Math.abs((await placeOf(page)) - Number(place))).toBeLessThan(10);
    });

    test('is as it was when a reader comes back', async ({ site, page }) => {
      await site.read(PAGE);
      await page.locator(`#${FAR}`).scrollIntoViewIfNeeded();
      await expect(page.locator('html')).toHaveAttribute('data-whole');
      const place = await placeOf(page);
      await page.goto('api/core');
      await page.goBack();
      expect(await placeOf(page)).toBeCloseTo(place, -1);
    });
  });
}

/** How far below the top of the window the member stands, once it rests. */
async function placeOf(page: Page): Promise<number> {
  const heading = page.locator(`#${FAR}`);
  const top = (): Promise<number> =>
    heading.evaluate((element) => element.getBoundingClientRect().top);
  let last = NaN;
  await expect
    .poll(async () => {
      const now = await top();
      const isAtRest = now === last;
      last = now;
      return isAtRest;
    })
    .toBe(true);
  return last;
}
