import type { Page } from '@playwright/test';
import axe, { type Result } from 'axe-core';
import { withBase } from './test';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** WCAG 2.2 AA, and what axe holds to be good practice. */
export const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const COLOR_SCHEMES = ['light', 'dark'] as const;

/** The rules on colours: the slowest, and the only ones whose answer differs between the modes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Attributes whose values are words, addresses or data, which axe compares with nothing. */
const FREE_VALUES =
  /^(?:alt|content|d|data-.*|datetime|href|id|name|points|rel|src|title|viewbox)$/;

/** Attributes that name other elements by their ids. */
const REFERENCES = /^(?:aria-(?:controls|describedby|labelledby|owns)|for)$/;

/** Describes violations in a line for each element. */
export function describeViolations(violations: readonly Result[]): readonly string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const [, reason = ''] = failureSummary.split('\n');
      return `${id}: ${target.join(' ')} – ${reason.trim()}`;
    }),
  );
}

/** The rules of the standards in a page that is open, without those on colours. */
export async function breachesOf(page: Page): Promise<readonly Result[]> {
  await prepare(page);
  return page.evaluate(runRules, { tags: STANDARDS, without: COLOR_RULES });
}

/** Judges the colours of a text once for all texts that look the same, on any page. */
export class ColorJudge {
  readonly #looks = new Set<string>();

