/*
 * The data of a page of the reference: plain JSON, from which its Markdown, the index of symbols and
 * the published files are created. The site publishes these comments in a JSON Schema. A frozen version
 * consists of such files too, so a field that they have must stay readable.
 */
import type { PackageFacts, SymbolKind } from './contract';

export type SymbolPageKind = 'function' | 'class' | 'interface' | 'namespace';

export type PageKind = 'root' | 'package' | SymbolPageKind;

/** A page of the API reference. */
export interface PageData {
  /** A hash of the path, so it stays the same as long as the path does. */
  readonly id: number;
  /** Relative to the base URL of the site in its language: `/api/core/namespace/Option`. */
  readonly path: string;
  readonly kind: PageKind;
  readonly name: string;
  /** The package that the page belongs to. Missing on the root page. */
  readonly package?: PackageReference;
  /** The declaration in the source code. */
  readonly source?: SourcePlace;
  /** The description of the page itself. */
  readonly description?: Description;
  /** All pages with this name in the package, including this page. */
  readonly namesakes: readonly Namesake[];
  /** The symbol that the page describes first. */
  readonly entry?: Entry;
  /** The lists of the members of the page or, on the page of a package, of the package. */
  readonly contents: readonly List[];
  /** The members that the page describes, by category. */
  readonly groups: readonly Group[];
  /** The README of a package, without its title. */
  readonly readme?: Text;
  /** The facts about a package next to its title, such as its size. */
  readonly facts?: PackageFacts;
  /** Search terms for search engines. */
  readonly keywords?: readonly string[];
  /** Members of a package that are too many for lists. */
  readonly table?: Table;
  /** The id of the table that lists this page, if it is in no list. */
  readonly listedIn?: string;
  /** The packages by purpose. Only on the root page. */
  readonly purposes?: readonly Purpose[];
  /** The most relevant guides: those of the package, and those whose examples use the page most. */
  readonly guides: readonly Guide[];
  /** Whether a text of the page is not translated yet, or its translation is out of date. */
  readonly isPartlyEnglish?: true;
}

export interface PackageReference {
  readonly name: string;
  readonly version: string;
  readonly path: string;
  /** One line of text. */
  readonly description: string;
}

export interface Namesake {
  readonly kind: SymbolPageKind;
  readonly path: string;
}

/** A function, class, interface, namespace, type or constant, with its whole comment. */
export interface Entry {
  /** Its anchor on the page; empty if the entry has the address of the page. */
  readonly id: string;
  readonly path: string;
  /** The name with its namespace: `Option.map`. */
  readonly name: string;
  readonly kind: SymbolKind;
  /** The category in English, as in the comment. */
  readonly category: string;
  /** Its heading: `map()`, `type None`. */
  readonly title: string;
  /** The signature of each overload, on one line. */
  readonly lines: readonly string[];
  /** The signature of each overload, as the page shows it. */
  readonly signatures: readonly Signature[];
  readonly description?: Description;
  /** The description of the interface with the name of this namespace, if it adds anything. */
  readonly typeDescription?: Description;
  readonly calls: readonly Call[];
  /** The constructors of a class. */
  readonly construct?: readonly Call[];
  readonly typeParameters: readonly TypeParameter[];
  /** The errors that a result or task of this type contains. */
  readonly failures: readonly Failure[];
  readonly members: readonly Member[];
  /** The version that introduced it. */
  readonly since?: string;
  /** Its size in a bundle, in bytes, minified and compressed. */
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
  /** The label in lists: `paint()`. */
  readonly label: string;
  readonly lines: readonly string[];
  readonly description?: Description;
  readonly calls: readonly Call[];
  readonly members: readonly Member[];
  readonly source?: SourcePlace;
  /** Whether it is inherited from another type. */
  readonly isInherited?: true;
}

/** An error that a result or task contains. */
export interface Failure {
  /** `Result` or `Task`. */
  readonly carrier: string;
  readonly type: Signature;
}

/** Tokens, with strings for the punctuation and space between them. */
export type Signature = readonly (string | Token)[];

export interface Token {
  readonly text: string;
  readonly role: 'keyword' | 'name' | 'type' | 'parameter' | 'literal';
  /** The path or address of what describes it. */
  readonly to?: string;
}

/** A part of a comment. */
export interface Described {
  /** The key of its translation. */
  readonly key?: TextKey;
  /** Lists show only the first block. */
  readonly summary: Text;
}

/** The content of a comment. */
export interface Description extends Described {
  /** The text of `@returns`. */
  readonly returns: Text;
  /** The texts of `@throws`, one per tag. */
  readonly throws: readonly Text[];
  /** The texts of `@see`, one per tag. */
  readonly see: readonly Text[];
  readonly examples: readonly Example[];
  /** Names in other libraries, the most specific first. */
  readonly aliases: readonly string[];
  readonly keywords: readonly string[];
}

export interface TextKey {
  /** The file: `core/Option`. */
  readonly module: string;
  /** The symbol in the file: `map`. */
  readonly symbol: string;
  /** The part of its comment: `summary`, `param/fn`. */
  readonly block: string;
}

export interface Example {
  /** Empty if the comment has none. */
  readonly title: string;
  readonly blocks: Text;
}

export type Block = Paragraph | CodeBlock;

export type Text = readonly Block[];

/** A block of Markdown: a paragraph, a heading, a table, or a list or a part of one. */
export interface Paragraph {
  readonly parts: readonly Part[];
}

/** Markdown, code, or a TSDoc link. */
export type Part = string | Code | Link;

export interface Code {
  readonly code: string;
  /** The path of what describes it. */
  readonly to?: string;
}

export interface Link {
  readonly link: string;
  /** A path or an address. Missing if the package of the target was not converted. */
  readonly to?: string;
  /** Whether the text is the name of the target. */
  readonly isName: boolean;
}

export interface CodeBlock {
  readonly language: string;
  readonly meta: string;
  readonly code: string;
}

export interface List {
  readonly id: string;
  /** Missing if the title follows from the id. */
  readonly title?: string;
  readonly items: readonly Item[];
}

export interface Item {
  /** The name without its namespace. */
  readonly name: string;
  readonly title: string;
  readonly kind: SymbolKind;
  readonly path: string;
  /** Only its first block. */
  readonly description?: Described;
  readonly size?: number;
}

export interface Group {
  readonly id: string;
  readonly title?: string;
  readonly entries: readonly Entry[];
}

export interface Table {
  readonly id: string;
  readonly title: string;
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
  /** Whether the guide solves a task, like recipes and the tutorial. */
  readonly isTask: boolean;
}

export interface SourcePlace {
  /** Relative to the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly url: string;
}
