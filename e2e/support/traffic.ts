import type { Page, Request } from '@playwright/test';

/** The bytes that a page has loaded, compressed and without headers. */
export interface Traffic {
  readonly byType: Readonly<Record<string, number>>;
  readonly total: number;
  readonly requests: number;
}

/** For how long nothing may be asked for until a page is taken to be complete. */
const QUIET_MILLISECONDS = 1_000;

/** Counts what a page loads for itself; what it prefetches for others is left out. */
export function recordTraffic(page: Page): () => Promise<Traffic> {
  const finished: Request[] = [];
  let started = 0;
  let ended = 0;
  page.on('request', () => (started += 1));
  page.on('requestfailed', () => (ended += 1));
  page.on('requestfinished', (request) => {
    ended += 1;
    finished.push(request);
  });
  return async () => {
    let count = -1;
    while (count !== started || ended < started) {
      count = started;
      await page.waitForTimeout(QUIET_MILLISECONDS);
    }
    const byType: Record<string, number> = {};
    let requests = 0;
    for (const request of finished) {
      if (!(await isPrefetch(request))) {
        requests += 1;
        const type = typeOf(request);
        byType[type] = (byType[type] ?? 0) + (await request.sizes()).responseBodySize;
      }
    }
    return {
      byType,
      total: Object.values(byType).reduce((sum, bytes) => sum + bytes, 0),
      requests,
    };
  };
}

/** Counts the files that a page prefetches. */
export function countPrefetched(page: Page): () => Promise<number> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  return async () => {
    const prefetched = await Promise.all(finished.map(isPrefetch));
    return prefetched.filter(Boolean).length;
  };
}

async function isPrefetch(request: Request): Promise<boolean> {
  return (await request.headerValue('sec-purpose'))?.startsWith('prefetch') === true;
}

function typeOf(request: Request): string {
  return request.isNavigationRequest() ? 'document' : request.resourceType();
}
