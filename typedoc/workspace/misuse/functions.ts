import ts from 'typescript';
import type { WorkspacePackage } from '../packages';

/** A parameter of a signature. */
export interface Parameter {
  readonly name: string;
  /** Whether a call may leave it out, and all that follow. */
  readonly isOptional: boolean;
  /** Whether its type parameters are bound by nothing else, so that it decides them alone. */
  readonly isFree: boolean;
  /** Whether any value is right: it has a free type parameter for its type, or for a member of it. */
  readonly takesAnything: boolean;
  /** Whether it is a function whose result may be anything. */
  readonly takesAnyResult: boolean;
}

/** A type parameter of a signature. */
export interface TypeParameter {
  readonly name: string;
  /** What its constraint is, as the compiler writes it. */
  readonly constraint: string | undefined;
}

/** One way to call a function. */
export interface Signature {
  readonly typeParameters: readonly TypeParameter[];
  readonly parameters: readonly Parameter[];
}

/** A function or a class that can be imported. */
export interface ExportedFunction {
  /** How to reach it where {@link writeImports} stands: `core.Option.map`. */
  readonly path: string;
  readonly isClass: boolean;
  readonly signatures: readonly Signature[];
}

/** Imports each package under its name in camel case. */
export function writeImports(packages: readonly WorkspacePackage[]): string {
  return packages
    .map(({ name, shortName }) => {
      const alias = shortName.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
      return `import * as ${alias} from '${name}';\n`;
    })
    .join('');
}

/** Lists the functions and classes of all namespaces that a file imports. */
export function listFunctions(
  checker: ts.TypeChecker,
  file: ts.SourceFile,
): readonly ExportedFunction[] {
  const found: ExportedFunction[] = [];

  function visit(type: ts.Type, path: string): void {
    const classSignatures = type.getConstructSignatures();
    const isClass = classSignatures.length > 0;
    const signatures = isClass ? classSignatures : type.getCallSignatures();
    if (signatures.length > 0) {
      const described = signatures.map((each) => describeSignature(checker, each));
      found.push({ path, isClass, signatures: described });
    }
    if (isNamespace(type)) {
      for (const member of checker.getPropertiesOfType(type)) {
        visit(checker.getTypeOfSymbolAtLocation(member, file), `${path}.${member.name}`);
      }
    }
  }

  for (const statement of file.statements.filter((each) => ts.isImportDeclaration(each))) {
    const bindings = statement.importClause?.namedBindings;
    if (bindings !== undefined && ts.isNamespaceImport(bindings)) {
      visit(checker.getTypeAtLocation(bindings.name), bindings.name.text);
    }
  }
  return found;
}

function isNamespace(type: ts.Type): boolean {
  // Not every type has a symbol, whatever the declarations of the compiler say.
  const symbol = type.symbol as ts.Symbol | undefined;
  return ((symbol?.flags ?? 0) & ts.SymbolFlags.ValueModule) !== 0;
}

function describeSignature(checker: ts.TypeChecker, signature: ts.Signature): Signature {
  const typeParameters = signature.typeParameters ?? [];
  const names = typeParameters.map(({ symbol }) => symbol.name);
  const parameters = signature.parameters.map(({ valueDeclaration }) => {
    if (valueDeclaration === undefined || !ts.isParameter(valueDeclaration)) {
      throw new Error(`A parameter of ${checker.signatureToString(signature)} is not declared`);
    }
    return valueDeclaration;
  });
  const mentionsOf = parameters.map((each) =>
    names.filter((name) => new RegExp(`\\b${name}\\b`).test(each.type?.getText() ?? '')),
  );

  return {
    typeParameters: typeParameters.map((each) => {
      const constraint = each.getConstraint();
      return {
        name: each.symbol.name,
        constraint: constraint && checker.typeToString(constraint),
      };
    }),
    parameters: parameters.map((declaration, index) => {
      const isBoundElsewhere = (name: string): boolean =>
        mentionsOf.some((mentions, other) => other !== index && mentions.includes(name));
      const isFreeParameter = (type: ts.Type): boolean =>
        type.isTypeParameter() && !isBoundElsewhere(type.symbol.name);
      const type = elementType(checker, declaration);
      return {
        name: declaration.name.getText(),
        isOptional: parameters.slice(index).every((each) => isOptional(checker, each)),
        isFree: !mentionsOf[index]?.some(isBoundElsewhere),
        takesAnything: membersOf(type).some(isFreeParameter),
        takesAnyResult: membersOf(type).some((member) =>
          member
            .getCallSignatures()
            .some((each) => membersOf(each.getReturnType()).some(isFreeParameter)),
        ),
      };
    }),
  };
}

function isOptional(checker: ts.TypeChecker, parameter: ts.ParameterDeclaration): boolean {
  return parameter.dotDotDotToken !== undefined || checker.isOptionalParameter(parameter);
}

/** The type of one argument: that of an element where the parameter takes the rest. */
function elementType(checker: ts.TypeChecker, parameter: ts.ParameterDeclaration): ts.Type {
  const type = checker.getTypeAtLocation(parameter);
  return parameter.dotDotDotToken === undefined
    ? type
    : (checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? type);
}

/** The members of a union, or the type itself. */
export function membersOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types.flatMap(membersOf) : [type];
}
