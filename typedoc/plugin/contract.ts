/*
 * The contract of the reference and the site. Pages, plugins and code in the browser may import it:
 * it imports nothing.
 */

/** The folder of the pages in English, the language of the comments, from the root of the repository. */
const ENGLISH_FOLDER = 'typedoc/api';

/** The folder of the pages in a language, from the root of the repository. */
export function referenceFolder(locale: string): string {
  return locale === 'en'
    ? ENGLISH_FOLDER
    : `i18n/${locale}/docusaurus-plugin-content-docs-api/current`;
}

/** The id of the plugin that serves the pages. */
export const REFERENCE_PLUGIN_ID = 'api';

/** The path of the page of all packages, below the base of the site. */
export const REFERENCE_ROOT = '/api';

/** The files beside the pages. */
export const REFERENCE_FILES = {
  /** The sidebar, as Docusaurus reads it. */
  sidebar: 'sidebars.json',
  /** The public names: a list of `ReferenceSymbol`. */
  symbols: 'symbols.json',
  /** All that the reference says, for machines. */
  whole: 'reference.json',
} as const;

/** The class of the element of a signature, whose code is highlighted already. */
export const SIGNATURE_CLASS = 'signature';

/** One of several ways to call a function, in the signature of all; a stylesheet numbers them. */
export const OVERLOAD_CLASS = 'overload';

/** The class of the title of a member and of the link to its source, which stand on one line. */
export const MEMBER_TITLE_CLASS = 'member-title';

/** The class of all that stands below the title of a member. */
export const MEMBER_TEXT_CLASS = 'member-text';

/** The class of the line below the title of a page: what it describes, and in which package. */
export const PAGE_TOP_CLASS = 'page-top';

/** The class of the word for a kind; another one names the kind: `kind kind-function`. */
export const KIND_CLASS = 'kind';

/** The class of the kinds of pages with one name, of which one chooses. */
export const KIND_SWITCH_CLASS = 'kind-switch';

/** The class of a part of a description: its heading stands beside it where there is room. */
export const PART_CLASS = 'part';

/** The class of a part that says what can go wrong, beside the class of a part. */
export const FAILURE_CLASS = 'part-failure';

/** From this level on, the headings of a page have no id, but for those of symbols. */
export const PLAIN_LEVEL = 4;

/** The classes of highlighted code; they are short because a page has thousands of them. */
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

/** The classes of what an example claims, and of what came of it. */
export const CLAIM_CLASSES = { mark: 'hl-m', warning: 'hl-w', failure: 'hl-x' } as const;

/** The class of links to the guides that use what is described. */
export const GUIDES_CLASS = 'guides';

/** Marks the place of a field that searches the next table; its value is the label. */
export const TABLE_SEARCH_ATTRIBUTE = 'data-table-search';

/** The file of a page, by its path from the folder of its language. */
const PAGE_FILE = new RegExp(
  `.*/(?:${ENGLISH_FOLDER}|${referenceFolder('[^/]+')})/(?<page>.*)\\.md$`,
);

/**
 * Returns the path of a page of the reference, `/api/core/namespace/Option`, by the path of its
 * file; of other files nothing.
 */
export function referencePath(file: string): string | undefined {
  const page = PAGE_FILE.exec(`/${file.replaceAll('\\', '/')}`)?.groups?.['page'];
  return page === undefined ? undefined : `${REFERENCE_ROOT}/${page}`.replace(/\/index$/, '');
}

