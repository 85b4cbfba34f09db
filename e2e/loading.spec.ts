import type { Page, Request } from '@playwright/test';
import { CHUNK, holdScripts } from './support/scripts';
import { KINDS } from './support/kinds';
import { expect, LOCALES, test } from './support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const { locale, home, labels } of LOCALES) {
  test(`${locale}: a page that loads slowly shows a thin bar after 200 ms, and the old page until then`, async ({
    site,
    page,
  }) => {
    await site.open(home + KINDS.guide);
    const release = await holdScripts(page, CHUNK);
    const delay = watchBar(page);
    const bar = page.getByRole('progressbar', { name: labels.loadingPage });
    await page
      .getByRole('navigation', { name: labels.docsSidebar })
      .getByRole('link', { name: 'Result', exact: true })
      .click();
    expect(await delay).toBeGreaterThanOrEqual(195);
    await expect(bar).toBeAttached();
    await expect(heading(page)).toHaveText('Option');
    await expect(page.getByRole('status')).toHaveCount(0);
    release();
    await expect(heading(page)).toHaveText('Result');
    await expect(bar).toHaveCount(0);
  });
}

test.describe('links', () => {
  test.use({ prefetches: true });

  const lastLink = (page: Page) =>
    page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link').last();

  for (const path of [KINDS.home, KINDS.apiNamespace, KINDS.blogList]) {
    test(`the page /${path} prefetches the targets of all visible links`, async ({
      site,
      page,
    }) => {
      const prefetched = countPrefetched(page);
      await site.open(path);
      const targets = await page.getByRole('main').getByRole('link').evaluateAll(findVisiblePages);
      expect(targets.length).toBeGreaterThan(0);
      // Each page has at least one chunk, with its text.
      await expect.poll(prefetched).toBeGreaterThanOrEqual(targets.length);
    });
  }

  test('a link loads its page on hover', async ({ site, page, context }) => {
    await site.open(KINDS.guide);
    const open = new Set<Request>();
    let loaded = 0;
    page.on('request', (request) => open.add(request));
    page.on('requestfinished', (request) => {
      loaded += Number(open.delete(request));
    });
    await lastLink(page).hover();
    await expect
      .poll(() => loaded > 0 && open.size === 0, 'the parts of a page come at once')
      .toBe(true);
    await context.setOffline(true);
    await lastLink(page).click();
    await expect(heading(page)).not.toHaveText('Option');
    // The new page tries to prefetch its own links.
    await site.expectFault(/ERR_INTERNET_DISCONNECTED/);
  });

  test('nothing is prefetched for a reader who saves data', async ({ site, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: { effectiveType: '4g', saveData: true },
      });
    });
    await site.open(KINDS.guide);
    await page.waitForLoadState('networkidle');
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await lastLink(page).hover();
    // Prefetching would begin when the browser is idle.
    await page.waitForTimeout(2_500);
    expect(scripts).toEqual([]);
  });
});

/** Runs in the page. Returns the other pages of the site that visible links lead to. */
function findVisiblePages(links: readonly Element[]): readonly string[] {
  const paths = links
    .filter((link) => link.getBoundingClientRect().bottom <= window.innerHeight)
    .map((link) => new URL((link as HTMLAnchorElement).href))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);
  return [...new Set(paths)].filter((path) => path !== window.location.pathname);
}

function countPrefetched(page: Page): () => number {
  let count = 0;
  page.on('requestfinished', async (request) => {
    const purpose = await request.headerValue('sec-purpose');
    count += Number(purpose?.startsWith('prefetch') === true);
  });
  return () => count;
}

/** Measures the time from a press to the bar inside the page, where messages do not add a delay. */
function watchBar(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const watch = ({ timeStamp }: Event): void => {
          new MutationObserver(() => {
            if (document.querySelector('[role=progressbar]') !== null) {
              resolve(performance.now() - timeStamp);
            }
          }).observe(document.body, { childList: true, subtree: true });
        };
        document.addEventListener('click', watch, { capture: true, once: true });
      }),
  );
}
