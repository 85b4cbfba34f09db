import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readMessageFiles } from '../src/plugins/translations/translations';
import { REFERENCE_IS_WRITTEN, referencePlaces } from '../typedoc/plugin/docusaurus';
import { localeFolder } from '../typedoc/workspace/content';
import { SOURCE_LOCALE } from '../typedoc/workspace/locales';

/** The English messages stand in the code, and here while they are compared. */
const ENGLISH = localeFolder(SOURCE_LOCALE);

/**
 * Lets Docusaurus write the English messages that it finds in the code, and takes them away: each file
 * under its path from the folder of the language.
 */
function readEnglish(): ReadonlyMap<string, string> {
  if (existsSync(ENGLISH)) {
    throw new Error(`${ENGLISH} would be overwritten: English stands in the code. Move it away`);
  }
  const { symbols } = referencePlaces(SOURCE_LOCALE);
  try {
    const { status, stderr } = spawnSync(
      process.execPath,
      [join('node_modules', '.bin', 'docusaurus'), 'write-translations', '--locale', SOURCE_LOCALE],
      {
        encoding: 'utf8',
        // No message stands in the reference: where it was written before, it is not written again.
        env: { ...process.env, ...(existsSync(symbols) && REFERENCE_IS_WRITTEN) },
      },
    );
    if (status !== 0) {
      throw new Error(`Docusaurus could not list the messages of the site\n${stderr}`);
    }
    return readMessageFiles('.', SOURCE_LOCALE);
  } finally {
    rmSync(ENGLISH, { recursive: true, force: true });
  }
}

let english: ReadonlyMap<string, string> | undefined;

/** Returns the English messages, each file under the path of its translation to a language. */
export function readEnglishMessages(locale: string): ReadonlyMap<string, string> {
  english ??= readEnglish();
  return new Map(
    [...english].map(([file, content]) => [file.replace(ENGLISH, localeFolder(locale)), content]),
  );
}
