import { createHash } from 'node:crypto';
import { SITE } from '../src/config/site';
import { LOCALE_ROWS, SOURCE_LOCALE } from '../typedoc/workspace/locales';
import { findViolations } from './support/axe';
import { findChanges } from './support/content';
import { KINDS } from './support/kinds';
import {
  alternatesOf,
  listFiles,
  type PageElement,
  PUBLISHED,
  readElements,
  readServed,
  readSitemaps,
} from './support/pages';
import { listSources } from './support/sources';
import { expect, LOCALES, test } from './support/test';

/** Guides, posts and packages, which readers search for in their own words. */
const HAS_KEYWORDS =
  /^(?:fr\/)?(?:docs\/(?!category\/)|blog\/(?!(?:archive|authors|tags)(?:\/|$))|api\/[^/]+$)/;

/** The types of scripts that browsers run or read rules from. */
const RUNS = /^(?:|module|speculationrules|.*javascript)$/;

/** The pages whose scripts run in the tests, by their paths below the home of a language. */
const PARTS = {
  guides: /^docs\//,
  reference: /^api(?:\/[^/]+(?:\/namespace\/.*)?)?$/,
  others: /^(?!docs\/|api)/,
};

/**
 * The pages of a single class, function or interface. Between languages only their words differ. Those
 * of currencies are alike, so one is enough.
 */
const SYMBOLS = /^api\/[^/]+\/(?:class|function|interface)\/(?:USD$|(?![A-Z]{3}$))/;

