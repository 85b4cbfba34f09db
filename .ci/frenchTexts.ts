import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import remarkFrenchSpaces, { putNoBreakSpaces } from '../src/plugins/remark-french-spaces';
import { readMessageFiles } from '../src/plugins/translations/translations';
import { CONTENT_KINDS, catalogueFolder, contentFolder } from '../typedoc/workspace/content';

/** A French text with its place. */
export interface FrenchText {
  readonly place: string;
  readonly text: string;
}

/** Returns all French texts of the site as the build shows them: pages, comments and messages. */
export function readFrenchTexts(): readonly FrenchText[] {
  return [...readAllPageTexts(), ...readAllCatalogueTexts(), ...readMessageTexts()];
}

/** Returns the texts of all French pages and READMEs. */
function readAllPageTexts(): readonly FrenchText[] {
  const folders = [
    ...CONTENT_KINDS.map((kind) => contentFolder(kind, 'fr')),
    catalogueFolder('fr'),
  ];
  return folders.flatMap((folder) => listFiles(folder, /\.mdx?$/).flatMap(readPageTexts));
}

/** Returns the texts of the French comments. */
function readAllCatalogueTexts(): readonly FrenchText[] {
  return listFiles(catalogueFolder('fr'), /\.json$/).flatMap(readCatalogueTexts);
}

/** Returns the French messages of the site's own. */
function readMessageTexts(): readonly FrenchText[] {
  return [...readMessageFiles('.', 'fr')].flatMap(([file, content]) =>
    Object.entries(JSON.parse(content) as Readonly<Record<string, { message: string }>>).map(
      ([key, { message }]) => ({ place: `${file} ${key}`, text: message }),
    ),
  );
}

function listFiles(folder: string, name: RegExp): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => join(folder, file));
}

/** Returns the French of a file of the catalogue, with its key as its place. */
function readCatalogueTexts(path: string): readonly FrenchText[] {
  const file = JSON.parse(readFileSync(path, 'utf8')) as Readonly<
    Record<string, string | { readonly text: string }>
  >;
  return Object.entries(file).map(([key, value]) => ({
    place: `${path} ${key}`,
    text: putNoBreakSpaces(typeof value === 'string' ? value : value.text),
  }));
}

const FRONT_MATTER = /^---\n[^]*?\n---\n/;
/** The fields of the front matter that readers see. Keywords may be of any language. */
const SHOWN = /^(?:title|description|sidebar_label|tags): ['"]?(?<text>.*?)['"]?$/gm;

/** Returns the texts of a French page or README as the build shows them, without code. */
function readPageTexts(path: string): readonly FrenchText[] {
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

/** Names of a group of tabs and its parts that stand in the code, not on the page. */
const NAMES_OF_TABS: ReadonlySet<string> = new Set(['groupId', 'value']);

/** The texts that begin at a node: a block of prose, or what an element of MDX is given to show. */
function textsOfNode(node: Nodes): readonly string[] {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
    return [proseOf(node)];
  }
  return 'attributes' in node && Array.isArray(node.attributes)
    ? node.attributes.flatMap((attribute) =>
        attribute.type === 'mdxJsxAttribute' &&
        !NAMES_OF_TABS.has(attribute.name) &&
        typeof attribute.value === 'string'
          ? [attribute.value]
          : [],
      )
    : [];
}

function proseOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (!('children' in node)) {
    return '`code`';
  }
  const prose = node.children.map(proseOf).join('');
  return node.type === 'emphasis' ? `*${prose}*` : prose;
}
