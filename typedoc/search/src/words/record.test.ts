import { expect, test } from 'vitest';
import type { NamedSymbol } from '../names/symbol';
import { type WordFile, WORD_FILES, readWords, stringifyWords, toRecord } from './record';

const SYMBOLS: readonly NamedSymbol[] = ['one', 'two'].map((name) => ({
  name,
  package: 'core',
  kind: 'function',
  path: `/api/core/function/${name}`,
}));

test('places are read as they were written, names with what their table says', async () => {
  const file: WordFile = {
    locale: 'fr',
    records: [
      { path: 'docs/a', kind: 'guide', title: 'Un', trail: ['Guides'], text: '' },
      { path: 'docs/a#b', kind: 'guide', title: 'Deux', tasks: 'Un' },
      ...SYMBOLS.map(toRecord).map((record, index) =>
        index === 0 ? record : { ...record, asked: 'mots', tasks: 'Compter', words: 'second' },
      ),
    ],
  };
  const texts = stringifyWords(file);
  const read = (name: string) => Promise.resolve(texts[name] ?? '');
  expect(await readWords(read, Promise.resolve(SYMBOLS))).toEqual(file);
  expect(texts[WORD_FILES.names]).not.toContain('two');
});
