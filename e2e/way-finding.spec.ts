import { KINDS } from './support/kinds';
import { addressOf, expect, LOCALES, test, withBase } from './support/test';

const ARRAY = 'api/collection/namespace/Array';

/** Pages whose crumbs, or what is read on them, have long names, and widths of the window. */
const LONG_NAMES = [
  ['api/random/function/randomWeightedElement', 1280],
  ['api/random/function/randomWeightedElement', 1000],
  ['docs/recipes/call-an-api', 1000],
] as const;

for (const { locale, home, labels } of LOCALES) {
  test.describe(`beside a long page (${locale})`, () => {
    test.use({ viewport: { width: 1280, height: 900 } });

    test('stand all members, each with the mark of its kind', async ({ site, page }) => {
      await site.read(home + ARRAY);
      const list = page.locator('[data-contents]:visible');
      const members = await page
        .locator('main h3[id]')
        .evaluateAll((headings) => headings.map(({ id }) => `#${id}`));
      const links = list.locator('a[data-kind]');
      expect(members.length).toBeGreaterThan(60);
      expect(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual(members);
      await expect(list.getByRole('link', { name: 'windows()' })).toHaveAttribute(
        'data-kind',
        'function',
      );
    });

    for (const state of ['read', 'open'] as const) {
      test(`the field over the list leads to a member (${state})`, async ({ site, page }) => {
        await site[state](home + ARRAY);
        const list = page.locator('[data-contents]:visible');
        const field = page.getByRole('searchbox', { name: labels.filterMembers });
        await field.focus();
        await page.keyboard.type('window');
        await expect(list.locator('a[data-kind]:visible')).toHaveText(['windows()']);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/Array#windows$/);
        await expect(page.locator('#windows')).toBeInViewport();

        const place = page.locator('[data-current-part=link] a');
        await expect(place).toHaveText('windows()');
        await expect(field).toHaveValue('');
        await expect(list.locator('a[data-kind]').first()).toHaveText('NonEmpty');
        await expect(list.locator('[class*=link--active]')).toBeInViewport();
      });
    }

    test('a member that is pointed at says its first words', async ({ site, page }) => {
      await site.open(home + ARRAY);
      await page
        .locator('[data-contents]:visible')
        .getByRole('link', { name: 'of()', exact: true })
        .hover();
      await expect(page.getByRole('tooltip')).toContainText('of');
    });

    test('the crumbs stay in sight', async ({ site, page }) => {
      await site.read(`${home + ARRAY}#chunk`);
      const crumbs = page.getByRole('navigation', { name: labels.breadcrumbs });
      await expect(crumbs.getByRole('link', { name: '@tstd/collection' })).toBeInViewport();
      const place = page.locator('[data-current-part=link]');
      await expect(place).toHaveText('chunk()');
      await expect(place.getByRole('link')).toHaveAttribute('aria-current', 'location');
      await expect(place.locator('+ button')).toBeVisible();
    });

    for (const [path, width] of LONG_NAMES) {
      test(`the crumbs of ${path} keep to one line at ${width} px`, async ({ site, page }) => {
        await page.setViewportSize({ width, height: 900 });
        await site.read(home + path);
        await page.locator('main :is(h2, h3)[id]').evaluateAll((all) => {
          const longest = all.reduce((best, each) =>
            each.textContent.length > best.textContent.length ? each : best,
          );
          longest.scrollIntoView({ behavior: 'instant' });
        });
        const place = page.locator('[data-current-part=link]');
        await expect(place.getByRole('link')).toBeVisible();
        const crumbs = page
          .getByRole('navigation', { name: labels.breadcrumbs })
          .getByRole('listitem');
        const boxes = await crumbs
          .or(place)
          .or(place.locator('+ button'))
          .evaluateAll((all) =>
            all.map((element) => {
              const { top, bottom, left, right } = element.getBoundingClientRect();
              return { middle: (top + bottom) / 2, left, right };
            }),
          );
        const middles = boxes.map(({ middle }) => middle);
        expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8);
        for (const [index, { right }] of boxes.entries()) {
          expect(boxes[index + 1]?.left ?? Infinity).toBeGreaterThanOrEqual(right - 1);
        }
        const text = await page.getByRole('heading', { level: 1 }).boundingBox();
        expect(boxes.at(-1)?.right).toBeLessThanOrEqual((text?.x ?? 0) + (text?.width ?? 0) + 16);
      });
    }
  });

  test.describe(`on a phone (${locale})`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    for (const state of ['read', 'open'] as const) {
      test(`a bar says what is read, and opens the list (${state})`, async ({ site, page }) => {
        await site[state](`${home + ARRAY}#chunk`);
        const bar = page.locator('details[data-contents]');
        await expect(bar.locator('summary')).toContainText('chunk()');
        await expect(bar).toBeInViewport();
        await bar.locator('summary').click();
        await expect(bar.getByRole('link', { name: 'chunk()' })).toBeInViewport();
        const entry = bar.getByRole('link', { name: 'windows()' });
        await entry.click();
        await expect(entry).toBeHidden();
        await expect(page.locator('#windows')).toBeInViewport();
        await expect(bar.locator('summary')).toContainText('windows()');
        // The heading is not behind the bar.
        const [top, bottom] = await Promise.all([
          page.locator('#windows').evaluate((heading) => heading.getBoundingClientRect().top),
          bar.evaluate((element) => element.getBoundingClientRect().bottom),
        ]);
        expect(top).toBeGreaterThanOrEqual(bottom);
      });
    }

    test('the bar leads to the package, is as wide as the page, and has a field', async ({
      site,
      page,
    }) => {
      await site.read(`${home + ARRAY}#chunk`);
      const bar = page.locator('.theme-doc-toc-mobile');
      expect(await bar.boundingBox()).toMatchObject({ x: 0, width: 390 });
      await bar.locator('summary').click();
      await bar.getByRole('searchbox', { name: labels.filterMembers }).fill('window');
      await expect(bar.locator('a[data-kind]:visible')).toHaveText(['windows()']);
      await bar.getByRole('link', { name: 'collection' }).click();
      await expect(page).toHaveURL(addressOf(`${home}api/collection`));
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
