import ts from 'typescript';

/** The identifiers of a file in their order, but for those of its imports. */
export function identifiersOf(file: ts.SourceFile): readonly ts.Identifier[] {
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

/** The symbol behind one that is imported or exported. */
export function symbolBehind(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
}
