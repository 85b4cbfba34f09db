import type { BlockContent, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { paragraph, text } from '../nodes';

/** How a page stands to the English text that it translates. */
export type Freshness =
  | { readonly kind: 'current' }
  /** It is the English page itself. */
  | { readonly kind: 'untranslated' }
  /** The English has other paragraphs than those that were translated. */
  | { readonly kind: 'stale'; readonly changed: readonly string[] };

export interface TranslationNoteOptions {
  /** Judges a page by the path of its file. */
  readonly judge: (path: string) => Freshness;
  readonly labels: {
    readonly untranslated: string;
    readonly stale: string;
  };
}

/** Tells the readers of a translation where it is missing, or of an older text. */
export default function remarkTranslationNote({ judge, labels }: TranslationNoteOptions) {
  return (tree: Root, { path }: { readonly path: string }): void => {
    const freshness = judge(path);
    if (freshness.kind === 'current') {
      return;
    }
    const title = tree.children.findIndex(({ type }) => type === 'heading');
    const head = tree.children.slice(0, title + 1);
    const rest = tree.children.slice(title + 1);
    if (freshness.kind === 'stale') {
      tree.children = [...head, describeChanges(labels.stale, freshness.changed), ...rest];
      return;
    }
    for (const node of tree.children) {
      markAsEnglish(node);
    }
    tree.children = [...head, paragraph(text(labels.untranslated)), ...rest];
  };
}

/** A line that unfolds to the English of today. */
function describeChanges(label: string, changed: readonly string[]): RootContent {
  const summary = { ...paragraph(text(label)), data: { hName: 'summary' } };
  const english = unified().use(remarkParse).use(remarkGfm).parse(changed.join('\n\n'));
  english.children.forEach(markAsEnglish);
  visit(english, (node, index, parent) => {
    if (parent === undefined || index === undefined) {
      return;
    }
    if (node.type === 'heading') {
      // The table of contents is that of the translation.
      parent.children.splice(index, 1, { ...node, type: 'paragraph' });
    } else if (node.type === 'html') {
      parent.children.splice(index, 1, text(node.value));
    }
  });
  return {
    type: 'blockquote',
    data: { hName: 'details' },
    // SAFETY: what Markdown has at the top of a page may stand in a quotation.
    children: [summary, ...(english.children as BlockContent[])],
  };
}

/** Blocks of code show a language of their own. */
function markAsEnglish(node: RootContent): void {
  if (node.type !== 'code') {
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, lang: 'en' } };
  }
}