/** Colours and widths do not depend on the language, so each language tests one half. */
const VIEWS = [
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;
const OTHER_VIEWS = [
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
] as const;

// A test opens hundreds of pages, one after another on a busy machine.
test.setTimeout(900_000);

/** The pages of a language, by their paths below the site's base. */
function pagesOf(home: string): readonly string[] {
  const homes = LOCALES.map((each) => each.home).filter((each) => each.length > home.length);
  return readSitemaps().filter(
    (path) => path.startsWith(home) && !homes.some((other) => path.startsWith(other)),
  );
}

test('the sitemaps list each page of the build, and no other', () => {
  const pages = listFiles('build', '.html')
    // Leave out the copies for addresses with a trailing slash.
    .filter((file) => !/.\/index\.html$/.test(file) || file === 'fr/index.html')
    .filter((file) => !/^(?:fr\/)?404\.html$/.test(file))
    .filter((file) => !/http-equiv="?refresh|content="?noindex/.test(readServed(file)))
    .map((file) => file.replace(/(?:(?<=^|\/)index)?\.html$/, ''));
  expect(readSitemaps().toSorted()).toEqual(pages.sort());
});

for (const { locale, home, labels } of LOCALES) {
  test(`${locale}: the file of each page is complete, and matches its source`, async () => {
    const sources = await listSources(locale);
    const headings = new Map(sources.map(({ path, heading }) => [path, heading]));
    const others = LOCALES.map((each) => each.locale).filter((each) => each !== locale);
    const pages = pagesOf(home);
    expect(pages).toEqual(expect.arrayContaining([...headings.keys()]));
    const common = factsOf(readElements(home + KINDS.guide)).allowedScripts;
    for (const path of pages) {
      const { allowedScripts, ...facts } = factsOf(readElements(path));
      expect.soft(facts, `/${path}`).toEqual({
        language: locale,
        title: expect.stringContaining(SITE.title),
        headings: [headings.get(path) ?? expect.stringMatching(/./)],
        skippedHeadings: [],
        repeatedIds: [],
        imagesWithoutText: [],
        description: expect.stringMatching(/./),
        keywords: HAS_KEYWORDS.test(path) ? expect.stringMatching(/./) : expect.anything(),
        robots: 'index, follow',
        revisit: '7 days',
        card: `${PUBLISHED}${home}img/social-card-${locale}.png`,
        regions: [locale, ...others].map((each) => LOCALE_ROWS[each].region.replace('-', '_')),
        shared: PUBLISHED + path,
        canonical: PUBLISHED + path,
        alternates: alternatesOf(path),
        inlineScripts: allowedScripts,
        otherHosts: [],
        unsafeNewTabs: [],
      });
      // The home page has another script, which reports that its files were not found.
      expect
        .soft(allowedScripts, `/${path}`)
        .toEqual(path === home ? expect.arrayContaining(common) : common);
    }
  });

  const parts = locale === SOURCE_LOCALE ? { ...PARTS, symbols: SYMBOLS } : PARTS;
  for (const [part, pattern] of Object.entries(parts)) {
    test(`${locale}: scripts show the content of the files: ${part}`, async ({ site, page }) => {
      const pages = pagesOf(home).filter((path) => pattern.test(path.slice(home.length)));
      expect(pages.length).toBeGreaterThan(10);
      for (const path of pages) {
        const response = await site.open(path);
        expect.soft(await findChanges(page, await response.text()), `/${path}`).toEqual([]);
      }
    });
  }

  for (const [kind, path] of Object.entries(KINDS)) {
    test(`${locale}: axe finds no violation, and new tabs are announced: ${kind}`, async ({
      site,
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // The tests above have shown that scripts do not change the page.
      await site.read(home + path);
      for (const { width, colorScheme } of locale === SOURCE_LOCALE ? VIEWS : OTHER_VIEWS) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        expect.soft(await findViolations(page), `${colorScheme}, ${width} px`).toEqual([]);
      }
      // In an article the stylesheet announces new tabs, elsewhere an icon does.
      const newTabs = page.locator('a[target="_blank"]').filter({ visible: true });
      const named = page.getByRole('link', { name: labels.externalLink });
      await expect(newTabs.and(named)).toHaveCount(await newTabs.count());
    });
  }
}

/** Collects the metadata of a page, and its faults. */
function factsOf(elements: readonly PageElement[]) {
  const having = (name: string, attribute: string, value?: string) =>
    elements
      .filter((element) => element.name === name)
      .filter(({ attributes }) =>
        value === undefined ? attribute in attributes : attributes[attribute] === value,
      );
  const contentOf = (attribute: string, value: string): string =>
    having('meta', attribute, value)
      .map(({ attributes }) => attributes['content'])
      .join(' and ');
  const addressesOf = (found: readonly PageElement[]) =>
    found.map(({ attributes }) => attributes['href']);
  const allHeadings = elements.filter(({ name }) => /^h[1-6]$/.test(name));
  // On pages of the blog, the list of posts comes before the title.
  const headings = allHeadings.slice(allHeadings.findIndex(({ name }) => name === 'h1'));
  const ids = elements.flatMap(({ attributes }) => attributes['id'] ?? []);
  const newTabs = having('a', 'target', '_blank');
  const policy = contentOf('http-equiv', 'Content-Security-Policy');
  return {
    language: having('html', 'lang')[0]?.attributes['lang'],
    title: elements.find(({ name }) => name === 'title')?.text,
    headings: headings.filter(({ name }) => name === 'h1').map(({ text }) => text.trim()),
    skippedHeadings: headings.filter(
      ({ name }, index) => Number(name[1]) > Number(headings[index - 1]?.name[1] ?? 0) + 1,
    ),
    repeatedIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    imagesWithoutText: elements.filter(
      ({ name, attributes }) => name === 'img' && !('alt' in attributes),
    ),
    description: contentOf('name', 'description'),
    keywords: contentOf('name', 'keywords'),
    robots: contentOf('name', 'robots'),
    revisit: contentOf('name', 'revisit-after'),
    card: contentOf('property', 'og:image'),
    regions: ['og:locale', 'og:locale:alternate'].map((name) => contentOf('property', name)),
    shared: contentOf('property', 'og:url'),
    canonical: addressesOf(having('link', 'rel', 'canonical')).join(' and '),
    alternates: Object.fromEntries(
      having('link', 'hreflang').map(({ attributes }) => [
        attributes['hreflang'],
        attributes['href'],
      ]),
    ),
    inlineScripts: elements
      .filter(
        ({ name, attributes: { src, type = '' } }) =>
          name === 'script' && src === undefined && RUNS.test(type),
      )
      .map(({ text }) => createHash('sha256').update(text).digest('base64'))
      .sort(),
    allowedScripts: [...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash).sort(),
    otherHosts: [
      ...elements.flatMap(({ attributes }) => attributes['src'] ?? []),
      ...addressesOf([...having('link', 'rel', 'stylesheet'), ...having('link', 'rel', 'icon')]),
    ].filter((source = '') => !/^\/(?!\/)/.test(source)),
    unsafeNewTabs: addressesOf(
      newTabs.filter(({ attributes }) => !/\bnoopener\b/.test(attributes['rel'] ?? '')),
    ),
  };
}
