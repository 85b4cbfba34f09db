import {
  type Application,
  type Context,
  Converter,
  type SignatureReflection,
  type SomeType,
  type TypeParameterReflection,
  makeRecursiveVisitor,
} from 'typedoc';
import ts from 'typescript';

/**
 * Reads types as they are declared where the compiler answers with less than that.
 *
 * TypeDoc asks it for what a constraint comes down to: nothing for `To extends Value`, and
 * `string | number | symbol` for `Key extends keyof Value`, for mapped types too. Of a parameter
 * that takes a class it loses that the class may be abstract.
 */
export function keepDeclaredTypes(app: Application): void {
  app.converter.on(Converter.EVENT_CREATE_TYPE_PARAMETER, keepConstraint);
  app.converter.on(Converter.EVENT_CREATE_SIGNATURE, keepKeys);
}

function keepConstraint(context: Context, parameter: TypeParameterReflection): void {
  const declaration = context
    .getSymbolFromReflection(parameter)
    ?.declarations?.find(ts.isTypeParameterDeclaration);
  if (declaration?.constraint !== undefined) {
    readDeclared(parameter, context.withScope(parameter), declaration.constraint);
  }
}

function keepKeys(
  context: Context,
  signature: SignatureReflection,
  declaration?: ts.SignatureDeclaration | ts.IndexSignatureDeclaration | ts.JSDocSignature,
): void {
  if (declaration === undefined || ts.isJSDocSignature(declaration)) {
    return;
  }
  const own = context.withScope(signature);
  for (const [index, parameter] of (signature.parameters ?? []).entries()) {
    const node = declaration.parameters[index]?.type;
    if (node !== undefined && (hasLostKeys(parameter.type) || isAbstractClass(node))) {
      readDeclared(parameter, own.withScope(parameter), node);
    }
  }
  if (declaration.type !== undefined && hasLostKeys(signature.type)) {
    readDeclared(signature, own, declaration.type);
  }
}

/** The compiler does not tell TypeDoc that a class may be abstract. */
function isAbstractClass(node: ts.TypeNode): boolean {
  const { AbstractKeyword } = ts.SyntaxKind;
  return (
    ts.isConstructorTypeNode(node) &&
    node.modifiers?.some(({ kind }) => kind === AbstractKeyword) === true
  );
}

/** Gives its owner a type as it is declared, in place of what the compiler has made of it. */
function readDeclared(owner: { type?: SomeType }, context: Context, node: ts.TypeNode): void {
  if (!namesUnexported(context.checker, node)) {
    context.project.removeTypeReflections(owner.type);
    owner.type = context.converter.convertType(context, node);
  }
}

/** Whether it has the names of types that readers cannot import, and that no page describes. */
function namesUnexported(checker: ts.TypeChecker, node: ts.Node): boolean {
  if (ts.isTypeReferenceNode(node)) {
    const declaration = checker.getSymbolAtLocation(node.typeName)?.declarations?.[0];
    const isHidden =
      declaration !== undefined &&
      (ts.isTypeAliasDeclaration(declaration) || ts.isInterfaceDeclaration(declaration)) &&
      !declaration.getSourceFile().isDeclarationFile &&
      (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export) === 0;
    if (isHidden) {
      return true;
    }
  }
  return ts.forEachChild(node, (child) => namesUnexported(checker, child)) ?? false;
}

function hasLostKeys(type: SomeType | undefined): boolean {
  let isLost = false;
  type?.visit(
    makeRecursiveVisitor({
      mapped: ({ parameterType }) => {
        isLost ||= parameterType.toString() === 'string | number | symbol';
      },
    }),
  );
  return isLost;
}
