import { expect, type Page } from '@playwright/test';

/** Scrolls to a place as a wheel does, and waits until the page has told its listeners. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  const current = await scrollTop(page);
  // Beside the text there is neither a link to point at nor a list that scrolls by itself.
  const main = await page.getByRole('main').boundingBox();
  await page.mouse.move((main?.x ?? 0) + 4, 300);
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
