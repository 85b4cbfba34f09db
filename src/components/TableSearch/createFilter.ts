import { foldText } from '@tstd-internal/search';

/** Letters that do not decompose into a letter and an accent. */
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
