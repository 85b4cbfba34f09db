import { type DeclarationReflection, type ProjectReflection, ReflectionKind } from 'typedoc';
import { headingAlias } from './pages';

/** Brings the groups that TypeDoc made into the form in which pages show them. */
export function arrangeMembers(project: ProjectReflection): void {
  for (const namespace of project.getReflectionsByKind(ReflectionKind.Namespace)) {
    const alias = headingAlias(namespace as DeclarationReflection);
    if (alias?.kindOf(ReflectionKind.TypeAlias) === true) {
      removeFromGroups(namespace as DeclarationReflection, alias);
    }
  }
  for (const module of project.getChildrenByKind(ReflectionKind.Module)) {
    for (const group of module.groups ?? []) {
      // A namespace has no category of its own: TypeDoc takes that of some member.
      if (group.children.every((child) => child.kindOf(ReflectionKind.Namespace))) {
        delete group.categories;
      }
    }
  }
}

/** The alias heads the page of its namespace; it is not repeated among the members. */
function removeFromGroups(model: DeclarationReflection, alias: DeclarationReflection): void {
  for (const group of model.groups ?? []) {
    group.children = group.children.filter((child) => child !== alias);
    for (const category of group.categories ?? []) {
      category.children = category.children.filter((child) => child !== alias);
    }
    if (group.categories !== undefined) {
      group.categories = group.categories.filter(({ children }) => children.length > 0);
    }
  }
  model.groups = (model.groups ?? []).filter(({ children }) => children.length > 0);
}
