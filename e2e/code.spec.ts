import type { Locator, Page } from '@playwright/test';
import { KINDS } from './support/kinds';
import { addressOf, expect, LOCALES, test } from './support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The examples of a page, without the line of code above the text of a package. */
function examplesOf(page: Page): Locator {
  return page.locator('[data-language=ts]:not(.signature):not(article header *)');
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

for (const { locale, home, labels } of LOCALES) {
  test(`${locale}: a code block is copied completely, and its button says so for a while`, async ({
    site,
    page,
  }) => {
    await site.open(home + KINDS.guide);
    const code = page.locator('main pre').first();
    await page.getByRole('button', { name: labels.copyCode, exact: true }).first().click();
    const copied = page.getByRole('button', { name: labels.copied });
    await expect(copied).toHaveCount(1);
    expect(await clipboard(page)).toBe(await code.evaluate((element) => element.textContent));
    await expect(copied).toHaveCount(0);
  });

  test(`${locale}: a name in an example links to its description, in the same document`, async ({
    site,
    page,
  }) => {
    await site.open(home + KINDS.guide);
    // A new document would not have this attribute.
    await page.evaluate(() => document.body.setAttribute('data-mark', ''));
    const example = page.locator('main pre').first();
    await example.getByRole('link', { name: 'map', exact: true }).last().click();
    await expect(page).toHaveURL(addressOf(`${home}api/core/namespace/Option#map`));
    await expect(page.locator('#map')).toBeInViewport();
    await expect(page.locator('body[data-mark]')).toHaveCount(1);
  });
}

test('imports that a page repeats are folded, opened by keyboard, and copied', async ({
  site,
  page,
}) => {
  await site.read('api/collection/namespace/Array');
  const example = page.locator('[data-language=ts]:has(> details)').first();
  const folded = example.locator('details');
  await expect(folded.locator('pre')).toBeHidden();
  await example.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(() => clipboard(page)).toMatch(/^import \{[^]+;\n\n\S/);
  await folded.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(folded.locator('pre')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-language=ts] > details > pre').last()).toBeVisible();
});

test('on a phone the Introduction begins with a program, which is copied as its source', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.open(KINDS.introduction);
  const code = examplesOf(page).first().locator('code');
  await expect(code).toBeInViewport();
  const source = await code.evaluate((element) => element.textContent);
  // The page shows a sign instead of the slashes, but the text still contains them.
  expect(source).toContain("\ninStock('lamp'); // => { ok: true, value: 3 }\n");
  await code.evaluate((element) => getSelection()?.selectAllChildren(element));
  await page.keyboard.press('ControlOrMeta+c');
  expect(await clipboard(page)).toBe(source);
});

test('a screen reader announces a result by its sign, without the slashes', async ({
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

for (const width of [390, 600, 1000, 1280]) {
  test(`lines of code that are too wide are wrapped, at ${width} px`, async ({ site, page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [KINDS.guide, 'docs/tutorial/whole-program', KINDS.apiNamespace]) {
      await site.read(path);
      const widths = await page
        .locator('main pre')
        .evaluateAll((all) => all.map((code) => code.scrollWidth - code.clientWidth));
      expect(widths.length, path).toBeGreaterThan(1);
      expect(Math.max(...widths), path).toBeLessThanOrEqual(0);
    }
  });
}
