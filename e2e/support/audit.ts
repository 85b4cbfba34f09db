import type { Page, Response } from '@playwright/test';
import { SITE } from '../../src/config/site';
import { alternatesOf, PUBLISHED } from './sitemap';
import type { SourcePage } from './sources';

/** What a page says of itself. */
interface PageFacts {
  readonly language: string;
  readonly headings: readonly string[];
  readonly duplicateIds: readonly string[];
  readonly imagesWithoutText: readonly string[];
  readonly title: string;
  readonly canonical: readonly string[];
  readonly alternates: Readonly<Record<string, string>>;
  /** The contents of `<meta>` by their name or property. */
  readonly meta: Readonly<Record<string, string>>;
}

/** The guides, the posts and the packages, which readers ask for in words of their own. */
const HAS_KEYWORDS =
  /^(?:fr\/)?(?:docs\/(?!category\/)|blog\/(?!(?:archive|authors|tags)(?:\/|$))|api\/[^/]+$)/;

/**
 * Compares what a page says of itself with what it is made from, both as it is served, which is
 * what search engines read, and as it is once its scripts have run. An empty list is a good page.
 */
export async function auditPage(
  page: Page,
  response: Response,
  source: SourcePage,
): Promise<readonly string[]> {
  const { path } = source;
  const served = await page.evaluate(readFacts, await response.text());
  const shown = await page.evaluate(readFacts, null);
  return [
    ...(response.status() === 200 ? [] : [`/${path} answers ${response.status()}`]),
    ...(response.request().redirectedFrom() === null ? [] : [`/${path} is a redirect`]),
    ...findProblems(served, source).map((problem) => `/${path}, as served, ${problem}`),
    ...findProblems(shown, source).map((problem) => `/${path} ${problem}`),
  ];
}

function findProblems(
  facts: PageFacts,
  { path, locale, heading, source }: SourcePage,
): readonly string[] {
  const { meta } = facts;
  const [first = ''] = facts.headings;
  const isNamed = typeof heading === 'string' ? first === heading : heading.test(first);
  const checks: readonly (readonly [isRight: boolean, problem: string])[] = [
    [
      facts.headings.length === 1,
      `has ${facts.headings.length} <h1>: ${facts.headings.join(', ')}`,
    ],
    [isNamed, `has the <h1> "${first}", not "${String(heading)}" as in ${source}`],
    [facts.language === locale, `has the language "${facts.language}"`],
    [facts.duplicateIds.length === 0, `repeats the ids ${facts.duplicateIds.join(', ')}`],
    [
      facts.imagesWithoutText.length === 0,
      `has images without alternative text: ${facts.imagesWithoutText.join(', ')}`,
    ],
    [facts.title.includes(SITE.title), `has the title "${facts.title}"`],
    [(meta['description'] ?? '') !== '', `has the description "${String(meta['description'])}"`],
    [!HAS_KEYWORDS.test(path) || (meta['keywords'] ?? '') !== '', 'has no keywords'],
    [
      facts.canonical.join(' ') === PUBLISHED + path,
      `names ${facts.canonical.join(' ')} as its address`,
    ],
    [
      isSame(facts.alternates, alternatesOf(path)),
      `names ${JSON.stringify(facts.alternates)} as its alternates`,
    ],
    [meta['robots'] === 'index, follow', `says "${String(meta['robots'])}" to robots`],
    [
      meta['revisit-after'] === '7 days',
      `asks for a visit after "${String(meta['revisit-after'])}"`,
    ],
    [
      meta['og:image']?.startsWith(PUBLISHED) === true,
      `has the social card ${String(meta['og:image'])}`,
    ],
    [meta['og:url'] === PUBLISHED + path, `is shared as ${String(meta['og:url'])}`],
  ];
  return checks.filter(([isRight]) => !isRight).map(([, problem]) => problem);
}

function isSame(
  actual: Readonly<Record<string, string>>,
  expected: Readonly<Record<string, string>>,
): boolean {
  const names = Object.keys(actual);
  return (
    names.length === Object.keys(expected).length &&
    names.every((name) => actual[name] === expected[name])
  );
}

/** Runs in the page. Reads the HTML that it is given, or else the page itself. */
function readFacts(html: string | null): PageFacts {
  const root = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  function all<Name extends keyof HTMLElementTagNameMap>(
    selector: Name,
    condition = '',
  ): HTMLElementTagNameMap[Name][] {
    return [...root.querySelectorAll<HTMLElementTagNameMap[Name]>(selector + condition)];
  }
  const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
  return {
    language: root.documentElement.lang,
    headings: all('h1').map((heading) => heading.textContent.trim()),
    duplicateIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    imagesWithoutText: all('img', ':not([alt])').map((image) => image.outerHTML.slice(0, 80)),
    title: root.title,
    canonical: all('link', '[rel=canonical]').map(({ href }) => href),
    alternates: Object.fromEntries(
      all('link', '[rel=alternate][hreflang]').map(({ hreflang, href }) => [hreflang, href]),
    ),
    meta: Object.fromEntries(
      all('meta').map((meta) => [meta.name || (meta.getAttribute('property') ?? ''), meta.content]),
    ),
  };
}
