import { readFileSync, statSync } from 'node:fs';
import ts from 'typescript';
import { type SymbolKind, packagePath } from '../contract';
import { groupBy } from '../groupBy';
import { type ImportedName, importsOf, parseExample } from './imports';
import type { PublicName } from './resolveName';

export interface ExampleName {
  readonly start: number;
  readonly length: number;
  readonly path: string;
}

/** Finds the public names in an example, those of a frozen version if there is one. */
export type NamesOf = (code: string, version?: string) => readonly ExampleName[];

/** Reads the symbols lazily, because the site's configuration is loaded before they are written. */
export function createNameReader(fileOf: (version?: string) => string): NamesOf {
  const finders = new Map<string, { readonly modified: number; readonly find: NamesOf }>();
  const readFinder = (file: string): NamesOf => {
    const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (modified === undefined) {
      return () => [];
    }
    const known = finders.get(file);
    if (known?.modified === modified) {
      return known.find;
    }
    const find = createNameFinder(JSON.parse(readFileSync(file, 'utf8')) as readonly PublicName[]);
    finders.set(file, { modified, find });
    return find;
  };
  return (code, version) => readFinder(fileOf(version))(code);
}

/**
 * Finds only the import and the first use of a name: more links would be too many tab stops. Follows
 * imports, but neither types nor scopes, because a type check takes far longer.
 */
export function createNameFinder(symbols: readonly PublicName[]): NamesOf {
  const byName = groupBy(symbols, ({ name }) => name);

  function pathOf(parts: readonly string[], owner: string, use: Use): string | undefined {
    const [head, next] = parts;
    // `Option.Option` is the type with the name of the namespace.
    const name = (head === next ? parts.slice(1) : parts).join('.');
    if (name === '') {
      return packagePath(owner);
    }
    const named = byName.get(name) ?? [];
    const own = named.filter((each) => each.package === owner);
    // A package can export names of another one.
    const found = own.length > 0 ? own : named;
    return MEANINGS[use].flatMap((kind) => found.filter((each) => each.kind === kind))[0]?.path;
  }

  function namesFrom(
    node: ts.Node,
    { parts, owner }: Pick<ImportedName, 'owner' | 'parts'>,
    name: ts.Node = node,
  ): readonly ExampleName[] {
    const path = pathOf(parts, owner, useOf(node));
    const next = memberOf(node);
    const own =
      path === undefined ? [] : [{ start: name.getStart(), length: name.getWidth(), path }];
    return next === undefined || path === undefined
      ? own
      : [...own, ...namesFrom(node.parent, { owner, parts: [...parts, next.text] }, next)];
  }

  return (code) => {
    const file = parseExample(code);
    const imports = importsOf(file);
    const known = new Map(imports.map((each) => [each.local, each]));
    const used = identifiersOf(file).flatMap((node) => {
      const imported = known.get(node.text);
      return imported === undefined ? [] : namesFrom(node, imported);
    });
    const importedNames = imports.flatMap(({ parts, owner, name, isType }) => {
      const path = pathOf(parts, owner, isType ? 'type' : 'import');
      return path === undefined ? [] : [{ start: name.getStart(), length: name.getWidth(), path }];
    });
    const first = new Map(used.toReversed().map((name) => [name.path, name]));
    return [...importedNames, ...used.filter((name) => first.get(name.path) === name)];
  };
}

/** Leaves out names of members and declarations. */
function identifiersOf(file: ts.SourceFile): readonly ts.Identifier[] {
  const found: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    const isName = (node.parent as { readonly name?: ts.Node } | undefined)?.name === node;
    if (ts.isIdentifier(node) && (!isName || ts.isShorthandPropertyAssignment(node.parent))) {
      found.push(node);
    }
    if (!ts.isImportDeclaration(node)) {
      ts.forEachChild(node, visit);
    }
  };
  visit(file);
  return found;
}

type Use = 'import' | 'type' | 'space' | 'value';

const MEANINGS: Readonly<Record<Use, readonly SymbolKind[]>> = {
  import: ['namespace', 'function', 'class', 'const', 'interface', 'type'],
  type: ['interface', 'type', 'class', 'namespace'],
  space: ['namespace', 'class', 'const', 'function'],
  value: ['function', 'class', 'const', 'member', 'namespace'],
};

function useOf(node: ts.Node): Use {
  if (memberOf(node) !== undefined) {
    return 'space';
  }
  return ts.isPartOfTypeNode(node) ? 'type' : 'value';
}

function memberOf(node: ts.Node): ts.MemberName | undefined {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === node) {
    return parent.name;
  }
  return ts.isQualifiedName(parent) && parent.left === node ? parent.right : undefined;
}
