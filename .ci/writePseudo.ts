import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { putJSON } from '../typedoc/workspace/files';
import {
  catalogueFolder,
  contentFolder,
  localeFolder,
  readmePath,
} from '../typedoc/workspace/content';
import { SOURCE_LOCALE } from '../typedoc/workspace/locales';
import { discoverPackages } from '../typedoc/workspace/packages';
import { readEnglishMessages } from './englishMessages';
import { toPseudoPage, toPseudoText } from './pseudoText';

const TRANSLATED_GUIDE = 'packages/core/ref.md';

/** A language whose folder has each text of the reference, from which the English ones are read. */
const COMPLETE = 'fr';

type Json = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/**
 * Writes the folder of a language made up from the English: all messages, and the catalogue of the
 * reference and the READMEs. Guides and posts have no translation in it, and so are marked as English,
 * but for one guide, so that links lead from a page that is translated to one that is not, and back.
 */
export function writePseudoLocale(locale: string): void {
  rmSync(localeFolder(locale), { recursive: true, force: true });
  for (const [path, content] of readEnglishMessages(locale)) {
    putJSON(path, toPseudoMessages(JSON.parse(content) as Json));
  }
  for (const { shortName } of discoverPackages()) {
    putText(
      readmePath(shortName, locale),
      toPseudoPage(readFileSync(readmePath(shortName, SOURCE_LOCALE), 'utf8')),
    );
  }
  putText(
    join(contentFolder('docs', locale), TRANSLATED_GUIDE),
    toPseudoPage(
      readFileSync(join(contentFolder('docs', SOURCE_LOCALE), TRANSLATED_GUIDE), 'utf8'),
    ),
  );
  const catalogue = catalogueFolder(COMPLETE);
  for (const file of readdirSync(catalogue, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.json')) {
      const entries = JSON.parse(readFileSync(join(catalogue, file), 'utf8')) as Json;
      putJSON(join(catalogueFolder(locale), file), toPseudoEntries(entries));
    }
  }
}

function toPseudoMessages(messages: Json): Json {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      typeof message === 'string'
        ? message
        : { ...message, message: toPseudoText(message['message'] ?? '') },
    ]),
  );
}

/** Entries of symbols have the English as their source, and those of tables as their key. */
function toPseudoEntries(entries: Json): Json {
  return Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => [
      key,
      typeof entry === 'string'
        ? toPseudoText(key)
        : { source: entry['source'] ?? '', text: toPseudoText(entry['source'] ?? '') },
    ]),
  );
}

function putText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
