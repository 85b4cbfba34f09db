import { Parser } from 'htmlparser2';
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

/** How the text inside of an element is read. Elements inherit it from the one around them. */
type Mode = 'outside' | 'ignored' | 'block' | 'inline' | 'heading' | 'row' | 'cell';

interface OpenElement {
  readonly tag: string;
  readonly mode: Mode;
  readonly id: string | undefined;
}

type Attributes = Readonly<Record<string, string>>;

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

/**
 * Reads the article of a page, and the metadata in its head. A page without an article has no text.
 *
 * The page is read as a stream: a tree of each page took two thirds of the time of the whole index.
 */
export function readArticle(html: string): Article {
  const reader = new ArticleReader();
  // This parser closes an unclosed cell at the next row, but not at the body of the table.
  new Parser(reader).end(html.replace(/<tbody[^>]*>/g, ''));
  return reader.article;
}

class ArticleReader {
  readonly #blocks: Block[] = [];
  readonly #crumbs: string[] = [];
  readonly #meta = new Map<string, string>();
  readonly #open: OpenElement[] = [];
  #cells: string[] = [];
  #text = '';
  #language = '';
  #hasArticle = false;
  /** How many elements are open inside of a breadcrumb, itself included. */
  #crumbDepth = 0;

  get article(): Article {
    return {
      description: this.#meta.get('description') ?? '',
      keywords: this.#meta.get('keywords') ?? '',
      // The last breadcrumb is the page itself.
      trail: this.#crumbs
        .map((title) => title.trim())
        .filter((title) => title !== '')
        .slice(0, -1),
      blocks: this.#blocks,
    };
  }

  onopentag(tag: string, attributes: Attributes): void {
    const { lang, name, content, id } = attributes;
    if (tag === 'html') {
      this.#language = lang ?? '';
    } else if (tag === 'meta' && name !== undefined && !this.#meta.has(name)) {
      this.#meta.set(name, content ?? '');
    }
    if (hasClass(attributes, 'breadcrumbs__item')) {
      this.#crumbs.push('');
      this.#crumbDepth = 1;
    } else if (this.#crumbDepth > 0) {
      this.#crumbDepth += 1;
    }
    const mode = this.#modeOf(tag, attributes);
    if (isParagraph(this.#mode) && mode !== 'inline' && mode !== 'ignored') {
      this.#endBlock('p');
    }
    this.#open.push({ tag, mode, id });
  }

  ontext(text: string): void {
    if (this.#crumbDepth > 0) {
      this.#crumbs.push((this.#crumbs.pop() ?? '') + text);
    }
    if (['block', 'inline', 'heading', 'cell'].includes(this.#mode)) {
      this.#text += text;
    }
  }

  onclosetag(): void {
    this.#crumbDepth = Math.max(0, this.#crumbDepth - 1);
    const closed = this.#open.pop();
    if (closed?.mode === 'block') {
      this.#endBlock('p');
    } else if (closed !== undefined && closed.mode !== this.#mode) {
      this.#leave(closed);
    }
  }

  #leave({ mode, tag, id }: OpenElement): void {
    if (mode === 'heading') {
      this.#endBlock(tag, id);
    } else if (mode === 'row') {
      this.#endRow();
    } else if (mode === 'cell') {
      this.#cells.push(this.#text);
      this.#text = '';
    }
  }

  get #mode(): Mode {
    return this.#open.at(-1)?.mode ?? 'outside';
  }

  #modeOf(tag: string, attributes: Attributes): Mode {
    const parent = this.#mode;
    if (parent === 'outside') {
      const isArticle = tag === 'article' && !this.#hasArticle;
      this.#hasArticle ||= isArticle;
      return isArticle ? 'block' : 'outside';
    }
    if (parent === 'ignored' || isIgnored(tag, attributes)) {
      return 'ignored';
    }
    if (parent === 'row') {
      return CELL.test(tag) ? 'cell' : 'row';
    }
    if (!isParagraph(parent)) {
      return parent;
    }
    if (HEADING.test(tag)) {
      return 'heading';
    }
    if (tag === 'tr') {
      return 'row';
    }
    return INLINE.has(tag) ? 'inline' : 'block';
  }

  /** Writes a row as a sentence: the first cell says what the others are about. */
  #endRow(): void {
    const [first, ...others] = this.#cells;
    const colon = typographyOf(this.#language) === 'french' ? '\u{A0}: ' : ': ';
    this.#text = [first, others.join(', ')].filter(Boolean).join(colon);
    this.#cells = [];
    this.#endBlock('p');
  }

  #endBlock(tag: string, id?: string): void {
    // Not the no-break spaces of French.
    const text = this.#text.replace(/[ \t\r\n\f\u200B]+/g, ' ').trim();
    this.#text = '';
    if (text !== '') {
      this.#blocks.push({ tag, text, ...(id !== undefined && { id }) });
    }
  }
}

function isParagraph(mode: Mode): boolean {
  return mode === 'block' || mode === 'inline';
}

function isIgnored(tag: string, attributes: Attributes): boolean {
  return (
    IGNORED.has(tag) ||
    NOT_SEARCHED_ATTRIBUTE in attributes ||
    IGNORED_CLASSES.some((name) => hasClass(attributes, name))
  );
}

function hasClass(attributes: Attributes, name: string): boolean {
  return (attributes['class'] ?? '').split(/\s+/).includes(name);
}
