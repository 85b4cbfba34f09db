// cspell:ignore currancy dublicate dublicates durees durrées frobnicate
import { expect, test } from 'vitest';
import { createSpeller } from './spelling';

const correct = createSpeller([
  'Every currency has a code. A currency is no amount, and currencies differ.',
  'Les durées se comparent ; une durée ne manque pas. A duplicate stands twice.',
]);

test.each([
  ['one letter that is another', 'currancy', 'currency'],
  ['one letter too many, with an accent', 'durrées', 'durees'],
  ['an end that no text has', 'dublicates', 'duplicate'],
])('corrects %s', (_, word, expected) => {
  expect(correct(word)).toBe(expected);
});

test.each([
  ['a word that texts have', 'currency'],
  ['a form of one', 'comparing'],
  ['a word with an accent', 'Durées'],
  ['a word like no other', 'frobnicate'],
  ['a short word', 'cods'],
  ['two words in one', 'no-amounts'],
  ['nothing', ''],
  ['a sign', '->'],
])('leaves %s', (_, word) => {
  expect(correct(word)).toBe(word);
});
