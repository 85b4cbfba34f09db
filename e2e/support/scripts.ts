import type { Page } from '@playwright/test';

/** The scripts that a page loads when it is opened, without those that every page has. */
export const CHUNK = /\/assets\/js\/(?!(?:main|runtime~main)\.)[^/]+\.js$/;

/** Keeps the scripts waiting that are requested from now on, until the returned function is called. */
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
 * Returns a function that lets the next script fail. Call this before a page is opened: the browser
 * may send a few more requests past a new route.
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
