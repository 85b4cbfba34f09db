import { DomUtils, parseDocument } from 'htmlparser2';
import { GUIDES_CLASS, PAGE_TOP_CLASS } from '../../../../typedoc/plugin/contract';
import { typographyOf } from '../../../../typedoc/workspace/locales';
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

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { readonly attribs: unknown }>;

const IGNORED = new Set(['button', 'footer', 'nav', 'pre', 'script', 'style', 'svg', 'time']);
const IGNORED_CLASSES = [HASH_LINK_CLASS, 'theme-doc-toc-mobile', PAGE_TOP_CLASS, GUIDES_CLASS];

const HEADING = /^h[1-6]$/;
const CELL = /^t[dh]$/;

/** Elements within a line of text. All others begin a paragraph of their own. */
const INLINE = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i ins kbd mark q s samp small span strong sub sup u var'.split(
    ' ',
  ),
);

/** Reads the article of a page, and the metadata in its head. A page without an article has no text. */
export function readArticle(html: string): Article {
  // This parser closes an unclosed cell at the next row, but not at the body of the table.
  const { children } = parseDocument(html.replace(/<tbody[^>]*>/g, ''));
  const find = (test: (element: Element) => boolean): Element | null =>
    DomUtils.findOne(test, children);
  const contentOf = (meta: string): string =>
    find(({ name, attribs }) => name === 'meta' && attribs['name'] === meta)?.attribs['content'] ??
    '';
  const crumbs = DomUtils.findAll((element) => hasClass(element, 'breadcrumbs__item'), children);
  const article = find(({ name }) => name === 'article');
  return {
    description: contentOf('description'),
    keywords: contentOf('keywords'),
    // The last breadcrumb is the page itself.
    trail: crumbs
      .map((crumb) => DomUtils.textContent(crumb).trim())
      .filter((title) => title !== '')
      .slice(0, -1),
    blocks:
      article === null
        ? []
        : readBlocks(article, find(({ name }) => name === 'html')?.attribs['lang'] ?? ''),
  };
}

function readBlocks(article: Element, language: string): readonly Block[] {
  const blocks: Block[] = [];
  const put = (written: string, tag = 'p', id?: string): void => {
    // Not the no-break spaces of French.
    const text = written.replace(/[ \t\r\n\f\u200B]+/g, ' ').trim();
    if (text !== '') {
      blocks.push({ tag, text, ...(id !== undefined && { id }) });
    }
  };
  let paragraph = '';
  const endParagraph = (): void => {
    put(paragraph);
    paragraph = '';
  };
  const read = (node: Node): void => {
    if (DomUtils.isText(node)) {
      paragraph += node.data;
    } else if (DomUtils.isTag(node) && !isIgnored(node)) {
      const { name, attribs, children } = node;
      if (INLINE.has(name)) {
        children.forEach(read);
        return;
      }
      endParagraph();
      if (HEADING.test(name)) {
        put(textOf(node), name, attribs['id']);
      } else if (name === 'tr') {
        put(sentenceOf(node, language));
      } else {
        children.forEach(read);
        endParagraph();
      }
    }
  };
  article.children.forEach(read);
  endParagraph();
  return blocks;
}

/** Writes a row as a sentence: the first cell says what the others are about. */
function sentenceOf(row: Element, language: string): string {
  const cells = row.children.filter((node) => DomUtils.isTag(node) && CELL.test(node.name));
  const [first, ...others] = cells.map(textOf);
  const colon = typographyOf(language) === 'french' ? '\u{A0}: ' : ': ';
  return [first, others.join(', ')].filter(Boolean).join(colon);
}

function textOf(node: Node): string {
  if (DomUtils.isText(node)) {
    return node.data;
  }
  return DomUtils.isTag(node) && !isIgnored(node) ? node.children.map(textOf).join('') : '';
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
