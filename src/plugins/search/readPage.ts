import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { SearchRecord } from '@tstd-internal/search/build';
import type { Nodes, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

export interface PageSource {
  readonly path: string;
  readonly kind: SearchRecord['kind'];
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly trail: readonly string[];
  readonly isMdx: boolean;
  readonly text: string;
}

export interface PageContent {
  readonly records: readonly SearchRecord[];
  readonly foreign: readonly (readonly [theirs: string, ours: string])[];
}

/** More text would hardly change the results. */
const MAX_LETTERS = 300;

const FRONT_MATTER = /^---\n[^]*?\n---\n/;
const MDX_HEADING_ID = /\s*\{\/\*\s*#(?<id>\S+)\s*\*\/\}\s*$/;

const MDX_COMMENT = /\s*\/\*[^]*\*\/$/;
const ADMONITION = /:::\w*/g;

const readMarkdown = unified().use(remarkParse).use(remarkGfm);
const readMdx = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

export function readPage({ text, isMdx, keywords, description, ...page }: PageSource): PageContent {
  const source = text.replace(FRONT_MATTER, '');
  const tree: Root = (isMdx ? readMdx : readMarkdown).parse(source);
  const slugger = createSlugger();
  const sections: { readonly title: string; readonly id: string; text: string }[] = [
    { title: page.title, id: '', text: description },
  ];
  for (const node of tree.children) {
    if (node.type === 'heading') {
      // To an MDX parser, the comment with the id is an expression without text.
      const written = source.slice(node.position?.start.offset, node.position?.end.offset);
      const { text: title, id } = parseMarkdownHeadingId(toString(node).replace(MDX_COMMENT, ''));
      const anchor = MDX_HEADING_ID.exec(written)?.groups?.['id'] ?? id ?? slugger.slug(title);
      if (node.depth === 2 || node.depth === 3) {
        sections.push({ title: title.trim(), id: anchor, text: '' });
      }
    } else {
      const section = sections.at(-1);
      if (section !== undefined && section.text.length < MAX_LETTERS) {
        section.text = `${section.text} ${textOf(node)}`.trim();
      }
    }
  }
  const { trail } = page;
  return {
    records: sections.map((section) => ({
      path: section.id === '' ? page.path : `${page.path}#${section.id}`,
      kind: page.kind,
      title: section.title,
      ...(section.id === ''
        ? { ...(trail.length > 0 && { trail }), words: keywords.join(' ') }
        : { trail: [...trail, page.title] }),
      text: cut(section.text),
    })),
    foreign: readForeign(tree),
  };
}

function textOf(node: Nodes): string {
  if (/^(?:code|html|mdx.*|definition|yaml)$/.test(node.type)) {
    return '';
  }
  return 'children' in node && node.type !== 'paragraph'
    ? node.children.map(textOf).filter(Boolean).join(' ')
    : toString(node).replace(ADMONITION, '').replace(/\s+/g, ' ').trim();
}

function cut(text: string): string {
  return text.length <= MAX_LETTERS ? text : text.slice(0, text.lastIndexOf(' ', MAX_LETTERS));
}

function readForeign(tree: Root): PageContent['foreign'] {
  const table = tree.children.find((node): node is Table => node.type === 'table');
  return (table?.children.slice(1) ?? []).flatMap(({ children: [theirs, ours] }) => {
    const [name] = codeIn(ours);
    return name === undefined ? [] : codeIn(theirs).map((each) => [each, name] as const);
  });
}

function codeIn(node: Nodes | undefined): readonly string[] {
  if (node === undefined) {
    return [];
  }
  return node.type === 'inlineCode'
    ? [node.value]
    : 'children' in node
      ? node.children.flatMap(codeIn)
      : [];
}
