import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const KIB = 1024;

class FakeResourceTiming {
  readonly encodedBodySize: number;

  constructor(encodedBodySize: number) {
    this.encodedBodySize = encodedBodySize;
  }
}

let prefetch: (url: string) => Promise<void>;
let renewBudget: () => void;
let sizes: Record<string, number | undefined>;

beforeEach(async () => {
  vi.resetModules();
  ({ default: prefetch, renewBudget } = await import('./prefetch'));
  sizes = {};
  vi.stubGlobal('PerformanceResourceTiming', FakeResourceTiming);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('performance', {
    now: () => 0,
    getEntriesByName: (url: string) => {
      const size = sizes[new URL(url).pathname];
      return size === undefined ? [] : [new FakeResourceTiming(size)];
    },
  });
  document.head.replaceChildren();
  // The browser says that a file has come; jsdom fetches none.
  new MutationObserver((records) => {
    for (const link of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      link.dispatchEvent(new Event('load'));
    }
  }).observe(document.head, { childList: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const fetched = () =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) =>
    link.getAttribute('href'),
  );

async function prefetchAll(urls: readonly string[]): Promise<void> {
  await Promise.all(urls.map((url) => prefetch(url)));
}

function files(count: number, size: number | undefined): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    sizes[`/${index}.js`] = size;
    return `/${index}.js`;
  });
}

describe('prefetch()', () => {
  test('fetches a file once', async () => {
    await prefetchAll(['/a.js', '/b.js', '/a.js']);
    expect(fetched()).toEqual(['/a.js', '/b.js']);
  });

  test('stops where the next file could take it over 60 KiB', async () => {
    const urls = files(40, 3 * KIB);
    await prefetchAll(urls);
    expect(fetched()).toHaveLength(14);
    expect(fetched().length * 3).toBeLessThanOrEqual(60);
  });

  test('stays within 60 KiB with files as heavy as 20 KiB', async () => {
    await prefetchAll(files(10, 20 * KIB));
    expect(fetched()).toHaveLength(3);
  });

  test('stops too when the browser tells no weights', async () => {
    await prefetchAll(files(40, undefined));
    expect(fetched().length).toBeLessThan(10);
  });

  test('starts anew on another page, with what that page asks for', async () => {
    await prefetchAll(files(10, 20 * KIB));
    renewBudget();
    sizes['/next.js'] = KIB;
    await prefetch('/next.js');
    expect(fetched().at(-1)).toBe('/next.js');
  });

  test('goes on after a file that cannot be fetched', async () => {
    const errors = new MutationObserver((records) => {
      for (const link of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        link.dispatchEvent(new Event('error'));
      }
    });
    errors.observe(document.head, { childList: true });
    await prefetchAll(['/missing.js', '/b.js']);
    expect(fetched()).toEqual(['/missing.js', '/b.js']);
  });
});
