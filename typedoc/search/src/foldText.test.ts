// cspell:ignore duree
import { expect, test } from 'vitest';
import { foldText } from './foldText';

test('foldText() takes accents and capitals away', () => {
  expect(foldText('Durée À L’Œil')).toBe('duree a l’œil');
});
