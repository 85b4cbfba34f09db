import { parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Blockquote, Heading, PhrasingContent, Root, RootContent } from 'mdast';
import {
  FAILURE_CLASS,
  KIND_CLASS,
  KIND_SWITCH_CLASS,
  MEMBER_TEXT_CLASS,
  MEMBER_TITLE_CLASS,
  PAGE_TOP_CLASS,
  PART_CLASS,
  SIGNATURE_CLASS,
  versionOf,
} from '../../../typedoc/reference/contract';
import { entriesOf, pageHeadingId, signatureId } from '../../../typedoc/reference/entries';
import type { Entry, PageData } from '../../../typedoc/reference/pageData';
import { addressesInCode } from '../../../typedoc/reference/render/page';
import type { ThemeTexts } from '../../../typedoc/reference/referenceTexts';
import {
  FAILURE_PART,
  FOLD_ID,
  PART_ID,
  PART_LEVEL,
} from '../../../typedoc/reference/render/sections';
import { signaturesToHtml } from '../../../typedoc/reference/render/signature';
import { link, paragraph, text } from '../nodes';
import { readPage } from '../reference/referenceFile';

export interface ReferenceOptions {
  readonly texts: ThemeTexts;
  /** The base path of the site in its language. */
  readonly base: string;
}

/** Adds data to the pages of the reference. The ids of headings and code blocks connect the two. */
export default function remarkReference({ texts, base }: ReferenceOptions) {
  return (tree: Root, { path }: { readonly path: string }): void => {
    const page = readPage(path);
    if (page === undefined) {
      return;
    }
    const signatures = new Map(entriesOf(page).map((entry) => [signatureId(entry), entry]));
    const hrefOf = addressesInCode(page, base, versionOf(path));
    const nodes = tree.children.map((node) => {
      const id = node.type === 'code' ? SIGNATURE_ID.exec(node.meta ?? '')?.[1] : undefined;
      const entry = id === undefined ? undefined : signatures.get(id);
      return entry === undefined ? node : signatureOf(entry, hrefOf);
    });
    tree.children = [...nest(nodes, page, texts)];
  };
}

const SIGNATURE_ID = /^signature=(\S+)$/;

function signatureOf({ name, signatures }: Entry, hrefOf: (path: string) => string): RootContent {
  return element('pre', [], {
    className: [SIGNATURE_CLASS],
    language: 'ts',
    html: signaturesToHtml(signatures, hrefOf),
    name: name.split('.').at(-1) ?? '',
  });
}

/** Wraps the content below each heading in the elements that the styles of the reference need. */
function nest(
  nodes: readonly RootContent[],
  page: PageData,
  texts: ThemeTexts,
): readonly RootContent[] {
  const start = nodes.findIndex(({ type }) => type === 'heading');
  const heading = nodes[start];
  if (heading?.type !== 'heading') {
    return nodes;
  }
  const rest = nodes.slice(start + 1);
  const next = rest.findIndex((node) => node.type === 'heading' && node.depth <= heading.depth);
  const end = next === -1 ? rest.length : next;
  return [
    ...nodes.slice(0, start),
    ...dress(heading, rest.slice(0, end), page, texts),
    ...nest(rest.slice(end), page, texts),
  ];
}

function dress(
  heading: Heading,
  content: readonly RootContent[],
  page: PageData,
  texts: ThemeTexts,
): readonly RootContent[] {
  const id = idOf(heading);
  const inside = (nodes: readonly RootContent[]): readonly RootContent[] =>
    nest(nodes, page, texts);
  if (id === pageHeadingId(page)) {
    const top = withKinds(content[0], page, texts);
    return [
      heading,
      element('div', top, { className: [PAGE_TOP_CLASS] }),
      ...inside(content.slice(1)),
    ];
  }
  const member = page.groups.flatMap(({ entries }) => entries).find((entry) => entry.id === id);
  if (member !== undefined) {
    const facts = member.source === undefined ? [] : content.slice(0, 1);
    return [
      element('div', [heading, ...facts], { className: [MEMBER_TITLE_CLASS] }),
      element('div', inside(content.slice(facts.length)), { className: [MEMBER_TEXT_CLASS] }),
    ];
  }
  // A heading of a README may have the same id as a part of a page.
  const isOfData = page.kind !== 'package' || id.includes('.');
  if (isOfData && FOLD_ID.test(id)) {
    return [element('details', [element('summary', wordsOf(heading)), ...inside(content)])];
  }
  const shown =
    isOfData && id !== '' && heading.depth >= PART_LEVEL ? withoutAnchor(heading) : heading;
  if (isOfData && PART_ID.test(id)) {
    const className = id.endsWith(FAILURE_PART) ? [PART_CLASS, FAILURE_CLASS] : [PART_CLASS];
    return [element('div', [shown, ...inside(content)], { className })];
  }
  return [shown, ...inside(content)];
}

function idOf({ children }: Heading): string {
  const last = children.at(-1);
  return last?.type === 'text' ? (parseMarkdownHeadingId(last.value).id ?? '') : '';
}

function wordsOf({ children }: Heading): readonly PhrasingContent[] {
  return children.map((child) =>
    child.type === 'text' ? text(parseMarkdownHeadingId(child.value).text) : child,
  );
}

/**
 * Docusaurus sends a table of contents of all headings with the page. A page with many functions would
 * have hundreds of these.
 */
function withoutAnchor(heading: Heading): RootContent {
  const data = { hName: `h${String(heading.depth)}` };
  return { ...paragraph(...wordsOf(heading)), data };
}

/** Turns the beginning of the line, the kinds of the pages with the same name, into a switch. */
function withKinds(
  line: RootContent | undefined,
  { namesakes, kind: own, package: owner }: PageData,
  texts: ThemeTexts,
): readonly RootContent[] {
  if (line?.type !== 'paragraph') {
    return [];
  }
  const pages = namesakes.map(({ kind, path }) => {
    const word = text(texts.kinds[kind]);
    return inline([kind === own ? word : link(path, word)], {
      className: [KIND_CLASS, `${KIND_CLASS}-${kind}`],
      ...(kind === own && { 'aria-current': 'page' }),
    });
  });
  const separated = pages.flatMap((page, index) =>
    index === 0 ? [page] : [inline([text(', ')], { hidden: true }), page],
  );
  const switcher =
    pages.length > 1 ? [inline(separated, { className: [KIND_SWITCH_CLASS] })] : pages;
  const rest = line.children.findIndex((node) => node.type === 'link' && node.url === owner?.path);
  const of = text(` ${texts.page.of} `);
  return [paragraph(...switcher, of, ...line.children.slice(rest))];
}

type Properties = Readonly<Record<string, boolean | string | string[]>>;

/** Markdown has no such element, but a blockquote accepts the same children. */
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
