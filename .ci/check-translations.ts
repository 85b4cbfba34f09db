import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  findBrokenMessages,
  findBrokenPages,
  findMissingMessages,
  findPageProblems,
  readMessageFiles,
} from './translations';

/*
 * Fails when a page or a message of the site is not in French, or in a French of an older text,
 * or has lost a part in French.
 * The API reference has a check of its own: `.ci/write-reference.ts --strict`.
 */

const MESSAGES = 'i18n/fr';
/** The English messages stand in the code, and here while they are compared. */
const ENGLISH = 'i18n/en';
const THEME_MESSAGES = 'node_modules/@docusaurus/theme-translations/locales/fr';

/** The ids of the messages that Docusaurus translates to French itself. */
function readThemeMessages(): ReadonlySet<string> {
  const files = readdirSync(THEME_MESSAGES).map((file) => join(THEME_MESSAGES, file));
  return new Set(
    files.flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)),
  );
}

/** Lets Docusaurus write the English messages that it finds in the code, and takes them away. */
function readEnglishMessages(): ReadonlyMap<string, string> {
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

const present = readMessageFiles(MESSAGES);
const english = readEnglishMessages();
const problems = [
  ...findPageProblems('.'),
  ...findBrokenPages('.'),
  ...findMissingMessages(present, english, readThemeMessages()),
  ...findBrokenMessages(present, english),
];
for (const problem of problems) {
  console.error(problem);
}
process.exitCode = problems.length > 0 ? 1 : 0;
