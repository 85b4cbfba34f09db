import type { Locator, Page } from '@playwright/test';
import { KINDS } from './support/kinds';
import { addressOf, expect, LOCALES, test } from './support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const PAGES = [
  KINDS.home,
  KINDS.guide,
  KINDS.introduction,
  KINDS.blogPost,
  KINDS.apiPackage,
  KINDS.apiNamespace,
  KINDS.apiClass,
  KINDS.apiInterface,
  KINDS.apiFunction,
];

/** A build marks the examples that are in the ledger of the tests. */
const HOW_TO_MARK = 'run `npm run prove`, then `npm run build`';

function examplesOf(page: Page): Locator {
  // A package page has an import line to copy above its text.
  return page.locator('[data-language=ts]:not(.signature):not(article header *)');
}

for (const { locale, home, labels } of LOCALES) {
  test(`${locale}: every example says that the tests have run it`, async ({ site, page }) => {
    for (const path of PAGES) {
      await page.goto(home + path);
      const examples = examplesOf(page);
      // Folded examples have the mark too.
      const mark = page.getByRole('link', {
        name: labels.tested,
        exact: true,
        includeHidden: true,
      });
      expect(await examples.count(), path).toBeGreaterThan(0);
      const unmarked = examples.filter({ hasNot: mark });
      const everyIsMarked = `every example of ${page.url()} has the mark; ${HOW_TO_MARK}`;
      await expect(unmarked, everyIsMarked).toHaveCount(0);
    }
    await site.open(home + KINDS.apiFunction);
    await page.getByRole('link', { name: labels.tested, exact: true }).first().click();
    await expect(page).toHaveURL(addressOf(`${home}${KINDS.introduction}`));
    await expect(page.locator('#tested')).toBeInViewport();
  });
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
