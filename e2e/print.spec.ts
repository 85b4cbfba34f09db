import type { Locator } from '@playwright/test';
import { KINDS } from './support/kinds';
import { expect, LOCALES, test } from './support/test';

/** The printed area of an A4 sheet, within the margins of the stylesheet. */
const SHEET = { width: 673, height: 987 };

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
});

for (const { locale, home, labels } of LOCALES) {
  test(`${locale}: paper shows the text and no controls`, async ({ site, page }) => {
    for (const path of [KINDS.guide, KINDS.apiNamespace, KINDS.home]) {
      await site.open(home + path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      for (const role of ['navigation', 'button', 'contentinfo', 'complementary'] as const) {
        const parts = page.getByRole(role).filter({ visible: true });
        await expect(parts, `${role} on ${path}`).toHaveCount(0);
      }
      await expect(page.getByRole('link', { name: labels.viewPage })).toHaveCount(0);
    }
  });
}

test('folded parts, code and tables are complete on paper', async ({ site, page }) => {
  for (const path of [KINDS.guide, KINDS.apiTypeClass, KINDS.apiTable, KINDS.home]) {
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
  await site.open(KINDS.apiTypeClass);
  const folded = page.locator('.markdown details li').first();
  await expect(folded).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(folded).toBeHidden();
});

test('paper is light, even in dark mode', async ({ site, page }) => {
  const colors = (): Promise<readonly string[]> =>
    page
      .locator('main :is(h1, p, a, code, span[class^=hl-])')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));
  await site.open(KINDS.guide);
  const light = await colors();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Colours change with a transition.
  await expect.poll(colors).toEqual(light);
});

test('a link on paper shows its address, unless its text is a name', async ({ site, page }) => {
  await site.open(KINDS.apiNamespace);
  expect(await addressBehind(page.getByRole('link', { name: /^Source\b/ }))).toBe('none');
  await site.open(KINDS.introduction);
  const link = page.getByRole('link', { name: 'source repository' });
  const href = String(await link.first().getAttribute('href'));
  expect(await addressBehind(link)).toBe(`" (${href})"`);
});

function addressBehind(link: Locator): Promise<string> {
  return link.first().evaluate((element) => getComputedStyle(element, '::after').content);
}
