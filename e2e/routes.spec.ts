import { discoverPackages } from '../typedoc/workspace/packages';
import routes from './routes.json';
import { isServed, readServed } from './support/built';
import { readFeed } from './support/feed';
import { pathOf } from './support/sitemap';
import { listSourcePages } from './support/sources';
import { addressOf, expect, LOCALES, test, withBase } from './support/test';

/** The names, by package, that are not there yet. */
const PENDING: Readonly<Record<string, readonly string[]>> = routes.pending;

const CATEGORY = 'docs/category/getting-started';

for (const { locale, home } of LOCALES) {
  test.describe(locale, () => {
    test('every route of the site is served as it is', () => {
      const missing = routes.site.filter((route) => !isServed(home + route.slice(1)));
      expect(missing).toEqual([]);
    });

    test('/docs leads to the category Getting started', async ({ site, page }) => {
      await page.goto(`${home}docs`);
      await expect(page).toHaveURL(addressOf(home + CATEGORY));
      await site.start();
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
    test(`${locale}: @tstd/${shortName} has all its routes`, () => {
      const index = `${home}api/${shortName}`;
      const required = requiredNames(shortName);
      // A type that has the name of a namespace heads its page.
      const pages = required.filter((name) => /^(?:namespace|inline)\//.test(name));
      const ids = new Set(
        [index, ...pages.map((name) => `${index}/${name.replace(/^inline/, 'namespace')}`)]
          .filter(isServed)
          .flatMap((path) => idsIn(readServed(path))),
      );
      const isThere = (name: string): boolean => {
        const [kind, id = ''] = name.split('/');
        return kind === 'inline'
          ? // TypeDoc leaves the sign of `$storage` out of its anchor.
            ids.has(id.toLowerCase().replace('$', ''))
          : isServed(`${index}/${name}`);
      };
      const pending = pendingNames(shortName);
      expect(isServed(index)).toBe(true);
      expect(
        required.filter((name) => !isThere(name) && !pending.has(name)),
        'names of e2e/routes.json without a page',
      ).toEqual([]);
      expect(
        required.filter((name) => isThere(name) && pending.has(name)),
        'names to take off "pending" in e2e/routes.json',
      ).toEqual([]);
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
