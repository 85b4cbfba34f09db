import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLE_LANGUAGES } from '../../../typedoc/doctest/blocks';
import { replaceRemarks } from '../../../typedoc/doctest/remarks';
import { findTranslationFaults } from '../../../typedoc/plugin/translationFaults';
import {
  CONTENT_KINDS,
  contentFolder,
  localeFolder,
  readmeFolder,
} from '../../../typedoc/workspace/content';
import { SOURCE_LOCALE } from '../../../typedoc/workspace/locales';
import {
  changedBlocks,
  recordFile,
  recordOf,
  splitBlocks,
  type TranslationRecord,
} from '../../../typedoc/workspace/translationRecord';

/** The path of English pages, or of one, and that of their translation. */
export interface TranslatedPath {
  readonly source: string;
  readonly translation: string;
}

/** The folders of the pages. */
export function pageFolders(locale: string): readonly (TranslatedPath & { kind: string })[] {
  return CONTENT_KINDS.map((kind) => ({
    kind,
    source: contentFolder(kind, SOURCE_LOCALE),
    translation: contentFolder(kind, locale),
  }));
}

/** A message of a file that Docusaurus writes. */
interface Message {
  readonly message?: string;
}

/** The folders of the pages and of the READMEs, whose translations say as much as they do. */
export function translatedFolders(locale: string): ReturnType<typeof pageFolders> {
  const [source, translation] = [readmeFolder(SOURCE_LOCALE), readmeFolder(locale)];
  return [...pageFolders(locale), { kind: 'readmes', source, translation }];
}

/** Returns a sentence for each page without a translation, and for each translation without a page. */
export function findMissingPages(
  root: string,
  folders: readonly TranslatedPath[],
): readonly string[] {
  return folders.flatMap(({ source, translation }) => {
    const pages = listPages(join(root, source));
    const translations = listPages(join(root, translation));
    return [
      ...pages
        .filter((page) => !translations.includes(page))
        .map((page) => `${source}/${page} has no translation; write ${translation}/${page}`),
      ...translations
        .filter((page) => !pages.includes(page))
        .map((page) => `${translation}/${page} translates ${source}/${page}, which is not there`),
    ];
  });
}

/** The pages and READMEs that have a translation. */
export function listTranslatedPages(
  root: string,
  folders: readonly TranslatedPath[],
): readonly TranslatedPath[] {
  return folders.flatMap(({ source, translation }) =>
    listPages(join(root, translation))
      .map((page) => ({
        source: `${source}/${page}`,
        translation: `${translation}/${page}`,
      }))
      .filter((page) => existsSync(join(root, page.source))),
  );
}

/** Where the record is read, and the older texts of a page. */
export interface RecordedSite {
  readonly root: string;
  readonly record: TranslationRecord;
  /** A page as it was when its translation was recorded, if that is known. */
  readonly readOld?: (page: string) => string | undefined;
  readonly folders: readonly TranslatedPath[];
}

/** Returns a sentence for each block of a page that has changed since the page was translated. */
export function findStalePages({
  root,
  record,
  readOld = () => undefined,
  folders,
}: RecordedSite): readonly string[] {
  return listTranslatedPages(root, folders).flatMap(({ source, translation }) => {
    const recorded = record[source];
    const advice = `once both say the same, run "npm run translated -- ${source}"`;
    if (recorded === undefined) {
      return [`${translation} records no text of ${source}; ${advice}`];
    }
    const page = readFileSync(join(root, source), 'utf8');
    if (recordOf(page) === recorded) {
      return [];
    }
    const changed = changedBlocks(page, recorded);
    if (changed.length === 0) {
      return [`${source} has lost or moved a paragraph since ${translation} was made; ${advice}`];
    }
    const translated = splitBlocks(readFileSync(join(root, translation), 'utf8'));
    const old = splitBlocks(readOld(source) ?? '');
    return changed.map(({ line, text, index }) =>
      [
        `${source}:${String(line)} is newer than ${translation}:${String(translated[index]?.line ?? 1)}; ${advice}`,
        ...(old[index] === undefined ? [] : [`was: ${old[index].text}`]),
        `now: ${text}`,
      ].join('\n  '),
    );
  });
}

