import ts from 'typescript';
import { identifiersOf, symbolBehind } from './identifiers';

/** A name in an example, and its type as an editor would show it. */
export interface TypedName {
  /** Where it begins in the code. */
  readonly start: number;
  readonly length: number;
  /** `total: number`, or `half(value: number): number`. */
  readonly text: string;
}

/** Types are written by the names that they have where they are declared, and not by their files. */
const FORMAT = ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** The libraries of others, but for the types of the platform. */
const OTHERS = /\/node_modules\/(?!typescript\/lib\/|@types\/node\/)/;

/**
 * Returns a function that finds the types of all names in a file of a program, but for those that
 * it imports, and those of other libraries, whose types may take minutes to write.
 */
export function createTypeFinder(
  program: ts.Program,
): (file: ts.SourceFile) => readonly TypedName[] {
  const checker = program.getTypeChecker();

  function describe(name: ts.Identifier): string | undefined {
    const found = checker.getSymbolAtLocation(name);
    const symbol = found && symbolBehind(checker, found);
    const [declaration] = symbol?.declarations ?? [];
    if (symbol === undefined || declaration === undefined || isForeign(declaration)) {
      return undefined;
    }
    if (ts.isTypeAliasDeclaration(declaration)) {
      const type = checker.getDeclaredTypeOfSymbol(symbol);
      return `type ${name.text} = ${checker.typeToString(type, name, FORMAT | ts.TypeFormatFlags.InTypeAlias)}`;
    }
    if (ts.isInterfaceDeclaration(declaration) || ts.isTypeParameterDeclaration(declaration)) {
      return undefined;
    }
    const type = checker.getTypeOfSymbolAtLocation(symbol, name);
    if (isModule(type)) {
      return undefined;
    }
    const signature =
      signatureAt(name) ?? checker.getSignaturesOfType(type, ts.SignatureKind.Call)[0];
    return signature === undefined
      ? `${name.text}: ${checker.typeToString(type, name, FORMAT)}`
      : name.text + checker.signatureToString(signature, name, FORMAT);
  }

  /** The signature by which a function is called here, with the types that it has here. */
  function signatureAt(name: ts.Identifier): ts.Signature | undefined {
    const { parent } = name;
    const called = ts.isPropertyAccessExpression(parent) && parent.name === name ? parent : name;
    const call = called.parent;
    return ts.isCallExpression(call) && call.expression === called
      ? checker.getResolvedSignature(call)
      : undefined;
  }

  return (file) =>
    identifiersOf(file).flatMap((name) => {
      const text = describe(name);
      return text === undefined
        ? []
        : [{ start: name.getStart(file), length: name.getWidth(file), text }];
    });
}

/** Whether a type says no more than the name of a module. */
function isModule(type: ts.Type): boolean {
  // Not every type has a symbol, whatever the declarations of the compiler say.
  const symbol = type.symbol as ts.Symbol | undefined;
  return ((symbol?.flags ?? 0) & ts.SymbolFlags.ValueModule) !== 0;
}

/** Whether a name comes from a library of others. */
function isForeign(declaration: ts.Declaration): boolean {
  return OTHERS.test(declaration.getSourceFile().fileName);
}
