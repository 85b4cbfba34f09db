import type { Page } from '@playwright/test';
import { routeChunks } from './support/chunks';
import { KINDS } from './support/kinds';
import { addressOf, expect, LOCALES, test } from './support/test';

for (const { locale, home, labels } of LOCALES) {
  test.describe(locale, () => {
    const heading = (page: Page) => page.getByRole('heading', { level: 1 });
    const sidebar = (page: Page) => page.getByRole('navigation', { name: labels.docsSidebar });

    test('a page that crashes says why, with the causes, and Try again brings it back', async ({
      site,
      page,
    }) => {
      await site.open(home + KINDS.introduction);
      const restore = await breakQueries(page);
      await page
        .locator(`a[href$="/${KINDS.importStyle}"]`)
        .filter({ visible: true })
        .first()
        .click();
      await expect(heading(page)).toHaveText(labels.pageCrashed);
      await expect(page).toHaveTitle(labels.pageError);
      await expect(page.getByText('A planted error')).toBeVisible();
      await expect(page.getByText('The cause of it')).toBeVisible();
      await page.getByRole('button', { name: labels.tryAgain }).click();
      await expect(heading(page)).toHaveText(labels.pageCrashed);
      await restore();
      await page.getByRole('button', { name: labels.tryAgain }).click();
      await expect(heading(page)).not.toHaveText(labels.pageCrashed);
      await expect(page).not.toHaveTitle(labels.pageError);
      await expect(page.getByRole('tab').first()).toBeVisible();
      await site.expectFault(/A planted error/);
    });

    // The rest is the same in every language.
    if (locale !== 'en') {
      return;
    }

    test('a reader who leaves a crashed page finds the others in order', async ({ site, page }) => {
      await site.open(home + KINDS.introduction);
      const restore = await breakQueries(page);
      await page
        .locator(`a[href$="/${KINDS.importStyle}"]`)
        .filter({ visible: true })
        .first()
        .click();
      await expect(heading(page)).toHaveText(labels.pageCrashed);
      await restore();
      await page
        .getByRole('navigation', { name: labels.mainNavigation })
        .getByRole('link', { name: 'Blog', exact: true })
        .click();
      await expect(page).toHaveURL(addressOf(`${home}blog`));
      await expect(heading(page)).not.toHaveText(labels.pageCrashed);
      await site.expectFault(/A planted error/);
    });

    test('a page module without a default export is named by its path', async ({ site, page }) => {
      await site.open(home + KINDS.guide);
      await routeChunks(page, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: withoutExports(await response.text()) });
      });
      await sidebar(page).getByRole('link', { name: 'Result', exact: true }).click();
      await expect(heading(page)).toHaveText(labels.pageCrashed);
      await expect(
        page.getByText(
          /The page component at .*\/docs\/packages\/core\/result doesn't have a default export/,
        ),
      ).toBeVisible();
      await site.expectFault(/doesn't have a default export/);
    });
  });
}

/** Lets everything that reads the query of the address crash, which tabs do while rendering. */
async function breakQueries(page: Page): Promise<() => Promise<void>> {
  const original = await page.evaluateHandle(() => {
    const { get } = URLSearchParams.prototype;
    URLSearchParams.prototype.get = () => {
      throw new Error('A planted error', { cause: new Error('The cause of it') });
    };
    return get;
  });
  return () =>
    page.evaluate((get) => {
      URLSearchParams.prototype.get = get;
    }, original);
}

/** Empties the modules of a script that a bundler has written. */
function withoutExports(script: string): string {
  const [, start = '', chunks = '', modules = ''] =
    /^([^]*?\.push\(\[\[)([^\]]*)\],\{([^]*)\}\]\)/.exec(script) ?? [];
  const ids = [...modules.matchAll(/(?:^|[,}])(\d+)(?=[:(])/g)].map(([, id]) => id);
  return `${start}${chunks}],{${ids.map((id) => `${id}(){}`).join(',')}}]);`;
}
