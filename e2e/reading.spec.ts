import type { Page } from '@playwright/test';
import { sourceUrl } from '../src/config/site';
import { KINDS } from './support/kinds';
import { scrollTo, scrollTop } from './support/scroll';
import { addressOf, expect, LOCALES, test, withBase } from './support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** A page with many members, each marked with its kind. */
const LONG = 'api/collection/namespace/Array';

for (const { locale, home, labels } of LOCALES) {
  test(`${locale}: a heading has a link to itself`, async ({ site, page }) => {
    await site.open(home + KINDS.guide);
    const heading = page.locator('main h2[id]').first();
    const id = await heading.getAttribute('id');
    // The link in a heading contains a zero-width character.
    const text = (await heading.innerText()).replace('\u{200B}', '');
    const link = heading.getByRole('link');
    await expect(link).toHaveAccessibleName(labels.linkToHeading.replace('{heading}', text));
    await link.click();
    expect(decodeURIComponent(new URL(page.url()).hash)).toBe(`#${id}`);
  });

  test(`${locale}: breadcrumbs lead up from a guide`, async ({ site, page }) => {
    await site.open(home + KINDS.guide);
    const breadcrumbs = page.getByRole('navigation', { name: labels.breadcrumbs });
    const links = breadcrumbs.getByRole('link');
    await expect(links.first()).toHaveAccessibleName(labels.breadcrumbsHome);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      ['', 'docs/category/packages', 'docs/category/core'].map((path) => withBase(home + path)),
    );
    await links.nth(2).click();
    await expect(page).toHaveURL(addressOf(`${home}docs/category/core`));
  });

  test(`${locale}: a page is copied and viewed as Markdown`, async ({ site, page }) => {
    await site.open(home + KINDS.guide);
    const path = `${withBase(home + KINDS.guide)}.md`;
    const view = page.getByRole('link', { name: labels.viewPage });
    await expect(view).toHaveAttribute('href', path);
    const alternate = page.locator('link[rel=alternate][type="text/markdown"]');
    await expect(alternate).toHaveAttribute('href', path);
    await page.getByRole('button', { name: labels.copyPage }).click();
    await expect(page.getByRole('button', { name: labels.copied, exact: true })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await (await page.request.get(path)).text(),
    );
  });
}

test('a page has a link to its source and the date of its last change', async ({ site, page }) => {
  const sources = {
    [KINDS.guide]: 'docs/packages/core/option.mdx',
    [KINDS.apiFunction]: 'typedoc/packages/core/src/identity.ts',
    [KINDS.markdownPage]: 'src/pages/markdown-page.md',
  };
  for (const [path, source] of Object.entries(sources)) {
    await site.read(path);
    const edit = page.getByRole('link', { name: 'Edit this page' });
    await expect(edit, path).toHaveAttribute('href', sourceUrl(source, 'edit'));
    await expect(page.getByText(/^Last updated/), path).toBeVisible();
  }
});

test.describe('moving about', () => {
  const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

  test('a button leads back to the top of a long page', async ({ site, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.open(KINDS.guide);
    const button = page.getByRole('button', { name: 'Scroll back to top' });
    await scrollTo(page, 1200);
    // The button appears when the reader scrolls up.
    await scrollTo(page, 1000);
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(button).toBeHidden();
  });

  test('an address with an anchor opens at the heading, below the navbar', async ({
    site,
    page,
  }) => {
    await site.open(`${KINDS.apiNamespace}#map`);
    const top = async (selector: string): Promise<number> =>
      (await page.locator(selector).boundingBox())?.y ?? Number.NaN;
    await expect(page.locator('#map')).toBeInViewport();
    expect(await scrollTop(page)).toBeGreaterThan(200);
    await expect
      .poll(async () => (await top('#map')) - (await top('nav.navbar')))
      .toBeGreaterThanOrEqual(60);
  });

  test('another page opens at its top, and the sidebar stays as it is', async ({ site, page }) => {
    await site.open(KINDS.guide);
    const category = sidebar(page).getByRole('button', { name: /error/ });
    await expect(category).toHaveAttribute('aria-expanded', 'false');
    await category.click();
    await scrollTo(page, 800);
    await sidebar(page).getByRole('link', { name: 'Result' }).click();
    await expect(page).toHaveURL(addressOf('docs/packages/core/result'));
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(category).toHaveAttribute('aria-expanded', 'true');
  });
});

for (const { locale, home, labels } of LOCALES) {
  test.describe(`${locale}: the table of contents of a long page`, () => {
    test.beforeEach(async ({ site }) => {
      await site.read(home + LONG);
    });

    test('lists all members, each marked with its kind', async ({ page }) => {
      const list = page.locator('.theme-doc-toc-desktop');
      const ids = await page
        .locator('main h3[id]')
        .evaluateAll((headings) => headings.map(({ id }) => `#${id}`));
      expect(ids.length).toBeGreaterThan(60);
      const listed = await list
        .locator('a:has([data-kind])')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(listed).toEqual(ids);
      await expect(list.getByText('windows()')).toHaveAttribute('data-kind', 'function');
    });

    test('a field filters the list, even before the application has started', async ({ page }) => {
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

  test.describe(`${locale}: the table of contents on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('a bar stays in sight, opens the list, and closes it after a choice', async ({
      site,
      page,
    }) => {
      await site.open(`${home + LONG}#chunk`);
      const bar = page.locator('.theme-doc-toc-mobile');
      await expect(bar).toBeInViewport();
      expect(await bar.boundingBox()).toMatchObject({ x: 0, width: 390 });
      await bar.locator('summary').click();
      await bar.getByRole('searchbox', { name: labels.filterMembers }).fill('window');
      const members = bar.locator('[data-kind]:visible');
      await expect(members).toHaveText(['windows()']);
      await members.click();
      await expect(members).toHaveCount(0);
      const heading = page.locator('#windows');
      await expect(heading).toBeInViewport();
      // The bar must not cover the heading.
      const [top, bottom] = await Promise.all([
        heading.evaluate((element) => element.getBoundingClientRect().top),
        bar.evaluate((element) => element.getBoundingClientRect().bottom),
      ]);
      expect(top).toBeGreaterThanOrEqual(bottom);
    });
  });
}

test('the table of contents of a guide has its headings of levels 2 and 3, and marks the current one', async ({
  site,
  page,
}) => {
  await site.open(KINDS.guide);
  const ids = await page
    .locator('main :is(h2, h3)[id]')
    .evaluateAll((headings) => headings.map(({ id }) => `#${id}`));
  expect(ids.length).toBeGreaterThan(2);
  const entries = page.locator('.table-of-contents:visible a');
  const listed = await entries.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(listed).toEqual(ids);
  await entries.nth(2).click();
  const active = page.locator('.table-of-contents__link--active:visible');
  await expect(active).toHaveText([await entries.nth(2).innerText()]);
});
