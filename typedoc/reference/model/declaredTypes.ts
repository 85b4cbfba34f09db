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
 * Restores what the compiler changes: it resolves constraints (`string | number | symbol` for
 * `Key extends keyof Value`, none for `To extends Value`), and drops `abstract` from class parameters.
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

function isAbstractClass(node: ts.TypeNode): boolean {
  const { AbstractKeyword } = ts.SyntaxKind;
  return (
    ts.isConstructorTypeNode(node) &&
    node.modifiers?.some(({ kind }) => kind === AbstractKeyword) === true
  );
}

function readDeclared(owner: { type?: SomeType }, context: Context, node: ts.TypeNode): void {
  if (!namesUnexported(context.checker, node)) {
    context.project.removeTypeReflections(owner.type);
    owner.type = context.converter.convertType(context, node);
  }
}

/** Checks whether a type mentions unexported types, which no page describes. */
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
