import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { symbolsFile } from '../typedoc/reference/contract';
import { REFERENCE_IS_WRITTEN } from '../typedoc/reference/docusaurus';
import { localeFolder } from '../typedoc/workspace/content';
import { SOURCE_LOCALE } from '../typedoc/workspace/locales';
import { posixPath } from '../typedoc/workspace/packages';

/** By file and id: `i18n/fr/code.json#home.recipes`. */
export type Messages = ReadonlyMap<string, string>;

/** Excludes the sidebar of the reference, which every build writes, and those of frozen versions. */
const MESSAGE_FILE =
  /^(?:code|(?!api\/|docusaurus-plugin-content-docs(?:-api\/|\/version-))[^/]+\/[^/]+)\.json$/;

export function readMessages(locale: string): Messages {
  const folder = localeFolder(locale);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(posixPath);
  return new Map(
    files
      .filter((file) => MESSAGE_FILE.test(file))
      .sort()
      .flatMap((file) =>
        Object.entries(
          JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<
            string,
            { readonly message: string }
          >,
        ).map(([id, { message }]) => [`${folder}/${file}#${id}`, message] as const),
      ),
  );
}

/** Extracts the English messages from the code; the keys are those of their translations. */
export function readEnglishMessages(locale: string): Messages {
  const english = localeFolder(SOURCE_LOCALE);
  if (existsSync(english)) {
    throw new Error(`Move ${english} away: English texts are in the code, not in files`);
  }
  try {
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        require.resolve('@docusaurus/core/bin/docusaurus.mjs'),
        'write-translations',
        '--locale',
        SOURCE_LOCALE,
      ],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          ...(existsSync(symbolsFile(SOURCE_LOCALE)) && REFERENCE_IS_WRITTEN),
        },
      },
    );
    if (status !== 0) {
      throw new Error(`Docusaurus could not list the messages of the site\n${stderr}`);
    }
    return new Map(
      [...readMessages(SOURCE_LOCALE)].map(([name, text]) => [
        name.replace(english, localeFolder(locale)),
        text,
      ]),
    );
  } finally {
    rmSync(english, { recursive: true, force: true });
  }
}
