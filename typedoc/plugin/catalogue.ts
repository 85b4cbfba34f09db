import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Entry,
  lineOf,
  listFiles,
  readEntries,
  readTable,
  writeRecord,
} from './catalogueFiles';
import { findTranslationFaults } from './translationFaults';

/** A file of the catalogue, `core/Option`, and a key in it: a symbol and a block, `map/param/fn`. */
interface Key {
  readonly module: string;
  readonly key: string;
}

/** Where a paragraph of a comment has its translation. */
export interface Place extends Key {
  readonly english: string;
}

type StoredEntry = Entry & Key;

/** A paragraph that a page shows in English, or in the translation of an older English text. */
export interface Passage {
  readonly english: string;
  readonly was?: string;
}

/** The text that a page shows for a paragraph, and the note on it for readers. */
export interface Translation {
  readonly text: string;
  readonly passage?: Passage;
}

/**
 * A text that readers see in English, or as its English was; a translation whose symbol has another
 * name now, that no reader sees, or that says something else than its text.
 */
export interface CatalogueProblem {
  readonly kind: 'missing' | 'stale' | 'moved' | 'unused' | 'broken';
  /** The path of the file to change, and the line of the key if it is there. */
  readonly file: string;
  readonly line?: number;
  readonly key?: string;
  readonly text: string;
  /** The English text that a stale translation is of. */
  readonly was?: string;
}

/**
 * The translations of the reference into one language.
 *
 * A paragraph of a comment has an entry by its symbol and block, in a JSON file per module, or stands
 * in the table `shared.json` of its package, from English to the translation. Such tables are in the
 * folder `shared` too, for names of categories and the like. READMEs are whole files.
 */
export class Catalogue {
  readonly #folder: string;
  readonly #locale: string;
  readonly #files: readonly string[];
  readonly #entries = new Map<string, ReadonlyMap<string, StoredEntry>>();
  readonly #tables = new Map<string, Readonly<Record<string, string>>>();
  readonly #places = new Map<string, Place>();
  /** The entries of places, by the names of these. */
  readonly #found = new Map<string, StoredEntry>();
  readonly #taken = new Set<StoredEntry>();
  /** The keys looked up in each table, and those also found in the table of a package. */
  readonly #used = new Map<string, Set<string>>();
  readonly #readmes: CatalogueProblem[] = [];

  constructor(folder: string, locale: string) {
    this.#locale = locale;
    this.#folder = folder;
    this.#files = listFiles(folder);
  }

