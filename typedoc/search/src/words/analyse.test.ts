// cspell:disable -- stems of words
import { expect, test } from 'vitest';
import { createAnalyser } from './analyse';

test.each([
  ['en', 'How do I round an amount?', ['round', 'amount']],
  ['en', 'rounded amounts', ['round', 'amount']],
  ['en', 'Array.groupBy', ['arrai', 'group']],
  ['en', 'what is it', []],
  ['fr', 'l’erreur qu’il lève', ['erreur', 'lev']],
  ['fr', 'aujourd’hui', ['aujourd', 'hui']],
  ['fr', 'les DURÉES', ['dure']],
  ['fr', '"""', []],
] as const)('%s: the telling words of "%s"', (locale, text, words) => {
  expect(createAnalyser(locale)(text)).toEqual(words);
});