/** Returns the name of a package without its scope: `core` for `@tstd/core`. */
export function unscoped(packageName: string): string {
  return packageName.replace(/^@[^/]+\//, '');
}

/** Returns the path of the page of a package, whose name is without its scope: `/api/core`. */
export function packagePath(name: string): string {
  return `${REFERENCE_ROOT}/${name}`;
}

/** Returns the package, without its scope, that a path such as `/api/core/function/pipe` is in. */
export function packageOfPath(path: string): string | undefined {
  return path.startsWith(`${REFERENCE_ROOT}/`)
    ? path.slice(REFERENCE_ROOT.length + 1).split(/[/#]/, 1)[0]
    : undefined;
}

/** Whether a path is that of the page of a package. */
export function isPackagePath(path: string): boolean {
  const name = packageOfPath(path);
  return name !== undefined && path === packagePath(name);
}

/**
 * Writes the anchor of what follows it in Markdown, which must not change with the words of a
 * heading.
 */
export function writeAnchor(id: string): string {
  return `<a id="${id}"></a>`;
}

/** The id of the first anchor in a text; `writeAnchor` writes it. */
export const ANCHOR = /<a id="(?<id>[^"]*)">(?:<\/a>)?/;

/** Reads the id of an anchor that is all of a text, with or without the end of its element. */
export function readAnchor(html: string): string | undefined {
  const [anchor, id] = ANCHOR.exec(html) ?? [];
  return anchor === html ? id : undefined;
}

/** The kind of a public name, which texts and the search call it by. */
export type SymbolKind =
  'function' | 'class' | 'interface' | 'namespace' | 'type' | 'const' | 'member';

/** The kinds of members that stand on the page of a namespace or of a package. */
export type MemberKind = Exclude<SymbolKind, 'member'>;

/** The title of a member, which tells its kind in words: `map()`, `type Matcher`. */
export function memberTitle(name: string, kind: MemberKind | undefined): string {
  return kind === undefined ? name : kind === 'function' ? `${name}()` : `${kind} ${name}`;
}

/** The kind and the name in the title of a member; nothing where it is no such title. */
export function readMemberTitle(title: string): MemberTitle | undefined {
  const {
    called,
    kind = 'function',
    declared,
  } = /^(?:(?<called>\S+)\(\)|(?<kind>class|interface|namespace|type|const) (?<declared>\S+))$/.exec(
    title,
  )?.groups ?? {};
  const name = called ?? declared;
  return name === undefined ? undefined : { kind: kind as MemberKind, name };
}

export interface MemberTitle {
  readonly kind: MemberKind;
  readonly name: string;
}

/** A public name, and where it is described: `symbols.json` beside the pages lists them. */
export interface ReferenceSymbol {
  /** The same as long as the path is: a hash of it. */
  readonly id: number;
  /** The name as one writes it after an import: `Option.map`, `ArgumentError`. */
  readonly name: string;
  /** The package without its scope: `core`. */
  readonly package: string;
  readonly kind: SymbolKind;
  /** The path below the base of the site, without a language: `/api/core/namespace/Option#map`. */
  readonly path: string;
  /** TypeScript, in one line for each way to call it; nothing for a namespace. */
  readonly signature: readonly string[];
  /** The first sentence that is said of it, as plain text in the language of the reference. */
  readonly summary: string;
}

/** The front matter of a page. */
export interface PageFrontMatter {
  readonly api_id: number;
  readonly title: string;
  /** What the page is about, in one sentence. */
  readonly summary: string;
  /** Empty: Docusaurus sends the descriptions of all pages to each page, which are 8 KiB. */
  readonly description: '';
  /** The words by which a reader may ask for a package whose page has others. */
  readonly keywords?: readonly string[];
  readonly sidebar_label: string;
  readonly custom_edit_url: string | null;
  readonly last_update: { readonly date: string };
  /** Shown beside the title of a package, which the text then leaves out. */
  readonly package_facts?: PackageFacts;
  readonly hide_title?: boolean;
  /** The sidebar of a page that it does not list. */
  readonly displayed_sidebar?: string;
  /** The documents before and after the page, where they are not those of the sidebar. */
  readonly pagination_prev?: string | null;
  readonly pagination_next?: string | null;
}

/**
 * Facts of a package, which its page shows beside the title.
 *
 * Figures are text in the language of the page, because a browser may format a number in another
 * way than the build did, and hydration would fail.
 */
export interface PackageFacts {
  readonly name: string;
  readonly version: string;
  /** A line that imports from it; missing where its README shows none. */
  readonly importLine?: string;
  /** The packages that it needs, with the path of their pages below the base of the site. */
  readonly dependencies: readonly { readonly name: string; readonly path: string }[];
  /** How large it is in a bundle, minified and compressed with Brotli. */
  readonly size?: PackageSize;
  /** The address of its sources in the repository. */
  readonly source: string;
  /** The address of its page in the registry. */
  readonly registry: string;
}

export interface PackageSize {
  readonly whole: string;
  /** The median of its exports, each imported alone; missing where there is only one. */
  readonly median?: string;
}
