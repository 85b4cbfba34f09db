import {
  DEFAULT_PARSE_FRONT_MATTER,
  createSlugger,
  escapeMarkdownHeadingIds,
  parseMarkdownHeadingId,
} from '@docusaurus/utils';
import type { Emphasis, Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type PluggableList, unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A page in another language. */
export interface Counterpart {
  readonly path: string;
  readonly text: string;
  /** The plugins that come before those of Docusaurus in that language. */
  readonly plugins: PluggableList;
}

export interface HeadingAliasesOptions {
  /** Returns the same page in the other languages, by the path of its file. */
  readonly counterparts: (path: string) => readonly Counterpart[];
  /** Returns what a title that is not written by hand is in the other languages. */
  readonly titles?: (title: string) => readonly string[];
}

/**
 * Gives each heading the anchors that it has in the other languages, beside its own: who changes
 * the language, or opens a link that a reader of another language sent, arrives at the same heading.
 *
 * Translations have the same headings in the same order, which `npm run translations` checks. It
 * comes after the plugins of Docusaurus, which give headings their ids and list them.
 */
export default function remarkHeadingAliases({
  counterparts,
  titles = () => [],
}: HeadingAliasesOptions) {
  return async (tree: Root, { path }: { readonly path: string }): Promise<void> => {
    const headings = sectionsOf(tree);
    const written = await Promise.all(counterparts(path).map(readIds));
    const taken = new Set(headings.map(ownId));
    for (const [index, heading] of headings.entries()) {
      const ids = written.flatMap((each) => each[index] ?? []);
      for (const alias of ids.length > 0 ? ids : idsByTitle(heading, titles)) {
        if (!taken.has(alias)) {
          taken.add(alias);
          heading.children.unshift(toAnchor(alias));
        }
      }
    }
  };
}

/** The id of a heading with the words of its title in the other languages: `value-parameters`. */
function idsByTitle(
  heading: Heading,
  titles: (title: string) => readonly string[],
): readonly string[] {
  const title = toString(heading);
  const own = slugOf(title);
  const id = ownId(heading) ?? '';
  const start = id.lastIndexOf(own);
  return start < 0
    ? []
    : titles(title).map(
        (other) => id.slice(0, start) + slugOf(other) + id.slice(start + own.length),
      );
}

function slugOf(title: string): string {
  return createSlugger().slug(title);
}

/** The ids that Docusaurus gives the headings of a page. */
async function readIds({ path, text, plugins }: Counterpart): Promise<readonly string[]> {
  const { content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: path, fileContent: text });
  const isMdx = path.endsWith('.mdx');
  const processor = unified()
    .use(remarkParse)
    .use(isMdx ? [remarkMdx] : [])
    .use(plugins);
  const source = isMdx ? escapeMarkdownHeadingIds(content) : content;
  // SAFETY: what parses Markdown gives its root, which the plugins keep.
  const tree = (await processor.run(processor.parse(source))) as Root;
  const slugger = createSlugger();
  return sectionsOf(tree).map((heading) => {
    const words = toString(heading);
    return ownId(heading) ?? parseMarkdownHeadingId(words).id ?? slugger.slug(words);
  });
}

/** The headings of a page but for its title. */
function sectionsOf(tree: Root): readonly Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', (heading) => {
    if (heading.depth > 1) {
      headings.push(heading);
    }
  });
  return headings;
}

function ownId({ data }: Heading): string | undefined {
  const id = data?.hProperties?.id;
  return typeof id === 'string' ? id : undefined;
}

/** An empty element. Markdown has none, and a stress takes the place of any element in a line. */
function toAnchor(id: string): Emphasis {
  return { type: 'emphasis', data: { hName: 'span', hProperties: { id } }, children: [] };
}
