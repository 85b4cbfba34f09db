import { type DeclarationReflection, type ProjectReflection, ReflectionKind } from 'typedoc';
import type { TypeIndex } from '../../contract';
import { exportsOf } from '../../documentation';
import { type Primitives, relateTypes } from './relations';
import { TypeText } from './text';

export { type Primitives, observePrimitives } from './relations';

/**
 * Makes the index of the types of all functions, constants and constructors.
 *
 * @param packages - their names; of symbols that are equally close, those of the first come first
 * @param positionOf - where a symbol is in their list, if it has a place in the reference
 */
export function buildTypeIndex(
  project: ProjectReflection,
  primitives: Primitives,
  packages: readonly string[],
  positionOf: (model: DeclarationReflection) => number | undefined,
): TypeIndex {
  const signatures = new Map<string, number[]>();
  const modules = [...project.getChildrenByKind(ReflectionKind.Module)].sort(
    (left, right) => packages.indexOf(left.name) - packages.indexOf(right.name),
  );
  for (const model of modules.flatMap(exportsOf)) {
    const position = positionOf(model);
    if (position !== undefined) {
      for (const text of new Set(typesOf(model))) {
        signatures.set(text, [...(signatures.get(text) ?? []), position]);
      }
    }
  }
  return { ...relateTypes(project, primitives), signatures: Object.fromEntries(signatures) };
}

function typesOf(model: DeclarationReflection): readonly string[] {
  if (model.kindOf(ReflectionKind.Class)) {
    const constructors = model.getChildrenByKind(ReflectionKind.Constructor);
    return constructors.flatMap(signaturesOf);
  }
  if (model.kindOf(ReflectionKind.Variable)) {
    const text = new TypeText().type(model.type);
    return text === '_' ? [] : [text];
  }
  return model.kindOf(ReflectionKind.Function) ? signaturesOf(model) : [];
}

function signaturesOf({ signatures = [] }: DeclarationReflection): readonly string[] {
  return signatures.map((signature) => new TypeText().signature(signature));
}
