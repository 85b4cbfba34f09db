import type { Element, ElementContent, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';

/** A heading or a paragraph of an article. */
export interface Block {
  /** `h1` to `h6`, or `p` for every other text. */
  readonly tag: string;
  /** The anchor of a heading that has one. */
  readonly id?: string;
  readonly text: string;
}

/** What is read of a page. */
export interface Article {
  /** What the page is about, in a sentence. */
  readonly description: string;
  /** Other words for what it is about, with commas between them. */
  readonly keywords: string;
  /** The titles of what the page belongs to, from the widest on. */
  readonly trail: readonly string[];
  readonly blocks: readonly Block[];
}

/** Elements that are no text of an article. */
const LEFT_OUT = new Set(['button', 'footer', 'nav', 'pre', 'script', 'style', 'svg', 'time']);
const LEFT_OUT_CLASSES = ['hash-link', 'theme-doc-toc-mobile'];

const HEADING = /^h[1-6]$/;
const CELL = /^t[dh]$/;

/** Elements that stand in a line of text. All others begin a text of their own. */
const INLINE = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i ins kbd mark q s samp small span strong sub sup u var'.split(
    ' ',
  ),
);

/** Reads the article of a page, and what its head says of it. A page without one has no text. */
export function readArticle(html: string): Article {
  const page = fromHtml(html);
  const [article] = find(page, ({ tagName }) => tagName === 'article');
  return {
    description: readMeta(page, 'description'),
    keywords: readMeta(page, 'keywords'),
    trail: readTrail(page),
    blocks: article === undefined ? [] : readBlocks(article, colonOf(page)),
  };
}

/** What stands between the first cell of a row and the others, in the language of the page. */
function colonOf(page: Root): string {
  const [root] = find(page, ({ tagName }) => tagName === 'html');
  return String(root?.properties.lang).startsWith('fr') ? ' : ' : ': ';
}

function readBlocks(article: Element, colon: string): readonly Block[] {
  const blocks: Block[] = [];
  let line = '';

  const push = (block: Block): void => {
    const text = block.text.replace(/[\s\u200B]+/g, ' ').trim();
    if (text !== '') {
      blocks.push({ ...block, text });
    }
  };
  const endLine = (): void => {
    push({ tag: 'p', text: line });
    line = '';
  };
  const read = (node: ElementContent): void => {
    if (node.type === 'text') {
      line += node.value;
    } else if (node.type !== 'element' || isLeftOut(node)) {
      return;
    } else if (HEADING.test(node.tagName)) {
      endLine();
      const { id } = node.properties;
      const text = toString(withoutLeftOut(node));
      push({ tag: node.tagName, text, ...(typeof id === 'string' && { id }) });
    } else if (node.tagName === 'tr') {
      endLine();
      push({ tag: 'p', text: readRow(node, colon) });
    } else if (INLINE.has(node.tagName)) {
      node.children.forEach(read);
    } else {
      endLine();
      node.children.forEach(read);
      endLine();
    }
  };

  article.children.forEach(read);
  endLine();
  return blocks;
}

/** The cells of a row as a text: the first says what the others are about. */
function readRow(row: Element, colon: string): string {
  const [first, ...others] = find(row, ({ tagName }) => CELL.test(tagName)).map((cell) =>
    toString(withoutLeftOut(cell)),
  );
  return [first, others.join(', ')].filter(Boolean).join(colon);
}

function isLeftOut(element: Element): boolean {
  return (
    LEFT_OUT.has(element.tagName) ||
    'dataPagefindIgnore' in element.properties ||
    LEFT_OUT_CLASSES.some((name) => hasClass(element, name))
  );
}

function withoutLeftOut(element: Element): Element {
  const children = element.children
    .filter((child) => child.type !== 'element' || !isLeftOut(child))
    .map((child) => (child.type === 'element' ? withoutLeftOut(child) : child));
  return { ...element, children };
}

function readMeta(page: Root, name: string): string {
  const [meta] = find(
    page,
    ({ tagName, properties }) => tagName === 'meta' && properties.name === name,
  );
  const content = meta?.properties.content;
  return typeof content === 'string' ? content : '';
}

/** The crumbs above an article, of which the last is the page itself. */
function readTrail(page: Root): readonly string[] {
  return find(page, (element) => hasClass(element, 'breadcrumbs__item'))
    .map((crumb) => toString(crumb).trim())
    .filter((title) => title !== '')
    .slice(0, -1);
}

function hasClass({ properties }: Element, name: string): boolean {
  const { className } = properties;
  return Array.isArray(className) && className.includes(name);
}

/** Finds elements in the order of the page. */
function find(node: Nodes, isWanted: (element: Element) => boolean): readonly Element[] {
  const own = node.type === 'element' && isWanted(node) ? [node] : [];
  return 'children' in node
    ? [...own, ...node.children.flatMap((child) => find(child, isWanted))]
    : own;
}
