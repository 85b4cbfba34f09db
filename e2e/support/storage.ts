import type { Page } from '@playwright/test';

/** Blocks the storage of the pages that are opened from now on, as settings of a browser do. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The user denied access', 'SecurityError');
      },
    });
  });
}
