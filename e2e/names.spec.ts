import { KINDS } from './support/kinds';
import { addressOf, expect, LOCALES, test } from './support/test';

for (const { locale, home } of LOCALES) {
  test(`${locale}: names in prose lead to where they are described`, async ({ site, page }) => {
    const name = (text: string) =>
      page.getByRole('main').getByRole('link', { name: text, exact: true }).first();
    await site.open(home + KINDS.guide);
    await name('Option<Value>').click();
    await expect(page).toHaveURL(addressOf(home + KINDS.apiNamespace));
    // The page that is shown now came as JavaScript, and that below as HTML.
    await site.open(home + KINDS.apiNamespace);
    await name('Ok').click();
    await expect(page).toHaveURL(addressOf(`${home}api/core/namespace/Result#ok`));
    await expect(page.locator('#ok')).toBeInViewport();
  });
}
