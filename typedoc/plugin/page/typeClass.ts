import { type DeclarationReflection, type ProjectReflection, ReflectionKind } from 'typedoc';

/**
 * The type classes whose functions many namespaces have, all alike. Others, such as `Numeric`, say
 * something of their own in each namespace.
 */
const TYPE_CLASSES: ReadonlySet<string> = new Set(['Comparable']);

/** The functions of a namespace that a type class describes. */
export interface ClassMembers {
  readonly typeClass: DeclarationReflection;
  readonly members: readonly DeclarationReflection[];
}

/** Finds the type classes of which a namespace has every function. */
export function classMembersOf(
  namespace: DeclarationReflection,
  project: ProjectReflection,
): readonly ClassMembers[] {
  const functions = (namespace.children ?? []).filter(isPlainFunction);
  return project
    .getReflectionsByKind(ReflectionKind.Interface)
    .filter((each): each is DeclarationReflection => each.isDeclaration())
    .filter(({ name, parent }) => TYPE_CLASSES.has(name) && parent !== namespace)
    .flatMap((typeClass) => {
      const names = (typeClass.children ?? []).map(({ name }) => name);
      const members = names.flatMap((name) => functions.filter((each) => each.name === name));
      return members.length === names.length && names.length > 0 ? [{ typeClass, members }] : [];
    });
}

/** Whether a function is called in one way, for all types alike: else it has more to say. */
function isPlainFunction({ signatures = [] }: DeclarationReflection): boolean {
  const [only, ...others] = signatures;
  return only !== undefined && others.length === 0 && only.typeParameters === undefined;
}
