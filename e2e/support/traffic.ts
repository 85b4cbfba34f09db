import type { Page, Request } from '@playwright/test';

/** The bytes that a page has loaded, compressed and without headers. */
export interface Traffic {
  readonly byType: Readonly<Record<string, number>>;
  readonly total: number;
  readonly requests: number;
}

export interface Prefetch {
  readonly chunks: number;
  readonly total: number;
}

/** For how long nothing may be loaded until a page is taken to be complete. */
const LOADED_MILLISECONDS = 1_000;

/** The same for what it prefetches, which waits until the browser has nothing else to do. */
const PREFETCHED_MILLISECONDS = 2_500;

/** Counts what a page loads for itself; what it prefetches for others is left out. */
export function recordTraffic(page: Page): () => Promise<Traffic> {
  const finished = record(page, LOADED_MILLISECONDS);
  return async () => {
    const byType: Record<string, number> = {};
    let requests = 0;
    for (const request of await finished()) {
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

/** Counts what a page prefetches until it has no more to prefetch. */
export function settledPrefetch(page: Page): () => Promise<Prefetch> {
  const finished = record(page, PREFETCHED_MILLISECONDS);
  return async () => {
    const requests = await finished();
    const sizes = await Promise.all(
      requests.map(async (request) =>
        (await isPrefetch(request)) ? [(await request.sizes()).responseBodySize] : [],
      ),
    );
    const bytes = sizes.flat();
    return { chunks: bytes.length, total: bytes.reduce((sum, size) => sum + size, 0) };
  };
}

function record(page: Page, quietMilliseconds: number): () => Promise<readonly Request[]> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  return async () => {
    let count = -1;
    while (count !== finished.length) {
      count = finished.length;
      await page.waitForTimeout(quietMilliseconds);
    }
    return finished;
  };
}

async function isPrefetch(request: Request): Promise<boolean> {
  return (await request.headerValue('sec-purpose'))?.startsWith('prefetch') === true;
}

function typeOf(request: Request): string {
  return request.isNavigationRequest() ? 'document' : request.resourceType();
}
