import type { InlineCode, ListItem, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { EXAMPLE_LANGUAGES } from '../../../typedoc/doctest/blocks';
import {
  REFERENCE_ROOT,
  isPackagePath,
  packageOfPath,
  readAnchor,
  referencePath,
} from '../../../typedoc/reference/contract';
import type { ImportedName, NameResolver, PageNames } from './resolveName';

const IMPORTS = /^import (?:type )?\{(?<names>[^}]*)\} from '@tstd\/(?<package>[\w-]+)'/gm;
const DECLARED = /\b(?:const|let|function|class|type|interface|enum|namespace) (?<name>\w+)/g;
const AFTER_TERM = /^\s*:/;

export interface Term {
  readonly code: InlineCode;
  readonly anchor: string | undefined;
}

export function readPage(tree: Root, file: string, names: NameResolver): PageNames {
  const path = referencePath(file);
  const parameters = new Set<string>();
  const codes: string[] = [];
  visit(tree, ['listItem', 'code'], (node) => {
    if (node.type === 'code') {
      if (EXAMPLE_LANGUAGES.has(node.lang ?? '')) {
        codes.push(node.value);
      }
    } else if (node.type === 'listItem') {
      const term = termOf(node, path);
      if (term !== undefined && !isDocumented(term, path, names)) {
        parameters.add(term.code.value);
      }
    }
  });
  const examples = codes.join('\n');
  return {
    path,
    package: path && packageOfPath(path),
    imports: importsOf(examples),
    declared: new Set([...examples.matchAll(DECLARED)].map(({ groups }) => groups?.['name'] ?? '')),
    parameters,
  };
}

export function termOf({ children }: ListItem, path: string | undefined): Term | undefined {
  const [paragraph] = children;
  if (path === undefined || paragraph?.type !== 'paragraph') {
    return undefined;
  }
  const [first] = paragraph.children;
  const anchor = first?.type === 'html' ? readAnchor(first.value) : undefined;
  const [term, after] = paragraph.children.filter(({ type }) => type !== 'html');
  const isFollowed = after?.type === 'text' && AFTER_TERM.test(after.value);
  const isDescribed = anchor !== undefined || !(path === REFERENCE_ROOT || isPackagePath(path));
  return term?.type === 'inlineCode' && isFollowed && isDescribed
    ? { code: term, anchor }
    : undefined;
}

function isDocumented({ anchor }: Term, path: string | undefined, names: NameResolver): boolean {
  return anchor !== undefined && names.hasPath(`${String(path)}#${anchor}`);
}

function importsOf(examples: string): ReadonlyMap<string, ImportedName> {
  return new Map(
    [...examples.matchAll(IMPORTS)].flatMap(({ groups }) =>
      (groups?.['names'] ?? '')
        .split(',')
        .map((each) => each.trim().replace(/^type /, ''))
        .filter((each) => each !== '')
        .map((each): [string, ImportedName] => {
          const [name = '', local = name] = each.split(' as ');
          return [local, { name, package: groups?.['package'] ?? '' }];
        }),
    ),
  );
}
