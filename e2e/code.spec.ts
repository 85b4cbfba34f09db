import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { KINDS } from './support/kinds';
import { expect, LOCALES, test } from './support/test';

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
