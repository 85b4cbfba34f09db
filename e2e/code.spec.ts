import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { KINDS } from './support/kinds';
import { addressOf, expect, LOCALES, test } from './support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const { locale, home, labels } of LOCALES) {
  test(`${locale}: a code block is copied whole, and says so for a while`, async ({
    site,
    page,
  }) => {
    await site.open(home + KINDS.guide);
    const code = page.locator('main pre').first();
    const button = page.getByRole('button', { name: labels.copyCode, exact: true }).first();
    await button.click();
    await expect(page.getByRole('button', { name: labels.copied })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await code.evaluate((element) => element.textContent),
    );
    await expect(page.getByRole('button', { name: labels.copied })).toHaveCount(0);
  });
}

/** The first use of `map` in the first example of a page. */
function firstUse(page: Page): Locator {
  return page.locator('main pre').first().getByRole('link', { name: 'map', exact: true }).last();
}

test('a name in an example leads to its description without a new document', async ({
  site,
  page,
}) => {
  for (const { home } of LOCALES) {
    await site.open(home + KINDS.guide);
    // A mark that a new document would not have.
    await page.evaluate(() => document.body.setAttribute('data-mark', ''));
    await firstUse(page).click();
    await expect(page).toHaveURL(addressOf(`${home}api/core/namespace/Option`));
    await expect(page.locator('#map')).toBeInViewport();
    await expect(page.locator('body[data-mark]')).toHaveCount(1);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a name in an example leads to its description', async ({ page }) => {
    for (const path of [KINDS.guide, KINDS.apiPackage, KINDS.blogPost]) {
      await page.goto(path);
      const names = page.locator('main [data-language=ts]:not(.signature) pre a');
      expect(await names.count(), path).toBeGreaterThan(0);
    }
    await page.goto(KINDS.guide);
    await firstUse(page).click();
    await expect(page).toHaveURL(/api\/core\/namespace\/Option#map$/);
    await expect(page.locator('#map')).toBeInViewport();
  });
});

test('code of every language that is promised is highlighted', async ({ site, page }) => {
  await site.open(KINDS.importStyle);
  await expect(page.locator('pre .hl-k').first()).toBeAttached();
  await expect(page.locator('pre .hl-f, pre .hl-t').first()).toBeAttached();
});

test('no script of the site has the highlighter', () => {
  // The name of a hook of Prism, which no minifier changes.
  const mark = 'after-tokenize';
  const highlighter = createRequire(__filename).resolve('prism-react-renderer');
  expect(readFileSync(highlighter, 'utf8')).toContain(mark);
  const scripts = ['build', 'build/fr']
    .map((folder) => join(folder, 'assets/js'))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  expect(scripts.length).toBeGreaterThan(1);
  const withHighlighter = scripts.filter((path) => readFileSync(path, 'utf8').includes(mark));
  expect(withHighlighter).toEqual([]);
});

for (const width of [390, 600, 1000, 1280]) {
  test(`lines of code are broken where there is no room for them, at ${width} px`, async ({
    site,
    page,
  }) => {
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

test('imports that a page repeats are folded, opened by keyboard, and copied', async ({
  site,
  page,
}) => {
  await site.read('api/collection/namespace/Array');
  const example = page.locator('[data-language=ts]:has(> details)').first();
  const folded = example.locator('details');
  await expect(folded.locator('pre')).toBeHidden();
  await example.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^import \{[^]+;\n\n\S/);
  await folded.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(folded.locator('pre')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-language=ts] > details > pre').last()).toBeVisible();
});
