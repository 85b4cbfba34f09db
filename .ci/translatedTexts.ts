import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeMarkdownHeadingId } from '@docusaurus/utils';
import { findTranslationFaults } from '../typedoc/reference/translate/translationFaults';
import { CONTENT_KINDS, contentFolder, readmeFolder } from '../typedoc/workspace/content';
import { SOURCE_LOCALE } from '../typedoc/workspace/locales';
import { posixPath } from '../typedoc/workspace/packages';
import { type TranslationRecord, hashOf } from '../typedoc/workspace/translationRecord';
import type { Messages } from './messages';

export interface TranslatedText {
  readonly name: string;
  readonly file: string;
  readonly english: string | undefined;
  readonly translation: string | undefined;
}

export function readPages(root: string, locale: string): readonly TranslatedText[] {
  const foldersIn = (language: string): readonly string[] => [
    ...CONTENT_KINDS.map((kind) => contentFolder(kind, language)),
    readmeFolder(language),
  ];
  const folders = foldersIn(locale);
  return foldersIn(SOURCE_LOCALE).flatMap((source, index) => {
    const folder = folders[index] ?? '';
    const pages = [source, folder].flatMap((each) => listPages(join(root, each)));
    return [...new Set(pages)].sort().map((page) => ({
      name: `${source}/${page}`,
      file: `${folder}/${page}`,
      english: read(join(root, source, page)),
      translation: read(join(root, folder, page)),
    }));
  });
}

export function pairMessages(english: Messages, translated: Messages): readonly TranslatedText[] {
  return [...new Set([...english.keys(), ...translated.keys()])].map((name) => ({
    name,
    file: name.replace(/#.*/, ''),
    english: english.get(name),
    translation: translated.get(name),
  }));
}

export function findProblems(
  texts: readonly TranslatedText[],
  record: TranslationRecord,
): readonly string[] {
  return texts.flatMap(({ name, file, english, translation }) => {
    if (english === undefined) {
      return [`unused  ${file} translates ${name}, which does not exist: delete or rename it`];
    }
    if (translation === undefined) {
      return [`missing ${name} has no translation in ${file}`];
    }
    return [
      ...(record[name] === hashOf(english)
        ? []
        : [
            `stale   ${name} has changed: revise ${file}, then run "npm run translated -- '${name}'"`,
          ]),
      ...findTranslationFaults(withHeadingIds(english, name), translation).map(
        (fault) => `broken  ${file}, compared with ${name}: ${fault}`,
      ),
    ];
  });
}

/** @throws Error if a name is not a page, a folder or a message. */
export function selectTexts(
  texts: readonly TranslatedText[],
  names: readonly string[],
): readonly TranslatedText[] {
  const isIn = (name: string, named: string): boolean =>
    name === named || name.startsWith(`${named}/`);
  const unknown = names.filter((each) => !texts.some(({ name }) => isIn(name, each)));
  if (unknown.length > 0) {
    throw new Error(
      `No package, page or message is called ${unknown.join(' or ')}. Write a package like core, ` +
        'a page like docs/recipes/prices.md, a message like i18n/fr/code.json#home.recipes',
    );
  }
  return texts.filter(({ name }) => names.some((each) => isIn(name, each)));
}

export function renewRecord(
  record: TranslationRecord,
  texts: readonly TranslatedText[],
  names: readonly string[],
): TranslationRecord {
  const named = selectTexts(texts, names);
  const entries = texts.flatMap((text) => {
    const { name, english, translation } = text;
    if (english === undefined || translation === undefined) {
      return [];
    }
    const hash = hashOf(english);
    return [[name, named.includes(text) ? hash : (record[name] ?? hash)] as const];
  });
  return Object.fromEntries(entries.sort(([self], [other]) => (self < other ? -1 : 1)));
}

function withHeadingIds(page: string, name: string): string {
  return writeMarkdownHeadingId(page, {
    syntax: name.endsWith('.mdx') ? 'mdx-comment' : 'classic',
  });
}

function read(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Changelogs are for npm, so they are only in English. */
function listPages(folder: string): readonly string[] {
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!CHANGELOG)\.mdx?$/.test(file))
        .map(posixPath)
    : [];
}
