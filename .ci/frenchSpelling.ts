import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { type CSpellSettings, spellCheckDocument } from 'cspell-lib';
import type { FrenchText } from './frenchTexts';

/*
 * `npm run spell` knows English and French at once, so that an English word in French passes it.
 * Here French alone is known, with names and the loan words of the field.
 */

const LOANS = '.ci/words/fr-loans.txt';

const FRENCH = {
  language: 'fr',
  loadDefaultConfiguration: false,
  import: [createRequire(import.meta.url).resolve('@cspell/dict-fr-fr/cspell-ext.json')],
  dictionaryDefinitions: [
    { name: 'french', path: resolve('.ci/words/fr.txt') },
    { name: 'loans', path: resolve(LOANS) },
  ],
  dictionaries: ['fr-fr', 'french', 'loans'],
  minWordLength: 3,
  // A name does not let a word pass: `Some`, but not `some`.
  caseSensitive: true,
};
const ENGLISH = {
  language: 'en',
  dictionaryDefinitions: [{ name: 'project', path: resolve('.ci/words/project.txt') }],
  dictionaries: ['project'],
};

/** Parts that are no prose: code, links in comments, parameters, addresses, elements, names. */
const NO_PROSE = new RegExp(
  [
    '```[^]*?```|`[^`]*`',
    String.raw`\{@\w+ [^}]*\}|\{#?[\w-]+\}`,
    String.raw`\]\([^)]*\)|<[^>]*>|https?://\S+`,
    String.raw`(?<!\p{L})\p{Lu}{2,}(?!\p{Ll})`,
    String.raw`(?<![\p{L}\d])[\w@]+(?:[._/]|(?<=[a-z])(?=[A-Z]))\w+(?!\p{L})`,
  ].join('|'),
  'gu',
);
/** Words that are marked as English. */
const ITALICS = /(?<![*_\w])(?<mark>[*_])(?<words>[^*_\n]+)\k<mark>(?![*_\w])/g;

/** Returns a sentence for each word that is not French, or that is in italics and not English. */
export async function findForeignWords(texts: readonly FrenchText[]): Promise<readonly string[]> {
  const prose = texts.map(({ place, text }) => ({ place, text: text.replace(NO_PROSE, ' ') }));
  const italics = prose.flatMap(({ place, text }) =>
    [...text.matchAll(ITALICS)].map(({ groups }) => ({ place, text: groups?.['words'] ?? '' })),
  );
  const plain = prose.map(({ place, text }) => ({ place, text: text.replace(ITALICS, ' ') }));
  return [
    ...(await findUnknownWords(plain, FRENCH)).map(
      ({ place, word }) =>
        `${place}: "${word}" is no French: translate it, put English into italics, or add a loan word to ${LOANS}`,
    ),
    ...(await findUnknownWords(italics, ENGLISH)).map(
      ({ place, word }) => `${place}: "${word}" is no English, and italics are for English`,
    ),
  ];
}

interface UnknownWord {
  readonly place: string;
  readonly word: string;
}

/** Checks all texts as one document, each on a line of its own: a document by itself takes a hundred times as long. */
async function findUnknownWords(
  texts: readonly FrenchText[],
  settings: CSpellSettings & { readonly language: string },
): Promise<readonly UnknownWord[]> {
  const document = texts.map(({ text }) => text.replaceAll('\n', ' ')).join('\n');
  const { issues } = await spellCheckDocument(
    { uri: 'file:///fr.txt', text: document, languageId: 'plaintext', locale: settings.language },
    { generateSuggestions: false, noConfigSearch: true },
    { ...settings, maxNumberOfProblems: Infinity, maxDuplicateProblems: Infinity },
  );
  return issues.flatMap(({ text: word, offset }) => {
    const text = texts[document.slice(0, offset).split('\n').length - 1];
    return text === undefined ? [] : { place: text.place, word };
  });
}
