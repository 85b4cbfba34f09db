import type { Definition, Html, Image, Link, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

/** Gives the address that a link of a page has outside of the site. */
export type ResolveLink = (target: string) => string;

/** A part of the source that is written in another way. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
type Reference = Link | Image | Definition;

const FRONT_MATTER = /^---\n[^]*?\n---\n+/;
const ANCHOR = /^<a id="[^"]*">$|^<\/a>$|^<a id="[^"]*"><\/a>$/;
const COMMENT = /^<!--[^]*-->$/;
/** An element that a script fills. */
const PLACE = /^<div data-[^>]*><\/div>$/;
/** A drawing, and what it tells those who do not see it. */
const DRAWING =
  /^<div\b[^>]*>\n<svg\b[^]*<desc\b[^>]*>(?<description>[^<]*)<\/desc>[^]*<\/svg>\n<\/div>$/;

/** Code in which types are links, as the reference writes it. */
const SIGNATURE = /^<pre class="signature"><code>(?<code>[^]*)<\/code><\/pre>$/;

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();
const mdx = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze();

/**
 * Makes a page of the site plain Markdown that says the same when it is read alone.
 *
 * Front matter, anchors, comments and the imports of MDX are left out, a component leaves what it
 * holds, a drawing its description, and a signature its code. Links are complete addresses. All
 * else stays as its author wrote it.
 */
export function toMarkdown(page: string, isMdx: boolean, resolveLink: ResolveLink): string {
  const source = page.replace(FRONT_MATTER, '');
  const edits = listEdits((isMdx ? mdx : markdown).parse(source), source, resolveLink);
  const text = apply(source, edits);
  return `${withoutEmptyLines(text)}\n`;
}

/** Puts the title on top of a page that has it in its front matter only. */
export function withTitle(text: string, title: string): string {
  return text.startsWith('# ') ? text : `# ${title}\n\n${text}`;
}

function listEdits(tree: Root, source: string, resolveLink: ResolveLink): readonly Edit[] {
  const edits: Edit[] = [];
  visit(tree, (node) => {
    switch (node.type) {
      case 'mdxjsEsm':
        edits.push(removal(node));
        return SKIP;
      case 'html':
        edits.push(...replacement(node));
        return undefined;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        edits.push(...unwrapping(node));
        return undefined;
      case 'link':
      case 'image':
      case 'definition':
        edits.push(...redirection(node, source, resolveLink(node.url)));
        return undefined;
      default:
        return undefined;
    }
  });
  return edits;
}

/** What stands for HTML that means nothing in Markdown. */
function replacement(node: Html): readonly Edit[] {
  if ([ANCHOR, COMMENT, PLACE].some((empty) => empty.test(node.value))) {
    return [removal(node)];
  }
  const code = SIGNATURE.exec(node.value)?.groups?.['code'];
  if (code !== undefined) {
    return [{ ...rangeOf(node), text: `\`\`\`ts\n${textOf(code)}\n\`\`\`` }];
  }
  const description = DRAWING.exec(node.value)?.groups?.['description'];
  return description === undefined ? [] : [{ ...rangeOf(node), text: description }];
}

/** The text of HTML that has elements and escapes, and nothing else. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function removal(node: Nodes): Edit {
  return { ...rangeOf(node), text: '' };
}

/** Removes the tags of a component; its label, such as that of a tab, heads what it holds. */
function unwrapping(element: JsxElement): readonly Edit[] {
  const { start, end } = rangeOf(element);
  const [first] = element.children;
  const last = element.children.at(-1);
  const label = labelOf(element);
  if (first === undefined || last === undefined) {
    return [{ start, end, text: label }];
  }
  return [
    { start, end: rangeOf(first).start, text: label === '' ? '' : `\n${label}\n\n` },
    { start: rangeOf(last).end, end, text: '' },
  ];
}

function labelOf({ attributes }: JsxElement): string {
  for (const attribute of attributes) {
    if (
      attribute.type === 'mdxJsxAttribute' &&
      attribute.name === 'label' &&
      typeof attribute.value === 'string'
    ) {
      return `**${attribute.value}**`;
    }
  }
  return '';
}

/** Replaces the target of a reference; an address that stands for itself has none of its own. */
function redirection(node: Reference, source: string, url: string): readonly Edit[] {
  if (url === node.url) {
    return [];
  }
  const { start, end } = rangeOf(node);
  const target = source.lastIndexOf(node.url, end);
  return target < start ? [] : [{ start: target, end: target + node.url.length, text: url }];
}

function rangeOf({ position }: Nodes): { readonly start: number; readonly end: number } {
  const start = position?.start.offset;
  const end = position?.end.offset;
  if (start === undefined || end === undefined) {
    throw new Error('A part of a parsed page must have a position');
  }
  return { start, end };
}

function apply(source: string, edits: readonly Edit[]): string {
  let text = '';
  let position = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    text += source.slice(position, edit.start) + edit.text;
    position = edit.end;
  }
  return text + source.slice(position);
}

/** Leaves one empty line where a removed part stood between two; code is left as it is. */
function withoutEmptyLines(text: string): string {
  return text
    .split(/(^```[^]*?^```$)/m)
    .map((part) => (part.startsWith('```') ? part : part.replace(/\n(?:[ \t]*\n){2,}/g, '\n\n')))
    .join('')
    .trim();
}
