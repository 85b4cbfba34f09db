/** How many bytes a page may prefetch, as they travel. */
const BUDGET = 50 * 1024;

const requested = new Set<string>();
let spent = 0;
let queue: Promise<void> = Promise.resolve();

/**
 * Fetches a chunk that a visible link may need, when the browser is idle and within a budget.
 *
 * Docusaurus prefetches whatever every visible link leads to, which for a page with a long sidebar
 * is more than the page itself. Chunks are taken one after the other, and when the budget is spent
 * the rest waits for the pointer: hovering a link loads its page in any case.
 */
export default function prefetch(url: string): Promise<void> {
  if (!requested.has(url)) {
    requested.add(url);
    queue = queue.then(() => (spent < BUDGET ? fetchWhenIdle(url) : undefined));
  }
  return queue;
}

async function fetchWhenIdle(url: string): Promise<void> {
  await idle();
  await append(url);
  spent += sizeOf(url);
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => { resolve(); }, { timeout: 2000 });
    } else {
      setTimeout(resolve, 200);
    }
  });
}

function append(url: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = url;
    // What could not be fetched is asked for again when the page is opened.
    link.onload = link.onerror = () => { resolve(); };
    document.head.append(link);
  });
}

function sizeOf(url: string): number {
  const { href } = new URL(url, window.location.href);
  const [entry] = performance.getEntriesByName(href, 'resource') as PerformanceResourceTiming[];
  return entry?.encodedBodySize ?? 0;
}
