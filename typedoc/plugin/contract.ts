/*
 * What the site must know of the reference, in one place. Pages, plugins and code in the browser
 * may import it: it imports nothing.
 */

/** The locales that the reference is written in; English is the language of the comments. */
export type ReferenceLocale = 'en' | 'fr';

/** The folders of the pages, from the root of the repository. */
export const REFERENCE_FOLDERS: Readonly<Record<ReferenceLocale, string>> = {
  en: 'typedoc/api',
  fr: 'i18n/fr/docusaurus-plugin-content-docs-api/current',
};

const FOLDERS = Object.values(REFERENCE_FOLDERS);

/**
 * Returns the path of a page of the reference, `/api/core/namespace/Option`, by the path of its
 * file; of other files nothing.
 */
export function referencePath(file: string): string | undefined {
  const path = `/${file.replaceAll('\\', '/')}`;
  const folder = FOLDERS.find((each) => path.includes(`/${each}/`));
  if (folder === undefined || !path.endsWith('.md')) {
    return undefined;
  }
  const page = path.slice(path.lastIndexOf(`/${folder}/`) + folder.length + 2, -'.md'.length);
  return `/api/${page}`.replace(/\/index$/, '');
}

/** Returns the package, without its scope, that a path such as `/api/core/function/pipe` is in. */
export function packageOfPath(path: string): string | undefined {
  return /^\/api\/(?<name>[^/#]+)/.exec(path)?.groups?.['name'];
}

/** What the words of the reference call a thing that has a name. */
export type SymbolKind =
  'function' | 'class' | 'interface' | 'namespace' | 'type' | 'const' | 'member';

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

/** What names of types mean, beside what the language says. */
export interface KnownTypes {
  /** What a name is another word for: `Option<A>` for `A|undefined`. */
  readonly definitions: Readonly<Record<string, string>>;
  /** What each value of a type is besides: an `Int` is a `number`. */
  readonly supertypes: Readonly<Record<string, string>>;
}

/** The types of all symbols: `types.json` beside the pages. */
export interface TypeIndex extends KnownTypes {
  /** The ids of the symbols by their types: `(string)=>Option<number>`. */
  readonly signatures: Readonly<Record<string, readonly number[]>>;
}
