import type { Page } from '@playwright/test';
import { KINDS } from './support/kinds';
import { colorModeLabel, type Labels, labelsOf } from './support/labels';
import { expect, LOCALES, test } from './support/test';

const CYCLE = ['colorModeSystem', 'colorModeLight', 'colorModeDark', 'colorModeSystem'] as const;

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
const saved = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

const toggle = (page: Page, labels: Labels, mode: (typeof CYCLE)[number]) =>
  page.getByRole('button', { name: colorModeLabel(labels, mode), exact: true });

for (const { locale, home, labels } of LOCALES) {
  test(`${locale}: the toggle changes from system to light, to dark and back to system`, async ({
    site,
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await site.open(home);
    const seen = [];
    for (const mode of CYCLE) {
      await expect(toggle(page, labels, mode)).toBeVisible();
      seen.push([await theme(page), await saved(page)]);
      await toggle(page, labels, mode).click();
    }
    expect(seen).toEqual([
      ['dark', null],
      ['light', 'light'],
      ['dark', 'dark'],
      ['dark', null],
    ]);
  });
}

const labels = labelsOf('en-GB');

test('in system mode the page follows the operating system at once', async ({ site, page }) => {
  await site.open('');
  for (const colorScheme of ['light', 'dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => theme(page)).toBe(colorScheme);
  }
});

test('a choice outlives the page and the operating system', async ({ site, page }) => {
  await site.open('');
  await toggle(page, labels, 'colorModeSystem').click();
  await toggle(page, labels, 'colorModeLight').click();
  // The colours are right before the application has started.
  await site.read(KINDS.guide);
  expect(await theme(page)).toBe('dark');
  await site.start();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(toggle(page, labels, 'colorModeDark')).toBeVisible();
  expect(await theme(page)).toBe('dark');
});

test('other tabs follow a choice in one tab', async ({ site, page, context }) => {
  await site.open('');
  const other = await context.newPage();
  await site.open(KINDS.guide, other);
  await toggle(page, labels, 'colorModeSystem').click();
  await toggle(page, labels, 'colorModeLight').click();
  await expect.poll(() => theme(other)).toBe('dark');
  await expect(toggle(other, labels, 'colorModeDark')).toBeVisible();
  await toggle(other, labels, 'colorModeDark').click();
  await expect(toggle(page, labels, 'colorModeSystem')).toBeVisible();
  await expect.poll(() => theme(page)).toBe('light');
});
