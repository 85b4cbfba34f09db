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
  test(`${locale}: the toggle goes from system to light, to dark and to system again`, async ({
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

const labels = labelsOf('en');

test('light is what a reader gets whose system asks for nothing', async ({ site, page }) => {
  await page.emulateMedia({ colorScheme: 'no-preference' });
  await site.open('');
  expect(await theme(page)).toBe('light');
});

test('in system mode the page follows the operating system at once', async ({ site, page }) => {
  await site.open('');
  expect(await theme(page)).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => theme(page)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => theme(page)).toBe('light');
});

test('a choice outlives the page and the operating system', async ({ site, page }) => {
  await site.open('');
  await toggle(page, labels, 'colorModeSystem').click();
  await toggle(page, labels, 'colorModeLight').click();
  await site.open(KINDS.guide);
  expect(await theme(page)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(toggle(page, labels, 'colorModeDark')).toBeVisible();
  expect(await theme(page)).toBe('dark');
});

test('a choice in one tab is followed by the others', async ({ site, page, context }) => {
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

test('the choice is there before the first paint, without waiting for scripts', async ({
  site,
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
  });
  await site.read(KINDS.guide);
  expect(await theme(page)).toBe('dark');
});

// React preloads each picture of the HTML, and Chromium warns of one that is not shown.
for (const colorScheme of ['light', 'dark'] as const) {
  test(`a page in ${colorScheme} mode loads no picture that it does not show`, async ({
    site,
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await site.read(KINDS.apiIndex);
    const pictures = await page.evaluate(() => ({
      shown: [...document.images].filter((image) => image.checkVisibility()).map(({ src }) => src),
      preloaded: [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
        ({ href }) => href,
      ),
    }));
    expect(pictures.shown).not.toEqual([]);
    expect(pictures.shown).toEqual(expect.arrayContaining(pictures.preloaded));
  });
}
