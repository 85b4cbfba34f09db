import { discoverPackages } from '../typedoc/workspace/packages';
import routes from './routes.json';
import { readFeed } from './support/feed';
import { pathOf } from './support/sitemap';
import { listSourcePages } from './support/sources';
import { addressOf, expect, LOCALES, test, withBase } from './support/test';

/** The names, by package, that are not there yet. */
const PENDING: Readonly<Record<string, readonly string[]>> = routes.pending;

const INTRODUCTION = 'docs/getting-started/Introduction';
const CATEGORY = 'docs/category/getting-started';

/** The response with status 404 of a page that is asked for, and Chromium's message on it. */
const NOT_FOUND = /request failed on navigation: .* 404$|Failed to load resource: .* 404/;

for (const { locale, home, labels } of LOCALES) {
  test.describe(locale, () => {
    test('every route of the site is served as it is', async ({ request }) => {
      for (const route of routes.site) {
        const path = home + route.slice(1);
        const response = await request.get(path, { maxRedirects: 0 });
        expect(response.status(), path).toBe(200);
      }
    });

    for (const end of ['.html', '/', '/index.html']) {
      test(`a path that ends in ${end} shows the clean page`, async ({ site, page }) => {
        const path = home + INTRODUCTION;
        const { heading } = pageAt(path);
        await site.open(path + end);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          new RegExp(`${withBase(path)}$`),
        );
      });
    }

    test('the home page is shown at index.html too', async ({ site, page }) => {
      await site.open(`${home}index.html`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageAt(home).heading);
    });

    for (const path of ['nothing', 'docs/nothing', 'api/core/namespace/Nothing', 'blog/a/b/c/']) {
      test(`an unknown path such as ${path} shows the not-found page`, async ({ site, page }) => {
        // The page of the other language is put in the place of the one that is loading.
        const response = await page.goto(home + path, { waitUntil: 'commit' });
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.notFound);
        await site.hydrated();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.notFound);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page).toHaveURL(addressOf(home + path));
        await site.expectFault(NOT_FOUND);
      });
    }

    test('/docs leads to the category Getting started', async ({ site, page }) => {
      await page.goto(`${home}docs`);
      await expect(page).toHaveURL(addressOf(home + CATEGORY));
      await site.hydrated();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        pageAt(home + CATEGORY).heading,
      );
    });

    for (const feed of ['rss.xml', 'atom.xml']) {
      test(`${feed} lists the posts`, async ({ site, page }) => {
        await site.open(`${home}blog`);
        const entries = await readFeed(page, `${home}blog/${feed}`);
        const posts = listSourcePages(locale).filter(({ source }) => /blog.*\.mdx?$/.test(source));
        expect(entries.map(({ address }) => pathOf(address)).sort()).toEqual(
          posts.map(({ path }) => path).sort(),
        );
        expect(entries.map(({ title }) => title).sort()).toEqual(
          posts.map(({ heading }) => heading).sort(),
        );
      });
    }
  });

  for (const { shortName } of discoverPackages()) {
    test(`${locale}: @tstd/${shortName} has all its routes`, async ({ request }) => {
      const required = requiredNames(shortName);
      const pending = pendingNames(shortName);
      const index = `${home}api/${shortName}`;
      const pages = new Set(
        // A type that has the name of a namespace heads its page.
        required.flatMap((name) => {
          const [kind, id = ''] = name.split('/');
          return kind === 'namespace' || kind === 'inline' ? [`namespace/${id}`] : [];
        }),
      );
      const ids = new Set<string>();
      const missing: string[] = [];
      const surprising: string[] = [];

      for (const path of [index, ...[...pages].map((name) => `${index}/${name}`)]) {
        const response = await request.get(path, { maxRedirects: 0 });
        if (response.ok()) {
          for (const id of idsIn(await response.text())) {
            ids.add(id);
          }
        }
      }
      for (const name of ['', ...required]) {
        const [kind, id = ''] = name.split('/');
        const isThere =
          kind === 'inline'
            ? // TypeDoc leaves the sign of `$storage` out of its anchor.
              ids.has(id.toLowerCase().replace('$', ''))
            : (await request.get(`${index}/${name}`.replace(/\/$/, ''), { maxRedirects: 0 })).ok();
        if (!isThere && !pending.has(name)) {
          missing.push(name);
        }
        if (isThere && pending.has(name)) {
          surprising.push(name);
        }
      }
      expect(missing, 'names of e2e/routes.json without a page').toEqual([]);
      expect(surprising, 'names to take off "pending" in e2e/routes.json').toEqual([]);
    });
  }
}

test('only names that are required are pending, of packages that stand', () => {
  for (const [name, pending] of Object.entries(PENDING)) {
    expect(discoverPackages().map(({ shortName }) => shortName)).toContain(name);
    expect(requiredNames(name)).toEqual(expect.arrayContaining([...pending]));
  }
});

test('the base without its slash leads to the home page', async ({ site, page }) => {
  await site.open(withBase('').replace(/\/$/, ''));
  await expect(page).toHaveURL(addressOf(''));
});

function pageAt(path: string): { readonly heading: string | RegExp } {
  const page = LOCALES.flatMap(({ locale }) => listSourcePages(locale)).find(
    (candidate) => candidate.path === path,
  );
  if (page === undefined) {
    throw new Error(`No page stands at "${path}"`);
  }
  return page;
}

/** The names that a package must have, as `kind/Name`. */
function requiredNames(packageName: string): readonly string[] {
  const kinds = (routes.packages as Readonly<Record<string, Readonly<Record<string, string[]>>>>)[
    packageName
  ];
  return Object.entries(kinds ?? {}).flatMap(([kind, names]) =>
    names.map((name) => `${kind}/${name}`),
  );
}

function pendingNames(packageName: string): ReadonlySet<string> {
  return new Set(PENDING[packageName]);
}

function idsIn(html: string): string[] {
  return [...html.matchAll(/\sid="?([^"\s>]+)/g)].map(([, id = '']) => id.toLowerCase());
}
