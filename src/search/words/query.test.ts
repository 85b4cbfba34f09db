// cspell:ignore currancy duree xyzzy
import { expect, test } from 'vitest';
import { countWords, foldWords, hasWord, significantWords } from './query';

test.each([
  ['how do I time out a task', ['time', 'out', 'task']],
  ['Pourquoi l’erreur a-t-elle une cause ?', ['erreur', 'a-t-elle', 'cause']],
  ['où est la durée', ['durée']],
  ['what is it', ['what', 'is', 'it']],
  ['how do I t', ['how', 'do']],
  ['a', []],
  ['"""', []],
])('significantWords() of "%s"', (query, words) => {
  expect(significantWords(query)).toEqual(words);
});

test.each([
  ['errors', 'What is erroneous', true],
  ['arrondir', 'il s’arrondit', true],
  ['arrondir', 'arroser', false],
  ['duree', 'Durées', true],
  ['a-t-elle', 'y a-t-elle', true],
  ['map', 'maps', true],
  ['map', 'a heatmap', false],
  ['xyzzy', 'x', false],
  ['currancy', 'a currency', false],
  ['task', 'tab', false],
  ['', 'a', false],
  ['...', 'a', false],
])('hasWord() of "%s" in "%s"', (word, text, expected) => {
  expect(hasWord(foldWords(text), word)).toBe(expected);
});

test('countWords() counts each word of the question that a text has', () => {
  expect(countWords(foldWords('Round an amount'), ['amount', 'rounded', 'money'])).toBe(2);
});
