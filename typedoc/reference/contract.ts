/*
 * The contract between the reference and the site. Must not import anything, so that pages, plugins
 * and browser code can import it.
 */

const FOLDER = 'typedoc/api';

/** Not in `i18n`, where every written page would reload the whole site. */
export function referenceFolder(locale: string): string {
  return `${FOLDER}/${locale}`;
}

/** The reference of a frozen version, in the source language. Its names are the same in all languages. */
function frozenFolder(version: string): string {
  return `${REFERENCE_PLUGIN_ID}_versioned_docs/version-${version}`;
}

export function symbolsFile(locale: string, version?: string): string {
  const folder = version === undefined ? referenceFolder(locale) : frozenFolder(version);
  return `${folder}/${REFERENCE_FILES.symbols}`;
}

export const REFERENCE_PLUGIN_ID = 'api';

export const REFERENCE_ROOT = '/api';

export const REFERENCE_FILES = {
  sidebar: 'sidebars.json',
  symbols: 'symbols.json',
} as const;

export const SIGNATURE_CLASS = 'signature';

/** An overload in a signature with several; CSS numbers them. */
export const OVERLOAD_CLASS = 'overload';

export const MEMBER_TITLE_CLASS = 'member-title';

export const MEMBER_TEXT_CLASS = 'member-text';

export const PAGE_TOP_CLASS = 'page-top';

export const KIND_CLASS = 'kind';

export const KIND_SWITCH_CLASS = 'kind-switch';

export const PART_CLASS = 'part';

export const FAILURE_CLASS = 'part-failure';

/** Short, because a page uses them thousands of times. */
export const CODE_CLASSES = {
  comment: 'hl-c',
  keyword: 'hl-k',
  string: 'hl-s',
  number: 'hl-n',
  function: 'hl-f',
  'class-name': 'hl-t',
  inserted: 'hl-i',
  deleted: 'hl-d',
  bold: 'hl-b',
  italic: 'hl-e',
  outcome: 'hl-r',
} as const;

/** By depth of indentation, from two spaces. */
export const DEPTH_CLASSES = ['hl-1', 'hl-2', 'hl-3', 'hl-4'] as const;

export const CLAIM_CLASSES = { mark: 'hl-m', warning: 'hl-w', failure: 'hl-x' } as const;

const PAGE_FILE = new RegExp(
  `.*/(?:${referenceFolder('[^/]+')}|${frozenFolder('[^/]+')}|docusaurus-plugin-content-docs-${REFERENCE_PLUGIN_ID}/version-[^/]+)/(?<page>.*)\\.md$`,
);

/** Returns `/api/core/namespace/Option` for its file in any version, or undefined for other files. */
export function referencePath(file: string): string | undefined {
  const page = PAGE_FILE.exec(`/${file.replaceAll('\\', '/')}`)?.groups?.['page'];
  return page === undefined ? undefined : `${REFERENCE_ROOT}/${page}`.replace(/\/index$/, '');
}

/** Returns the frozen version to which a guide or a page of the reference belongs, if any. */
export function versionOf(file: string): string | undefined {
  return VERSION_FOLDER.exec(file.replaceAll('\\', '/'))?.[1];
}

const VERSION_FOLDER =
  /(?:versioned_docs|\/docusaurus-plugin-content-docs[^/]*)\/version-([^/]+)\//;

/** Returns `/api/1.0/core` for `/api/core`. Paths of other pages stay as they are. */
export function inVersion(path: string, version: string | undefined): string {
  return version === undefined ? path : path.replace(VERSIONED_PATH, `$&/${version}`);
}

const VERSIONED_PATH = new RegExp(`^(?:/docs(?=/)|${REFERENCE_ROOT}(?![^/#?]))`);

/** Returns `core` for `@tstd/core`. */
export function unscoped(packageName: string): string {
  return packageName.replace(/^@[^/]+\//, '');
}

export function packagePath(name: string): string {
  return `${REFERENCE_ROOT}/${name}`;
}

export function packageOfPath(path: string): string | undefined {
  return path.startsWith(`${REFERENCE_ROOT}/`)
    ? path.slice(REFERENCE_ROOT.length + 1).split(/[/#]/, 1)[0]
    : undefined;
}

export function isPackagePath(path: string): boolean {
  const name = packageOfPath(path);
  return name !== undefined && path === packagePath(name);
}

/** For an id that does not belong to a heading. */
export function writeAnchor(id: string): string {
  return `<a id="${id}"></a>`;
}

/** The kind of every member that `member_kinds` does not list. */
export const OTHER_MEMBERS = '*';

export type SymbolKind =
  'function' | 'class' | 'interface' | 'namespace' | 'type' | 'const' | 'member';

export type MemberKind = Exclude<SymbolKind, 'member'>;

export function memberTitle(name: string, kind: MemberKind | undefined): string {
  return kind === undefined ? name : kind === 'function' ? `${name}()` : `${kind} ${name}`;
}

export interface ReferenceSymbol {
  /** A hash of the path. */
  readonly id: number;
  readonly name: string;
  readonly package: string;
  readonly kind: SymbolKind;
  /** Relative to the base URL, without a locale: `/api/core/namespace/Option#map`. */
  readonly path: string;
  /** One line per overload; empty for a namespace. */
  readonly signature: readonly string[];
  readonly summary: string;
}

export interface PageFrontMatter {
  readonly api_id: number;
  readonly title: string;
  readonly summary: string;
  /** Empty, because Docusaurus would send the descriptions of all pages (8 KiB) with every page. */
  readonly description: '';
  readonly keywords?: readonly string[];
  readonly sidebar_label: string;
  readonly custom_edit_url: string | null;
  readonly last_update: { readonly date: string };
  readonly package_facts?: PackageFacts;
  /** The kinds of the members that the page describes, by anchor. */
  readonly member_kinds?: Readonly<Record<string, string>>;
  readonly hide_title?: boolean;
  readonly displayed_sidebar?: string;
}

/** Figures are formatted for the language of the page. */
export interface PackageFacts {
  readonly name: string;
  readonly version: string;
  readonly dependencies: readonly { readonly name: string; readonly path: string }[];
  readonly size?: PackageSize;
  readonly source: string;
}

export interface PackageSize {
  readonly whole: string;
  /** The median size of its exports, each imported alone. Missing if there is only one export. */
  readonly median?: string;
}
