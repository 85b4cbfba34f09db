import { KINDS } from './support/kinds';
import { addressOf, expect, LOCALES, test, withBase } from './support/test';

const ARRAY = 'api/collection/namespace/Array';

for (const { locale, home, labels } of LOCALES) {
  test.describe(`beside a long page (${locale})`, () => {
    test.use({ viewport: { width: 1280, height: 900 } });

    test('stand all members, each with the mark of its kind', async ({ site, page }) => {
      await site.read(home + ARRAY);
      const list = page.locator('.theme-doc-toc-desktop');
      const members = await page
        .locator('main h3[id]')
        .evaluateAll((headings) => headings.map(({ id }) => `#${id}`));
      const links = list.locator('a:has([data-kind])');
      expect(members.length).toBeGreaterThan(60);
      expect(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual(members);
      await expect(list.getByText('windows()')).toHaveAttribute('data-kind', 'function');
    });

    test('the field over the list narrows it, before the application is there too', async ({
      site,
      page,
    }) => {
      await site.read(home + ARRAY);
      const list = page.locator('.theme-doc-toc-desktop');
      const field = list.getByRole('searchbox', { name: labels.filterMembers });
      await field.click();
      await page.keyboard.type('window', { delay: 20 });
      await expect(list.locator('[data-kind]')).toHaveText(['windows()']);
      await list.getByRole('link', { name: 'windows()' }).click();
      await expect(page).toHaveURL(/\/Array#windows$/);
      await expect(page.locator('#windows')).toBeInViewport();
      await field.clear();
      await expect(list.locator('[data-kind]').first()).toHaveText('NonEmpty');
      await expect(list.locator('[class*=link--active]')).toHaveText('windows()');
    });
  });

  test.describe(`on a phone (${locale})`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('a bar stays in sight, opens the list, and closes it after a choice', async ({
      site,
      page,
    }) => {
      await site.open(`${home + ARRAY}#chunk`);
      const bar = page.locator('.theme-doc-toc-mobile');
      await expect(bar).toBeInViewport();
      expect(await bar.boundingBox()).toMatchObject({ x: 0, width: 390 });
      await bar.locator('summary').click();
      await bar.getByRole('searchbox', { name: labels.filterMembers }).fill('window');
      await expect(bar.locator('[data-kind]:visible')).toHaveText(['windows()']);
      await bar.getByRole('link', { name: 'windows()' }).click();
      await expect(bar.locator('[data-kind]:visible')).toHaveCount(0);
      await expect(page.locator('#windows')).toBeInViewport();
      // The heading is not behind the bar.
      const [top, bottom] = await Promise.all([
        page.locator('#windows').evaluate((heading) => heading.getBoundingClientRect().top),
        bar.evaluate((element) => element.getBoundingClientRect().bottom),
      ]);
      expect(top).toBeGreaterThanOrEqual(bottom);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('the bar opens the list', async ({ site, page }) => {
        await site.read(home + ARRAY);
        const bar = page.locator('.theme-doc-toc-mobile');
        await bar.locator('summary').click();
        await bar.getByRole('link', { name: 'windows()' }).click();
        await expect(page).toHaveURL(/#windows$/);
      });
    });
  });
}

test('pages of one name lead to each other below their title', async ({ site, page }) => {
  await site.open('api/task/namespace/Task');
  await page.locator('.page-top').getByRole('link', { name: 'interface' }).click();
  await expect(page).toHaveURL(addressOf('api/task/interface/Task'));
  await expect(page).toHaveTitle(/^Task: interface of @tstd\/task/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Task');
});

for (const { locale, home } of LOCALES) {
  test(`${locale}: a member, its page and its package lead to the guides that use them`, async ({
    site,
    page,
  }) => {
    const guide = `${home}docs/packages/core/option`;
    const link = `.guides a[href="${withBase(guide)}"]`;
    await site.read(home + KINDS.apiPackage);
    await expect(page.locator(link)).toHaveText('Option');
    await site.read(home + KINDS.apiNamespace);
    await expect(page.locator(`.page-top ${link}`)).toHaveText('Option');
    await page
      .locator('.member-title', { has: page.locator('#map') })
      .locator(link)
      .click();
    await expect(page).toHaveURL(addressOf(guide));
  });
}
