import { DomUtils, parseDocument } from 'htmlparser2';
import { GUIDES_CLASS, PAGE_TOP_CLASS } from '../../../../typedoc/plugin/contract';
import { HASH_LINK_CLASS } from '../../../dom/framework';
import { NOT_SEARCHED_ATTRIBUTE } from '../../../dom/search';

/** A heading or a paragraph of an article. */
export interface Block {
  /** `h1` to `h6`, or `p` for every other text. */
  readonly tag: string;
  /** The anchor of a heading that has one. */
  readonly id?: string;
  readonly text: string;
}

/** The text of a page that is indexed. */
export interface Article {
  /** The description of the page, in one sentence. */
  readonly description: string;
  /** Other words for its subject, with commas between them. */
  readonly keywords: string;
  /** The titles of the breadcrumbs above the page, from the widest on. */
  readonly trail: readonly string[];
  readonly blocks: readonly Block[];
}

type Element = Parameters<Parameters<typeof DomUtils.findOne>[0]>[0];

const IGNORED = new Set(['button', 'footer', 'nav', 'pre', 'script', 'style', 'svg', 'time']);
const IGNORED_CLASSES = [HASH_LINK_CLASS, 'theme-doc-toc-mobile', PAGE_TOP_CLASS, GUIDES_CLASS];

const HEADING = /^h[1-6]$/;
/** The heads of tables say less than their first row. */
const BLOCK = /^(?:h[1-6]|p|li|dt|dd|td)$/;

/** Reads the article of a page, and the metadata in its head. A page without an article has no text. */
export function readArticle(html: string): Article {
  const page = parseDocument(html);
  const find = (test: (element: Element) => boolean): Element | null =>
    DomUtils.findOne(test, page.children);
  const contentOf = (meta: string): string =>
    find(({ name, attribs }) => name === 'meta' && attribs['name'] === meta)?.attribs['content'] ??
    '';
  const crumbs = DomUtils.findAll((each) => hasClass(each, 'breadcrumbs__item'), page.children)
    .map(textOf)
    .filter((title) => title !== '');
  DomUtils.filter((node) => DomUtils.isTag(node) && isIgnored(node), page).forEach(
    DomUtils.removeElement,
  );
  const article = find(({ name }) => name === 'article');
  return {
    description: contentOf('description'),
    keywords: contentOf('keywords'),
    // The last breadcrumb is the page itself.
    trail: crumbs.slice(0, -1),
    blocks: DomUtils.findAll(({ name }) => BLOCK.test(name), article?.children ?? [])
      .map(toBlock)
      .filter(({ text }) => text !== ''),
  };
}

function toBlock(element: Element): Block {
  const { name, attribs } = element;
  const text = textOf(element);
  if (!HEADING.test(name)) {
    return { tag: 'p', text };
  }
  const { id } = attribs;
  return { tag: name, text, ...(id !== undefined && { id }) };
}

function textOf(element: Element): string {
  // Not the no-break spaces of French.
  return DomUtils.textContent(element)
    .replace(/[ \t\r\n\f\u200B]+/g, ' ')
    .trim();
}

function isIgnored(element: Element): boolean {
  return (
    IGNORED.has(element.name) ||
    NOT_SEARCHED_ATTRIBUTE in element.attribs ||
    IGNORED_CLASSES.some((name) => hasClass(element, name))
  );
}

function hasClass({ attribs }: Element, name: string): boolean {
  return (attribs['class'] ?? '').split(/\s+/).includes(name);
}
