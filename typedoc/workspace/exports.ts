import { join } from 'node:path';
import ts from 'typescript';

import { readOptions } from './compilerOptions';
import { REPOSITORY, discoverPackages, type WorkspacePackage } from './packages';

export interface NamedValue {
  readonly name: string;
  readonly type: ts.Type;
}

/** Creates one program for all packages, so that each file is read once. */
export function createProgram(overrides: ts.CompilerOptions = {}): ts.Program {
  return ts.createProgram(
    discoverPackages().map(({ folder }) => join(folder, 'src/index.ts')),
    { ...readOptions(join(REPOSITORY, 'typedoc/tsconfig.json')), ...overrides },
  );
}

export function listValues(
  program: ts.Program,
  { folder }: WorkspacePackage,
): readonly NamedValue[] {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(join(folder, 'src/index.ts'));
  const module = file && checker.getSymbolAtLocation(file);
  return module === undefined ? [] : listExports(checker, module, '');
}

export function membersOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types.flatMap(membersOf) : [type];
}

function listExports(
  checker: ts.TypeChecker,
  module: ts.Symbol,
  prefix: string,
): readonly NamedValue[] {
  return checker.getExportsOfModule(module).flatMap((each) => {
    const name = `${prefix}${each.name}`;
    const symbol = resolve(checker, each);
    const { Value, ValueModule } = ts.SymbolFlags;
    return [
      ...(symbol.flags & Value & ~ValueModule
        ? [{ name, type: checker.getTypeOfSymbol(symbol) }]
        : []),
      ...(symbol.flags & ValueModule ? listExports(checker, symbol, `${name}.`) : []),
    ];
  });
}

/** Resolves aliases fully: an export that is also a type first resolves to a local name. */
function resolve(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return (symbol.flags & ts.SymbolFlags.Alias) === 0
    ? symbol
    : resolve(checker, checker.getAliasedSymbol(symbol));
}
