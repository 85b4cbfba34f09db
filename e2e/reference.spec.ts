import type { Locator, Page } from '@playwright/test';
import { foldsIn } from '../typedoc/reference/referenceTexts';
import { KINDS } from './support/kinds';
import { readSitemaps } from './support/pages';
import { addressOf, expect, LOCALES, test, withBase } from './support/test';

/** The addresses of links, as they are in the HTML. */
function addressesOf(links: Locator): Promise<readonly (string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

for (const { locale, home, labels } of LOCALES) {
  const sidebar = (page: Page): Locator =>
    page.getByRole('navigation', { name: labels.docsSidebar });
  const current = (page: Page): Locator => sidebar(page).locator('[aria-current=page]');
  const crumbs = (page: Page): Locator =>
    page.getByRole('navigation', { name: labels.breadcrumbs });
  const signatureOf = (page: Page, name: string): Locator =>
    page
      .getByRole('group', { name: labels.signatureOf.replace('{name}', name), exact: true })
      .first();

  test.describe(`${locale}: the reference`, () => {
    test('shows the open page in the sidebar, and keeps packages open', async ({ site, page }) => {
      const openPackages = sidebar(page)
        .getByRole('button', { name: /@tstd\// })
        .and(page.locator('[aria-expanded=true]'));
      await page.setViewportSize({ width: 1280, height: 500 });
      await site.open(home + KINDS.apiTypeClass);
      await expect(openPackages).toHaveAccessibleName(/@tstd\/uuid/);
      await expect(current(page)).toHaveText('UUID');
      await expect(current(page)).toBeInViewport();

      await sidebar(page).getByRole('link').first().click();
      await expect(page).toHaveURL(addressOf(`${home}api`));
      await expect(openPackages).toHaveAccessibleName(/@tstd\/uuid/);

      await page.getByRole('main').getByRole('link', { name: '@tstd/task', exact: true }).click();
      await expect(page).toHaveURL(addressOf(`${home}api/task`));
      await expect(openPackages).toHaveCount(2);
      await expect(current(page)).toHaveText('@tstd/task');
      await expect(current(page)).toBeInViewport();
    });

    test('has breadcrumbs that lead up', async ({ site, page }) => {
      await site.read(home + KINDS.apiNamespace);
      await expect(crumbs(page).getByRole('link', { name: '@tstd/core' })).toHaveAttribute(
        'href',
        withBase(`${home}api/core`),
      );
      // The title follows the breadcrumbs.
      await expect(crumbs(page).getByText('Option', { exact: true })).toBeHidden();
    });

    test('names each signature for screen readers, and links its types', async ({ site, page }) => {
      await site.open(home + KINDS.apiFunctionOfTypes);
      await expect(signatureOf(page, 'Comparable')).toMatchAriaSnapshot(`
        - group:
          - code:
            - text: "function Comparable<Value>(order:"
            - link "OrderLike"
            - text: "<Value>):"
            - link "Comparable"
            - text: <Value>
      `);
      // If the site were loaded again, the new document would not have this attribute.
      await page.evaluate(() => document.body.setAttribute('data-mark', ''));
      await signatureOf(page, 'Comparable').getByRole('link', { name: 'Comparable' }).click();
      await expect(page).toHaveURL(addressOf(`${home}api/core/interface/Comparable`));
      // This page was loaded as JavaScript: its links must work too.
      await signatureOf(page, 'Comparable').getByRole('link', { name: 'Equal' }).click();
      await expect(page).toHaveURL(addressOf(`${home}api/core/interface/Equal`));
      await expect(page.locator('body[data-mark]')).toHaveCount(1);
    });

    test('has a signature and a link below the heading of each member', async ({ site, page }) => {
      await site.open(home + KINDS.apiNamespace);
      const members = page.getByRole('main').locator('h3');
      const names = await members.evaluateAll((headings) =>
        headings.map(({ firstChild }) => firstChild?.textContent ?? ''),
      );
      expect(names.length).toBeGreaterThan(20);
      for (const [index, heading] of names.entries()) {
        const link = labels.linkToHeading.replace('{heading}', heading);
        await expect(members.nth(index).getByRole('link')).toHaveAccessibleName(link);
        const name = heading.replace(/^.* /, '').replace('()', '');
        await expect(signatureOf(page, name), heading).toBeVisible();
      }
    });

    test('links names in prose to their descriptions', async ({ site, page }) => {
      const name = (text: string) =>
        page.getByRole('main').getByRole('link', { name: text, exact: true }).first();
      await site.open(home + KINDS.guide);
      await name('Option').click();
      await expect(page).toHaveURL(addressOf(home + KINDS.apiNamespace));
      await name('Ok').click();
      await expect(page).toHaveURL(addressOf(`${home}api/core/namespace/Result#ok`));
      await expect(page.locator('#ok')).toBeInViewport();
    });

    test('leads from a package, a page and a member to the guides', async ({ site, page }) => {
      const link = `a[href="${withBase(home + KINDS.guide)}"]`;
      await site.read(home + KINDS.apiPackage);
      await expect(page.locator(`.markdown > p > ${link}`)).toHaveText('Option');
      await site.read(home + KINDS.apiNamespace);
      await expect(page.locator(`.page-top ${link}`)).toHaveText('Option');
      const member = page.locator('.member-title', { has: page.locator('#map') });
      await member.locator(link).click();
      await expect(page).toHaveURL(addressOf(home + KINDS.guide));
    });
  });

  for (const { packageName, id, title } of foldsIn(locale)) {
    test.describe(`${locale}: ${title}, which have a single link in the sidebar`, () => {
      const index = `${home}api/${packageName}`;
      const table = (page: Page): Locator => page.locator(`h2[id="${id}"] ~ * table`).first();
      const entry = (page: Page): Locator =>
        sidebar(page).getByRole('link', { name: title, exact: true });

      test('the link leads to a table, and the table to each of them', async ({ site, page }) => {
        await site.open(index);
        await entry(page).click();
        await expect(page).toHaveURL(addressOf(`${index}#${id}`));
        await expect(page.locator(`h2[id="${id}"]`)).toBeInViewport();
        expect(await sidebar(page).getByRole('link').count()).toBeLessThan(60);

        const addresses = await addressesOf(table(page).getByRole('link'));
        const paths = new Set(readSitemaps().map(withBase));
        expect(addresses.filter((address) => !paths.has(String(address)))).toEqual([]);
        expect(addresses.length).toBeGreaterThan(100);

        // Each row leads to the function and to the type of its name.
        const functions = table(page).locator('[href*="/function/"]');
        const link = functions.nth(1);
        const name = await link.innerText();
        await link.click();
        await expect(page).toHaveURL(addressOf(`${index}/function/${name}`));
        await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
        await expect(current(page)).toHaveText(name);
        await expect(entry(page)).toBeVisible();
        await expect(crumbs(page).getByRole('link', { name: title })).toHaveAttribute(
          'href',
          withBase(`${index}#${id}`),
        );
      });
    });
  }
}

test('pages with the same name link to each other below their title', async ({ site, page }) => {
  await site.open('api/task/namespace/Task');
  await page.locator('.page-top').getByRole('link', { name: 'interface' }).click();
  await expect(page).toHaveURL(addressOf('api/task/interface/Task'));
  await expect(page).toHaveTitle(/^Task: interface of @tstd\/task/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Task');
});

test('signatures are not wider than a small screen, and do not break words that fit on a line', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  // A page with many functions, and one with types that are too long for a line.
  for (const path of [KINDS.apiNamespace, 'api/http/namespace/HTTPError']) {
    await site.read(path);
    const signatures = page.locator('.signature pre');
    expect(await signatures.count(), path).toBeGreaterThan(10);
    const { wide, broken } = await signatures.evaluateAll(findUnfit);
    expect({ wide, broken }, path).toEqual({ wide: [], broken: [] });
  }
});

/** Runs in the page. Returns the blocks that are too wide, and the words that are broken. */
function findUnfit(blocks: Element[]) {
  const broken: string[] = [];
  for (const block of blocks) {
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) {
      const { currentNode: text } = texts;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\w+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) {
          broken.push(word);
        }
      }
    }
  }
  const wide = blocks
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ textContent }) => textContent);
  return { wide, broken };
}