/** READMEs are read in registries too, and their translations on this site alone. */
const SAME_ADDRESS = ['https://tstd.github.io/std/', '/'] as const;

/** Pairs that mean the same in two languages: addresses of a site, queries that readers type. */
export type Same = readonly (readonly [written: string, meant: string])[];

/** The file of it in the folder of a language, where there is any. */
const SAME_FILE = 'same.json';

function readSame(root: string, locale: string): Same {
  const file = join(root, localeFolder(locale), SAME_FILE);
  return [
    SAME_ADDRESS,
    ...(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Same) : []),
  ];
}

/**
 * Returns a sentence for each part of a page that its translation has lost or added: a paragraph, a
 * link, code or a number.
 */
export function findBrokenPages(
  root: string,
  locale: string,
  folders: readonly TranslatedPath[] = translatedFolders(locale),
): readonly string[] {
  const same = readSame(root, locale);
  return listTranslatedPages(root, folders).flatMap(({ source, translation: file }) => {
    const english = readBlocks(join(root, source), same);
    const translated = readBlocks(join(root, file), same);
    if (english.length !== translated.length) {
      return [
        `${file} has ${String(translated.length)} paragraphs, ${source} has ${String(english.length)}`,
      ];
    }
    const code = findOtherCode(
      readFileSync(join(root, source), 'utf8'),
      readFileSync(join(root, file), 'utf8'),
    );
    if (code !== undefined) {
      return [`${file} has other code than ${source}, besides its comments:\n${code}`];
    }
    return translated.flatMap(({ line, text }, index) => {
      const original = english[index]?.text ?? '';
      return findTranslationFaults(original, text, locale).map(
        (fault) =>
          `${file}:${String(line)} ${fault}\n  English: ${original}\n  Translation: ${text}`,
      );
    });
  });
}

/** A block of code. */
const CODE = /^(?<fence>`{3,})(?<language>\S*).*\n(?<code>[^]*?)^\k<fence>[ ]*$/gm;

/** The languages of blocks that have words. */
const WORDS: ReadonlySet<string> = new Set(['md', 'text', '']);

/** The first block of code that a translation has and its page has not; comments may differ. */
function findOtherCode(english: string, french: string): string | undefined {
  const known = new Set(readCode(english));
  return readCode(french).find((code) => !known.has(code));
}

/** The blocks of code of a page, without the words of their comments. */
function readCode(page: string): readonly string[] {
  return [...page.matchAll(CODE)]
    .filter(({ groups }) => !WORDS.has(groups?.['language'] ?? ''))
    .map(({ groups }) => {
      const code = groups?.['code'] ?? '';
      return EXAMPLE_LANGUAGES.has(groups?.['language'] ?? '')
        ? replaceRemarks(code, () => '')
        : code.replace(/(?<=^|\s)# .*/gm, '#');
    });
}

/** Parts of a page that are no prose: code, keywords and its position. */
const NO_PROSE =
  /^(?<fence>`{3,})[^]*?^\k<fence>[ ]*$|^keywords:\n(?: {2}.*\n)*|^(?:tags|sidebar_position|slug|date|authors): .*$/gm;

/** The paragraphs of a page, its description among them, with the line that each begins in. */
function readBlocks(
  path: string,
  same: Same,
): readonly { readonly line: number; readonly text: string }[] {
  const page = same
    .reduce((text, [written, meant]) => text.replaceAll(written, meant), readFileSync(path, 'utf8'))
    .replace(NO_PROSE, (text) => text.replace(/^.*$/gm, '…'));
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
  return [...wanted].flatMap(([file, content]) => {
    const known = parseMessages(present.get(file));
    return Object.keys(selectWanted(file, parseMessages(content), translatedByTheme))
      .filter((id) => !(id in known))
      .map((id) => `${file} lacks the message "${id}"; run "npm run translate" and translate it`);
  });
}

