import { sourceUrl } from '../src/config/site';
import { KINDS } from './support/kinds';
import { scrollTo, scrollTop } from './support/scroll';
import { addressOf, expect, LOCALES, test, withBase } from './support/test';

for (const { locale, home, labels } of LOCALES) {
  test.describe(locale, () => {
    test('a heading gives away a link to itself', async ({ site, page }) => {
      await site.open(home + KINDS.guide);
      const heading = page.locator('main h2[id]').first();
      const id = await heading.getAttribute('id');
      // Its link has a character without a width.
      const text = (await heading.innerText()).replace('\u{200B}', '');
      const link = heading.getByRole('link');
      await expect(link).toHaveAccessibleName(labels.linkToHeading.replace('{heading}', text));
      await link.click();
      expect(decodeURIComponent(new URL(page.url()).hash)).toBe(`#${id}`);
    });

    test('breadcrumbs lead up from a guide', async ({ site, page }) => {
      await site.open(home + KINDS.guide);
      const breadcrumbs = page.getByRole('navigation', { name: labels.breadcrumbs });
      await expect(breadcrumbs.getByRole('link', { name: labels.breadcrumbsHome })).toHaveAttribute(
        'href',
        withBase(home),
      );
      const parents = await breadcrumbs
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(parents.slice(1)).toEqual([
        withBase(`${home}docs/category/packages`),
        withBase(`${home}docs/category/core`),
      ]);
      await breadcrumbs.getByRole('link').nth(2).click();
      await expect(page).toHaveURL(addressOf(`${home}docs/category/core`));
    });

    // The rest is the same in every language.
    if (locale !== 'en') {
      return;
    }

    test('the first key press offers to skip to the content', async ({ site, page }) => {
      await site.open(home + KINDS.guide);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: labels.skipToContent });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
    });

    test('a button leads back to the top of a long page', async ({ site, page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await site.open(home + KINDS.guide);
      const button = page.getByRole('button', { name: labels.backToTop });
      await scrollTo(page, 1200);
      // The button is for those who turn back.
      await scrollTo(page, 1000);
      await expect(button).toBeVisible();
      await button.click();
      await expect.poll(() => scrollTop(page)).toBe(0);
      await expect(button).toBeHidden();
    });

    test('a link to a member shows its heading below the navbar', async ({ site, page }) => {
      await site.open(`${home}${KINDS.apiNamespace}#map`);
      const top = async (selector: string): Promise<number> =>
        (await page.locator(selector).boundingBox())?.y ?? Number.NaN;
      await expect(page.locator('#map')).toBeInViewport();
      await expect
        .poll(async () => (await top('#map')) - (await top('nav.navbar')))
        .toBeGreaterThanOrEqual(60);
    });

    test('every heading of levels 2 and 3 is in the table of contents, and no other', async ({
      site,
      page,
    }) => {
      await site.open(home + KINDS.guide);
      const headings = await page
        .locator('main :is(h2, h3)[id]')
        .evaluateAll((elements) => elements.map(({ id }) => `#${id}`));
      const entries = page.locator('.table-of-contents:visible a');
      expect(headings.length).toBeGreaterThan(2);
      expect(
        await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(headings);
    });

    test('the table of contents marks where the reader is', async ({ site, page }) => {
      await site.open(home + KINDS.guide);
      const entry = page.locator('.table-of-contents:visible a').nth(2);
      await entry.click();
      await expect(page.locator('.table-of-contents__link--active:visible')).toHaveCount(1);
      await expect(page.locator('.table-of-contents__link--active:visible')).toHaveText(
        await entry.innerText(),
      );
    });

    test('a page opens at the heading that its address names', async ({ site, page }) => {
      await site.open(home + KINDS.guide);
      const ids = await page.locator('main h2[id]').evaluateAll((all) => all.map(({ id }) => id));
      const id = String(ids[3]);
      await page.goto('about:blank');
      await site.open(`${home + KINDS.guide}#${encodeURIComponent(id)}`);
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
      expect(await scrollTop(page)).toBeGreaterThan(200);
    });

    test('another page opens at its top', async ({ site, page }) => {
      await site.open(home + KINDS.guide);
      await scrollTo(page, 800);
      await page
        .getByRole('navigation', { name: labels.docsSidebar })
        .getByRole('link', { name: 'Result' })
        .click();
      await expect(page).toHaveURL(addressOf(`${home}docs/packages/core/result`));
      await expect.poll(() => scrollTop(page)).toBe(0);
    });
  });
}

test('a page names its source, where it can be edited, and the day of its last change', async ({
  site,
  page,
}) => {
  const sources = {
    [KINDS.guide]: 'docs/packages/core/option.mdx',
    [KINDS.apiFunction]: 'typedoc/packages/core/src/identity.ts',
    [KINDS.markdownPage]: 'src/pages/markdown-page.md',
  };
  for (const [path, source] of Object.entries(sources)) {
    await site.open(path);
    await expect(page.getByRole('link', { name: 'Edit this page' }), path).toHaveAttribute(
      'href',
      sourceUrl(source, 'edit'),
    );
    await expect(page.getByText(/^Last updated/), path).toBeVisible();
  }
});

test('the sidebar keeps its categories as the reader has left them', async ({ site, page }) => {
  await site.open(KINDS.guide);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const category = sidebar.getByRole('button', { name: /error/ });
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await category.click();
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await sidebar.getByRole('link', { name: 'Result' }).click();
  await expect(page).toHaveURL(addressOf('docs/packages/core/result'));
  await expect(category).toHaveAttribute('aria-expanded', 'true');
});
