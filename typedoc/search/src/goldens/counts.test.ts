import { expect, test } from 'vitest';
import englishNames from './names.en.json';
import frenchNames from './names.fr.json';
import type { Topic } from './relevance';
import types from './types.json';
import englishWords from './words.en.json';
import frenchWords from './words.fr.json';

function queriesIn(...files: readonly (readonly Topic[])[]): readonly string[] {
  return files.flat().flatMap(({ queries }) => Object.keys(queries));
}

test.each([
  ['English', queriesIn(englishNames, types, englishWords), 150],
  ['French', queriesIn(frenchNames, frenchWords), 60],
])('%s has enough golden queries, each once', (_, queries, least) => {
  expect(queries.length).toBeGreaterThanOrEqual(least);
  expect(new Set(queries).size).toBe(queries.length);
});