/**
 * Returns a file of messages with those that it had before, and the new ones that somebody has to
 * translate: Docusaurus writes all.
 */
export function withoutUnwantedMessages(
  file: string,
  before: string | undefined,
  after: string,
  translatedByTheme: ReadonlySet<string>,
): string {
  const messages = parseMessages(after);
  const wanted = selectWanted(file, messages, translatedByTheme);
  const known = parseMessages(before);
  const kept = Object.entries(messages).filter(([id]) => id in known || id in wanted);
  return `${JSON.stringify(Object.fromEntries(kept), undefined, 2)}\n`;
}

function selectWanted(
  file: string,
  messages: Readonly<Record<string, Message>>,
  translatedByTheme: ReadonlySet<string>,
): Readonly<Record<string, Message>> {
  // The sidebar of the reference is written in each language.
  return file.includes('content-docs-api')
    ? {}
    : Object.fromEntries(
        Object.entries(messages).filter(
          ([id, { message = '' }]) => !PACKAGE_NAME.test(message) && !translatedByTheme.has(id),
        ),
      );
}

/** The English message of each translated one, by its place in the record. */
export function listTranslatedMessages(
  present: ReadonlyMap<string, string>,
  english: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  return new Map(
    [...english].flatMap(([file, content]) => {
      const translated = parseMessages(present.get(file));
      return Object.entries(parseMessages(content))
        .filter(([id]) => id in translated)
        .map(([id, { message = '' }]) => [`${file}#${id}`, message] as const);
    }),
  );
}

/** Returns a sentence for each message whose English has changed since it was translated. */
export function findStaleMessages(
  messages: ReadonlyMap<string, string>,
  record: TranslationRecord,
): readonly string[] {
  return [...messages]
    .filter(([place, message]) => record[place] !== recordOf(message))
    .map(
      ([place, message]) =>
        `${place} translates an older text; once both say the same, run "npm run translated -- '${place}'"\n  now: ${message}`,
    );
}

/**
 * Returns a sentence for each message whose translation has lost or added a placeholder, code or a
 * number. Both sets of files stand under the paths of the translations.
 */
export function findBrokenMessages(
  present: ReadonlyMap<string, string>,
  english: ReadonlyMap<string, string>,
  locale: string,
): readonly string[] {
  return [...present].flatMap(([file, content]) => {
    const originals = parseMessages(english.get(file));
    return Object.entries(parseMessages(content)).flatMap(([id, { message = '' }]) => {
      const original = originals[id]?.message ?? message;
      return findTranslationFaults(original, message, locale).map(
        (fault) => `${file} "${id}" ${fault}\n  English: ${original}\n  Translation: ${message}`,
      );
    });
  });
}

/** The messages of a file; of a file that is not there, none. */
export function parseMessages(content = '{}'): Readonly<Record<string, Message>> {
  return JSON.parse(content) as Record<string, Message>;
}

/** Reads the message files of a language, each under its path from the folder of the language. */
export function readMessageFiles(root: string, locale: string): ReadonlyMap<string, string> {
  const folder = join(root, localeFolder(locale));
  if (!existsSync(folder)) {
    return new Map();
  }
  const others = [recordFile(locale), `${localeFolder(locale)}/${SAME_FILE}`];
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // Messages stand in the folder of a plugin; below that are pages, and what is made with them.
      .filter((file) => /^(?!api\/)(?:[^/]+\/)?[^/]+\.json$/.test(file))
      .map((file) => `${localeFolder(locale)}/${file}`)
      .filter((path) => !others.includes(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}

/** The pages of a folder, and the parts that pages import. */
export function listPages(folder: string): readonly string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .sort();
}
