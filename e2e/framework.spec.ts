import { expect, test } from '@playwright/test';
import {
  HASH_LINK_CLASS,
  HYDRATED_ATTRIBUTE,
  HYDRATED_DATA,
  SIDEBAR_MENU,
  THEME_KEY,
} from '../src/dom/framework';
import { KINDS } from './support/kinds';
import { listFiles, readServed } from './support/pages';

test('a page contains the framework elements that the starter looks for', async ({ page }) => {
  // Look at the file itself, before any script changes the page.
  await page.route('**/*.js', (route) => route.abort());
  await page.setContent(readServed(KINDS.guide).replaceAll(/<script\b[^]*?<\/script>/g, ''));
  const root = page.locator('html');
  await expect(root).toHaveAttribute(HYDRATED_ATTRIBUTE, 'false');
  expect(await root.evaluate(({ dataset }, name) => dataset[name], HYDRATED_DATA)).toBe('false');
  await expect(page.locator(SIDEBAR_MENU)).toHaveCount(1);
  await expect(page.locator(`h2 a.${HASH_LINK_CLASS}`)).not.toHaveCount(0);
});

test('the theme stores the reader’s colour mode under the key that the starter reads', () => {
  expect(readServed(KINDS.guide)).toMatch(new RegExp(`getItem\\(["']${THEME_KEY}["']\\)`));
});

test('the theme contains the class of a hidden navbar', () => {
  const styles = listFiles('build/assets/css').map((file) => readServed(`assets/css/${file}`));
  expect(styles.join('\n')).toMatch(/\.navbarHidden_/);
});
