import type { Locator, Page } from '@playwright/test';
import { discoverPackages } from '../typedoc/workspace/packages';
import { groupsIn, themeTexts } from '../typedoc/plugin/texts';
import { KINDS } from './support/kinds';
import { addressOf, expect, LOCALES, test, withBase } from './support/test';

const PACKAGES = discoverPackages();

/** Widths of a phone, of a phone on its side, and of a desktop. */
const WIDTHS = [390, 844, 1280];

for (const { locale, home } of LOCALES) {
  test.describe(locale, () => {
    const root = home + KINDS.apiIndex;
    const drawing = (page: Page): Locator =>
      page.getByRole('group', { name: themeTexts(locale).map.graphTitle });
    const address = (name: string): string => withBase(`${root}/${name}`);

    test('the root page lists each package by its purpose', async ({ site, page }) => {
      await site.open(root);
      const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).all();
      expect(headings).toHaveLength(groupsIn(locale).length + 1);
      for (const { id, title, packages } of groupsIn(locale)) {
        const heading = page.locator(`h2[id="${id}"]`);
        await expect(heading).toContainText(title);
        const links = heading.locator('xpath=following-sibling::*[1]').getByRole('link');
        expect(
          await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
        ).toEqual(packages.map(address));
      }
      const entries = page.getByRole('main').getByRole('listitem');
      for (const { name, manifest, dependencies } of PACKAGES) {
        const entry = entries.filter({ has: page.getByRole('link', { name, exact: true }) });
        await expect(entry).toContainText(manifest.version);
        for (const dependency of dependencies) {
          const shortName = dependency.slice(dependency.indexOf('/') + 1);
          await expect(entry.getByText(shortName, { exact: true })).toBeVisible();
        }
      }
    });

    // The rest is the same in every language.
    if (locale !== 'en') {
      return;
    }

    test('each name of the drawing leads to its package', async ({ site, page }) => {
      await site.open(root);
      const links = drawing(page).getByRole('link');
      const targets = await links.evaluateAll((all) =>
        all.map((link) => [link.textContent, link.getAttribute('href')]),
      );
      expect([...targets].sort()).toEqual(
        PACKAGES.map(({ shortName }) => [shortName, address(shortName)]).sort(),
      );
    });

    test('a name of the drawing opens its package without loading the site anew', async ({
      site,
      page,
    }) => {
      await site.open(root);
      await page.evaluate(() => {
        document.body.dataset['opened'] = 'once';
      });
      await drawing(page).getByRole('link', { name: 'core', exact: true }).click();
      await expect(page).toHaveURL(addressOf(`${root}/core`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('@tstd/core');
      await expect(page.locator('body')).toHaveAttribute('data-opened', 'once');
      // Now the drawing is rendered by the scripts, and no longer the one that was served.
      await page.goBack();
      await drawing(page).getByRole('link', { name: 'error', exact: true }).click();
      await expect(page).toHaveURL(addressOf(`${root}/error`));
      await expect(page.locator('body')).toHaveAttribute('data-opened', 'once');
    });

    test('the drawing is read by keyboard, down to a package that needs nothing', async ({
      site,
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await site.open(root);
      const links = await drawing(page).getByRole('link').all();
      const tops: number[] = [];
      await links[0]?.focus();
      for (const link of links) {
        await expect(link).toBeFocused();
        await expect(link).toBeInViewport();
        tops.push(await link.evaluate((each) => each.getBoundingClientRect().top + scrollY));
        await page.keyboard.press('Tab');
      }
      expect(tops).toEqual([...tops].sort((self, other) => self - other));
      await expect(drawing(page).locator(':focus')).toHaveCount(0);
      await page.keyboard.press('Shift+Tab');
      const last = String(await links.at(-1)?.textContent());
      expect(PACKAGES.find(({ shortName }) => shortName === last)?.dependencies).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(addressOf(`${root}/${last}`));
    });

    for (const width of WIDTHS) {
      test(`the drawing fits a window of ${width} px, and its names their boxes`, async ({
        site,
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await site.open(root);
        await drawing(page).scrollIntoViewIfNeeded();
        await expect(drawing(page)).toBeInViewport();
        const { overflow, boxes } = await drawing(page).evaluate(measure);
        expect(overflow).toEqual([0, 0]);
        expect(boxes).toHaveLength(PACKAGES.length);
        for (const [index, { name, box, text }] of boxes.entries()) {
          expect(box.left, name).toBeLessThan(text.left);
          expect(box.right, name).toBeGreaterThan(text.right);
          expect(box.bottom - box.top, name).toBeGreaterThanOrEqual(24);
          for (const { name: other, box: otherBox } of boxes.slice(index + 1)) {
            const isApart =
              box.right < otherBox.left ||
              otherBox.right < box.left ||
              box.bottom < otherBox.top ||
              otherBox.bottom < box.top;
            expect(isApart, `${name} and ${other}`).toBe(true);
          }
        }
      });
    }
  });
}

interface Sides {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Measures {
  /** How much wider than its place the drawing is, and how much wider than the window the page. */
  readonly overflow: readonly number[];
  readonly boxes: readonly { readonly name: string; readonly box: Sides; readonly text: Sides }[];
}

/** Runs in the page. */
function measure(svg: Element): Measures {
  const sidesOf = (element: Element | null): Sides => {
    const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
    return { left, right, top, bottom };
  };
  return {
    overflow: [svg.parentElement ?? svg, document.documentElement].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
    boxes: [...svg.querySelectorAll('a')].map((link) => ({
      name: link.textContent,
      box: sidesOf(link.querySelector('rect')),
      text: sidesOf(link.querySelector('text')),
    })),
  };
}
