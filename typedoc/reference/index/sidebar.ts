import { REFERENCE_ROOT } from '../contract';
import { groupBy } from '../groupBy';
import type { PageData, SymbolPageKind } from '../pageData';

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

const BY_NAME = new Intl.Collator('en', { sensitivity: 'base' });

const KINDS = ['namespace', 'class', 'interface', 'function'] as const;

export type KindLabels = Readonly<Record<SymbolPageKind, string>>;

/**
 * Categories have unique keys, because labels repeat across packages, and are never empty.
 * Documents have no label: they name themselves in their front matter. The pages of a table are one
 * link to it.
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
    : [{ type: 'link', label: table.title, href: `${path}#${table.id}` }];
}

/** In the order of the sidebar; a package begins with its own page and ends with its last. */
export function neighboursOf(
  page: PageData,
  pages: readonly PageData[],
): { readonly previous?: PageData | undefined; readonly next?: PageData | undefined } {
  const ofPackage = pages.filter((each) => each.package?.name === page.package?.name);
  const beside =
    page.listedIn === undefined
      ? KINDS.flatMap((kind) => pagesOfKind(kind, ofPackage))
      : sortByName(
          ofPackage.filter(
            ({ kind, listedIn }) => kind === page.kind && listedIn === page.listedIn,
          ),
        );
  const all = [...ofPackage.filter(({ kind }) => kind === 'package'), ...beside];
  const index = all.indexOf(page);
  return page.kind === 'root' ? {} : { previous: all[index - 1], next: all[index + 1] };
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
  return sortByName(pages.filter((page) => page.kind === kind && page.listedIn === undefined));
}

function sortByName(pages: readonly PageData[]): readonly PageData[] {
  return pages.toSorted((self, other) => BY_NAME.compare(self.name, other.name));
}
