import type { Page } from '@playwright/test';
import { ANNOUNCEMENT } from '../src/config/announcement';
import { KINDS } from './support/kinds';
import { expect, LOCALES, test } from './support/test';

const ID_KEY = 'docusaurus.announcement.id';
const DISMISSED_KEY = 'docusaurus.announcement.dismiss';

for (const { locale, home, labels } of LOCALES) {
  test.describe(locale, () => {
    const close = (page: Page) =>
      page.getByRole('button', { name: labels.announcementClose, exact: true });

    test('the announcement is in the language and the colours that are set', async ({
      site,
      page,
    }) => {
      await site.open(home);
      const bar = page.getByText(
        locale === 'en' ? String(ANNOUNCEMENT?.content) : /tstd est une préversion/,
      );
      await expect(bar).toBeVisible();
      const colors = await close(page).evaluate((button) => {
        const { style } = button.parentElement as HTMLElement;
        return [style.backgroundColor, style.color];
      });
      expect(colors).toEqual([
        rgb(String(ANNOUNCEMENT?.backgroundColor)),
        rgb(String(ANNOUNCEMENT?.textColor)),
      ]);
    });

    // The rest is the same in every language.
    if (locale !== 'en') {
      return;
    }

    test('the announcement can be closed, and stays closed', async ({ site, page }) => {
      await site.open(home + KINDS.introduction);
      await expect(close(page)).toBeVisible();
      await close(page).click();
      await expect(close(page)).toBeHidden();
      await site.open(home + KINDS.guide);
      await expect(close(page)).toBeHidden();
      expect(await page.evaluate((key) => localStorage.getItem(key), DISMISSED_KEY)).toBe('true');
    });

    test('a new announcement is shown to those who closed the old one', async ({ site, page }) => {
      await page.addInitScript(
        ([idKey, dismissedKey]) => {
          localStorage.setItem(String(idKey), 'an-older-announcement');
          localStorage.setItem(String(dismissedKey), 'true');
        },
        [ID_KEY, DISMISSED_KEY],
      );
      await site.open(home + KINDS.introduction);
      await expect(close(page)).toBeVisible();
      expect(await page.evaluate((key) => localStorage.getItem(key), ID_KEY)).toBe(
        ANNOUNCEMENT?.id,
      );
    });
  });
}

test('what was closed does not flash while a page loads', async ({ site, page }) => {
  await page.addInitScript(
    ([idKey, dismissedKey, id]) => {
      localStorage.setItem(String(idKey), String(id));
      localStorage.setItem(String(dismissedKey), 'true');
    },
    [ID_KEY, DISMISSED_KEY, ANNOUNCEMENT?.id],
  );
  await site.read(KINDS.introduction);
  await expect(page.getByText(String(ANNOUNCEMENT?.content))).toBeHidden();
});

/** The form in which browsers give back `#rrggbb`. */
function rgb(hex: string): string {
  const parts = hex.match(/[\da-f]{2}/gi) ?? [];
  return `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(', ')})`;
}
