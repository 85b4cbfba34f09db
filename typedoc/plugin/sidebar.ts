import { type DeclarationReflection, type ProjectReflection, ReflectionKind } from 'typedoc';
import type { FoldedMembers } from './folding';
import { pagesOf } from './router';
import type { ReferenceLocale } from './texts';

/** An item of the sidebar, in the form that Docusaurus reads. */
export type SidebarItem =
  | { readonly type: 'doc'; readonly id: string }
  | { readonly type: 'link'; readonly label: string; readonly href: string }
  | {
      readonly type: 'category';
      readonly key: string;
      readonly label: string;
      readonly link?: { readonly type: 'doc'; readonly id: string };
      readonly items: readonly SidebarItem[];
    };

/** The name of the sidebar, which pages that it does not list ask for. */
export const SIDEBAR = 'api';

export interface SidebarRequest {
  readonly project: ProjectReflection;
  readonly locale: ReferenceLocale;
  readonly documentId: (reflection: DeclarationReflection) => string;
  /** The members of a package that one item stands for. */
  readonly foldsOf: (module: DeclarationReflection) => readonly FoldedMembers[];
}

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
 * category is empty. Documents carry no label here: they name themselves in their front matter. What
 * is folded has one item, a link to its table.
 */
export function buildSidebar(request: SidebarRequest): SidebarItem[] {
  const { project, documentId } = request;
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
      items: packageItems(module, request),
    })),
  ];
}

function packageItems(
  module: DeclarationReflection,
  { locale, documentId, foldsOf }: SidebarRequest,
): SidebarItem[] {
  const folds = foldsOf(module);
  const folded = new Set(folds.flatMap(({ pages }) => pages));
  const members = pagesOf(module).filter((member) => !folded.has(member));
  return [
    ...KINDS.flatMap((kind): SidebarItem[] => {
      const names = members
        .filter((member) => member.kindOf(kind))
        .sort((self, other) => compareNames(self.name, other.name));
      return names.length === 0
        ? []
        : [
            {
              type: 'category',
              key: `${module.name}/${ReflectionKind[kind]}`,
              label: ReflectionKind.pluralString(kind),
              items: names.map((member) => ({ type: 'doc', id: documentId(member) })),
            },
          ];
    }),
    ...folds.map(({ fold, package: { shortName } }): SidebarItem => ({
      type: 'link',
      label: fold.title[locale],
      href: `/api/${shortName}#${fold.id}`,
    })),
  ];
}

function compareNames(self: string, other: string): number {
  return self.localeCompare(other, 'en', { sensitivity: 'base' });
}
