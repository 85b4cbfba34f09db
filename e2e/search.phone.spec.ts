import { expect, LOCALES, test } from './support/test';

/** The least side of what is touched, in pixels (WCAG 2.2, 2.5.8). */
const LEAST_TARGET = 24;

for (const { locale, home } of LOCALES) {
  test(`${locale}: every letter of all names can be touched`, async ({ site, page }) => {
    await site.open(`${home}search`);
    const widths = await page
      .locator('main a[href^="#names-"]:not(.hash-link)')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().width));
    expect(widths.length).toBeGreaterThan(20);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(LEAST_TARGET);
  });
}
