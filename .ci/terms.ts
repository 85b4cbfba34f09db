import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  listTranslatedPages,
  readBlocks,
  readSame,
  translatedFolders,
} from '../src/plugins/translations/translations';
import { readEntries, readTable } from '../typedoc/plugin/catalogueFiles';
import { catalogueFolder } from '../typedoc/workspace/content';

/** A row of the term table: the words of each language that stand for each other. */
export interface Term {
  /** The English as the table has it, with what tells it from other rows: `scale (of a decimal)`. */
  readonly name: string;
  readonly english: readonly string[];
  readonly french: readonly string[];
}

/** A text in both languages, with its file. */
export interface TextPair {
  readonly file: string;
  readonly english: string;
  readonly french: string;
}

const ROW = /^\| (?!English |-)(?<english>.+?) +\| (?<french>.+?) +\|$/gm;

/** Reads the rows of the term table. */
export function readTerms(table: string): readonly Term[] {
  return [...table.matchAll(ROW)].map(({ groups }) => ({
    name: groups?.['english'] ?? '',
    english: wordsOf(groups?.['english'] ?? '').map((word) => word.replace(/^to /, '')),
    french: wordsOf(groups?.['french'] ?? ''),
  }));
}

/** The words of a cell, without what is said of them in brackets. */
function wordsOf(cell: string): readonly string[] {
  return plain(cell.replace(/\([^)]*\)/g, ''))
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** Reads all texts that are in both languages: paragraphs of pages, and those of comments. */
export function readTextPairs(root: string): readonly TextPair[] {
  const same = readSame(root, 'fr');
  const folders = translatedFolders('fr');
  const pages = listTranslatedPages(root, folders).flatMap(({ source, translation }) => {
    const french = readBlocks(join(root, translation), same);
    return readBlocks(join(root, source), same).map(({ text }, index) => ({
      file: translation,
      english: text,
      french: french[index]?.text ?? '',
    }));
  });
  const folder = join(root, catalogueFolder('fr'));
  const comments = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!shared).*\.json$/.test(file))
    .flatMap((file) =>
      (file.endsWith('/shared.json')
        ? Object.entries(readTable(join(folder, file)))
        : Object.values(readEntries(join(folder, file))).map(({ source, text }) => [source, text])
      ).map(([english = '', french = '']) => ({ file, english, french })),
    );
  return [...pages, ...comments];
}

/**
 * Returns a sentence for each text that has a term in one language and in the other none of its
 * counterparts, which all rows with one of its words give.
 *
 * French names again what English calls “it”, so its terms need a counterpart in their file only.
 */
export function findTermFaults(
  pairs: readonly TextPair[],
  terms: readonly Term[],
  names: readonly string[] = terms.map(({ name }) => name),
): readonly string[] {
  const texts = pairs.map(({ file, english, french }) => ({
    file,
    english: plain(english),
    french: plain(french),
  }));
  const files = new Map<string, string>();
  for (const { file, english } of texts) {
    files.set(file, `${files.get(file) ?? ''}\n${english}`);
  }
  return names.flatMap((name) => {
    const rows = terms.filter((term) => term.name === name);
    if (rows.length === 0) {
      return [`"${name}" is no row of the term table`];
    }
    const english = patternOf(rows.flatMap((row) => row.english).map(englishForms));
    const french = patternOf(rows.flatMap((row) => row.french).map(frenchForms));
    const related = terms.filter((term) => rows.some((row) => shareWords(term, row)));
    const anyEnglish = patternOf(related.flatMap((term) => term.english).map(englishForms));
    const anyFrench = patternOf(related.flatMap((term) => term.french).map(frenchForms));
    return texts.flatMap((text) => [
      ...(english.test(text.english) && !anyFrench.test(text.french)
        ? [`${text.file}: "${name}" is not in the French: ${text.english} = ${text.french}`]
        : []),
      ...(french.test(text.french) && !anyEnglish.test(files.get(text.file) ?? '')
        ? [`${text.file}: the French has "${name}": ${text.english} = ${text.french}`]
        : []),
    ]);
  });
}

function shareWords(self: Term, other: Term): boolean {
  return (
    self.english.some((word) => other.english.includes(word)) ||
    self.french.some((word) => other.french.includes(word))
  );
}

/** The stand-in for code, and the target of a link: neither is a word. */
const NO_WORDS = /`[^`]*`|\{@link\w* [^}]*\}|\]\([^)]*\)/g;

/** A text as words are looked for in it. */
function plain(text: string): string {
  return text
    .replace(NO_WORDS, ' ¤ ')
    .replace(/[\s\u{A0}\u{202F}]+/gu, ' ')
    .replace(/[*_]/g, '')
    .toLowerCase();
}

function patternOf(forms: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}])(?:${forms.join('|')})(?![\\p{L}])`, 'u');
}

// cspell:ignore aeiou
const CONSONANT_AND_Y = /[^aeiou]y$/;

/** The forms of English words, as a pattern: those of a plural and of a verb. */
function englishForms(words: string): string {
  return words
    .split(' ')
    .map((word) =>
      CONSONANT_AND_Y.test(word)
        ? `${word.slice(0, -1)}(?:y(?:ing)?|ie[sd])`
        : `${word.replace(/e$/, '')}e?(?:s|d|[a-z]?ed|[a-z]?ing)?`,
    )
    .join('[ -]');
}

/** The forms of French words, as a pattern: those of gender, of a plural and of a verb. */
function frenchForms(words: string): string {
  return words
    .split(' ')
    .map((word) => {
      if (/.{3}(?:er|ir|re)$/.test(word)) {
        return `${word.slice(0, -2)}\\p{L}*`;
      }
      return word.endsWith('al')
        ? `${word.slice(0, -1)}(?:l|ux|le|les)`
        : `${word}(?:s|x|e|es|ne|nes|le|les)?`;
    })
    .join(' ');
}
