import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { REFERENCE_TEXTS, REFERENCE_TEXTS_FILE } from '../../../typedoc/plugin/texts';
import { catalogueFolder, localeFolder, readmeFolder } from '../../../typedoc/workspace/content';
import { SOURCE_LOCALE } from '../../../typedoc/workspace/locales';
import { TEXTS_PLUGIN, toMessages } from '../../../typedoc/workspace/texts';
import { readRecord, recordOf } from '../../../typedoc/workspace/translationRecord';
import { SITE_TEXTS, SITE_TEXTS_FILE } from '../../config/texts';
import { listPages, parseMessages, readMessageFiles, translatedFolders } from './translations';

/** How much of one kind is in a language. */
export interface TranslationState {
  /** `docs`, or the name of a package for the texts of its comments. */
  readonly kind: string;
  readonly all: number;
  /** The texts that are in English, or translate an older English: a path, or a path and a key. */
  readonly missing: readonly string[];
  readonly stale: readonly string[];
}

/** Measures what is translated to a language, by the files of the repository. */
export function measureTranslations(root: string, locale: string): readonly TranslationState[] {
  return [
    ...translatedFolders(locale).map((folder) => measurePages(root, locale, folder)),
    measureMessages(root, locale),
    ...measureReference(root, locale),
  ];
}

function measurePages(
  root: string,
  locale: string,
  { kind, source, translation }: ReturnType<typeof translatedFolders>[number],
): TranslationState {
  const record = readRecord(root, locale);
  const pages = listPages(join(root, source));
  const isThere = (page: string): boolean => existsSync(join(root, translation, page));
  const isStale = (path: string): boolean =>
    record[path] !== recordOf(readFileSync(join(root, path), 'utf8'));
  const toPath = (page: string): string => `${source}/${page}`;
  return {
    kind,
    all: pages.length,
    missing: pages.filter((page) => !isThere(page)).map(toPath),
    stale: pages.filter(isThere).map(toPath).filter(isStale),
  };
}

/**
 * Messages of components have their English in the code alone: of them it is known that they are
 * there, and `npm run translations` says whether one is missing.
 */
function measureMessages(root: string, locale: string): TranslationState {
  const record = readRecord(root, locale);
  const present = new Map(
    [...readMessageFiles(root, locale)].map(([path, content]) => [path, parseMessages(content)]),
  );
  const known = [
    [SITE_TEXTS_FILE, SITE_TEXTS] as const,
    [REFERENCE_TEXTS_FILE, REFERENCE_TEXTS] as const,
  ].flatMap(([file, texts]) => {
    const path = `${localeFolder(locale)}/${TEXTS_PLUGIN}/${file}.json`;
    return Object.entries(toMessages(texts)).map(([id, { message }]) => ({
      place: `${path}#${id}`,
      isThere: id in (present.get(path) ?? {}),
      message,
    }));
  });
  const missing = known.filter(({ isThere }) => !isThere);
  const stale = known.filter(
    ({ isThere, place, message }) => isThere && record[place] !== recordOf(message),
  );
  const count = [...present.values()].reduce((sum, each) => sum + Object.keys(each).length, 0);
  return {
    kind: 'messages',
    all: count + missing.length,
    missing: missing.map(({ place }) => place),
    stale: stale.map(({ place }) => place),
  };
}

type Entry = string | { readonly text: string; readonly was?: string };

/** Texts of comments by package, as `npm run translate` last brought them in line with the comments. */
function measureReference(root: string, locale: string): readonly TranslationState[] {
  const folder = catalogueFolder(locale);
  return listPages(join(root, readmeFolder(SOURCE_LOCALE))).map((readme) => {
    const name = readme.replace(/\/.*/, '');
    const entries = listJson(join(root, folder, name)).flatMap((file) =>
      Object.entries(
        JSON.parse(readFileSync(join(root, folder, name, file), 'utf8')) as Record<string, Entry>,
      ).map(([key, entry]) => ({ place: `${folder}/${name}/${file} ${key}`, entry })),
    );
    const placesOf = (matches: (entry: Entry) => boolean): readonly string[] =>
      entries.filter(({ entry }) => matches(entry)).map(({ place }) => place);
    return {
      kind: name,
      all: entries.length,
      missing: placesOf((entry) => (typeof entry === 'string' ? entry : entry.text) === ''),
      stale: placesOf((entry) => typeof entry !== 'string' && entry.was !== undefined),
    };
  });
}

function listJson(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
}
