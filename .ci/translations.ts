import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findTranslationFaults } from '../typedoc/plugin/translationFaults';
import { CONTENT_FOLDERS, catalogueFolder } from '../typedoc/workspace/content';

/** A folder of English pages and the one of their translations. */
export interface TranslatedFolder {
  readonly source: string;
  readonly translation: string;
}

const TRANSLATED_FOLDERS: readonly TranslatedFolder[] = Object.values(CONTENT_FOLDERS).map(
  ({ en, fr }) => ({ source: en, translation: fr }),
);

/** The hash of the English text in the front matter of a page: `source_hash: 0123456789ab`. */
const RECORDED_HASH = /^source_hash: ["']?([0-9a-f]{12})["']?$/m;

/** A message of a file that Docusaurus writes. */
interface Message {
  readonly message?: string;
}

/** Returns the first 12 hexadecimal digits of the SHA-256 of a text. */
export function sourceHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Returns a sentence for each page that is not translated, or translated from an older text. */
export function findPageProblems(
  root: string,
  folders: readonly TranslatedFolder[] = TRANSLATED_FOLDERS,
): readonly string[] {
  return folders.flatMap(({ source, translation }) => {
    const pages = listPages(join(root, source));
    const translations = listPages(join(root, translation));
    const orphans = translations
      .filter((page) => !pages.includes(page))
      .map((page) => `${translation}/${page} translates ${source}/${page}, which is not there`);
    const faults = pages.flatMap((page) => {
      const english = readFileSync(join(root, source, page), 'utf8');
      const path = join(root, translation, page);
      if (!existsSync(path)) {
        return [`${source}/${page} has no translation; write ${translation}/${page}`];
      }
      const recorded = RECORDED_HASH.exec(readFileSync(path, 'utf8'))?.[1];
      const current = sourceHash(english);
      return recorded === current
        ? []
        : [
            `${translation}/${page} translates an older text of ${source}/${page}; ` +
              `bring it up to date, then set "source_hash: ${current}"`,
          ];
    });
    return [...faults, ...orphans];
  });
}

/** The folders of the pages and of the READMEs, whose translations say as much as they do. */
const COMPARED_FOLDERS: readonly TranslatedFolder[] = [
  ...TRANSLATED_FOLDERS,
  { source: 'typedoc/packages', translation: catalogueFolder('fr') },
];

/** What stands for the same in both languages. */
const SAME: readonly (readonly [written: string, meant: string])[] = [
  // READMEs are read in registries too, and their French on this site alone.
  ['https://tstd.github.io/std/', '/'],
  // Sites with a French of their own.
  ['https://semver.org/lang/fr/', 'https://semver.org'],
  // What readers type into the search of this site.
  ['`comment limiter la durée d’une tâche`', '`how do I time out a task`'],
  ['`genre:classe paquet:error`', '`kind:class pkg:error`'],
];

/**
 * Returns a sentence for each part of a page that its translation has lost or added: a paragraph, a
 * link, code or a number.
 */
export function findBrokenPages(
  root: string,
  folders: readonly TranslatedFolder[] = COMPARED_FOLDERS,
): readonly string[] {
  return folders.flatMap(({ source, translation }) =>
    listPages(join(root, translation))
      .filter((page) => existsSync(join(root, source, page)))
      .flatMap((page) => {
        const english = readBlocks(join(root, source, page));
        const french = readBlocks(join(root, translation, page));
        const file = join(translation, page);
        if (english.length !== french.length) {
          return [
            `${file} has ${String(french.length)} paragraphs, ${join(source, page)} has ${String(english.length)}`,
          ];
        }
        return french.flatMap(({ line, text }, index) => {
          const original = english[index]?.text ?? '';
          return findTranslationFaults(original, text).map(
            (fault) =>
              `${file}:${String(line)} ${fault}\n  English: ${original}\n  French: ${text}`,
          );
        });
      }),
  );
}

/** What is no prose: code, keywords and where a page stands, and the record of a README. */
const NO_PROSE =
  /^(?<fence>`{3,})[^]*?^\k<fence>[ ]*$|^keywords:\n(?: {2}.*\n)*|^(?:tags|source_hash|sidebar_position|slug|date|authors): .*$|^<!-- source: .*$/gm;

/** The paragraphs of a page, its description among them, with the line that each begins in. */
function readBlocks(path: string): readonly { readonly line: number; readonly text: string }[] {
  const page = SAME.reduce(
    (text, [written, meant]) => text.replaceAll(written, meant),
    readFileSync(path, 'utf8'),
  ).replace(NO_PROSE, (text) => (text.startsWith('<!--') ? '' : text.replace(/^.*$/gm, '…')));
  return [...page.matchAll(/\S[^]*?(?=\n{2}|$(?![^]))/g)].map(({ index, 0: text }) => ({
    line: page.slice(0, index).split('\n').length,
    text: text.trim(),
  }));
}

/** A name that is the same in all languages: that of a package. */
const PACKAGE_NAME = /^@[\w-]+\/[\w-]+$/;

/**
 * Returns a sentence for each message that one set of files has and another one lacks, but for
 * names of packages and for those that the theme translates itself.
 */
export function findMissingMessages(
  present: ReadonlyMap<string, string>,
  wanted: ReadonlyMap<string, string>,
  translatedByTheme: ReadonlySet<string> = new Set(),
): readonly string[] {
  // The sidebar of the reference is written in each language.
  const files = [...wanted].filter(([file]) => !file.includes('content-docs-api'));
  return files.flatMap(([file, content]) => {
    const known = Object.keys(parseMessages(present.get(file)));
    return Object.entries(parseMessages(content))
      .filter(([id, { message }]) => !known.includes(id) && !PACKAGE_NAME.test(message ?? ''))
      .filter(([id]) => !translatedByTheme.has(id))
      .map(([id]) => `${file} lacks the message "${id}"; run "npm run translate" and translate it`);
  });
}

/**
 * Returns a sentence for each message whose translation has lost or added a placeholder, code or a
 * number. Both sets of files stand under the paths of the translations.
 */
export function findBrokenMessages(
  present: ReadonlyMap<string, string>,
  english: ReadonlyMap<string, string>,
): readonly string[] {
  return [...present].flatMap(([file, content]) => {
    const originals = parseMessages(english.get(file));
    return Object.entries(parseMessages(content)).flatMap(([id, { message = '' }]) => {
      const original = originals[id]?.message ?? message;
      return findTranslationFaults(original, message).map(
        (fault) => `${file} "${id}" ${fault}\n  English: ${original}\n  French: ${message}`,
      );
    });
  });
}

function parseMessages(content = '{}'): Readonly<Record<string, Message>> {
  return JSON.parse(content) as Record<string, Message>;
}

/** Reads the message files of a locale, each under its path. */
export function readMessageFiles(folder: string): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // Messages stand in the folder of a plugin; below that are pages, and what is made with them.
      .filter((file) => /^(?!api\/)(?:[^/]+\/)?[^/]+\.json$/.test(file))
      .map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')]),
  );
}

function listPages(folder: string): readonly string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // Below a name with an underscore are parts of pages.
      .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file))
      .sort()
  );
}
