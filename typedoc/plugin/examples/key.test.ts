import { expect, test } from 'vitest';
import { exampleTypesFile, textOfExample, toExampleKey } from './key';

test('textOfExample() tells examples apart by their code, and not by their comments', () => {
  const text = textOfExample('a; // One.\n/** Two. */\nb; // => 1\n');
  expect(textOfExample('a; // Un, et plus long.\n/** Deux. */\nb; // => 2')).toBe(text);
  expect(textOfExample('a;\nc;')).not.toBe(text);
  // What only looks like a comment is left out in every language.
  expect(textOfExample("fetch('https://a.test');")).toBe("fetch('https:");
});

test('the file of an example is named by the first letters of its key', () => {
  const key = toExampleKey('0123456789abcdef'.repeat(4));
  expect(key).toBe('0123456789ab');
  expect(exampleTypesFile(key)).toBe('assets/types/01.json');
});
