/*
 * What the reference knows of a page: plain JSON, from which its Markdown, the index of symbols and
 * the published files are made. The comments are in the JSON Schema that the site publishes.
 */
import type { PackageFacts, SymbolKind } from './contract';

export type SymbolPageKind = 'function' | 'class' | 'interface' | 'namespace';

export type PageKind = 'root' | 'package' | SymbolPageKind;

/** A page of the API reference. */
export interface PageData {
  /** A hash of the path, which stays the same as long as the path does. */
  readonly id: number;
  /** Below the base of the site and of its language: `/api/core/namespace/Option`. */
  readonly path: string;
  readonly kind: PageKind;
  readonly name: string;
  /** The package that the page belongs to. */
  readonly package?: PackageReference;
  /** Where it is declared. */
  readonly source?: SourcePlace;
  /** What the page is about. */
  readonly description?: Description;
  /** All pages with this name in the package, this one included. */
  readonly namesakes: readonly Namesake[];
  /** What the page describes first. */
  readonly entry?: Entry;
  /** The lists of what is on the page or, on that of a package, in the package. */
  readonly contents: readonly List[];
  /** The members that are described on the page, by category. */
  readonly groups: readonly Group[];
  /** Members that a type class describes. */
  readonly borrowed: readonly Borrowed[];
  /** The README of a package, without its title. */
  readonly readme?: Text;
  /** What the page of a package has beside its title. */
  readonly facts?: PackageFacts;
  /** What a search engine should find the page by. */
  readonly keywords?: readonly string[];
  /** The members of a package that have one table instead of many items in lists. */
  readonly table?: Table;
  /** The id of the table that alone lists this page. */
  readonly listedIn?: string;
  /** The packages by purpose, on the root. */
  readonly purposes?: readonly Purpose[];
  /** The guides to read first: those of its package, and those whose examples use most of it. */
  readonly guides: readonly Guide[];
  /** Whether a text is not translated yet, or translates an older English. */
  readonly isPartlyEnglish?: true;
}

export interface PackageReference {
  readonly name: string;
  readonly version: string;
  readonly path: string;
  /** In one line. */
  readonly description: string;
}

export interface Namesake {
  readonly kind: SymbolPageKind;
  readonly path: string;
}

/** A function, class, interface, namespace, type or constant, with all that its comment says. */
export interface Entry {
  /** Its anchor on the page; empty for the entry that has the address of the page. */
  readonly id: string;
  readonly path: string;
  /** With its namespace: `Option.map`. */
  readonly name: string;
  readonly kind: SymbolKind;
  /** In English, as in the comment. */
  readonly category: string;
  /** Its heading: `map()`, `type None`. */
  readonly title: string;
  /** Its signature on one line; one for each overload. */
  readonly lines: readonly string[];
  /** Its signature as it is shown; one for each overload. */
  readonly signatures: readonly Signature[];
  readonly description?: Description;
  /** Of the interface with the name of a namespace: what the namespace itself does not say. */
  readonly typeDescription?: Description;
  readonly calls: readonly Call[];
  /** How a class is constructed. */
  readonly construct?: readonly Call[];
  readonly typeParameters: readonly TypeParameter[];
  /** The errors that its value carries. */
  readonly failures: readonly Failure[];
  readonly members: readonly Member[];
  /** The version that brought it. */
  readonly since?: string;
  /** In bytes: what it adds to a bundle, minified and compressed. */
  readonly size?: number;
  readonly source?: SourcePlace;
  readonly guides: readonly Guide[];
}

/** One way to call a function. */
export interface Call {
  readonly description?: Description;
  readonly typeParameters: readonly TypeParameter[];
  readonly parameters: readonly Parameter[];
  readonly failures: readonly Failure[];
}

export interface Parameter {
  readonly name: string;
  readonly description?: Described;
}

export interface TypeParameter {
  /** Its anchor on the page. */
  readonly id: string;
  readonly name: string;
  readonly description?: Described;
}

