import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const THEME_MESSAGES = 'node_modules/@docusaurus/theme-translations/locales';

/** The ids of the messages that Docusaurus translates to a language itself. */
export function readThemeMessages(locale: string): ReadonlySet<string> {
  const folder = join(THEME_MESSAGES, locale);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Set(
    files.flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8')) as object),
    ),
  );
}
