import { type DeclarationReflection, type ProjectReflection, ReflectionKind } from 'typedoc';
import { pagesOf } from './router';

/** An item of the sidebar, in the form that Docusaurus reads. */
export type SidebarItem =
  | { readonly type: 'doc'; readonly id: string }
  | {
      readonly type: 'category';
      readonly key: string;
      readonly label: string;
      readonly link?: { readonly type: 'doc'; readonly id: string };
      readonly items: readonly SidebarItem[];
    };

/** The kinds in the order in which a package lists them. */
const KINDS = [
  ReflectionKind.Namespace,
  ReflectionKind.Class,
  ReflectionKind.Interface,
  ReflectionKind.Function,
] as const;

/**
 * Builds the sidebar: packages, in them kinds, in them names.
 *
 * Every category has a key, because the same words name categories of several packages, and no
 * category is empty. Documents carry no label here: they name themselves in their front matter.
 */
export function buildSidebar(
  project: ProjectReflection,
  documentId: (reflection: DeclarationReflection) => string,
): SidebarItem[] {
  const modules = [...project.getChildrenByKind(ReflectionKind.Module)].sort((self, other) =>
    compareNames(self.name, other.name),
  );
  return [
    { type: 'doc', id: 'index' },
    ...modules.map((module): SidebarItem => ({
      type: 'category',
      key: module.name,
      label: module.name,
      link: { type: 'doc', id: documentId(module) },
      items: KINDS.flatMap((kind) => kindCategory(module, kind, documentId)),
    })),
  ];
}

function kindCategory(
  module: DeclarationReflection,
  kind: ReflectionKind,
  documentId: (reflection: DeclarationReflection) => string,
): SidebarItem[] {
  const members = pagesOf(module)
    .filter((member) => member.kindOf(kind))
    .sort((self, other) => compareNames(self.name, other.name));
  if (members.length === 0) {
    return [];
  }
  return [
    {
      type: 'category',
      key: `${module.name}/${ReflectionKind[kind]}`,
      label: ReflectionKind.pluralString(kind),
      items: members.map((member) => ({ type: 'doc', id: documentId(member) })),
    },
  ];
}

function compareNames(self: string, other: string): number {
  return self.localeCompare(other, 'en', { sensitivity: 'base' });
}
