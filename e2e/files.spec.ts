import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Ajv } from 'ajv';
import { SITE } from '../src/config/site';
import { siteTexts } from '../src/config/siteTexts';
import { REFERENCE_FILES, referenceFolder } from '../typedoc/reference/contract';
import { contentFolder } from '../typedoc/workspace/content';
import { discoverPackages } from '../typedoc/workspace/packages';
import { KINDS } from './support/kinds';
import {
  isServed,
  listFiles,
  pathOf,
  PUBLISHED,
  readElements,
  readServed,
  readSitemaps,
} from './support/pages';
import { listSources } from './support/sources';
import { expect, LOCALES, test } from './support/test';

/*
 * Checks the files of the build: the addresses and anchors that other sites link to, and the files
 * that programs read.
 */

/** The addresses that must keep working, apart from those of the reference. */
const ADDRESSES = [
  ...['', '404.html', 'api', 'markdown-page', 'search', 'versions'],
  ...['', '/archive', '/authors', '/mdx-blog-post', '/tags', '/welcome'].map(
    (path) => `blog${path}`,
  ),
  ...['docusaurus', 'facebook', 'hello'].map((name) => `blog/tags/${name}`),
  ...['core', 'error', 'getting-started', 'packages'].map((name) => `docs/category/${name}`),
  ...['Introduction', 'import-style'].map((name) => `docs/getting-started/${name}`),
  ...['enum', 'int', 'option', 'ref', 'result', 'string'].map(
    (name) => `docs/packages/core/${name}`,
  ),
  ...['creating-error-type', 'overview', 'stopping-execution'].map(
    (name) => `docs/packages/error/${name}`,
  ),
];

/**
 * The pages and anchors of the reference that other sites may link to, one page per line, the same in
 * all languages. None may disappear; new ones need not be listed.
 */
const ANCHORS = 'e2e/support/anchors.tsv';

/** The parts of a page that links depend on. */
interface LinkedPage {
  readonly ids: ReadonlySet<string>;
  /** The ids of its headings below the title. */
  readonly sections: readonly string[];
  readonly links: readonly string[];
}

/** The description of a compiler error in an example. */
const REMARK = /(?<=@ts-expect-error TS\d+: ).+/g;

let pages: ReadonlyMap<string, LinkedPage>;

// One worker reads all pages, and once.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  const others = LOCALES.flatMap(({ home }) => [`${home}search`, `${home}404.html`]);
  pages = new Map([...readSitemaps(), ...others].map(readPage));
});

function readPage(path: string): readonly [string, LinkedPage] {
  const elements = readElements(path);
  const valuesOf = (names: RegExp, attribute: string): readonly string[] =>
    elements
      .filter(({ name }) => names.test(name))
      .flatMap(({ attributes }) => attributes[attribute] ?? []);
  const ids = new Set(valuesOf(/^/, 'id'));
  return [path, { ids, sections: valuesOf(/^h[2-6]$/, 'id'), links: valuesOf(/^a$/, 'href') }];
}

/** Checks whether an address below the site's base leads to a page and to the anchor that it names. */
function isThere(address: string): boolean {
  const [path = '', anchor] = address.split('#');
  const page = pages.get(path);
  return page !== undefined && (anchor === undefined || page.ids.has(decodeURIComponent(anchor)));
}

