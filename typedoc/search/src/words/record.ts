import type { SymbolKind } from '../../../plugin/contract';
import type { NamedSymbol } from '../names/symbol';

/** The kind of a page, as a result shows it. */
export type PageKind = 'guide' | 'post' | 'reference' | 'page';

/** A place of the site that answers questions: a page, a section of one, or a public name. */
export interface WordRecord {
  /** The path below the base of the site, with an anchor for a section: `docs/recipes/form#faults`. */
  readonly path: string;
  readonly kind: PageKind | SymbolKind;
  readonly title: string;
  /** The package of a public name. */
  readonly package?: string;
  /** The titles above a page, from the widest on. */
  readonly trail?: readonly string[];
  /** Its tasks in other words: the titles of its examples, or what readers of guides ask for. */
  readonly tasks?: string;
  /** Its names elsewhere: the keywords of a page, the names in other libraries. */
  readonly words?: string;
  /** Words that readers ask with when they need a name, and that it does not have itself. */
  readonly asked?: string;
  /** What a page or a section begins with. */
  readonly text?: string;
}

/** The places of the site in one language. */
export interface WordFile {
  readonly locale: string;
  readonly records: readonly WordRecord[];
}

/** The files of them, below the base of the site in a language. */
export const WORD_FILES = {
  pages: 'assets/words/pages.json',
  sections: 'assets/words/sections.json',
  names: 'assets/words/names.json',
};

/** Writes the texts of the files: of the public names in the order of their table. */
export function stringifyWords({ locale, records }: WordFile): Readonly<Record<string, string>> {
  const names = records.filter((record) => record.package !== undefined);
  const places = records.filter((record) => record.package === undefined);
  const isSection = ({ path }: WordRecord): boolean => path.includes('#');
  const pages = places.filter((place) => !isSection(place));
  return {
    [WORD_FILES.pages]: JSON.stringify({ locale, records: pages }),
    [WORD_FILES.sections]: JSON.stringify(places.filter(isSection)),
    // The table of names has the rest.
    [WORD_FILES.names]: JSON.stringify(
      names.map(({ words, asked, tasks }) => ({ words, asked, tasks })),
    ),
  };
}

/** Reads the places from their files, and from the table of names. */
export async function readWords(
  read: (file: string) => Promise<string>,
  loadSymbols: Promise<readonly NamedSymbol[]>,
): Promise<WordFile> {
  const [symbols, pages, sections, names] = await Promise.all([
    loadSymbols,
    read(WORD_FILES.pages),
    read(WORD_FILES.sections),
    read(WORD_FILES.names),
  ]);
  const { locale, records } = JSON.parse(pages) as WordFile;
  const fields = JSON.parse(names) as readonly Partial<WordRecord>[];
  return {
    locale,
    records: [
      ...records,
      ...(JSON.parse(sections) as readonly WordRecord[]),
      ...symbols.map((symbol, position) => ({ ...fields[position], ...toRecord(symbol) })),
    ],
  };
}

/** What the table of names says of a public name. */
export function toRecord({ path, kind, name, package: packageName }: NamedSymbol): WordRecord {
  return { path: path.slice(1), kind, title: name, package: packageName };
}
