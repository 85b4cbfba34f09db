import type { Locator, Page } from '@playwright/test';
import { KINDS } from './support/kinds';
import { inLocale } from './support/labels';
import { addressOf, expect, LOCALES, test } from './support/test';

const MAP = 'api/core/namespace/Option#map';

const SENTENCES = {
  en: 'Returns what a function makes of the value of an option',
  fr: 'Renvoie le résultat d’une fonction appliquée à la valeur d’une option',
} as const;

/** The first use of a name in the first example of a page. */
function nameIn(page: Page, name: string): Locator {
  return page.locator('main pre').first().getByRole('link', { name, exact: true }).last();
}

for (const { locale, home } of LOCALES) {
  test(`${locale}: a name in an example says what it is, and leads there`, async ({
    site,
    page,
  }) => {
    await site.open(home + KINDS.guide);
    const card = page.getByRole('tooltip');
    const name = nameIn(page, 'map');
    await name.hover();
    await expect(card).toContainText('function map<');
    await expect(card).toContainText(inLocale(SENTENCES, locale));
    await expect(name).toHaveAccessibleDescription(new RegExp(inLocale(SENTENCES, locale)));
    await card.hover();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    // A mark that would be gone if the site were loaded anew.
    await page.evaluate(() => document.body.setAttribute('data-mark', ''));
    await name.click();
    await expect(page).toHaveURL(addressOf(`${home}api/core/namespace/Option`));
    await expect(page.locator('#map')).toBeInViewport();
    await expect(page.locator('body[data-mark]')).toHaveCount(1);
    await expect(card).toHaveCount(0);
  });
}

test('a name that the keyboard reaches on a phone has its card inside the window', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await site.open(KINDS.apiNamespace);
  const card = page.getByRole('tooltip');
  // The focus is shown when the key before it was one that moves it.
  await page.keyboard.press('Tab');
  await page.locator('main [data-language=ts]:not(.signature) pre a').first().focus();
  await expect(card).toContainText(/^type Option<Value>.*A value that may be missing/);
  const box = await card.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(Number(box?.x) + Number(box?.width)).toBeLessThanOrEqual(390);
  await page.mouse.wheel(0, 200);
  await expect(card).toHaveCount(0);
});

/** The place of a word in the first example that has it, in the middle of its first letters. */
function placeOf(page: Page, word: string): Promise<{ readonly x: number; readonly y: number }> {
  return page
    .locator('main [data-language=ts]:not(.signature) pre code')
    .filter({ hasText: new RegExp(`\\b${word}\\b`) })
    .first()
    .evaluate(async (code, sought) => {
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      while (walker.nextNode() !== null) {
        const text = walker.currentNode as Text;
        const start = text.data.search(new RegExp(`\\b${sought}\\b`));
        if (start !== -1) {
          const isOver = new Promise((resolve) => {
            addEventListener('scrollend', resolve, { once: true });
          });
          const { scrollY } = window;
          text.parentElement?.scrollIntoView({ block: 'center' });
          if (window.scrollY !== scrollY) {
            // A long page is laid out whole then, and what is read is held in its place.
            await isOver;
            await new Promise((resolve) => {
              requestAnimationFrame(() => {
                requestAnimationFrame(resolve);
              });
            });
          }
          const range = document.createRange();
          range.setStart(text, start);
          range.setEnd(text, start + sought.length);
          const { x, y, width, height } = range.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2 };
        }
      }
      throw new Error(`There is no word "${sought}"`);
    }, word);
}

/** A name that an example declares, and its type. */
const DECLARED = [
  ['api/collection/namespace/Array', 'groups', 'groups: ReadonlyMap<number, NonEmpty<string>>'],
  [KINDS.guide, 'stock', 'stock: Map<string, number>'],
] as const;

for (const { locale, home } of LOCALES) {
  for (const [path, name, type] of DECLARED) {
    test(`${locale}: any name of an example on ${path} has its type, before the application starts`, async ({
      site,
      page,
    }) => {
      await site.read(home + path, page);
      const { x, y } = await placeOf(page, name);
      await page.mouse.move(x - 1, y);
      await page.mouse.move(x, y);
      const card = page.getByRole('tooltip');
      await expect(card).toHaveText(type);
      await page.mouse.move(x, y + 300);
      await expect(card).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
    });
  }
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a name that is pressed has its type inside the window', async ({ site, page }) => {
    await site.read(KINDS.guide, page);
    const { x, y } = await placeOf(page, 'stock');
    await page.touchscreen.tap(x, y);
    const card = page.getByRole('tooltip');
    await expect(card).toHaveText('stock: Map<string, number>');
    const box = await card.boundingBox();
    expect(Number(box?.x) + Number(box?.width)).toBeLessThanOrEqual(390);
    await page.touchscreen.tap(x, y + 200);
    await expect(card).toHaveCount(0);
  });
});

test('a page loads nothing for cards before a name is met', async ({ site, page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const ofCards = (): readonly string[] =>
    requests.filter((url) => /assets\/(?:cards|symbols|types)/.test(url));
  await site.open(KINDS.guide);
  await page.waitForLoadState('networkidle');
  expect(ofCards()).toEqual([]);
  await nameIn(page, 'map').hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  // The code of cards, and the names of the package.
  expect(ofCards()).toHaveLength(2);
});

test('a name whose card cannot be loaded is a link all the same', async ({ site, page }) => {
  await page.route('**/assets/symbols/*', (route) => route.abort());
  await site.open(KINDS.guide);
  const failed = page.waitForEvent('requestfailed');
  await nameIn(page, 'map').hover();
  await failed;
  await nameIn(page, 'map').click();
  await expect(page).toHaveURL(addressOf('api/core/namespace/Option'));
  await site.expectFault(/assets\/symbols|net::ERR_FAILED/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a name in an example leads to what describes it', async ({ page }) => {
    for (const path of [KINDS.guide, KINDS.apiPackage, KINDS.blogPost]) {
      await page.goto(path);
      const names = page.locator('main [data-language=ts]:not(.signature) pre a');
      expect(await names.count(), path).toBeGreaterThan(0);
    }
    await page.goto(KINDS.guide);
    await nameIn(page, 'map').click();
    await expect(page).toHaveURL(new RegExp(`${MAP}$`));
    await expect(page.locator('#map')).toBeInViewport();
  });
});
