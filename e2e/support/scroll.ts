import { expect, type Page } from '@playwright/test';

/** Scrolls like a mouse wheel, and waits until the listeners of the page have run. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  const current = await scrollTop(page);
  // At this point, the pointer is not over a link or over a list that scrolls by itself.
  const main = await page.getByRole('main').boundingBox();
  await page.mouse.move((main?.x ?? 0) + 4, 300);
  await page.mouse.wheel(0, top - current);
  await expect.poll(() => scrollTop(page)).toBe(top);
  // Scroll listeners run before the next frame is painted.
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
