import type { Page } from '@playwright/test';
import { ColorJudge, breachesOf, describeViolations } from './support/axe';
import { KINDS } from './support/kinds';
import { expect, test } from './support/test';

const WIDTHS = [1280, 390];

/** The kinds that are looked at in French too: they carry the most words of the theme. */
const FRENCH: readonly (keyof typeof KINDS)[] = [
  'home',
  'guide',
  'apiNamespace',
  'blogPost',
  'notFound',
];

const PAGES = [...Object.values(KINDS), ...FRENCH.map((kind) => `fr/${KINDS[kind]}`)];

// Axe looks at every element of a page, and the longest have thousands.
test.setTimeout(300_000);

/** All pages that a worker opens have the same stylesheet. */
const colors = new ColorJudge();

for (const path of PAGES) {
  test(`/${path} has no violation, wide or narrow, light or dark`, async ({ site, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Scripts change nothing of it: the sweep of all addresses compares each page with its file.
    await site.read(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await setColorScheme(page, 'light');
      expect(await violations(page), `light, ${width} px`).toEqual([]);
      await setColorScheme(page, 'dark');
      expect(await colorViolations(page), `dark, ${width} px`).toEqual([]);
    }
  });
}

test('the open mobile menu has no violation, in its main and in its secondary part', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of [KINDS.home, KINDS.guide]) {
    await site.open(path);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeVisible();
    expect(await violations(page), `/${path}`).toEqual([]);
  }
});

test('code blocks are looked at: the pages above have highlighted code in both colour modes', async ({
  site,
  page,
}) => {
  for (const path of [KINDS.guide, KINDS.apiNamespace]) {
    await site.open(path);
    await expect(page.locator('pre code .hl-k').first()).toBeAttached();
  }
});

async function setColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

/** The violations of the rules of the standards, in a line for each element. */
async function violations(page: Page): Promise<readonly string[]> {
  return [...(await colorViolations(page)), ...describeViolations(await breachesOf(page))];
}

/** The violations of the rules on colours, once nothing moves or changes colour any more. */
async function colorViolations(page: Page): Promise<readonly string[]> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  return describeViolations(await colors.violations(page));
}
