import { expect, test } from 'vitest';
import { type WordFile, parseWords, stringifyWords } from './record';

test('places are read as they were written, without the fields that they do not have', () => {
  const file: WordFile = {
    locale: 'fr',
    records: [
      { path: 'docs/a', kind: 'guide', title: 'Un', trail: ['Guides'], text: '' },
      {
        path: 'api/b',
        kind: 'function',
        title: 'deux',
        package: 'b',
        asked: 'mots',
        text: 'Deux.',
      },
    ],
  };
  expect(parseWords(stringifyWords(file))).toEqual(file);
  expect(parseWords(stringifyWords({ locale: 'en', records: [] })).records).toEqual([]);
});
