import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readMessageFiles } from './translations';

/** The folder of the French messages. */
export const MESSAGES = 'i18n/fr';
/** The English messages stand in the code, and here while they are compared. */
const ENGLISH = 'i18n/en';

/**
 * Lets Docusaurus write the English messages that it finds in the code, and takes them away: each file
 * under the path of its translation.
 */
export function readEnglishMessages(): ReadonlyMap<string, string> {
  if (existsSync(ENGLISH)) {
    throw new Error(`${ENGLISH} would be overwritten: English stands in the code. Move it away`);
  }
  try {
    const { status, stderr } = spawnSync(
      process.execPath,
      [join('node_modules', '.bin', 'docusaurus'), 'write-translations', '--locale', 'en'],
      { encoding: 'utf8' },
    );
    if (status !== 0) {
      throw new Error(`Docusaurus could not list the messages of the site\n${stderr}`);
    }
    return new Map(
      [...readMessageFiles(ENGLISH)].map(([file, content]) => [
        file.replace(ENGLISH, MESSAGES),
        content,
      ]),
    );
  } finally {
    rmSync(ENGLISH, { recursive: true, force: true });
  }
}
