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

/** The file, `core/Option`, and the symbol and block in it, `map/param/fn`. */
interface Key {
  readonly module: string;
  readonly key: string;
}

export interface Passage extends Key {
  readonly english: string;
}

export interface Translation {
  readonly text: string;
  readonly state: 'current' | 'missing' | 'stale';
}

export interface CatalogueProblem {
  readonly kind: 'missing' | 'stale' | 'unused' | 'broken';
  readonly file: string;
  readonly line?: number;
  readonly key?: string;
  readonly text: string;
  readonly was?: string;
}

/**
 * The translations of the reference into one language.
 *
 * The translation of a paragraph is in the JSON file of its module, by symbol and block, or in the
 * `shared.json` of its package, by its English text. The folder `shared` contains tables for all
 * packages, such as categories. READMEs are translated as whole files.
 */
export class Catalogue {
  readonly #folder: string;
  readonly #files: readonly string[];
  readonly #entries = new Map<string, Readonly<Record<string, Entry>>>();
  readonly #tables = new Map<string, Readonly<Record<string, string>>>();
  readonly #passages = new Map<string, Passage>();
  readonly #used = new Map<string, Set<string>>();
  readonly #readmes: CatalogueProblem[] = [];

  constructor(folder: string) {
    this.#folder = folder;
    this.#files = listFiles(folder);
  }

  /** @throws Error if two texts have the same key. */
  translate(passage: Passage): Translation {
    const { module, key, english } = passage;
    const name = `${module}/${key}`;
    if ((this.#passages.get(name) ?? passage).english !== english) {
      throw new Error(`Two texts have the key "${key}" of the catalogue "${module}.json"`);
    }
    this.#passages.set(name, passage);
    const entry = this.#entryOf(passage);
    const text = entry === undefined ? this.#shared(passage) : entry.text;
    if (text === undefined || text === '') {
      return { text: english, state: 'missing' };
    }
    return { text, state: entry !== undefined && isStale(entry, passage) ? 'stale' : 'current' };
  }

  lookUp(table: string, english: string): string {
    this.#use(table, english);
    return this.#textOf(table, english) ?? english;
  }

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
    const passages = [...this.#passages.values()];
    const unused = this.#modules().flatMap((module) =>
      Object.entries(this.#entriesOf(module))
        .filter(([key]) => !this.#isEntry({ module, key }))
        .map(([key, { source }]) => this.#problem('unused', { module, key }, source)),
    );
    return [
      ...this.#readmes,
      ...passages.flatMap((passage) => this.#problemsOf(passage)),
      ...unused,
      ...this.#listTables().flatMap((table) => this.#problemsOfTable(table)),
    ];
  }

  /** Rewrites all files: sorts texts in reading order, adds new ones (empty), removes unused ones. */
  update(): void {
    const passages = [...this.#passages.values()].filter(
      (passage) => this.#entryOf(passage) !== undefined || this.#shared(passage) === undefined,
    );
    for (const module of new Set([
      ...this.#modules(),
      ...passages.map((passage) => passage.module),
    ])) {
      const entries = passages
        .filter((passage) => passage.module === module)
        .map((passage) => [passage.key, renew(this.#entryOf(passage), passage)] as const);
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

  /** Prefers `shared.json` if its translation is newer. */
  #entryOf(passage: Passage): Entry | undefined {
    const entry = this.#entriesOf(passage.module)[passage.key];
    const isOwn = entry?.source === passage.english && entry.text !== '';
    return isOwn || this.#shared(passage) === undefined ? entry : undefined;
  }

  #isEntry({ module, key }: Key): boolean {
    const passage = this.#passages.get(`${module}/${key}`);
    return passage !== undefined && this.#entryOf(passage) !== undefined;
  }

  #shared({ module, english }: Passage): string | undefined {
    const table = `${module.replace(/\/.*/, '')}/shared`;
    const text = this.#textOf(table, english);
    if (text !== undefined) {
      this.#use(table, english);
    }
    return text;
  }

  #problemsOf(passage: Passage): readonly CatalogueProblem[] {
    const { english } = passage;
    const { text, state } = this.translate(passage);
    if (state === 'missing') {
      return [this.#problem('missing', passage, english)];
    }
    const entry = this.#entryOf(passage);
    if (entry === undefined) {
      return [];
    }
    const was = entry.was ?? entry.source;
    return [
      ...(state === 'stale' ? [{ ...this.#problem('stale', passage, english), was }] : []),
      ...this.#brokenProblems(passage, was, text),
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
    return findTranslationFaults(english, text).map((fault) =>
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

  #entriesOf(module: string): Readonly<Record<string, Entry>> {
    const entries = this.#entries.get(module) ?? readEntries(this.#path(module));
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

function isTable(file: string): boolean {
  return file.startsWith('shared/') || file.endsWith('/shared');
}

function isStale({ source, was = source }: Entry, { english }: Passage): boolean {
  return was !== english;
}

function renew(entry: Entry | undefined, { english: source }: Passage): Entry {
  const { text = '' } = entry ?? {};
  const was = entry?.was ?? entry?.source ?? source;
  return text === '' || was === source ? { source, text } : { source, was, text };
}
