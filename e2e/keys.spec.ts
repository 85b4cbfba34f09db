import type { Page } from '@playwright/test';
import { keyTexts } from '../src/config/keyTexts';
import { ColorJudge, breachesOf, describeViolations } from './support/axe';
import { KINDS } from './support/kinds';
import { blockStorage } from './support/storage';
import { expect, LOCALES, test } from './support/test';

const ARRAY = 'api/collection/namespace/Array';

const hash = (page: Page): string => new URL(page.url()).hash;

for (const { locale, home, labels } of LOCALES) {
  const texts = keyTexts(locale);

  for (const state of ['read', 'open'] as const) {
    test(`${locale}: j and k go from member to member (${state})`, async ({ site, page }) => {
      await site[state](home + ARRAY);
      const members = await page
        .locator('main h3[id]')
        .evaluateAll((headings) => headings.map(({ id }) => `#${id}`));
      await page.keyboard.press('j');
      await expect.poll(() => hash(page)).toBe(members[0]);
      for (const member of members.slice(1, 4)) {
        await page.keyboard.press('j');
        await expect.poll(() => hash(page)).toBe(member);
        await expect(page.locator(member)).toBeInViewport();
      }
      await page.keyboard.press('k');
      await expect.poll(() => hash(page)).toBe(members[2]);
      await expect(page.locator(String(members[2]))).toBeInViewport();
      // Steps are no places to come back to.
      await page.goto(`${home}${KINDS.introduction}`);
      await page.goBack();
      expect(hash(page)).toBe(members[2]);
    });
  }

  test(`${locale}: f goes to the field over the list, where keys are text`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await site.read(home + ARRAY);
    await page.keyboard.press('f');
    const field = page.getByRole('searchbox', { name: labels.filterMembers });
    await expect(field).toBeFocused();
    await page.keyboard.type('jkf?/');
    await expect(field).toHaveValue('jkf?/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${locale}: the list of keys opens by ? and by the button, in ${colorScheme} mode`, async ({
      site,
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 390, height: 800 });
      await site.read(home);
      await page.keyboard.press('?');
      const dialog = page.getByRole('dialog', { name: texts.title });
      await expect(dialog).toBeInViewport();
      const breaches = [...(await breachesOf(page)), ...(await new ColorJudge().violations(page))];
      expect(describeViolations(breaches)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      const button = page.getByRole('button', { name: texts.open });
      await button.click();
      await expect(dialog).toBeInViewport();
      await dialog.getByRole('button', { name: texts.close }).click();
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    });
  }

  test(`${locale}: single keys are turned off, on all pages, and on again`, async ({
    site,
    page,
  }) => {
    await site.read(home + ARRAY);
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: texts.title });
    await dialog.getByRole('checkbox', { name: texts.single }).uncheck();
    await page.keyboard.press('Escape');
    await site.open(home + KINDS.apiNamespace);
    for (const key of ['?', 'j', 'k', 'f', '/']) {
      await page.keyboard.press(key);
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(hash(page)).toBe('');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: labels.search })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: texts.open }).click();
    await dialog.getByRole('checkbox', { name: texts.single }).check();
    await page.keyboard.press('Escape');
    // The button is at the end of the page.
    await page.keyboard.press('k');
    await expect.poll(() => hash(page)).not.toBe('');
  });
}

test('where the code of the keys cannot be loaded, a notice says so, and one press tries again', async ({
  site,
  page,
}) => {
  await page.route('**/assets/keys.js', (route) => route.abort());
  await site.read(ARRAY);
  await page.keyboard.press('?');
  const retry = page.getByRole('alert').getByRole('button');
  await expect(retry).toBeVisible();
  await page.unroute('**/assets/keys.js');
  await retry.click();
  await expect(page.getByRole('dialog', { name: keyTexts('en').title })).toBeVisible();
  await site.expectFault(/keys\.js|net::ERR_FAILED/);
});

test('where storage is blocked, keys work, and are turned off for the page', async ({
  site,
  page,
}) => {
  await blockStorage(page);
  await site.read(ARRAY);
  await page.keyboard.press('j');
  await expect.poll(() => hash(page)).not.toBe('');
  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: keyTexts('en').single }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await site.expectFault(/^console\.warning .*storage/is);
});
