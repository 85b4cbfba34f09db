import type { Locator, Page } from '@playwright/test';
import { KINDS } from './support/kinds';
import { PUBLISHED } from './support/sitemap';
import { expect, LOCALES, test } from './support/test';

/** The width of what is printed on a sheet of A4 between the margins of the stylesheet. */
const SHEET = { width: 673, height: 987 };

async function print(page: Page): Promise<void> {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
}

for (const { locale, home, labels } of LOCALES) {
  test.describe(`${locale}, on paper`, () => {
    test('there is the text with its title and its address, and nothing to click', async ({
      site,
      page,
    }) => {
      for (const path of [KINDS.guide, KINDS.apiNamespace, KINDS.home]) {
        await site.open(home + path);
        await print(page);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expect(page.locator('head title'), path).toBeVisible();
        await expect(page.locator('link[rel=canonical]'), path).toBeVisible();
        const address = page.locator('link[rel=canonical]');
        expect(await address.evaluate((link) => getComputedStyle(link, '::before').content)).toBe(
          `"${PUBLISHED}${home}${path}"`,
        );
        for (const role of ['navigation', 'button', 'contentinfo', 'complementary'] as const) {
          await expect(
            page.getByRole(role).filter({ visible: true }),
            `${role} on ${path}`,
          ).toHaveCount(0);
        }
        await expect(page.getByRole('link', { name: labels.viewPage })).toHaveCount(0);
        await page.emulateMedia({ media: 'screen' });
      }
    });

    // The rest is the same in every language.
    if (locale !== 'en') {
      return;
    }

    test('what is folded on the screen can be read', async ({ site, page }) => {
      await site.open(home + KINDS.apiTypeClass);
      const folded = page.locator('.markdown details li').first();
      await expect(folded).toBeHidden();
      await print(page);
      await expect(folded).toBeVisible();
    });
  });
}

test('code and tables are whole on paper', async ({ site, page }) => {
  await print(page);
  for (const path of [KINDS.guide, KINDS.apiNamespace, 'api/money', KINDS.home]) {
    await site.open(path);
    const hidden = await page
      .locator('main [role=group]')
      .evaluateAll((boxes) =>
        boxes
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
    expect(hidden, path).toEqual([]);
  }
});

test('paper is light for those who read in dark mode', async ({ site, page }) => {
  const colors = (): Promise<readonly string[]> =>
    page
      .locator('main :is(h1, p, a, code, span[class^=hl-])')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));
  await print(page);
  await site.open(KINDS.guide);
  const light = await colors();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // A colour takes its time to change.
  await expect.poll(colors).toEqual(light);
});

test('a link on paper tells where it leads, unless its text is a name', async ({ site, page }) => {
  const addition = (link: Locator): Promise<string> =>
    link.first().evaluate((element) => getComputedStyle(element, '::after').content);
  await print(page);
  await site.open(KINDS.apiNamespace);
  expect(await addition(page.getByRole('link', { name: /^Source\b/ }))).toBe('none');
  await site.open(KINDS.introduction);
  const link = page.getByRole('link', { name: 'source repository' }).first();
  expect(await addition(link)).toBe(`" (${String(await link.getAttribute('href'))})"`);
});