test('links with a hash, also in code, lead to an anchor', () => {
  const links = [...pages].flatMap(([from, page]) =>
    page.links
      .filter((href) => /#./.test(href))
      .map((href) => new URL(href, PUBLISHED + from).href)
      .filter((address) => address.startsWith(PUBLISHED))
      .map((address) => ({ from, to: pathOf(address) })),
  );
  expect(links.length).toBeGreaterThan(1_000);
  // Ignore the query: it does not affect anchors.
  expect(links.filter(({ to }) => !isThere(to.replace(/\?[^#]*/, '')))).toEqual([]);
});

test('no page or anchor of the reference has disappeared', () => {
  const lost = readFileSync(ANCHORS, 'utf8')
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [page = '', ids = ''] = line.split('\t');
      return LOCALES.flatMap(({ home }) => ids.split(' ').map((id) => `${home}${page}#${id}`));
    })
    .filter((address) => !isThere(address));
  expect(lost, `Add them again, or remove them from ${ANCHORS}`).toEqual([]);
});

test('the answers that the search must find exist', () => {
  const lost = LOCALES.flatMap(({ locale, home }) =>
    readFileSync(`e2e/relevance/questions.${locale}.json`, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(/(?<=[ "]\/)(?:api|blog|docs)\/[^ "]*/g)]
          .filter(([path]) => !isThere(home + path))
          .map(([path]) => `e2e/relevance/questions.${locale}.json:${String(index + 1)} /${path}`),
      ),
  );
  expect(lost).toEqual([]);
});

test('headings have the same ids in all languages', () => {
  for (const { home } of LOCALES) {
    for (const [path, { sections }] of pages) {
      // The initials of the tags, which are headings, differ between languages.
      if (!path.startsWith('fr/') && path !== 'blog/tags') {
        expect(pages.get(home + path)?.sections, home + path).toEqual(sections);
      }
    }
  }
});

for (const { locale, home } of LOCALES) {
  test.describe(locale, () => {
    test('each permanent address is served without a redirect', () => {
      expect(ADDRESSES.filter((path) => !isServed(home + path))).toEqual([]);
    });

    test('the data of each page of the reference matches the published schema', async ({
      request,
    }) => {
      const isPageData = new Ajv({ allowUnionTypes: true }).compile(
        JSON.parse(readServed(`${home}api/schema.json`)) as object,
      );
      const lists: readonly string[] = Object.values(REFERENCE_FILES);
      const files = listFiles(referenceFolder(locale)).filter(
        (file) => file.endsWith('.json') && !lists.includes(file),
      );
      expect(files.length).toBeGreaterThan(500);
      for (const file of files) {
        expect(isPageData(JSON.parse(readServed(`${home}api/${file}`))), file).toBe(true);
      }
      const response = await request.get(`${home}api/index.json`);
      expect(response.headers()['content-type']).toContain('application/json');
    });

    test('symbols.json contains an existing address for each name', () => {
      const symbols = JSON.parse(readServed(`${home}api/symbols.json`)) as readonly {
        readonly id: number;
        readonly path: string;
      }[];
      expect(symbols.length).toBeGreaterThan(1_000);
      expect(new Set(symbols.map(({ id }) => id)).size).toBe(symbols.length);
      const addresses = symbols.map(({ path }) => home + path.slice(1));
      expect(addresses.filter((address) => !isThere(address))).toEqual([]);
    });

    test('every guide and page of the reference has a Markdown version whose links work', async ({
      request,
    }) => {
      const sources = await listSources(locale);
      const index = readServed(`${home}llms.txt`);
      expect(index).toMatch(/^# .+\n\n> .+\n\n## /);
      const targets = sources
        .filter(({ kind }) => kind === 'docs' || kind === 'api')
        .flatMap(({ path }) => {
          const markdown = readServed(`${path}.md`);
          expect(markdown, path).toMatch(/^# \S/);
          expect(index).toContain(`](${PUBLISHED}${path}.md): `);
          return [...markdown.matchAll(/\]\(([^\s)#]+)[^\s)]*\)/g)];
        })
        .map(([, target = '']) => target)
        .filter((target) => target.startsWith(PUBLISHED));
      expect(targets.length).toBeGreaterThan(100);
      expect(targets.filter((target) => !isServed(pathOf(target)))).toEqual([]);
      const response = await request.get(`${home + KINDS.guide}.md`);
      expect(response.headers()['content-type']).toContain('text/markdown');
    });

    test('the feeds list the posts, in the language of the site', async ({ page }) => {
      const posts = (await listSources(locale)).filter(({ kind }) => kind === 'blog');
      await page.goto(home);
      for (const file of ['rss.xml', 'atom.xml']) {
        const { title, entries } = await readFeed(page, readServed(`${home}blog/${file}`));
        expect(title).toBe(siteTexts(locale).blog.feed);
        expect(entries.map(({ address }) => pathOf(address)).sort()).toEqual(
          posts.map(({ path }) => path).sort(),
        );
        expect(entries.map((entry) => entry.title).sort()).toEqual(
          posts.map(({ heading }) => heading).sort(),
        );
      }
    });

    test('the social card has the size that networks expect', async ({ request }) => {
      const response = await request.get(`${home}img/social-card-${locale}.png`);
      expect(response.headers()['content-type']).toBe('image/png');
      const image = await response.body();
      // The header of a PNG holds its width and height at these positions.
      expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
    });

    test('the examples of the home page have comments in its language', () => {
      const remarksOf = (folder: string): readonly string[] =>
        listFiles(join(folder, '_problems'), '.mdx').flatMap(
          (file) => readFileSync(join(folder, '_problems', file), 'utf8').match(REMARK) ?? [],
        );
      const text = readServed(home).replaceAll('&quot;', '"');
      for (const each of LOCALES) {
        const remarks = remarksOf(contentFolder('pages', each.locale));
        expect(remarks.length).toBeGreaterThan(0);
        const expected = each.locale === locale ? remarks : [];
        expect(remarks.filter((remark) => text.includes(remark))).toEqual(expected);
      }
    });
  });
}

test('until the packages are on npm, the site is their registry, with a tarball of each', () => {
  const packages = discoverPackages();
  const served = packages.filter(({ name }) => isServed(`registry/${name}`));
  expect(served).toHaveLength(SITE.isPublished ? 0 : packages.length);
  const tarballs = served.map(({ name, manifest: { version } }) => {
    const { versions } = JSON.parse(readServed(`registry/${name}`)) as {
      readonly versions: Readonly<Record<string, { readonly dist: { readonly tarball: string } }>>;
    };
    return pathOf(versions[version]?.dist.tarball ?? '');
  });
  expect(tarballs.filter((path) => !isServed(path))).toEqual([]);
});

test('no file contains the folder of the build, or has a name that hosts do not serve', () => {
  const files = listFiles('build');
  expect(files.length).toBeGreaterThan(1_000);
  const folder = process.cwd();
  expect(files.filter((file) => readFileSync(join('build', file)).includes(folder))).toEqual([]);
  // GitHub Pages, for example, does not serve files whose name begins with an underscore or a dot.
  expect(files.filter((file) => /(?:^|\/)[_.]/.test(file))).toEqual([]);
});

/** Reads an RSS or Atom feed with the browser's own parser, which is strict about XML. */
function readFeed(
  page: Page,
  xml: string,
): Promise<{
  readonly title: string | undefined;
  readonly entries: readonly { readonly title: string; readonly address: string }[];
}> {
  return page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    const error = feed.querySelector('parsererror');
    if (error !== null) {
      throw new Error(error.textContent);
    }
    const entries = [...feed.querySelectorAll('item, entry')].map((entry) => {
      const link = entry.querySelector('link');
      return {
        title: entry.querySelector('title')?.textContent ?? '',
        address: link?.getAttribute('href') ?? link?.textContent ?? '',
      };
    });
    return { title: feed.querySelector('title')?.textContent, entries };
  }, xml);
}
