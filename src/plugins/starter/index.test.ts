import { expect, test } from 'vitest';
import { keyTexts } from '../../config/keyTexts';
import { bundleKeys, bundleStarter } from './index';

test('the code that answers to keys is a module of its own, with its texts and styles', () => {
  const code = bundleKeys(keyTexts('fr'));
  expect(code).toContain(keyTexts('fr').singleNote);
  expect(code).toContain('.keys dl');
  expect(code).toMatch(/export\{\w+ as answerKey\};?$/);
});

test('every page loads it when a key is pressed, and does not have it', () => {
  expect(bundleStarter()).toMatch(/import\(/);
  expect(bundleStarter()).not.toContain('adoptedStyleSheets');
});
