import { FROZEN_VERSIONS } from '../src/config/site';
import { siteTexts } from '../src/config/siteTexts';
import { isServed, readServed } from './support/pages';
import { addressOf, expect, LOCALES, test, withBase } from './support/test';

/* Runs in a site with frozen documentation, such as that of `npm run release:dry-run`. */

for (const { locale, home, labels } of LOCALES) {
  const { sections, versions } = siteTexts(locale);

  for (const version of FROZEN_VERSIONS) {
    test(`${locale}: the list of versions leads to the guides and the reference of ${version}`, async ({
      site,
      page,
    }) => {
      for (const [section, path] of [
        [sections.guides, `docs/${version}/category/getting-started`],
        [sections.reference, `api/${version}`],
      ] as const) {
        await site.open(`${home}versions`);
        const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: version });
        await entry.getByRole('link', { name: section }).first().click();
        await expect(page).toHaveURL(addressOf(home + path));
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      }
    });

    for (const path of [`docs/${version}/packages/uuid`, `api/${version}/uuid`]) {
      test(`${locale}: the links of ${path} stay in its version`, async ({ site, page }) => {
        await site.read(home + path);
        const addresses = await page
          .locator('article a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
        for (const section of ['docs', 'api']) {
          const paths = addresses
            .filter((href) => href.startsWith(withBase(`${home}${section}/`)))
            .map((href) => href.slice(withBase('').length).replace(/#.*/, ''));
          expect(paths.length).toBeGreaterThan(1);
          expect(paths.filter((each) => !each.startsWith(`${home}${section}/${version}`))).toEqual(
            [],
          );
          expect(paths.filter((each) => !isServed(each))).toEqual([]);
        }
      });
    }

    test(`${locale}: the tutorial of ${version} shows the files of each step`, () => {
      const filesIn = (guides: string): readonly string[] =>
        readServed(`${home}${guides}/tutorial/values`).match(/(?<=>)\w+\.ts(?=<)/g) ?? [];
      expect(filesIn(`docs/${version}`).slice(-2)).toEqual(['order.ts', 'main.ts']);
    });

    test(`${locale}: the search and the lists for programs leave out ${version}`, async ({
      site,
      page,
    }) => {
      for (const file of ['sitemap.xml', 'llms.txt']) {
        const text = readServed(home + file);
        expect(text).toContain(`${home}docs/packages/uuid`);
        expect(text).not.toContain(`/${version}/`);
      }
      await site.open(`${home}search?q=UUID`);
      const results = page.getByRole('main').getByRole('link');
      await expect(results.filter({ hasText: 'UUID' }).first()).toBeVisible();
      await expect(page.locator(`main a[href*="/${version}/"]`)).toHaveCount(0);
    });

    test(`${locale}: the menu leads to ${version}, and the choice is stored`, async ({
      site,
      page,
    }) => {
      const navbar = page.getByRole('navigation', { name: labels.mainNavigation });
      const menu = navbar.locator('.dropdown').filter({ hasText: versions });
      const stored = () => page.evaluate(() => Object.entries(localStorage).sort().join());
      const both = (name: string): string =>
        `docs-preferred-version-api,${name},docs-preferred-version-default,${name}`;
      await site.open(`${home}api/core/namespace/Option`);
      await menu.hover();
      await expect(menu.getByRole('listitem')).toHaveText(['Next', ...FROZEN_VERSIONS, versions]);
      await menu.getByRole('link', { name: version, exact: true }).click();
      await expect(page).toHaveURL(addressOf(`${home}api/${version}/core/namespace/Option`));
      await expect.poll(stored).toContain(both(version));
      await navbar.getByRole('link').filter({ hasText: /^Doc/ }).click();
      await expect(page).toHaveURL(addressOf(`${home}docs/${version}/category/getting-started`));

      await page.evaluate(() => {
        localStorage.setItem('docs-preferred-version-default', '0.1');
      });
      await site.open(home);
      await expect.poll(stored).not.toContain('0.1');
      await expect(navbar.locator(`a[href="${withBase(`${home}api`)}"]`)).not.toHaveCount(0);
    });
  }
}