/** A property or method of a class, an interface or an object type. */
export interface Member {
  /** Its anchor on the page. */
  readonly id?: string;
  readonly path?: string;
  readonly name: string;
  readonly kind: SymbolKind;
  /** As the list shows it: `paint()`. */
  readonly label: string;
  readonly lines: readonly string[];
  readonly description?: Description;
  readonly calls: readonly Call[];
  readonly members: readonly Member[];
  readonly source?: SourcePlace;
  /** Whether another type declares it. */
  readonly isInherited?: true;
}

/** An error that a result or task carries. */
export interface Failure {
  /** `Result` or `Task`. */
  readonly carrier: string;
  readonly type: Signature;
}

/** A text is punctuation or space between tokens. */
export type Signature = readonly (string | Token)[];

export interface Token {
  readonly text: string;
  readonly role: 'keyword' | 'name' | 'type' | 'parameter' | 'literal';
  /** The path or address of what describes it. */
  readonly to?: string;
}

/** What a part of a comment says. */
export interface Described {
  /** Where its translation is found. */
  readonly key?: TextKey;
  /** The first block is shown in lists. */
  readonly summary: Text;
}

/** What a comment says. */
export interface Description extends Described {
  /** What a call returns. */
  readonly returns: Text;
  /** What is thrown and when, one text for each tag. */
  readonly throws: readonly Text[];
  /** What to read next, one text for each tag. */
  readonly see: readonly Text[];
  readonly examples: readonly Example[];
  /** Names in other libraries, the most specific first. */
  readonly aliases: readonly string[];
  readonly keywords: readonly string[];
}

export interface TextKey {
  /** The file: `core/Option`. */
  readonly module: string;
  /** In the file: `map`. */
  readonly symbol: string;
  /** Of the symbol: `summary`, `param/fn`. */
  readonly block: string;
}

export interface Example {
  /** Empty if the comment has none. */
  readonly title: string;
  readonly state?: TranslationState;
  readonly blocks: Text;
}

export type Block = Paragraph | CodeBlock;

export type Text = readonly Block[];

/** A block of Markdown: a paragraph, a heading, a table, or all or a part of a list. */
export interface Paragraph {
  readonly parts: readonly Part[];
  readonly state?: TranslationState;
}

/** Markdown, code, or a link of TSDoc. */
export type Part = string | Code | Link;

export interface Code {
  readonly code: string;
  /** The path of what describes it. */
  readonly to?: string;
}

export interface Link {
  readonly link: string;
  /** A path or an address; missing while the package of what it names is not converted. */
  readonly to?: string;
  /** Whether the text is the name of what it leads to. */
  readonly isName: boolean;
}

export interface CodeBlock {
  /** The same in all languages. */
  readonly id: string;
  readonly language: string;
  readonly meta: string;
  readonly code: string;
}

/** Missing in the language of the page, or a translation of an older English. */
export type TranslationState = 'missing' | 'stale';

export interface List {
  readonly id: string;
  /** Missing if the id says what is listed. */
  readonly title?: string;
  readonly items: readonly Item[];
}

export interface Item {
  /** Without its namespace. */
  readonly name: string;
  readonly title: string;
  readonly kind: SymbolKind;
  readonly path: string;
  /** The first block alone. */
  readonly description?: Described;
  readonly size?: number;
}

export interface Group {
  readonly id: string;
  readonly title?: string;
  readonly entries: readonly Entry[];
}

export interface Borrowed {
  readonly id: string;
  /** The name of the type class. */
  readonly name: string;
  readonly members: readonly {
    readonly entry: Entry;
    /** The path of the member of the type class. */
    readonly describedAt: string;
  }[];
}

export interface Table {
  readonly id: string;
  readonly title: string;
  readonly searchLabel: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    readonly pages: readonly Namesake[];
    readonly cells: readonly string[];
  }[];
}

export interface Purpose {
  readonly id: string;
  readonly title: string;
  readonly packages: readonly (PackageReference & {
    readonly exports: number;
    readonly dependencies: readonly string[];
  })[];
}

export interface Guide {
  readonly title: string;
  readonly path: string;
  /** Whether it solves a task, as recipes and the tutorial do. */
  readonly isTask: boolean;
}

export interface SourcePlace {
  /** Below the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly url: string;
}
