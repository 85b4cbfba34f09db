import type { Page } from '@playwright/test';

/** The scripts of a single page, without those that every page loads. */
export const CHUNK = /\/assets\/js\/(?!(?:main|runtime~main)\.)[^/]+\.js$/;

/** Delays all further requests for scripts until the returned function is called. */
export async function holdScripts(page: Page, pattern = /\.js$/): Promise<() => void> {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/**
 * Returns a function that makes the next script fail. Call this before you open a page: a few requests
 * may still bypass a route that was added later.
 */
export async function failOneScript(page: Page, pattern = /\.js$/): Promise<() => void> {
  let isFailing = false;
  await page.route(pattern, async (route) => {
    if (isFailing) {
      isFailing = false;
      await route.abort('failed');
    } else {
      await route.continue();
    }
  });
  return () => {
    isFailing = true;
  };
}