  /**
   * Finds the translations of all comments.
   *
   * @throws Error when two texts have the same key.
   */
  match(places: readonly Place[]): (place: Place) => Translation {
    for (const place of places) {
      const { module, key, english } = place;
      if ((this.#places.get(nameOf(place)) ?? place).english !== english) {
        throw new Error(`Two texts have the key "${key}" of the catalogue "${module}.json"`);
      }
      this.#places.set(nameOf(place), place);
    }
    const open = this.#take([...this.#places.values()], (place) => this.#ownEntry(place, isOf));
    const unshared = open.filter((place) => this.#shared(place) === undefined);
    // A text that stands elsewhere now is no older one of what stands in its place.
    const rest = this.#take(unshared, (place) => this.#movedEntry(place));
    const unknown = this.#take(rest, (place) => this.#ownEntry(place));
    this.#take(unknown, (place) => this.#likeEntry(place));
    return (place) => this.#translate(place);
  }

  /** The translation of a text in a table, `shared/categories`, or the text itself. */
  lookUp(table: string, english: string): string {
    this.#use(table, english);
    return this.#textOf(table, english) ?? english;
  }

  /** The translated README of a package, or the English one where there is none. */
  readme(packageName: string, english: string): string {
    const file = join(this.#folder, packageName, 'README.md');
    if (!existsSync(file)) {
      const [text = ''] = english.split('\n', 1);
      this.#readmes.push({ kind: 'missing', file, text });
      return english;
    }
    return readFileSync(file, 'utf8');
  }

  problems(): readonly CatalogueProblem[] {
    const unused = this.#modules()
      .flatMap((module) => [...this.#entriesOf(module).values()])
      .filter((entry) => !this.#taken.has(entry))
      .map((entry) => this.#problem('unused', entry, entry.source));
    return [
      ...this.#readmes,
      ...[...this.#places.values()].flatMap((place) => this.#problemsOf(place)),
      ...unused,
      ...this.#listTables().flatMap((table) => this.#problemsOfTable(table)),
    ];
  }

  /** Writes each file anew: texts in reading order, new ones empty, unused ones gone. */
  update(): void {
    const places = [...this.#places.values()].filter(
      (place) => this.#found.has(nameOf(place)) || this.#shared(place) === undefined,
    );
    for (const module of new Set([...this.#modules(), ...places.map((place) => place.module)])) {
      const entries = places
        .filter((place) => place.module === module)
        .map((place) => [place.key, renew(this.#found.get(nameOf(place)), place)] as const);
      writeRecord(this.#path(module), entries);
    }
    for (const table of this.#listTables()) {
      const texts = [...(this.#used.get(table) ?? [])];
      writeRecord(
        this.#path(table),
        texts.map((text) => [text, this.#table(table)[text] ?? '']),
      );
    }
  }

  /** Gives places the entries that are found for them, and returns those without one. */
  #take(
    places: readonly Place[],
    find: (place: Place) => StoredEntry | undefined,
  ): readonly Place[] {
    return places.filter((place) => {
      const entry = find(place);
      if (entry === undefined || this.#taken.has(entry)) {
        return true;
      }
      this.#taken.add(entry);
      this.#found.set(nameOf(place), entry);
      return false;
    });
  }

  #ownEntry(place: Place, fits: typeof isOf = () => true): StoredEntry | undefined {
    const entry = this.#entriesOf(place.module).get(place.key);
    return entry !== undefined && fits(entry, place) ? entry : undefined;
  }

  /** An entry of the package that nothing needs at its key, one of the same symbol if there is. */
  #movedEntry(place: Place): StoredEntry | undefined {
    const candidates = this.#modules()
      .filter((module) => packageOf(module) === packageOf(place.module))
      .flatMap((module) => [...this.#entriesOf(module).values()])
      .filter((entry) => isOf(entry, place) && !this.#taken.has(entry));
    const symbol = nameOf({ ...place, key: place.key.replace(/\/.*/, '/') });
    return candidates.find((entry) => nameOf(entry).startsWith(symbol)) ?? candidates[0];
  }

  /**
   * What the table of the package has for the sentence most like the text. Where many symbols shared
   * a sentence, nothing else tells what the text of one of them was before it changed.
   */
  #likeEntry({ module, key, english }: Place): StoredEntry | undefined {
    const [best] = Object.entries(this.#table(`${packageOf(module)}/shared`))
      .map(([source, text]) => ({ source, text, likeness: likenessOf(source, english) }))
      .filter(({ text, likeness }) => text !== '' && likeness >= MIN_LIKENESS)
      .sort((self, other) => other.likeness - self.likeness);
    return best && { module, key, source: best.source, text: best.text };
  }

  /** The translation in the table of the package. */
  #shared({ module, english }: Place): string | undefined {
    const table = `${packageOf(module)}/shared`;
    const text = this.#textOf(table, english);
    if (text !== undefined) {
      this.#use(table, english);
    }
    return text;
  }

  #translate(place: Place): Translation {
    const { english } = place;
    const entry = this.#found.get(nameOf(place));
    const text = entry === undefined ? this.#shared(place) : entry.text;
    if (text === undefined || text === '') {
      return { text: english, passage: { english } };
    }
    const was = entry?.was ?? entry?.source ?? english;
    return was === english ? { text } : { text, passage: { english, was } };
  }

  #problemsOf(place: Place): readonly CatalogueProblem[] {
    const { key, module, english } = place;
    const entry = this.#found.get(nameOf(place));
    const { text, passage } = this.#translate(place);
    if (passage !== undefined && passage.was === undefined) {
      return [this.#problem('missing', place, english)];
    }
    if (entry === undefined) {
      return [];
    }
    const was = passage?.was;
    return [
      ...(nameOf(entry) === nameOf(place)
        ? []
        : [this.#problem('moved', entry, `is "${key}" of ${module}.json now`)]),
      ...(was === undefined ? [] : [{ ...this.#problem('stale', entry, english), was }]),
      ...this.#brokenProblems(entry, was ?? english, text),
    ];
  }

  #problemsOfTable(module: string): readonly CatalogueProblem[] {
    const texts = this.#table(module);
    const used = this.#used.get(module) ?? new Set();
    return [...new Set([...used, ...Object.keys(texts)])].flatMap((key) => {
      const text = texts[key] ?? '';
      if (used.has(key) && text !== '') {
        return this.#brokenProblems({ module, key }, key, text);
      }
      return [this.#problem(used.has(key) ? 'missing' : 'unused', { module, key }, key)];
    });
  }

  #brokenProblems(at: Key, english: string, text: string): readonly CatalogueProblem[] {
    return findTranslationFaults(english, text, this.#locale).map((fault) =>
      this.#problem(
        'broken',
        at,
        `${fault}: ${JSON.stringify(english)} is ${JSON.stringify(text)}`,
      ),
    );
  }

  #problem(kind: CatalogueProblem['kind'], { module, key }: Key, text: string): CatalogueProblem {
    const file = this.#path(module);
    const line = lineOf(file, key);
    return { kind, file, ...(line !== undefined && { line }), key, text };
  }

  #use(table: string, english: string): void {
    this.#used.set(table, (this.#used.get(table) ?? new Set()).add(english));
  }

  #modules(): readonly string[] {
    return this.#files.filter((file) => !isTable(file));
  }

  #listTables(): readonly string[] {
    return [...new Set([...this.#files.filter(isTable), ...this.#used.keys()])];
  }

  #entriesOf(module: string): ReadonlyMap<string, StoredEntry> {
    const known = this.#entries.get(module);
    const entries =
      known ??
      new Map(
        Object.entries(readEntries(this.#path(module))).map(([key, entry]) => [
          key,
          { ...entry, module, key },
        ]),
      );
    this.#entries.set(module, entries);
    return entries;
  }

  #textOf(table: string, english: string): string | undefined {
    const text = this.#table(table)[english];
    return text === '' ? undefined : text;
  }

  #table(name: string): Readonly<Record<string, string>> {
    const table = this.#tables.get(name) ?? readTable(this.#path(name));
    this.#tables.set(name, table);
    return table;
  }

  #path(file: string): string {
    return join(this.#folder, `${file}.json`);
  }
}

/** The share of words that two texts have in common, so that one may be the other in new words. */
const MIN_LIKENESS = 0.7;

/** The share of words that two texts have in common, by the coefficient of Dice. */
function likenessOf(self: string, other: string): number {
  const words = self.split(/\s+/);
  const rest = other.split(/\s+/);
  const total = words.length + rest.length;
  const common = words.filter((word) => {
    const index = rest.indexOf(word);
    return index !== -1 && rest.splice(index, 1).length > 0;
  });
  return (2 * common.length) / total;
}

function nameOf({ module, key }: Key): string {
  return `${module}/${key}`;
}

function packageOf(module: string): string {
  return module.replace(/\/.*/, '');
}

function isTable(file: string): boolean {
  return file.startsWith('shared/') || file.endsWith('/shared');
}

/** Whether an entry has a translation for a text, be it one of an older text. */
function isOf({ source, text }: Entry, { english }: Place): boolean {
  return text !== '' && source === english;
}

/** The entry that a text has from now on. */
function renew(entry: Entry | undefined, { english: source }: Place): Entry {
  const { text = '' } = entry ?? {};
  const was = entry?.was ?? entry?.source ?? source;
  return text === '' || was === source ? { source, text } : { source, was, text };
}
