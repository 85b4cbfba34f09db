import ts from 'typescript';
import { NPM_SCOPE } from '../../workspace/packages';

/** A name that an example imports from a package of the library. */
export interface ImportedName {
  readonly owner: string;
  /** The module and the name. Empty for a whole package: `import * as HTTP`. */
  readonly parts: readonly string[];
  readonly local: string;
  readonly name: ts.Node;
  readonly isType: boolean;
}

export function parseExample(code: string): ts.SourceFile {
  return ts.createSourceFile('example.ts', code, ts.ScriptTarget.Latest, true);
}

export function importsOf({ statements }: ts.SourceFile): readonly ImportedName[] {
  return statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
      return [];
    }
    const [scope, owner = '', ...module] = statement.moduleSpecifier.text.split('/');
    const { namedBindings, phaseModifier } = statement.importClause ?? {};
    if (scope !== NPM_SCOPE || namedBindings === undefined) {
      return [];
    }
    if (ts.isNamespaceImport(namedBindings)) {
      const { name } = namedBindings;
      return [{ owner, parts: module, local: name.text, name, isType: false }];
    }
    return namedBindings.elements.map(
      ({ name: local, propertyName: name = local, isTypeOnly }) => ({
        owner,
        parts: [...module, name.text],
        local: local.text,
        name,
        isType: isTypeOnly || phaseModifier === ts.SyntaxKind.TypeKeyword,
      }),
    );
  });
}
