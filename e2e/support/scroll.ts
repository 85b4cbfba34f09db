import { expect, type Page } from '@playwright/test';

/** Scrolls to a place as a wheel does, and waits until the page has told its listeners. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  const current = await scrollTop(page);
  await page.mouse.wheel(0, top - current);
  await expect.poll(() => scrollTop(page)).toBe(top);
  // Listeners hear of scrolling before the next frame is painted.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(resolve);
        });
      }),
  );
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}
