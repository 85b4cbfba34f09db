import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { MANAGERS, installCommands } from '../../components/InstallCommands/commands';
import { REGISTRY } from '../../config/site';

export type ResolveLink = (target: string) => string;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const FRONT_MATTER = /^---\n[^]*?\n---\n+/;

const HEADING_ID = /(?<=^#+ .*) (?:\{#[^}]+\}|\{\/\* #\S+ \*\/\})$/;

/** Code comes first, so that it is skipped. A parser would add seconds to each build. */
const PARTS = new RegExp(
  [
    /^ *(?<fence>`{3,}|~{3,})[^]*?^ *\k<fence>/,
    /(?<!`)(?<ticks>`+)(?!`)(?:(?!\n\n)[^])*?(?<!`)\k<ticks>(?!`)/,
    new RegExp(`(?<removed><!--[^]*?-->|${HEADING_ID.source})`),
    /(?<=\]\()(?<target>[^\s()]+)/,
    /(?<=^ {0,3}\[[^\]]+\]: *)(?<definition>\S+)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);

type PartName = 'removed' | 'target' | 'definition';

const mdx = unified().use(remarkParse).use(remarkMdx).freeze();

/** Replaces components by their content, commands or description. */
export function toMarkdown(page: string, isMdx: boolean, resolveLink: ResolveLink): string {
  const source = page.replace(FRONT_MATTER, '');
  const markdown = isMdx ? withoutComponents(source) : source;
  return `${withoutEmptyLines(rewriteParts(markdown, resolveLink))}\n`;
}

export function withTitle(text: string, title: string): string {
  return text.startsWith('# ') ? text : `# ${title}\n\n${text}`;
}

function rewriteParts(markdown: string, resolveLink: ResolveLink): string {
  return markdown.replace(PARTS, (part: string, ...details: readonly unknown[]) => {
    const { removed, target, definition } = details.at(-1) as Partial<Record<PartName, string>>;
    const link = target ?? definition;
    if (link !== undefined) {
      return resolveLink(link);
    }
    return removed === undefined ? part : '';
  });
}

function withoutComponents(source: string): string {
  const edits: Edit[] = [];
  visit(mdx.parse(source), (node) => {
    if (node.type === 'mdxjsEsm') {
      edits.push({ ...rangeOf(node), text: '' });
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      edits.push(...unwrapping(node));
    }
  });
  // From the end, so that earlier positions stay valid.
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((all, { start, end, text }) => all.slice(0, start) + text + all.slice(end), source);
}

function unwrapping(element: JsxElement): readonly Edit[] {
  const { start, end } = rangeOf(element);
  const [first] = element.children;
  const last = element.children.at(-1);
  if (element.name === 'InstallCommands') {
    return [{ start, end, text: listCommands(attributeOf(element, 'packageName')) }];
  }
  if (first === undefined || last === undefined) {
    return [{ start, end, text: attributeOf(element, 'description') }];
  }
  return [
    { start, end: rangeOf(first).start, text: '' },
    { start: rangeOf(last).end, end, text: '' },
  ];
}

function listCommands(packageName: string): string {
  return MANAGERS.map((manager) => {
    const commands = installCommands(manager, packageName, REGISTRY);
    return `**${manager.label}**\n\n\`\`\`bash\n${commands}\n\`\`\``;
  }).join('\n\n');
}

function attributeOf({ attributes }: JsxElement, name: string): string {
  const attribute = attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === name,
  );
  return typeof attribute?.value === 'string' ? attribute.value : '';
}

function rangeOf({ position }: Nodes): { readonly start: number; readonly end: number } {
  const start = position?.start.offset;
  const end = position?.end.offset;
  if (start === undefined || end === undefined) {
    throw new Error('A node of the parsed page has no position');
  }
  return { start, end };
}

function withoutEmptyLines(text: string): string {
  return text
    .split(/(^```[^]*?^```$)/m)
    .map((part) => (part.startsWith('```') ? part : part.replace(/\n(?:[ \t]*\n){2,}/g, '\n\n')))
    .join('')
    .trim();
}
