import type { BrowserContext, Page, Request, Route } from '@playwright/test';

/** The scripts that a page loads when it is opened, without those that every page has. */
const CHUNK = /\/assets\/js\/(?!(?:main|runtime~main)\.)[^/]+\.js$/;

/** Keeps links from prefetching, as a slow connection does. */
export async function stopPrefetching(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '2g', saveData: false },
    });
  });
}

/** Handles the requests for the scripts of pages that are opened from now on. */
export async function routeChunks(
  page: Page,
  handle: (route: Route, request: Request) => Promise<void>,
): Promise<void> {
  await page.route(CHUNK, handle);
}

/** Keeps all scripts waiting that are asked for from now on, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}
