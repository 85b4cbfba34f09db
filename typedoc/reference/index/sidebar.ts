import { REFERENCE_ROOT } from '../contract';
import { groupBy } from '../groupBy';
import type { PageData, SymbolPageKind } from '../pageData';

export type SidebarItem =
  | { readonly type: 'doc'; readonly id: string }
  | {
      readonly type: 'link';
      readonly key: string;
      readonly label: string;
      readonly href: string;
    }
  | {
      readonly type: 'category';
      readonly key: string;
      readonly label: string;
      readonly link?: { readonly type: 'doc'; readonly id: string };
      readonly collapsed?: boolean;
      readonly items: readonly SidebarItem[];
    };

export const SIDEBAR = 'api';

const BY_NAME = new Intl.Collator('en', { sensitivity: 'base' });

const KINDS = ['namespace', 'class', 'interface', 'function'] as const;

export type KindLabels = Readonly<Record<SymbolPageKind, string>>;

/**
 * Categories are never empty and have unique keys, because labels repeat across packages. Documents
 * have no label, because their front matter contains it. A link to the table replaces its pages.
 */
export function buildSidebar(
  pages: readonly PageData[],
  packages: readonly { readonly name: string }[],
  labels: KindLabels,
): readonly SidebarItem[] {
  const ofPackage = groupBy(pages, (page) => page.package?.name ?? '');
  const root = pages.filter(({ kind }) => kind === 'root').map(docOf);
  const categories = packages.flatMap(({ name }) => {
    const own = ofPackage.get(name) ?? [];
    return own
      .filter(({ kind }) => kind === 'package')
      .map((page): SidebarItem => ({
        type: 'category',
        key: name,
        label: name,
        link: docOf(page),
        items: [...itemsOf(own, name, labels), ...tableOf(page)],
      }));
  });
  return [...root, ...categories];
}

function tableOf({ path, table }: PageData): readonly SidebarItem[] {
  return table === undefined
    ? []
    : [{ type: 'link', key: table.id, label: table.title, href: `${path}#${table.id}` }];
}

export function documentId({ path, kind }: PageData): string {
  const id = path.slice(`${REFERENCE_ROOT}/`.length);
  return kind === 'root' ? 'index' : kind === 'package' ? `${id}/index` : id;
}

function docOf(page: PageData): { readonly type: 'doc'; readonly id: string } {
  return { type: 'doc', id: documentId(page) };
}

function itemsOf(
  pages: readonly PageData[],
  name: string,
  labels: KindLabels,
): readonly SidebarItem[] {
  return KINDS.map((kind) => ({ kind, own: pagesOfKind(kind, pages) }))
    .filter(({ own }) => own.length > 0)
    .map(({ kind, own }) => ({
      type: 'category',
      key: `${name}/${kind}`,
      label: labels[kind],
      collapsed: false,
      items: own.map(docOf),
    }));
}

function pagesOfKind(kind: SymbolPageKind, pages: readonly PageData[]): readonly PageData[] {
  return pages
    .filter((page) => page.kind === kind && page.listedIn === undefined)
    .sort((self, other) => BY_NAME.compare(self.name, other.name));
}
