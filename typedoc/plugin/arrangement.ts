import { type DeclarationReflection, type ProjectReflection, ReflectionKind } from 'typedoc';
import { headingAlias } from './pages';

/** Brings the groups that TypeDoc made into the form in which pages show them. */
export function arrangeMembers(
  project: ProjectReflection,
  foldedIn: (module: DeclarationReflection) => readonly DeclarationReflection[],
): void {
  for (const namespace of project.getReflectionsByKind(ReflectionKind.Namespace)) {
    const alias = headingAlias(namespace as DeclarationReflection);
    if (alias?.kindOf(ReflectionKind.TypeAlias) === true) {
      removeFromGroups(namespace as DeclarationReflection, [alias]);
    }
  }
  for (const module of project.getChildrenByKind(ReflectionKind.Module)) {
    // A table of their own lists them.
    removeFromGroups(module, foldedIn(module));
    for (const group of module.groups ?? []) {
      // A namespace has no category of its own: TypeDoc takes that of some member.
      if (group.children.every((child) => child.kindOf(ReflectionKind.Namespace))) {
        delete group.categories;
      }
    }
  }
}

/** Takes members out of the lists of a page: an alias that heads it, or what stands in a table. */
function removeFromGroups(
  model: DeclarationReflection,
  removed: readonly DeclarationReflection[],
): void {
  if (removed.length === 0) {
    return;
  }
  const gone = new Set<unknown>(removed);
  for (const group of model.groups ?? []) {
    group.children = group.children.filter((child) => !gone.has(child));
    for (const category of group.categories ?? []) {
      category.children = category.children.filter((child) => !gone.has(child));
    }
    if (group.categories !== undefined) {
      group.categories = group.categories.filter(({ children }) => children.length > 0);
    }
  }
  model.groups = (model.groups ?? []).filter(({ children }) => children.length > 0);
}
