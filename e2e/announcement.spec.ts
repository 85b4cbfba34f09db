import { ANNOUNCEMENT } from '../src/config/announcement';
import { siteTexts } from '../src/config/siteTexts';
import { KINDS } from './support/kinds';
import { expect, LOCALES, test } from './support/test';

const ID_KEY = 'docusaurus.announcement.id';
const DISMISSED_KEY = 'docusaurus.announcement.dismiss';

for (const { locale, home, labels } of LOCALES) {
  test(`${locale}: the announcement can be read and closed permanently`, async ({ site, page }) => {
    const bar = page.getByText(siteTexts(locale).announcement);
    await site.open(home);
    await expect(bar).toBeVisible();
    await page.getByRole('button', { name: labels.announcementClose, exact: true }).click();
    await expect(bar).toHaveCount(0);
    // The file contains the bar; a script hides it before it can flash.
    await site.read(home + KINDS.guide);
    await expect(bar).toBeHidden();
    await site.start();
    await expect(bar).toBeHidden();
  });
}

test('a new announcement is shown to those who closed the old one', async ({ site, page }) => {
  await site.read('');
  await page.evaluate(
    ([idKey, dismissedKey]) => {
      localStorage.setItem(String(idKey), 'an-older-announcement');
      localStorage.setItem(String(dismissedKey), 'true');
    },
    [ID_KEY, DISMISSED_KEY],
  );
  await site.open(KINDS.introduction);
  await expect(page.getByText(siteTexts('en-GB').announcement)).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), ID_KEY)).toBe(ANNOUNCEMENT?.id);
});
