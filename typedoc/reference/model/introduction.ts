import {
  type Comment,
  type DeclarationReflection,
  type ProjectReflection,
  ReflectionKind,
} from 'typedoc';
import { commentOf } from './entry';

/** Returns the type with the name of a namespace. */
export function namesakeIn(model: DeclarationReflection): DeclarationReflection | undefined {
  return model.kindOf(ReflectionKind.Namespace)
    ? model.children?.find(
        (child) =>
          child.name === model.name &&
          child.kindOf([ReflectionKind.TypeAlias, ReflectionKind.Interface]),
      )
    : undefined;
}

export function introduction(model: DeclarationReflection): Comment | undefined {
  return commentOf(model) ?? namesakeIn(model)?.comment;
}

/** @throws Error if neither the file of a namespace nor the type of its name has a comment. */
export function assertNamespacesIntroduced(project: ProjectReflection): void {
  const silent = project
    .getReflectionsByKind(ReflectionKind.Namespace)
    .filter((namespace) => namespace.isDeclaration() && introduction(namespace) === undefined)
    .map((namespace) => namespace.getFriendlyFullName());
  if (silent.length > 0) {
    throw new Error(
      `Namespaces without an introduction: ${silent.join(', ')}; write a "@module" comment at the top of their file`,
    );
  }
}
