import { readFileSync } from 'node:fs';
import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import remarkFrenchSpaces from '../src/plugins/remark-french-spaces';

/** A French text with its place. */
export interface FrenchText {
  readonly place: string;
  readonly text: string;
}

/** Returns the French of a file of the catalogue, with its key as its place. */
export function readCatalogueTexts(path: string): readonly FrenchText[] {
  const file = JSON.parse(readFileSync(path, 'utf8')) as Readonly<
    Record<string, string | { readonly text: string }>
  >;
  return Object.entries(file).map(([key, value]) => ({
    place: `${path} ${key}`,
    text: typeof value === 'string' ? value : value.text,
  }));
}

const FRONT_MATTER = /^---\n[^]*?\n---\n/;
/** What readers see of the front matter. Keywords are words, and may be of any language. */
const SHOWN = /^(?:title|description|sidebar_label|tags): ['"]?(?<text>.*?)['"]?$/gm;

/** Returns the texts of a French page or README as the build shows them, without code. */
export function readPageTexts(path: string): readonly FrenchText[] {
  const page = readFileSync(path, 'utf8');
  const [frontMatter = ''] = FRONT_MATTER.exec(page) ?? [];
  const shown = frontMatter.matchAll(SHOWN);
  const texts = [...shown].map(({ groups }) => ({ place: path, text: groups?.['text'] ?? '' }));
  const linesAbove = frontMatter.split('\n').length - 1;
  const parser = unified().use(remarkParse).use(remarkGfm);
  const processor = path.endsWith('x') ? parser.use(remarkMdx) : parser;
  // SAFETY: the plugin gives the tree back that it was given.
  const tree = processor
    .use(remarkFrenchSpaces)
    .runSync(processor.parse(page.slice(frontMatter.length))) as Root;
  visit(tree, (node) => {
    const line = (node.position?.start.line ?? 1) + linesAbove;
    for (const text of textsOfNode(node)) {
      texts.push({ place: `${path}:${String(line)}`, text });
    }
  });
  return texts;
}

/** The texts that begin at a node: a block of prose, or what an element of MDX is given to show. */
function textsOfNode(node: Nodes): readonly string[] {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
    return [proseOf(node)];
  }
  return 'attributes' in node && Array.isArray(node.attributes)
    ? node.attributes.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
    : [];
}

function proseOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(proseOf).join('') : '`code`';
}
