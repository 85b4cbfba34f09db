import ts from 'typescript';
import type { SymbolKind } from '../contract';
import { groupBy } from '../groupBy';
import type { ExampleName } from './exampleTable';

export interface LocatedSymbol {
  readonly name: string;
  readonly kind: SymbolKind;
  readonly path: string;
  readonly file: string;
  readonly line: number;
}

type Lookup = (declaration: ts.Declaration) => readonly LocatedSymbol[];

type Use = 'import' | 'type' | 'space' | 'value';

const MEANINGS: Readonly<Record<Use, readonly SymbolKind[]>> = {
  import: ['namespace', 'function', 'class', 'const', 'interface', 'type'],
  type: ['interface', 'type', 'class', 'namespace'],
  space: ['namespace', 'class', 'const', 'function'],
  value: ['function', 'class', 'const', 'member', 'namespace'],
};

/**
 * Links only the import and the first use of a name: more links would be too many tab stops. Resolves
 * only declarations, because a full type check takes far longer.
 */
export function createNameFinder(
  program: ts.Program,
  symbols: readonly LocatedSymbol[],
): (file: ts.SourceFile) => readonly ExampleName[] {
  const checker = program.getTypeChecker();
  const lookup = createLookup(symbols);

  function describe(symbol: ts.Symbol, use: Use): LocatedSymbol | undefined {
    const declarations = declarationsOf(checker, symbol);
    const found = declarations.flatMap((each) => lookup(each));
    return MEANINGS[use].flatMap((kind) => found.filter((each) => each.kind === kind))[0];
  }

  function nameAt(node: ts.Node, use: Use): readonly ExampleName[] {
    const symbol = checker.getSymbolAtLocation(node);
    const described = symbol && describe(symbol, use);
    return described === undefined
      ? []
      : [{ start: node.getStart(), length: node.getWidth(), path: described.path }];
  }

  function chainFrom(node: ts.Node, name: ts.Node = node): readonly ExampleName[] {
    const next = memberOf(node);
    const own = nameAt(name, useOf(node));
    return own.length === 0 || next === undefined ? own : [...own, ...chainFrom(node.parent, next)];
  }

  return (file) => {
    const bindings = importedBindings(file);
    const imported = new Set(bindings.map(({ name }) => checker.getSymbolAtLocation(name)));
    imported.delete(undefined);
    const names = new Set(bindings.map(({ name }) => name.text));
    const used = identifiersOf(file)
      .filter((node) => names.has(node.text) && imported.has(checker.getSymbolAtLocation(node)))
      .flatMap((node) => chainFrom(node));
    const importedNames = bindings.flatMap((binding) =>
      ts.isNamespaceImport(binding)
        ? nameAt(binding.name, 'import')
        : nameAt(binding.propertyName ?? binding.name, isTypeOnly(binding) ? 'type' : 'import'),
    );
    const first = new Map(used.toReversed().map((name) => [name.path, name]));
    return [...importedNames, ...used.filter((name) => first.get(name.path) === name)];
  };
}

function createLookup(symbols: readonly LocatedSymbol[]): Lookup {
  const symbolsByLine = groupBy(symbols, ({ file, line }) => `${file}:${String(line)}`);
  return (declaration) => {
    const file = declaration.getSourceFile();
    if (ts.isSourceFile(declaration)) {
      const first = symbolsByLine.get(`${file.fileName}:1`) ?? [];
      return first.filter(({ kind }) => kind === 'namespace');
    }
    const name = ts.getNameOfDeclaration(declaration) ?? declaration;
    const { line } = file.getLineAndCharacterOfPosition(name.getStart(file));
    const found = symbolsByLine.get(`${file.fileName}:${String(line + 1)}`) ?? [];
    return found.filter((symbol) => symbol.name.split('.').at(-1) === name.getText(file));
  };
}

function identifiersOf(file: ts.SourceFile): readonly ts.Identifier[] {
  const found: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      found.push(node);
    }
    if (!ts.isImportDeclaration(node)) {
      ts.forEachChild(node, visit);
    }
  };
  visit(file);
  return found;
}

function resolveAlias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
}

function declarationsOf(checker: ts.TypeChecker, symbol: ts.Symbol): readonly ts.Declaration[] {
  return (resolveAlias(checker, symbol).declarations ?? []).flatMap((declaration) => {
    const named = aliasedName(declaration);
    const aliased = named && checker.getSymbolAtLocation(named);
    return aliased === undefined || aliased === symbol
      ? [declaration]
      : [declaration, ...declarationsOf(checker, aliased)];
  });
}

/** The module of `import * as Option`, or the target of `type Option = Option.Option`. */
function aliasedName(declaration: ts.Declaration): ts.Node | undefined {
  if (ts.isNamespaceImport(declaration)) {
    return declaration.parent.parent.moduleSpecifier;
  }
  return ts.isTypeAliasDeclaration(declaration) &&
    ts.isTypeReferenceNode(declaration.type) &&
    ts.isQualifiedName(declaration.type.typeName) &&
    declaration.type.typeName.right.text === declaration.name.text
    ? declaration.type.typeName.right
    : undefined;
}

function memberOf(node: ts.Node): ts.Node | undefined {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === node) {
    return parent.name;
  }
  return ts.isQualifiedName(parent) && parent.left === node ? parent.right : undefined;
}

function useOf(node: ts.Node): Use {
  if (memberOf(node) !== undefined) {
    return 'space';
  }
  return ts.isPartOfTypeNode(node) ? 'type' : 'value';
}

type ImportedBinding = ts.ImportSpecifier | ts.NamespaceImport;

function importedBindings(file: ts.SourceFile): readonly ImportedBinding[] {
  return file.statements.flatMap((statement): readonly ImportedBinding[] => {
    const bindings = ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : undefined;
    if (bindings === undefined) {
      return [];
    }
    return ts.isNamespaceImport(bindings) ? [bindings] : bindings.elements;
  });
}

function isTypeOnly({ isTypeOnly: isType, parent }: ts.ImportSpecifier): boolean {
  return isType || parent.parent.phaseModifier === ts.SyntaxKind.TypeKeyword;
}
