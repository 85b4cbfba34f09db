import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeFolder } from './content';
import { SOURCE_LOCALE } from './locales';
import { REPOSITORY } from './packages';

/* English texts are in the code. Docusaurus writes the files for their translations. */

export interface Texts {
  readonly [name: string]: string | Texts;
}

/** The keys are paths: `keys.close`. */
export type Messages = Readonly<Record<string, { readonly message: string }>>;

export const TEXTS_PLUGIN = 'texts';

export function toMessages(texts: Texts): Messages {
  const entries = Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string'
      ? [[name, { message: text }] as const]
      : Object.entries(toMessages(text)).map(
          ([inner, message]) => [`${name}.${inner}`, message] as const,
        ),
  );
  return Object.fromEntries(entries);
}

export function translateTexts<Some extends Texts>(
  texts: Some,
  file: string,
  locale: string,
): Some {
  return locale === SOURCE_LOCALE ? texts : replaceTexts(texts, readMessages(file, locale));
}

function readMessages(file: string, locale: string): Messages {
  const path = join(REPOSITORY, localeFolder(locale), TEXTS_PLUGIN, `${file}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Messages) : {};
}

function replaceTexts<Some extends Texts>(texts: Some, messages: Messages, above = ''): Some {
  const entries = Object.entries(texts).map(([name, text]) => [
    name,
    typeof text === 'string'
      ? (messages[above + name]?.message ?? text)
      : replaceTexts(text, messages, `${above}${name}.`),
  ]);
  // SAFETY: the names are those of the texts.
  return Object.fromEntries(entries) as Some;
}

export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

/** The order of the plural forms in a text, which are separated by `|`. */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Chooses the plural form like Docusaurus: `{count} export|{count} exports`. */
export function countText(text: string, count: number, locale: string): string {
  const rules = new Intl.PluralRules(locale);
  const known = FORMS.filter((form) => rules.resolvedOptions().pluralCategories.includes(form));
  const forms = text.split('|');
  const index = Math.min(known.indexOf(rules.select(count)), forms.length - 1);
  return fillText(forms[index] ?? text, { count });
}
