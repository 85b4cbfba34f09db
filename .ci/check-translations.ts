import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMissingMessages, findPageProblems, readMessageFiles } from './translations';

/*
 * Fails when a page or a message of the site is not in French, or in a French of an older text.
 * The API reference has a check of its own: `.ci/write-reference.ts --strict`.
 */

const MESSAGES = 'i18n/fr';
const THEME_MESSAGES = 'node_modules/@docusaurus/theme-translations/locales/fr';

/** The ids of the messages that Docusaurus translates to French itself. */
function readThemeMessages(): ReadonlySet<string> {
  const files = readdirSync(THEME_MESSAGES).map((file) => join(THEME_MESSAGES, file));
  return new Set(
    files.flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)),
  );
}

/** Lets Docusaurus write the messages that it finds in the code, and takes them back. */
function findMessageProblems(): readonly string[] {
  const present = readMessageFiles(MESSAGES);
  const { status, stderr } = spawnSync(
    process.execPath,
    [join('node_modules', '.bin', 'docusaurus'), 'write-translations', '--locale', 'fr'],
    { encoding: 'utf8' },
  );
  const wanted = readMessageFiles(MESSAGES);
  for (const file of wanted.keys()) {
    const content = present.get(file);
    if (content === undefined) {
      rmSync(file);
    } else {
      writeFileSync(file, content);
    }
  }
  if (status !== 0) {
    throw new Error(`Docusaurus could not list the messages of the site\n${stderr}`);
  }
  return findMissingMessages(present, wanted, readThemeMessages());
}

const problems = [...findPageProblems('.'), ...findMessageProblems()];
for (const problem of problems) {
  console.error(problem);
}
process.exitCode = problems.length > 0 ? 1 : 0;
