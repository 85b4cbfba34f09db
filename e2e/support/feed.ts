import type { Page } from '@playwright/test';

/** An entry of a feed, as a feed reader sees it. */
export interface FeedEntry {
  readonly title: string;
  readonly address: string;
}

/** Reads an RSS or Atom feed with the browser's own parser, which is strict about XML. */
export async function readFeed(page: Page, path: string): Promise<readonly FeedEntry[]> {
  const response = await page.request.get(path);
  return page.evaluate(
    (text) => {
      const feed = new DOMParser().parseFromString(text, 'application/xml');
      const error = feed.querySelector('parsererror');
      if (error !== null) {
        throw new Error(error.textContent);
      }
      return [...feed.querySelectorAll('item, entry')].map((entry) => {
        const link = entry.querySelector('link');
        return {
          title: entry.querySelector('title')?.textContent ?? '',
          address: link?.getAttribute('href') ?? link?.textContent ?? '',
        };
      });
    },
    await response.text(),
  );
}
