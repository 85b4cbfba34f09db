import type { Page } from '@playwright/test';
import { expect, LOCALES, test } from './support/test';

/** The least side of what is touched, in pixels (WCAG 2.2, 2.5.8). */
const LEAST_TARGET = 24;

const widths = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().width));

for (const { locale, home, labels } of LOCALES) {
  test(`${locale}: what the search cuts off after two lines ends with an ellipsis`, async ({
    site,
    page,
  }) => {
    await site.open(`${home}search?q=option`);
    const clamps = () =>
      page
        .locator('main ol code')
        .evaluateAll((elements) =>
          elements
            .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
            .map((element) => getComputedStyle(element).webkitLineClamp),
        );
    await expect.poll(async () => (await clamps()).length).toBeGreaterThan(0);
    expect(new Set(await clamps())).toEqual(new Set(['2']));
  });

  test(`${locale}: every letter of all names can be touched`, async ({ site, page }) => {
    await site.open(`${home}search`);
    const letters = await widths(page, 'main a[href^="#names-"]:not(.hash-link)');
    expect(letters.length).toBeGreaterThan(20);
    expect(Math.min(...letters)).toBeGreaterThanOrEqual(LEAST_TARGET);
  });

  test(`${locale}: a package below its name stands in, and is no name itself`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await site.open(`${home}search`);
    const insets = await page.locator('#names-a ~ ul > li').evaluateAll((items) =>
      items.flatMap((item) => {
        const [name, place] = [...item.querySelectorAll('code, small')].map((element) =>
          element.getBoundingClientRect(),
        );
        return name !== undefined && place !== undefined && place.top >= name.bottom
          ? [place.left - name.left]
          : [];
      }),
    );
    expect(insets.length).toBeGreaterThan(0);
    expect(Math.min(...insets)).toBeGreaterThan(10);
  });

  test(`${locale}: the search box has no empty line until something is asked`, async ({
    site,
    page,
  }) => {
    await site.open(home);
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: labels.searchField })).toBeFocused();
    const status = page.getByRole('dialog').locator('[role=status]');
    const height = () => status.evaluate((element) => element.getBoundingClientRect().height);
    expect(await height()).toBe(0);
    await page.keyboard.type('omap');
    await expect.poll(height).toBeGreaterThan(0);
  });
}
