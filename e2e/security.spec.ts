import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { readServed } from './support/built';
import { KINDS } from './support/kinds';
import { pathOf, readSitemap } from './support/sitemap';
import { expect, LOCALES, test } from './support/test';

/** The policies and scripts in the HTML of a page, before any script has run. */
interface PageScripts {
  readonly policies: readonly string[];
  readonly inline: readonly string[];
  /** Where all that the page loads comes from. */
  readonly sources: readonly string[];
}

/** The types of scripts that browsers run, or take rules from. */
const RUNS = /^(?:|module|speculationrules|.*javascript)$/;

const HOMES = LOCALES.map(({ home }) => home);

test('every page has a policy that names its inline scripts, the same on all pages', async ({
  request,
}) => {
  const paths = (await readSitemap(request)).map(({ address }) => pathOf(address));
  const common = new Set<string>();
  const problems: string[] = [];
  for (const path of [...paths, '404.html', 'fr/404.html']) {
    const { policies, inline, sources } = readScripts(readServed(path));
    const hashes = inline.map(hashOf).sort();
    if (policies.length !== 1 || hashesIn(policies[0]).join(' ') !== hashes.join(' ')) {
      problems.push(`/${path} has ${hashes.join(' ')} and the policies ${policies.join('; ')}`);
    }
    const others = sources.filter((source) => !source.startsWith('/'));
    if (others.length > 0) {
      problems.push(`/${path} loads ${others.join(' ')}`);
    }
    // The home page has one more, which says when its files are not found.
    if (!HOMES.includes(path)) {
      common.add(inline.join('\n'));
    }
  }
  expect(problems).toEqual([]);
  expect(common.size, 'inline scripts of all pages').toBe(1);
});

for (const { locale, home } of LOCALES) {
  test(`${locale}: the redirect of /docs obeys its policy`, async ({ request }) => {
    const response = await request.get(`${home}docs/`);
    const { policies, inline } = readScripts(await response.text());
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

/** Reads a page without running anything. */
function readScripts(html: string): PageScripts {
  const policies: string[] = [];
  const inline: string[] = [];
  const sources: string[] = [];
  let isInline = false;
  new Parser({
    onopentag: (
      name,
      { 'http-equiv': equivalent, content = '', src, rel = '', href, type = '' },
    ) => {
      if (equivalent === 'Content-Security-Policy') {
        policies.push(content);
      }
      if (src !== undefined) {
        sources.push(src);
      }
      if (name === 'link' && /^(?:stylesheet|icon)$/.test(rel)) {
        sources.push(href ?? '');
      }
      isInline = name === 'script' && src === undefined && RUNS.test(type);
      if (isInline) {
        inline.push('');
      }
    },
    ontext: (text) => {
      if (isInline) {
        inline.push(`${inline.pop() ?? ''}${text}`);
      }
    },
    onclosetag: () => {
      isInline = false;
    },
  }).end(html);
  return { policies, inline, sources };
}

function hashesIn(policy = ''): string[] {
  return [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash = '']) => hash).sort();
}

function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
