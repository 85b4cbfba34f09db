// cspell:ignore aeiou áƀçđéƒğĥíĵķĺɱñóþɋŕšţúṽŵẋýž ÁƁÇĐÉƑĞĤÍĴĶĹṀÑÓÞɊŔŠŢÚṼŴẊÝŽ

/** Parts that a translation keeps as they are: code, links, markup, and placeholders. */
const KEPT =
  /`+[^`]+`+|\{@\w+ [^}]*\}|\{\w+\}|\]\([^)]*\)|<[^>]+>|&\w+;|https?:\/\/\S+|@tstd\/[\w-]+/g;

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒğĥíĵķĺɱñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĹṀÑÓÞɊŔŠŢÚṼŴẊÝŽ';

/** Each plain letter with an accent; a vowel twice, which makes a text about a third longer. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Array.from(PLAIN).map((letter, index) => {
    const accented = ACCENTED.charAt(index);
    return [letter, /[aeiou]/i.test(letter) ? accented + accented.toLowerCase() : accented];
  }),
);

/** Returns a text as a language would have it that is English with accents, and a third longer. */
export function toPseudoText(text: string): string {
  const kept = [...text.matchAll(KEPT)].map(([match]) => match);
  return text
    .split(KEPT)
    .map(
      (part, index) =>
        part.replace(/[a-z]/gi, (letter) => LETTERS.get(letter) ?? '') + (kept[index] ?? ''),
    )
    .join('');
}

/** Returns a page as that language would have it: blocks of code stay. */
export function toPseudoPage(page: string): string {
  return page
    .split(/(^```[^]*?^```$)/m)
    .map((part) => (part.startsWith('```') ? part : toPseudoText(part)))
    .join('');
}

/** Names that are the same in all languages, and dates, which `Intl` writes. */
const NAMES =
  /@tstd\/[\w-]+|https?:\/\/\S+|\b(?:tstd|Typed Standard Library|GitHub|Stack Overflow|Pseudo|TypeScript|JavaScript|Docusaurus|Facebook|npm|pnpm|neverthrow|effect|Yarn|Bun|Deno)\b|\b[A-Z][a-z]{2,8} \d{1,2}(?:, \d{4})?\b|<\w+>/g;

/** A word that has no accent: no part of a name with a point, a path or an address. */
const PLAIN_WORD = /(?<![\p{L}\p{N}.@/_$-])[A-Za-z][a-z]{2,}(?![\p{L}\p{N}_(/]|\.\w)/gu;

/** Matches whole titles, the longest first: one may be a part of another. */
export function titlePattern(titles: readonly string[]): RegExp {
  const sorted = titles
    .toSorted((self, other) => other.length - self.length)
    .map((title) => title.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  // Without titles it matches nothing.
  const any = sorted.length === 0 ? '(?!)' : sorted.join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}.])(?:${any})(?![\\p{L}\\p{N}])`, 'gu');
}

/** Texts that may be English in any language. */
export interface KnownEnglish {
  /** Matches the titles of pages that are not translated. */
  readonly titles: RegExp;
  /** The words of names in the packages. A text of nothing else is a name. */
  readonly names: ReadonlySet<string>;
}

/** Returns the words of a text that are English, and neither names nor titles. */
export function findPlainWords(
  text: string,
  { titles, names }: KnownEnglish = { titles: titlePattern([]), names: new Set() },
): readonly string[] {
  const words = text.replace(titles, ' ').replace(NAMES, ' ').match(PLAIN_WORD) ?? [];
  return words.every((word) => names.has(word)) ? [] : words;
}
