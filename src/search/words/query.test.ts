// cspell:ignore duree xyzzy
import { expect, test } from 'vitest';
import { isAlike, shorterQueries, tellingWords } from './query';

test.each([
  ['how do I time out a task', ['time', 'out', 'task']],
  ['Pourquoi l’erreur a-t-elle une cause ?', ['erreur', 'a-t-elle', 'cause']],
  ['où est la durée', ['durée']],
  ['what is it', ['what', 'is', 'it']],
  ['"""', []],
])('tellingWords() of "%s"', (query, words) => {
  expect(tellingWords(query)).toEqual(words);
});

test('shorterQueries() leaves each word out once', () => {
  expect(shorterQueries(['a', 'b', 'c'])).toEqual([
    ['b', 'c'],
    ['a', 'c'],
    ['a', 'b'],
  ]);
  expect(shorterQueries(['a'])).toEqual([]);
  expect(shorterQueries(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toEqual([]);
});

test.each([
  ['errors', 'erroneous', true],
  ['arrondir', 'arrondis', true],
  ['duree', 'Durées', true],
  ['map', 'maps', true],
  ['xyzzy', 'x', false],
  ['task', 'tab', false],
  ['', 'a', false],
])('isAlike() of "%s" and "%s"', (word, other, expected) => {
  expect(isAlike(word, other)).toBe(expected);
});
