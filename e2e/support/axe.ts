import type { Page } from '@playwright/test';
import axe, { type Result } from 'axe-core';
import { MEMBER_TITLE_CLASS } from '../../typedoc/plugin/contract';
import { FREE_VALUES, shapeOf } from './shape';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** WCAG 2.2 AA, and what axe holds to be good practice. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Blocks of code, and what stands around an article. */
const PARTS = '[data-language], nav, aside, footer';

const COLOR_SCHEMES = ['light', 'dark'] as const;

/** The rules on colours: the slowest, and the only ones whose answer differs between the modes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

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
  return page.evaluate(
    async ({ tags, without }) => {
      const { violations } = await window.axe.run(document, {
        runOnly: { type: 'tag', values: tags },
        rules: {
          ...Object.fromEntries(without.map((id) => [id, { enabled: false }])),
          // WCAG 2.2, 2.5.8, which has to be asked for.
          'target-size': { enabled: true },
        },
        resultTypes: ['violations'],
      });
      return violations;
    },
    { tags: STANDARDS, without: COLOR_RULES },
  );
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
  // Elements that are not laid out keep the colours of the other mode.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
}

/**
 * Looks at many pages in one that stays open: each is put in place of what is shown, which takes a
 * fraction of opening it, and no script of it runs.
 *
 * Axe answers alike for pages of one shape, as a page and its translation are: it is asked once for
 * all of them. So does it for blocks of code, for members, and for what stands around an article: one
 * of several that are alike stays on its page. The colours of a text are judged once for all texts
 * that look the same, on any page.
 */
export class AxeReader {
  readonly #page: Page;
  readonly #shapes = new Set<string>();
  readonly #parts = new Set<string>();
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

  /** The violations on a page, in a line for each element. */
  async violations(html: string): Promise<readonly string[]> {
    const shape = shapeOf(html);
    if (this.#shapes.has(shape)) {
      return [];
    }
    const page = this.#page;
    const shown = await page.evaluate(showPage, {
      html,
      judged: [...this.#parts],
      freeValues: FREE_VALUES.source,
      parts: PARTS,
      memberTitles: `.${MEMBER_TITLE_CLASS}`,
    });
    const found = [...(await breachesOf(page))];
    for (const scheme of COLOR_SCHEMES) {
      await page.evaluate(setColorScheme, scheme);
      found.push(...(await this.#colors.violations(page)));
    }
    if (found.length === 0) {
      this.#shapes.add(shape);
      shown.forEach((part) => this.#parts.add(part));
    }
    return describeViolations(found);
  }
}

/**
 * Runs in the page. Puts another in its place, without the parts that are like those that were judged,
 * and describes those that stay.
 */
function showPage({
  html,
  judged,
  freeValues,
  parts,
  memberTitles,
}: {
  readonly html: string;
  readonly judged: readonly string[];
  readonly freeValues: string;
  readonly parts: string;
  readonly memberTitles: string;
}): readonly string[] {
  const isFree = new RegExp(freeValues);
  const describe = ({ localName, attributes, parentElement, textContent }: Element): string =>
    [
      parentElement?.localName,
      localName,
      textContent.trim() !== '',
      ...[...attributes].map(({ name, value }) =>
        isFree.test(name) || name === 'aria-label'
          ? `${name}=${String(value !== '')}`
          : `${name}=${value}`,
      ),
    ].join(' ');
  const { documentElement: root } = document;
  const other = new DOMParser().parseFromString(html, 'text/html');
  const known = new Set(judged);
  const isKnown = (...elements: readonly Element[]): boolean => {
    const descriptions = elements
      .flatMap((each) => [each, ...each.querySelectorAll('*')])
      .map(describe);
    const look = [...new Set(descriptions)].sort().join();
    const wasKnown = known.has(look);
    known.add(look);
    return wasKnown;
  };
  for (const block of other.querySelectorAll(parts)) {
    if (isKnown(block)) {
      block.remove();
    }
  }
  for (const title of other.querySelectorAll(memberTitles)) {
    const text = title.nextElementSibling;
    if (text !== null && isKnown(title, text)) {
      title.remove();
      text.remove();
    }
  }
  document.title = other.title;
  root.lang = other.documentElement.lang;
  root.className = other.documentElement.className;
  document.body.replaceChildren(...document.adoptNode(other.body).childNodes);
  return [...known];
}

/** Runs in the page. Takes what moves to its end: a page that draws no frame would never get there. */
function setColorScheme(scheme: string): void {
  document.documentElement.dataset['theme'] = scheme;
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) {
      animation.cancel();
    } else {
      animation.finish();
    }
  }
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
    const own = [color, fontSize, fontWeight, textDecorationLine];
    const around = element.parentElement === null ? '' : getComputedStyle(element.parentElement);
    return [groundOf(element), ...own, around && around.color, isInText(element)].join(' / ');
  }
  /** Whether an element is a link in a text that is longer than itself, as the rule on links asks. */
  function isInText(element: Element): boolean {
    if (!isLink(element)) {
      return false;
    }
    let block = element.parentElement;
    while (block !== null && isInline(block)) {
      block = block.parentElement;
    }
    return block !== null && lengthOfText(block) > element.textContent.length;
  }
  /** How long the text of a block is, without its links and the blocks inside. */
  function lengthOfText({ childNodes }: Element): number {
    return [...childNodes].reduce((sum, node) => {
      if (node instanceof Element) {
        return isInline(node) && !isLink(node) ? sum + lengthOfText(node) : sum;
      }
      return sum + (node.nodeValue?.trim().length ?? 0);
    }, 0);
  }
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().left < window.innerWidth;
  const hasText = ({ childNodes }: Element): boolean =>
    [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim() !== '');

  const isInline = (element: Element): boolean => getComputedStyle(element).display === 'inline';
  // A link may have its text in an element of its own, as one to a name does.
  const isLink = ({ localName }: Element): boolean => localName === 'a';

  const looks = new Map<string, Element>();
  for (const element of document.body.querySelectorAll('*')) {
    if ((hasText(element) || isLink(element)) && isSeen(element)) {
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
