import { type DeclarationReflection, type ProjectReflection, ReflectionKind } from 'typedoc';
import type { WorkspacePackage } from '../workspace/packages';
import { packagePath } from './contract';
import type { FoldedMembers } from './folding';
import { listByKind } from './order';

/** An item of the sidebar, in the form that Docusaurus reads. */
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

/** The name of the sidebar, which pages that it does not list ask for. */
export const SIDEBAR = 'api';

export interface SidebarRequest {
  readonly project: ProjectReflection;
  /** In the order of reading. */
  readonly packages: readonly WorkspacePackage[];
  readonly documentId: (reflection: DeclarationReflection) => string;
  /** The members of a package that one item stands for. */
  readonly foldsOf: (module: DeclarationReflection) => readonly FoldedMembers[];
}

/**
 * Builds the sidebar: packages by purpose, in them kinds, in them names.
 *
 * Every category has a key, because the same words name categories of several packages, and no
 * category is empty. Documents carry no label here: they name themselves in their front matter. What
 * is folded has one item, a link to its table. An open package shows the names of all its kinds.
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
