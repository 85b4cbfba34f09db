import { parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Blockquote, Heading, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import {
  FAILURE_CLASS,
  KIND_CLASS,
  KIND_SWITCH_CLASS,
  MEMBER_TEXT_CLASS,
  MEMBER_TITLE_CLASS,
  PAGE_TOP_CLASS,
  PART_CLASS,
  SIGNATURE_CLASS,
  TABLE_SEARCH_ATTRIBUTE,
} from '../../../typedoc/reference/contract';
import { entriesOf, signatureId } from '../../../typedoc/reference/entries';
import type { Entry, PageData } from '../../../typedoc/reference/pageData';
import { addressesOn, addressesInCode } from '../../../typedoc/reference/render/page';
import type { ThemeTexts } from '../../../typedoc/reference/referenceTexts';
import {
  type KindFact,
  PART_LEVEL,
  type Section,
  sectionsOf,
} from '../../../typedoc/reference/render/sections';
import { signaturesToHtml } from '../../../typedoc/reference/render/signature';
import { link, text } from '../nodes';
import { readPage } from '../reference/referenceFile';

export interface ReferenceOptions {
  readonly texts: ThemeTexts;
  /** The path of the site in its language. */
  readonly base: string;
}

/** Joins the pages of the reference with their data, by the ids of headings and blocks of code. */
export default function remarkReference({ texts, base }: ReferenceOptions) {
  return (tree: Root, { path }: { readonly path: string }): void => {
    const page = readPage(path);
    if (page === undefined) {
      return;
    }
    const addressOf = addressesOn(page);
    const signatures = new Map(entriesOf(page).map((entry) => [signatureId(entry), entry]));
    const hrefOf = addressesInCode(page, base);
    const writeSignature = (entry: Entry): RootContent =>
      element('pre', [], {
        className: [SIGNATURE_CLASS],
        language: 'ts',
        html: signaturesToHtml(entry.signatures, hrefOf),
        name: entry.name.split('.').at(-1) ?? '',
      });
    const sections = new Map(
      flatten(sectionsOf(page, texts, addressOf)).map((section) => [section.id, section]),
    );
    const nodes = tree.children.map((node) => {
      const id = node.type === 'code' ? SIGNATURE_ID.exec(node.meta ?? '')?.[1] : undefined;
      const entry = id === undefined ? undefined : signatures.get(id);
      return entry === undefined ? node : writeSignature(entry);
    });
    tree.children = [...nest(nodes, sections, page)];
  };
}

const SIGNATURE_ID = /^signature=(\S+)$/;

function flatten(sections: readonly Section[]): readonly Section[] {
  return sections.flatMap((section) => [section, ...flatten(section.sections)]);
}

type Sections = ReadonlyMap<string, Section>;

function nest(
  nodes: readonly RootContent[],
  sections: Sections,
  page: PageData,
): readonly RootContent[] {
  const start = nodes.findIndex(({ type }) => type === 'heading');
  const heading = nodes[start];
  if (heading?.type !== 'heading') {
    return nodes;
  }
  const rest = nodes.slice(start + 1);
  const next = rest.findIndex((node) => node.type === 'heading' && node.depth <= heading.depth);
  const end = next === -1 ? rest.length : next;
  const section = sections.get(idOf(heading));
  const own = rest.slice(0, end);
  return [
    ...nodes.slice(0, start),
    ...(section === undefined
      ? [heading, ...nest(own, sections, page)]
      : dress(heading, section, own, (inner) => nest(inner, sections, page), page)),
    ...nest(rest.slice(end), sections, page),
  ];
}

function dress(
  heading: Heading,
  { id, role, level, title, kinds, facts = [] }: Section,
  content: readonly RootContent[],
  inside: (nodes: readonly RootContent[]) => readonly RootContent[],
  page: PageData,
): readonly RootContent[] {
  const shown = level >= PART_LEVEL && role !== 'member' ? withoutAnchor(heading, title) : heading;
  const line = facts.length + (kinds?.length ?? 0) === 0 ? [] : [factLine(kinds, facts)];
  const below = inside(content.slice(line.length));
  switch (role) {
    case 'page':
      return [heading, element('div', line, { className: [PAGE_TOP_CLASS] }), ...below];
    case 'member':
      return [
        element('div', [heading, ...line], { className: [MEMBER_TITLE_CLASS] }),
        element('div', below, { className: [MEMBER_TEXT_CLASS] }),
      ];
    case 'part':
      return [element('div', [shown, ...below], { className: [PART_CLASS] })];
    case 'failure':
      return [element('div', [shown, ...below], { className: [PART_CLASS, FAILURE_CLASS] })];
    case 'fold':
      return [element('details', [element('summary', [text(title)]), ...below])];
    case 'table': {
      const label = page.table?.id === id ? page.table.searchLabel : '';
      return [heading, element('div', [], { [TABLE_SEARCH_ATTRIBUTE]: label }), ...below];
    }
    case 'plain':
      return [shown, ...below];
  }
}

function idOf({ children }: Heading): string {
  const last = children.at(-1);
  return last?.type === 'text' ? (parseMarkdownHeadingId(last.value).id ?? '') : '';
}

/**
 * A page of many functions has hundreds of such headings, and its table of contents, which Docusaurus
 * makes of headings, is sent with it.
 */
function withoutAnchor({ depth }: Heading, title: string): Paragraph {
  return {
    type: 'paragraph',
    data: { hName: `h${String(depth)}` },
    children: [text(title)],
  };
}

function factLine(kinds: readonly KindFact[] = [], facts: Section['facts'] = []): Paragraph {
  const pages = kinds.map(({ text: word, to, kind }) =>
    inline([to === undefined ? text(word) : link(to, text(word))], {
      className: [KIND_CLASS, `${KIND_CLASS}-${kind}`],
      ...(to === undefined && { 'aria-current': 'page' }),
    }),
  );
  const separated = pages.flatMap((page, index) =>
    index === 0 ? [page] : [inline([text(', ')], { hidden: true }), page],
  );
  const switcher =
    pages.length > 1 ? [inline(separated, { className: [KIND_SWITCH_CLASS] })] : pages;
  const others = facts.map(({ text: words, to }) =>
    to === undefined ? text(words) : link(to, text(words)),
  );
  return { type: 'paragraph', children: [...switcher, ...others] };
}

type Properties = Readonly<Record<string, boolean | string | string[]>>;

/** Markdown has no such element; a quotation accepts the same children. */
function element(
  hName: string,
  children: readonly (RootContent | PhrasingContent)[],
  hProperties: Properties = {},
): Blockquote {
  return {
    type: 'blockquote',
    data: { hName, hProperties: { ...hProperties } },
    children: children as Blockquote['children'],
  };
}

function inline(children: readonly PhrasingContent[], hProperties: Properties): PhrasingContent {
  return {
    type: 'emphasis',
    data: { hName: 'span', hProperties: { ...hProperties } },
    children: [...children],
  };
}
