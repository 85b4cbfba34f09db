import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { InlineCode, Nodes, Parents, Root } from 'mdast';
import type { PageFrontMatter } from '../../../typedoc/reference/contract';
import { link } from '../nodes';
import { readPage, termOf } from './pageNames';
import { NameResolver, type PublicName } from './resolveName';

export interface NameLinkOptions {
  /** Relative to the folder of the site: builds must not differ between machines. */
  readonly symbols: string;
}

export interface SourcePage {
  readonly path: string;
  readonly data: { readonly frontMatter?: Partial<PageFrontMatter> };
}

interface Mistake {
  readonly code: string;
  readonly known: string;
  readonly rest: string;
}

const CLOSED: ReadonlySet<string> = new Set(['heading', 'link', 'linkReference']);
const LINK_ELEMENTS: ReadonlySet<string | null> = new Set(['a', 'Link']);
const PLAIN_HEADING = /^h\d$/;
const PASSAGES: ReadonlySet<string> = new Set(['list', 'paragraph', 'table']);

/** @throws Error if a name looks public but does not exist: it is misspelt or gone. */
export default function remarkNameLinks({ symbols }: NameLinkOptions) {
  return (tree: Root, file: SourcePage): void => {
    const names = readNames(resolve(symbols));
    const page = readPage(tree, file.path, names);
    const terms = new Set<Nodes>();
    const mistakes: Mistake[] = [];

    const urlOf = (code: InlineCode): string | undefined => {
      const resolution = names.resolve(code.value, page);
      if (resolution.kind === 'unknown') {
        mistakes.push({ ...resolution, code: code.value });
      }
      return resolution.kind === 'link' && !terms.has(code) ? resolution.url : undefined;
    };

    const linkNames = (parent: Parents, linked: Set<string> | undefined): void => {
      const term = parent.type === 'listItem' ? termOf(parent, page.path) : undefined;
      if (term !== undefined) {
        terms.add(term.code);
      }
      parent.children.forEach((child, index) => {
        if (child.type === 'inlineCode') {
          const url = urlOf(child);
          if (url !== undefined && linked?.has(url) === false) {
            linked.add(url);
            parent.children[index] = link(url, child);
          }
        } else if ('children' in child) {
          linkNames(child, passageOf(child, parent, linked));
        }
      });
    };

    linkNames(tree, new Set());
    if (mistakes.length > 0) {
      throw new Error(describeMistakes(mistakes, file));
    }
  };
}

function passageOf(
  node: Nodes,
  parent: Parents,
  linked: Set<string> | undefined,
): Set<string> | undefined {
  if (linked === undefined || isClosed(node)) {
    return undefined;
  }
  const isWithin = parent.type === 'listItem';
  return PASSAGES.has(node.type) && !isWithin ? new Set() : linked;
}

function isClosed(node: Nodes): boolean {
  const isElement = 'name' in node && LINK_ELEMENTS.has(node.name);
  return CLOSED.has(node.type) || isElement || PLAIN_HEADING.test(node.data?.hName ?? '');
}

function describeMistakes(mistakes: readonly Mistake[], { path, data }: SourcePage): string {
  const lines = readFileSync(path, 'utf8').split('\n');
  const source = data.frontMatter?.custom_edit_url;
  const file = typeof source === 'string' ? `${source}, or its translation` : 'the page';
  return mistakes
    .map(({ code, known, rest }) => {
      const line = lines.findIndex((each) => each.includes(`\`${code}\``)) + 1;
      return `${path}:${String(line)}: "${code}" is no public name, "${known}" has no "${rest}"; write a name that the reference has, in ${file}`;
    })
    .join('\n');
}

const read = new Map<string, { readonly modified: number; readonly names: NameResolver }>();

function readNames(file: string): NameResolver {
  const modified = statSync(file).mtimeMs;
  const before = read.get(file);
  if (before?.modified === modified) {
    return before.names;
  }
  const symbols = JSON.parse(readFileSync(file, 'utf8')) as readonly PublicName[];
  const names = new NameResolver(symbols);
  read.set(file, { modified, names });
  return names;
}
