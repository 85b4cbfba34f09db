import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeFolder } from './content';

/** The file that keeps the record of a language. `npm run translated` writes it. */
export function recordFile(locale: string): string {
  return `${localeFolder(locale)}/sources.json`;
}

/**
 * The English that a translation was made of: the hashes of the blocks of a page, by its path, and
 * the hash of a message, by its file and id.
 */
export type TranslationRecord = Readonly<Record<string, string>>;

/** Reads the record of a language, or an empty one where there is none yet. */
export function readRecord(root: string, locale: string): TranslationRecord {
  const file = join(root, recordFile(locale));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TranslationRecord) : {};
}

/** A paragraph, a block of code, a table or the front matter of a page. */
export interface Block {
  /** The line that it begins in, the first line being 1. */
  readonly line: number;
  readonly text: string;
}

/** The front matter, a block of code, or lines up to an empty one. */
const BLOCK =
  /(?<![^])---\n[^]*?\n---$|^(?<fence>`{3,})[^]*?^\k<fence>[ ]*$|\S[^]*?(?=\n{2}|\s*$(?![^]))/gm;

/** Splits a page into its blocks. */
export function splitBlocks(page: string): readonly Block[] {
  return [...page.matchAll(BLOCK)].map(({ index, 0: text }) => ({
    line: page.slice(0, index).split('\n').length,
    text,
  }));
}

/** The hashes of the blocks of a text, for the record. */
export function recordOf(text: string): string {
  return splitBlocks(text)
    .map((block) => hashOf(block.text))
    .join(' ');
}

/** A block of a page that is not what was recorded. */
export interface ChangedBlock extends Block {
  /** Its place among the blocks of the page. */
  readonly index: number;
}

/** The blocks of a page that are not among those that were recorded. */
export function changedBlocks(page: string, recorded: string): readonly ChangedBlock[] {
  const hashes = new Set(recorded.split(' '));
  return splitBlocks(page)
    .map((block, index) => ({ ...block, index }))
    .filter(({ text }) => !hashes.has(hashOf(text)));
}

/** Eight digits tell the blocks of one page apart. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
