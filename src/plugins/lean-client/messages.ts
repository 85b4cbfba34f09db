import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { type Translations, inlineMessages } from './inlineMessages';

/*
 * Docusaurus sends the translations of all messages with every page. Here a message travels in the
 * code that says it, and the table keeps what cannot be found in code. The server looks all of
 * them up in the table as before, and comes to the same texts.
 */

/** The code that says messages: that of this site, and that of Docusaurus. */
const FOLDERS = [
  'src',
  'node_modules/@docusaurus/core/lib/client',
  'node_modules/@docusaurus/plugin-content-blog/lib/client',
  'node_modules/@docusaurus/plugin-content-docs/lib/client',
  'node_modules/@docusaurus/theme-classic/lib',
  'node_modules/@docusaurus/theme-common/lib',
] as const;

const CODE = /(?<!\.d|\.test)\.[jt]sx?$/;

const TABLE = 'codeTranslations.json';

interface MessageOptions {
  readonly siteDir: string;
  readonly generatedFilesDir: string;
}

/** Returns rules for the bundler that move messages from the generated table into code. */
export function messagesInPlace({ siteDir, generatedFilesDir }: MessageOptions): RuleSetRule[] {
  const table = join(generatedFilesDir, TABLE);
  const translations = JSON.parse(readFileSync(table, 'utf8')) as Translations;
  const files = FOLDERS.flatMap((folder) => readCode(join(siteDir, folder)));
  const inlined = new Map(
    files.map(([path, source]) => [path, inlineMessages(path, source, translations)]),
  );
  const kept = new Set([...inlined.values()].flatMap((file) => file.kept));
  const moved = new Set([...inlined.values()].flatMap(({ ids }) => ids));
  return [
    {
      test: (path: string) => (inlined.get(path)?.ids.length ?? 0) > 0,
      enforce: 'pre',
      loader: join(__dirname, 'messagesLoader.cjs'),
      options: {
        inline: (path: string, source: string): string =>
          inlineMessages(path, source, translations).code,
      },
    },
    {
      test: (path: string) => path === table,
      type: 'json',
      loader: join(__dirname, 'tableLoader.cjs'),
      options: {
        compact: (source: string): string =>
          withoutMessages(source, (id) => moved.has(id) && !kept.has(id)),
      },
    },
  ];
}

function readCode(folder: string): readonly (readonly [path: string, source: string])[] {
  // A small site has no code of its own.
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  return files
    .filter((file) => CODE.test(file))
    .map((file) => join(folder, file))
    .map((path) => [path, readFileSync(path, 'utf8')] as const)
    .filter(([, source]) => source.includes('@docusaurus/Translate'));
}

/** Takes the messages out of the table that have moved into the code. */
function withoutMessages(table: string, hasMoved: (id: string) => boolean): string {
  const messages = Object.entries(JSON.parse(table) as Translations);
  return JSON.stringify(Object.fromEntries(messages.filter(([id]) => !hasMoved(id))));
}
