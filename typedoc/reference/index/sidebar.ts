import { type DeclarationReflection, type ProjectReflection, ReflectionKind } from 'typedoc';
import type { WorkspacePackage } from '../../workspace/packages';
import { packagePath } from '../contract';
import type { FoldedMembers } from '../model/folding';
import { listByKind } from '../model/pageOrder';

export type SidebarItem =
  | { readonly type: 'doc'; readonly id: string }
  | { readonly type: 'link'; readonly label: string; readonly href: string }
  | {
      readonly type: 'category';
      readonly key: string;
      readonly label: string;
      readonly link?: { readonly type: 'doc'; readonly id: string };
      readonly collapsed?: boolean;
      readonly items: readonly SidebarItem[];
    };

export const SIDEBAR = 'api';

export interface SidebarRequest {
  readonly project: ProjectReflection;
  readonly packages: readonly WorkspacePackage[];
  readonly documentId: (reflection: DeclarationReflection) => string;
  readonly foldsOf: (module: DeclarationReflection) => readonly FoldedMembers[];
}

/**
 * Categories have unique keys, because labels repeat across packages, and are never empty.
 * Documents have no label: they name themselves in their front matter. Folded members are one link
 * to their table.
 */
export function buildSidebar(request: SidebarRequest): SidebarItem[] {
  const { project, packages, documentId } = request;
  const modules = project.getChildrenByKind(ReflectionKind.Module);
  const inOrder = packages.flatMap((each) => modules.filter(({ name }) => name === each.name));
  return [
    { type: 'doc', id: 'index' },
    ...inOrder.map((module): SidebarItem => ({
      type: 'category',
      key: module.name,
      label: module.name,
      link: { type: 'doc', id: documentId(module) },
      items: packageItems(module, request),
    })),
  ];
}

function packageItems(
  module: DeclarationReflection,
  { documentId, foldsOf }: SidebarRequest,
): SidebarItem[] {
  const folds = foldsOf(module);
  return [
    ...listByKind(module, folds).map(([kind, pages]): SidebarItem => ({
      type: 'category',
      key: `${module.name}/${ReflectionKind[kind]}`,
      label: ReflectionKind.pluralString(kind),
      collapsed: false,
      items: pages.map((page) => ({ type: 'doc', id: documentId(page) })),
    })),
    ...folds.map(({ fold, package: { shortName } }): SidebarItem => ({
      type: 'link',
      label: fold.title,
      href: `${packagePath(shortName)}#${fold.id}`,
    })),
  ];
}
