import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { EXAMPLE_LANGUAGES } from '../../../typedoc/doctest/blocks';
import { inVersion, referencePath, versionOf } from '../../../typedoc/reference/contract';
import {
  NameResolver,
  type PageNames,
  type PublicName,
  describeUnknown,
  namesInExamples,
} from '../../../typedoc/reference/index/resolveName';
import { link } from '../nodes';

export interface NameLinkOptions {
  /** Finds the file with the symbols of a version, or else of the current one. */
  readonly symbolsOf: (version?: string) => string;
}

const CLOSED: ReadonlySet<string> = new Set(['heading', 'link', 'linkReference']);
const LINK_ELEMENTS: ReadonlySet<string | null> = new Set(['a', 'Link']);
const PASSAGES: ReadonlySet<string> = new Set(['list', 'paragraph', 'table']);

/**
 * Links the names in guides and posts. Those in the reference are already linked in its data.
 *
 * @throws Error if a name looks public but does not exist: it is misspelt or gone.
 */
export default function remarkNameLinks({ symbolsOf }: NameLinkOptions) {
  return (tree: Root, { path }: { readonly path: string }): void => {
    if (referencePath(path) !== undefined) {
      return;
    }
    const version = versionOf(path);
    const names = readNames(resolve(symbolsOf(version)));
    const page = readPage(tree);
    const mistakes: string[] = [];

    const urlOf = (code: string): string | undefined => {
      const found = names.resolve(code, page);
      if (found.kind === 'unknown') {
        mistakes.push(`${path}:${String(lineOf(code, path))}: ${describeUnknown(code, found)}`);
      }
      return found.kind === 'link' ? inVersion(found.path, version) : undefined;
    };

    const linkNames = (parent: Parents, linked: Set<string> | undefined): void => {
      parent.children.forEach((child, index) => {
        if (child.type === 'inlineCode') {
          const url = urlOf(child.value);
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
      throw new Error(mistakes.join('\n'));
    }
  };
}

function readPage(tree: Root): PageNames {
  const codes: string[] = [];
  visit(tree, 'code', ({ lang, value }) => {
    if (EXAMPLE_LANGUAGES.has(lang ?? '')) {
      codes.push(value);
    }
  });
  return { parameters: new Set(), ...namesInExamples(codes.join('\n')) };
}

function passageOf(
  node: Nodes,
  parent: Parents,
  linked: Set<string> | undefined,
): Set<string> | undefined {
  const isElement = 'name' in node && LINK_ELEMENTS.has(node.name);
  if (linked === undefined || CLOSED.has(node.type) || isElement) {
    return undefined;
  }
  const isWithin = parent.type === 'listItem';
  return PASSAGES.has(node.type) && !isWithin ? new Set() : linked;
}

function lineOf(code: string, path: string): number {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.findIndex((each) => each.includes(`\`${code}\``)) + 1;
}

const read = new Map<string, { readonly modified: number; readonly names: NameResolver }>();

function readNames(file: string): NameResolver {
  const modified = statSync(file).mtimeMs;
  const before = read.get(file);
  if (before?.modified === modified) {
    return before.names;
  }
  const names = new NameResolver(JSON.parse(readFileSync(file, 'utf8')) as readonly PublicName[]);
  read.set(file, { modified, names });
  return names;
}
