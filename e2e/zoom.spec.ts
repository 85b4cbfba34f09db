import type { Page } from '@playwright/test';
import { KINDS } from './support/kinds';
import { expect, LOCALES, test } from './support/test';

const PAGES = [
  KINDS.home,
  KINDS.guide,
  KINDS.apiIndex,
  KINDS.apiPackage,
  KINDS.apiNamespace,
  KINDS.blogPost,
  KINDS.notFound,
];

/** A desktop and a phone with doubled text, and a desktop at 400 % zoom. */
const VIEWS = [
  { width: 1280, height: 800, textSize: '200%' },
  { width: 390, height: 844, textSize: '200%' },
  { width: 320, height: 256, textSize: '100%' },
];

for (const { locale, home } of LOCALES) {
  test(`${locale}: no text is lost when it is enlarged`, async ({ site, page }) => {
    for (const path of PAGES) {
      await site.open(home + path);
      for (const { width, height, textSize } of VIEWS) {
        await page.setViewportSize({ width, height });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, textSize);
        expect(await findLostTexts(page), `/${path} at ${width} px, ${textSize}`).toEqual([]);
      }
    }
  });
}

/** Finds texts that are outside the page, or that their element cuts off. */
function findLostTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const canScroll = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || canScroll(element.parentElement));
    const isBeside = (element: Element): boolean =>
      element.getBoundingClientRect().right > clientWidth + 1 && !canScroll(element);
    const isCut = (element: Element): boolean =>
      getComputedStyle(element).overflow === 'hidden' &&
      // Fully clipped text is for screen readers.
      getComputedStyle(element).clipPath === 'none' &&
      (element.scrollWidth > element.clientWidth + 1 ||
        element.scrollHeight > element.clientHeight + 1);
    const texts = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        [...element.childNodes].some(
          ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim() !== '',
        ) &&
        // The skip link appears when it has the focus.
        element.closest('[href="#__docusaurus_skipToContent_fallback"]') === null &&
        // The name in the navbar is also the text of the logo.
        element.closest('.navbar__title') === null,
    );
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...texts
        .filter((element) => isBeside(element) || isCut(element))
        .map((each) => each.outerHTML),
    ];
  });
}
