/** How many bytes a page may prefetch, as they travel. */
const LIMIT = 60 * 1024;

/** How heavy the next chunk may be: its weight is not known before it is there. */
const RESERVE = 20 * 1024;

/** What a chunk counts for when the browser does not tell its weight. */
const ASSUMED = 8 * 1024;

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
    queue = queue.then(() => (spent + RESERVE <= LIMIT ? fetchWhenIdle(url) : undefined));
  }
  return queue;
}

/** Starts the account of another page. */
export function renewBudget(): void {
  spent = 0;
}

async function fetchWhenIdle(url: string): Promise<void> {
  await idle();
  await append(url);
  spent += sizeOf(url);
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(
        () => {
          resolve();
        },
        { timeout: 2000 },
      );
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
    link.onload = link.onerror = () => {
      resolve();
    };
    document.head.append(link);
  });
}

function sizeOf(url: string): number {
  const { href } = new URL(url, window.location.href);
  const [entry] = performance.getEntriesByName(href, 'resource');
  return entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : ASSUMED;
}
