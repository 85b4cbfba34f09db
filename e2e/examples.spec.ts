import type { Locator, Page } from '@playwright/test';
import { KINDS } from './support/kinds';
import { expect, LOCALES, test } from './support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

function examplesOf(page: Page): Locator {
  // A package page has an import line to copy above its text.
  return page.locator('[data-language=ts]:not(.signature):not(article header *)');
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`the Introduction begins with a program at ${viewport.width} px`, async ({ site, page }) => {
    await page.setViewportSize(viewport);
    for (const { home } of LOCALES) {
      await site.read(home + KINDS.introduction);
      await expect(examplesOf(page).first().locator('code')).toBeInViewport();
    }
  });
}

test('on a phone an outcome is seen without scrolling, and copied as the source has it', async ({
  site,
  page,
}) => {
  const width = 390;
  await page.setViewportSize({ width, height: 800 });
  await site.open(KINDS.introduction);
  const example = examplesOf(page).first();
  const outcomes = await example.locator('.hl-r b').all();
  const boxes = await Promise.all(outcomes.map((outcome) => outcome.boundingBox()));
  expect(boxes).toHaveLength(3);
  expect(boxes.filter((box) => box === null || box.x + box.width > width)).toEqual([]);
  const code = example.locator('code');
  const source = await code.evaluate((element) => element.textContent);
  expect(source).toContain("\ninStock('lamp'); // => { ok: true, value: 3 }\n");
  await code.evaluate((element) => getSelection()?.selectAllChildren(element));
  await page.keyboard.press('ControlOrMeta+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(source);
});

test('a screen reader is told an outcome by its sign, without the slashes', async ({
  site,
  page,
}) => {
  await site.open(KINDS.howToRead);
  await expect(examplesOf(page).first().locator('pre')).toMatchAriaSnapshot(`
    - group:
      - code:
        - text: /→ 42.*→ undefined/
        - text: /✗ throws ArgumentError ✗ @ts-expect-error TS2345/
  `);
});
