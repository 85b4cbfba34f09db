import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { SITE } from '../../src/config/site';
import { alternatesOf, PUBLISHED } from './sitemap';
import type { SourcePage } from './sources';

/** The parts of a page that are checked. */
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
  /** All words between the navigation and the footer. */
  readonly text: string;
}

/** The guides, the posts and the packages, which readers ask for in words of their own. */
const HAS_KEYWORDS =
  /^(?:fr\/)?(?:docs\/(?!category\/)|blog\/(?!(?:archive|authors|tags)(?:\/|$))|api\/[^/]+$)/;

/** Lists in what an open page differs from what its file says. */
export async function findChanges(
  page: Page,
  html: string,
  names?: readonly (keyof PageFacts)[],
): Promise<readonly string[]> {
  const { served, shown } = await page.evaluate(readFacts, html);
  return (names ?? (Object.keys(served) as readonly (keyof PageFacts)[]))
    .map((name) => [name, JSON.stringify(served[name]), JSON.stringify(shown[name])] as const)
    .filter(([, before, after]) => before !== after)
    .map(([name, before, after]) => `shows another ${name}: ${describeChange(before, after)}`);
}

/** Quotes two texts from shortly before the place where they part. */
function describeChange(before: string, after: string): string {
  const parting = Array.from(before, (letter, index) => letter === after[index]).indexOf(false);
  const start = Math.max(0, (parting === -1 ? before.length : parting) - 20);
  return `"${before.slice(start, start + 80)}" became "${after.slice(start, start + 80)}"`;
}

/**
 * Lists in what the file of a page differs from what it is made from. Any open page can read it.
 */
export async function findFaults(
  page: Page,
  html: string,
  { path, locale, heading, source }: SourcePage,
): Promise<readonly string[]> {
  const { served: facts } = await page.evaluate(readFacts, html);
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
      isDeepStrictEqual(facts.alternates, alternatesOf(path)),
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

/** Runs in the page. Reads the file that the page was served as, and the page itself. */
function readFacts(html: string): { readonly served: PageFacts; readonly shown: PageFacts } {
  function read(root: Document): PageFacts {
    function all<Name extends keyof HTMLElementTagNameMap>(
      selector: Name,
      condition = '',
    ): HTMLElementTagNameMap[Name][] {
      return [...root.querySelectorAll<HTMLElementTagNameMap[Name]>(selector + condition)];
    }
    const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
    const seen = new Set<string>();
    return {
      language: root.documentElement.lang,
      headings: all('h1').map((heading) => heading.textContent.trim()),
      duplicateIds: ids.filter((id) => seen.size === seen.add(id).size),
      imagesWithoutText: all('img', ':not([alt])').map((image) => image.outerHTML.slice(0, 80)),
      title: root.title,
      canonical: all('link', '[rel=canonical]').map(({ href }) => href),
      alternates: Object.fromEntries(
        all('link', '[rel=alternate][hreflang]').map(({ hreflang, href }) => [hreflang, href]),
      ),
      meta: Object.fromEntries(
        all('meta').map((meta) => [
          meta.name || (meta.getAttribute('property') ?? ''),
          meta.content,
        ]),
      ),
      text: all('main')
        .map((main) => {
          const copy = main.cloneNode(true) as HTMLElement;
          // Fields that search a table work by a script only, and come with it.
          copy.querySelectorAll('[data-table-search]').forEach((field) => {
            field.replaceChildren();
          });
          return copy.textContent;
        })
        .join(' ')
        .replace(/\s+/g, ' '),
    };
  }
  const served = new DOMParser().parseFromString(html, 'text/html');
  return { served: read(served), shown: read(document) };
}
