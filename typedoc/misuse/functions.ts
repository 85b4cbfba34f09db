import ts from 'typescript';
import { membersOf } from '../workspace/exports';
import type { WorkspacePackage } from '../workspace/packages';

/** A parameter of a signature. */
export interface Parameter {
  readonly name: string;
  /** Whether a call may leave it out, and all that follow. */
  readonly isOptional: boolean;
  /** Whether any value is right: it has a free type parameter without a bound for its type, or for a member of it. */
  readonly takesAnything: boolean;
  /** Whether any value is right that the compiler takes: it has a free type parameter with a bound. */
  readonly takesWhatCompiles: boolean;
  /** Whether it has a type parameter without a bound for its type, so that a run cannot know its kind. */
  readonly isGeneric: boolean;
  /** Whether it is a function whose result may be anything. */
  readonly takesAnyResult: boolean;
  /** The members that an object must have; none where the type is not one kind of object. */
  readonly required: readonly string[];
}

/** One way to call a function. */
export interface Signature {
  /** The constraint of each type parameter, as the compiler writes it. */
  readonly constraints: readonly (string | undefined)[];
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
  return packages.map((each) => `import * as ${aliasOf(each)} from '${each.name}';\n`).join('');
}

/** The name of a package in camel case, under which it is imported. */
export function aliasOf({ shortName }: WorkspacePackage): string {
  return shortName.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
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
    constraints: typeParameters.map((each) => {
      const constraint = each.getConstraint();
      return constraint && checker.typeToString(constraint);
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
        takesAnything: membersOf(type).some((each) => isFreeParameter(each) && isUnbound(each)),
        takesWhatCompiles: membersOf(type).some(
          (each) => isFreeParameter(each) && !isUnbound(each),
        ),
        isGeneric: membersOf(type).some(isUnbound),
        required: requiredMembers(checker, type),
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

/** The members that a literal must have, where a literal is what one would give. */
function requiredMembers(checker: ts.TypeChecker, type: ts.Type): readonly string[] {
  const NOTHING = ts.TypeFlags.Undefined | ts.TypeFlags.Null;
  const [object, ...others] = membersOf(type).filter(({ flags }) => (flags & NOTHING) === 0);
  if (
    object === undefined ||
    others.length > 0 ||
    (object.flags & ts.TypeFlags.Object) === 0 ||
    object.getCallSignatures().length > 0
  ) {
    return [];
  }
  const members = checker.getPropertiesOfType(object);
  return members.every(({ name }) => /^\w+$/.test(name))
    ? members.filter(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0).map(({ name }) => name)
    : [];
}

/** Whether a type is a type parameter without a bound, so that any value is right. */
export function isUnbound(type: ts.Type): boolean {
  // What is wrapped in NoInfer is a substitution type.
  const { baseType = type } = type as Partial<ts.SubstitutionType>;
  return baseType.isTypeParameter() && baseType.getConstraint() === undefined;
}
