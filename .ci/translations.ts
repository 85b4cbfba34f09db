import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FOLDERS } from '../typedoc/workspace/content';

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
    const known = Object.keys(JSON.parse(present.get(file) ?? '{}') as object);
    return Object.entries(JSON.parse(content) as Record<string, Message>)
      .filter(([id, { message }]) => !known.includes(id) && !PACKAGE_NAME.test(message ?? ''))
      .filter(([id]) => !translatedByTheme.has(id))
      .map(([id]) => `${file} lacks the message "${id}"; run "npm run translate" and translate it`);
  });
}

/** Reads the message files of a locale, each under its path. */
export function readMessageFiles(folder: string): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json') && !file.startsWith('api/'))
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
