import { KINDS } from './support/kinds';
import { addressOf, expect, test } from './support/test';

for (const path of [KINDS.home, KINDS.guide, KINDS.apiNamespace, KINDS.blogPost]) {
  test(`the language switcher stays on the page /${path}`, async ({ site, page }) => {
    await site.open(`${path}?a=1#b`);
    for (const [from, to, home] of [
      ['English', 'Français', 'fr/'],
      ['Français', 'English', ''],
    ] as const) {
      const button = page.getByRole('navigation').getByRole('button', { name: from });
      await button.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.getByRole('link', { name: to, exact: true }).press('Enter');
      await expect(page).toHaveURL(addressOf(`${home + path}?a=1#b`));
      await site.start();
    }
  });
}

test('the menu opens at the pointer and names each language in itself', async ({ site, page }) => {
  await site.open('fr/');
  const item = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(item('English')).toBeHidden();
  await page.getByRole('navigation').getByRole('button', { name: 'Français' }).hover();
  await expect(item('English')).toHaveAttribute('lang', 'en-GB');
  await expect(item('Français')).toHaveAttribute('lang', 'fr');
  await page.mouse.move(0, 400);
  await expect(item('English')).toBeHidden();
});
