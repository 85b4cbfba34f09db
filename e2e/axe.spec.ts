import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { COLOR_RULES, describeViolations, STANDARDS } from './support/axe';
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
      expect(await violations(page, COLOR_RULES), `dark, ${width} px`).toEqual([]);
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

/**
 * The violations of the rules of the standards, or of some of them, in a line for each element,
 * once nothing moves or changes colour any more.
 */
async function violations(page: Page, rules?: string[]): Promise<readonly string[]> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  const builder = new AxeBuilder({ page });
  // Without frames there is nothing to put together, for which axe would open a page of its own.
  builder.setLegacyMode();
  const { violations: found } = await (
    rules === undefined ? builder.withTags(STANDARDS) : builder.withRules(rules)
  ).analyze();
  return describeViolations(found);
}