  async violations(page: Page): Promise<readonly Result[]> {
    await prepare(page);
    const { violations, judged } = await page.evaluate(judgeColors, {
      rules: COLOR_RULES,
      known: [...this.#looks],
    });
    judged.forEach((look) => this.#looks.add(look));
    return violations;
  }
}

async function prepare(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
}

/**
 * Looks at many pages in one that stays open: each is fetched and put in place of what is shown,
 * which takes a fraction of opening it, and no script of it runs.
 *
 * Axe answers alike for pages that consist of the same elements and differ in their words only, as
 * a page and its translation do, or the pages of currencies: it is asked once for all of them. The
 * colours of a text are judged once for all texts that look the same, on any of the pages.
 */
export class AxeReader {
  readonly #page: Page;
  readonly #shapes = new Set<string>();
  readonly #colors = new ColorJudge();

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Reads in a page that is open, whose stylesheet must be that of the others. */
  static async in(page: Page): Promise<AxeReader> {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    return new AxeReader(page);
  }

  /** How many pages differed from all before them in more than words. */
  get judged(): number {
    return this.#shapes.size;
  }

  /** The violations on the page at a path, in a line for each element. */
  async violations(path: string): Promise<readonly string[]> {
    const page = this.#page;
    const other = await page.evaluateHandle(fetchPage, withBase(path));
    const shape = await other.evaluate(shapeOf, {
      freeValues: FREE_VALUES.source,
      references: REFERENCES.source,
    });
    if (this.#shapes.has(shape)) {
      return [];
    }
    await other.evaluate(showPage);
    const found = [...(await breachesOf(page))];
    for (const scheme of COLOR_SCHEMES) {
      await page.evaluate(setColorScheme, scheme);
      found.push(...(await this.#colors.violations(page)));
    }
    if (found.length === 0) {
      this.#shapes.add(shape);
    }
    return describeViolations(found);
  }
}

/** Runs in the page. Reads the document at an address. */
async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answers ${response.status}`);
  }
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/**
 * Runs in the page. Describes a document by its elements and attributes, without its words: of
 * them only where there are any. Blocks are described in their order; what stands in lines, lists,
 * tables and code may come in any order and number.
 */
function shapeOf(
  { documentElement: root, body, title }: Document,
  { freeValues, references }: { readonly freeValues: string; readonly references: string },
): string {
  const isFree = new RegExp(freeValues);
  const isReference = new RegExp(references);
  const labels: string[] = [];
  function valueOf(name: string, value: string): string {
    if (name === 'aria-label') {
      // Two landmarks may not have the same label.
      labels.push(value);
      return String(labels.indexOf(value));
    }
    if (isReference.test(name)) {
      return value
        .split(' ')
        .map((id) => (root.querySelector(`[id="${CSS.escape(id)}"]`) === null ? '?' : '!'))
        .join('');
    }
    // Either language is one; a third would be another shape.
    const isLanguage = name === 'lang' && /^(?:en|fr)$/.test(value);
    return isFree.test(name) || isLanguage ? String(value !== '') : value;
  }
  function describe(node: Node): string[] {
    if (!(node instanceof Element)) {
      return node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '' ? ['text'] : [];
    }
    const attributes = [...node.attributes].map(
      ({ name, value }) => `${name}=${valueOf(name, value)}`,
    );
    const children = [...node.childNodes].flatMap(describe);
    const isBlock = /^(?:article|aside|body|details|div|footer|header|main|nav|section)$/.test(
      node.localName,
    );
    const inside = isBlock ? children : [...new Set(children)].sort();
    return [`<${node.localName} ${attributes.sort().join(' ')}>${inside.join('')}</>`];
  }
  const layout = root.className.replace(/docs-doc-id-\S+/, '');
  return [valueOf('lang', root.lang), layout, title === '', ...describe(body)].join();
}

/** Runs in the page. Puts a document in the place of its own. */
function showPage(other: Document): void {
  const { documentElement: root } = document;
  document.title = other.title;
  root.lang = other.documentElement.lang;
  root.className = other.documentElement.className;
  document.body.replaceChildren(...document.adoptNode(other.body).childNodes);
}

/** Runs in the page. */
async function runRules({
  tags,
  without,
}: {
  readonly tags: string[];
  readonly without: readonly string[];
}): Promise<Result[]> {
  const { violations } = await window.axe.run(document, {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(without.map((id) => [id, { enabled: false }])),
    resultTypes: ['violations'],
  });
  return violations;
}

/** Runs in the page. */
async function setColorScheme(scheme: string): Promise<void> {
  document.documentElement.dataset['theme'] = scheme;
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
}

interface Judgement {
  readonly violations: Result[];
  /** The looks that axe has nothing to say against. */
  readonly judged: readonly string[];
}

/** Runs in the page. Judges the colours of texts that look like none of those that are known. */
async function judgeColors({
  rules,
  known,
}: {
  readonly rules: string[];
  readonly known: readonly string[];
}): Promise<Judgement> {
  const grounds = new Map<Element, string>();
  /** The backgrounds behind the text of an element. */
  function groundOf(element: Element): string {
    const style = getComputedStyle(element);
    const ground =
      grounds.get(element) ??
      [
        element.parentElement === null ? '' : groundOf(element.parentElement),
        ...(style.backgroundColor === 'rgba(0, 0, 0, 0)' ? [] : [style.backgroundColor]),
        ...(style.backgroundImage === 'none' ? [] : [style.backgroundImage]),
        ...(style.opacity === '1' ? [] : [style.opacity]),
      ].join(' ');
    grounds.set(element, ground);
    return ground;
  }
  function lookOf(element: Element): string {
    const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
    const around = element.parentElement === null ? '' : getComputedStyle(element.parentElement);
    const own = [color, fontSize, fontWeight, textDecorationLine, around && around.color];
    return [groundOf(element), ...own].join(' / ');
  }
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().left < window.innerWidth;
  const hasText = ({ childNodes }: Element): boolean =>
    [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim() !== '');

  const looks = new Map<string, Element>();
  for (const element of document.body.querySelectorAll('*')) {
    if (hasText(element) && isSeen(element)) {
      const look = lookOf(element);
      if (!known.includes(look) && !looks.has(look)) {
        looks.set(look, element);
      }
    }
  }
  if (looks.size === 0) {
    return { violations: [], judged: [] };
  }
  const { passes, violations } = await window.axe.run([...looks.values()], {
    runOnly: { type: 'rule', values: rules },
    elementRef: true,
  });
  const passed = new Set(passes.flatMap(({ nodes }) => nodes.map(({ element }) => element)));
  return {
    // Elements cannot leave the page.
    violations: violations.map((violation) => ({
      ...violation,
      nodes: violation.nodes.map(({ element: _element, ...node }) => node),
    })),
    judged: [...looks].flatMap(([look, element]) =>
      passed.has(element as HTMLElement) ? [look] : [],
    ),
  };
}
