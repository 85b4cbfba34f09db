import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findTranslationFaults } from './translationFaults';

/** The texts of one module: English on the left, the translation on the right. */
export type Messages = Readonly<Record<string, string>>;

/**
 * A text that a reader would see in English, a translation that no reader would see, or one that
 * says something else than its text.
 */
export interface CatalogueProblem {
  readonly kind: 'missing' | 'stale' | 'broken';
  /** The path of the file to change. */
  readonly file: string;
  readonly text: string;
}

/** The first 12 hexadecimal digits of the SHA-256 of a text, which a translation records. */
export function sourceHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

const README_SOURCE = /^<!-- source: ([0-9a-f]{12}) -->\n+/;

/**
 * The translations of the reference into one language.
 *
 * Texts of comments are looked up by the English paragraph itself, in a JSON file per module, so
 * that a changed sentence has no translation any more instead of a wrong one. READMEs are whole
 * files that record which English text they translate.
 */
export class Catalogue {
  readonly #folder: string;
  readonly #modules = new Map<string, Messages>();
  readonly #used = new Map<string, Set<string>>();
  readonly #problems = new Map<string, CatalogueProblem>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The translation of a paragraph of a module, or the paragraph itself where there is none. */
  translate(module: string, text: string): string {
    const used = this.#used.get(module) ?? new Set<string>();
    this.#used.set(module, used.add(text));
    const translation = this.#read(module)[text];
    if (translation !== undefined && translation !== '') {
      for (const fault of findTranslationFaults(text, translation)) {
        this.#report({
          kind: 'broken',
          file: this.#file(`${module}.json`),
          text: `${fault}: ${JSON.stringify(text)} is ${JSON.stringify(translation)}`,
        });
      }
      return translation;
    }
    this.#report({ kind: 'missing', file: this.#file(`${module}.json`), text });
    return text;
  }

  /** The translated README of a package, or the English one where there is none. */
  readme(packageName: string, english: string): string {
    const path = join(this.#folder, packageName, 'README.md');
    const file = this.#file(`${packageName}/README.md`);
    if (!existsSync(path)) {
      this.#report({ kind: 'missing', file, text: `<!-- source: ${sourceHash(english)} -->` });
      return english;
    }
    const translation = readFileSync(path, 'utf8');
    if (README_SOURCE.exec(translation)?.[1] !== sourceHash(english)) {
      this.#report({ kind: 'stale', file, text: `<!-- source: ${sourceHash(english)} -->` });
    }
    return translation.replace(README_SOURCE, '');
  }

  /** Texts without a translation, translations of texts that are gone, and broken ones. */
  problems(): readonly CatalogueProblem[] {
    const unused = this.#files().flatMap((module) =>
      Object.keys(this.#read(module))
        .filter((text) => this.#used.get(module)?.has(text) !== true)
        .map((text): CatalogueProblem => ({
          kind: 'stale',
          file: this.#file(`${module}.json`),
          text,
        })),
    );
    return [...this.#problems.values(), ...unused];
  }

  /** Writes each module's file anew: texts in reading order, new ones empty, unused ones gone. */
  update(): void {
    for (const module of new Set([...this.#files(), ...this.#used.keys()])) {
      const messages = this.#read(module);
      const texts = [...(this.#used.get(module) ?? [])];
      const path = join(this.#folder, `${module}.json`);
      if (texts.length === 0) {
        rmSync(path);
        continue;
      }
      mkdirSync(dirname(path), { recursive: true });
      const entries = texts.map((text) => [text, messages[text] ?? '']);
      writeFileSync(path, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
    }
  }

  #read(module: string): Messages {
    let messages = this.#modules.get(module);
    if (messages === undefined) {
      const path = join(this.#folder, `${module}.json`);
      messages = existsSync(path) ? parseMessages(path) : {};
      this.#modules.set(module, messages);
    }
    return messages;
  }

  #files(): readonly string[] {
    if (!existsSync(this.#folder)) {
      return [];
    }
    return readdirSync(this.#folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) =>
        readdirSync(join(this.#folder, name))
          .filter((file) => file.endsWith('.json'))
          .map((file) => `${name}/${basename(file, '.json')}`),
      );
  }

  #file(path: string): string {
    return join(this.#folder, path);
  }

  #report(problem: CatalogueProblem): void {
    this.#problems.set(`${problem.file}\n${problem.text}`, problem);
  }
}

function parseMessages(path: string): Messages {
  const problem = `Catalogue "${path}" must be a JSON object from English text to its translation`;
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new Error(problem, { cause });
  }
  if (
    typeof parsed !== 'object' ||
    parsed === null ||
    Object.values(parsed).some((value) => typeof value !== 'string')
  ) {
    throw new Error(problem);
  }
  return parsed as Messages;
}
