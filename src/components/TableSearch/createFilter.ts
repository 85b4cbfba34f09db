import { foldText } from '@tstd-internal/search';

/** Letters that a reader without them types as others, and that are no letter with an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  '’': "'",
  æ: 'ae',
  đ: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
};

const MARKED_LETTER = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

/** Returns whether a text has every word of a query; case, accents and order do not matter. */
export function createFilter(query: string): (text: string) => boolean {
  const words = toPlain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return (text) => {
    const plain = toPlain(text);
    return words.every((word) => plain.includes(word));
  };
}

function toPlain(text: string): string {
  return foldText(text).replace(MARKED_LETTER, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
