import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { readServed } from './support/built';
import { KINDS } from './support/kinds';
import { inParallel } from './support/parallel';
import { pathOf, readSitemap } from './support/sitemap';
import { expect, LOCALES, test } from './support/test';

/** The policies and scripts in the HTML of a page, before any script has run. */
interface PageScripts {
  readonly policies: readonly string[];
  readonly inline: readonly string[];
  /** Where all that the page loads comes from. */
  readonly sources: readonly string[];
}

/** How many pages are read at a time. */
const PAGES_AT_A_TIME = 8;

const HOMES = LOCALES.map(({ home }) => home);

test('every page has a policy that names its inline scripts, the same on all pages', async ({
  site,
  page,
  request,
}) => {
  // It reads every page.
  test.slow();
  await site.open(KINDS.markdownPage);
  const paths = (await readSitemap(request)).map(({ address }) => pathOf(address));
  const common = new Set<string>();
  await inParallel([...paths, '404.html', 'fr/404.html'], PAGES_AT_A_TIME, async (path) => {
    const { policies, inline, sources } = await readScripts(page, readServed(path));
    expect(policies, path).toHaveLength(1);
    expect(hashesIn(policies[0]), path).toEqual([...inline].map(hashOf).sort());
    // The home page has one more, which says when its files are not found.
    if (!HOMES.includes(path)) {
      common.add(inline.join('\n'));
    }
    expect(
      sources.filter((source) => !source.startsWith('/')),
      path,
    ).toEqual([]);
  });
  expect(common.size, 'inline scripts of all pages').toBe(1);
});

for (const { locale, home } of LOCALES) {
  test(`${locale}: the redirect of /docs obeys its policy`, async ({ site, page, request }) => {
    await site.open(home);
    const response = await request.get(`${home}docs/`);
    const { policies, inline } = await readScripts(page, await response.text());
    expect(hashesIn(policies[0])).toEqual(inline.map(hashOf).sort());
  });
}

test('the policy stops a script that was put into the page', async ({ site, page }) => {
  await site.open('');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
  });
  await expect(page).not.toHaveTitle('taken over');
  await site.expectFault(/Content Security Policy/);
});

test('the policy stops a request to another host', async ({ site, page }) => {
  await site.open('');
  const outcome = await page.evaluate(() =>
    fetch('http://127.0.0.1:9/').then(
      () => 'sent',
      () => 'stopped',
    ),
  );
  expect(outcome).toBe('stopped');
  await site.expectFault(/Content Security Policy/);
});

test('links that open a new tab give it no hold on this one', async ({ site, page }) => {
  for (const path of [KINDS.home, KINDS.guide, KINDS.blogPost]) {
    await site.open(path);
    const links = page.locator('a[target=_blank]');
    expect(await links.count()).toBeGreaterThan(0);
    for (const rel of await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('rel')),
    )) {
      expect(rel).toContain('noopener');
    }
  }
});

/** Reads a page with the browser's own parser, without running anything. */
function readScripts(page: Page, html: string): Promise<PageScripts> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const scripts = [...parsed.querySelectorAll('script')];
    const loaded = [...parsed.querySelectorAll('[src], link[rel=stylesheet], link[rel=icon]')];
    return {
      policies: [...parsed.querySelectorAll('meta[http-equiv="Content-Security-Policy"]')].map(
        (meta) => meta.getAttribute('content') ?? '',
      ),
      inline: scripts
        .filter(
          (script) =>
            !script.hasAttribute('src') &&
            /^(?:|module|speculationrules|.*javascript)$/.test(script.type),
        )
        .map((script) => script.textContent),
      sources: loaded.map(
        (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
      ),
    };
  }, html);
}

function hashesIn(policy = ''): string[] {
  return [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash = '']) => hash).sort();
}

function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
