import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  ACTIVE_CONTENTS_CLASS,
  BREADCRUMB_LINK_CLASS,
  HASH_LINK_CLASS,
  HYDRATED_ATTRIBUTE,
  HYDRATED_DATA,
  NAVBAR,
  SIDEBAR_MENU,
  STORAGE_KEYS,
} from '../src/dom/framework';
import { readServed } from './support/built';
import { KINDS } from './support/kinds';

test('a page has the elements of the framework that its starter looks for', async ({ page }) => {
  // The file alone: no script changes what the server has written.
  await page.route('**/*.js', (route) => route.abort());
  await page.setContent(readServed(KINDS.guide).replaceAll(/<script\b[^]*?<\/script>/g, ''));
  const root = page.locator('html');
  await expect(root).toHaveAttribute(HYDRATED_ATTRIBUTE, 'false');
  expect(await root.evaluate(({ dataset }, name) => dataset[name], HYDRATED_DATA)).toBe('false');
  await expect(page.locator(NAVBAR)).toHaveCount(1);
  await expect(page.locator(SIDEBAR_MENU)).toHaveCount(1);
  await expect(page.locator(`h2 a.${HASH_LINK_CLASS}`)).not.toHaveCount(0);
  await expect(page.locator(`.${BREADCRUMB_LINK_CLASS}`)).not.toHaveCount(0);
});

test('the theme keeps what a reader chose under the keys that the starter uses', () => {
  const html = readServed(KINDS.guide);
  for (const key of [STORAGE_KEYS.theme, STORAGE_KEYS.dismissed]) {
    expect(html).toMatch(new RegExp(`getItem\\(["']${key.replaceAll('.', '\\.')}["']\\)`));
  }
  expect(readAssets('js')).toContain(STORAGE_KEYS.announcement);
});

test('the theme styles the part that is read by the class that the starter gives it', () => {
  expect(readAssets('css')).toContain(`.${ACTIVE_CONTENTS_CLASS}`);
});

function readAssets(kind: 'css' | 'js'): string {
  const folder = join('build/assets', kind);
  return readdirSync(folder)
    .filter((file) => file.endsWith(`.${kind}`))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}
