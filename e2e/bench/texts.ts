import types from '../../typedoc/search/src/goldens/types.json';
import type { Topic } from '../../typedoc/search/src/goldens/relevance';
import { createRandom } from '../../typedoc/search/src/testing/generateSymbols';
import { readSymbols } from '../../typedoc/search/src/testing/symbolTable';
import { beginnings, typedTexts } from '../../typedoc/search/src/bench/typing';
import { readTopics } from '../support/relevance';

/** So many names are typed, each in several ways. */
const NAMES = 10;
const TYPES = 10;
const QUESTIONS = 6;

/** The texts in the box while names of the reference are typed. */
export function typedNames(): readonly string[] {
  return typedTexts(readSymbols(), NAMES, createRandom(1));
}

/** The same of types. */
export function typedTypes(): readonly string[] {
  return spread(queriesOf(types), TYPES).flatMap(beginnings);
}

/** Tells a type from its beginning that may be a name or a word. */
export function isType(text: string): boolean {
  return /->|=>|→/.test(text);
}

/** The texts in the box while questions of a language are typed. */
export function typedWords(locale: string): readonly string[] {
  return spread(queriesOf(readTopics('words', locale)), QUESTIONS).flatMap(beginnings);
}

function queriesOf(topics: readonly Topic[]): readonly string[] {
  return topics.flatMap(({ queries }) => Object.keys(queries));
}

/** Takes so many of all, evenly. */
function spread(all: readonly string[], count: number): readonly string[] {
  return Array.from(
    { length: count },
    (_, index) => all[Math.floor((index * all.length) / count)] ?? '',
  );
}
