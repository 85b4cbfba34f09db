import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Found, search } from '@tstd-internal/search';
import type { TypeIndex } from '@tstd-internal/search/build';
import { decodeNames, encodeNames } from '@tstd-internal/search/names';
import { BOX_LIMIT } from '../../src/search/limit';
import { REFERENCE_FILES, referenceFolder } from '../../typedoc/plugin/contract';
import { readJSON } from '../../typedoc/workspace/files';
import {
  type Relevance,
  type Topic,
  measureRelevance,
} from '../../typedoc/search/src/goldens/relevance';
import types from '../../typedoc/search/src/goldens/types.json';
import { openWays } from '../../typedoc/search/src/testing/openWays';
import { readSymbols } from '../../typedoc/search/src/testing/symbolTable';
import { readWords } from '../../typedoc/search/src/words/record';
import { SOURCE_LOCALE } from '../../typedoc/workspace/locales';
import { REPOSITORY } from '../../typedoc/workspace/packages';

/** How well the search answers one sort of queries. */
export interface QueryRelevance extends Relevance {
  readonly name: string;
  /** The least that will do. */
  readonly floor: number;
}

/** The cards that answer a query, by their paths without base and language. */
export type Finder = (
  query: string,
) => Promise<{ readonly paths: readonly string[]; readonly isWeak: boolean }>;

const SYMBOL_FLOOR = 0.95;
const WORD_FLOOR = 0.88;

/** Reads what readers of a language ask; nothing where nobody has written it down yet. */
export function readTopics(name: string, locale: string): readonly Topic[] {
  const file = join(REPOSITORY, `typedoc/search/src/goldens/${name}.${locale}.json`);
  return (readJSON(file) ?? []) as readonly Topic[];
}

/** Opens the search of a site that has been built in a folder, by the cards of its box. */
export async function openFinder(folder: string): Promise<Finder> {
  const index = join(REPOSITORY, referenceFolder(SOURCE_LOCALE), REFERENCE_FILES.types);
  const symbols = decodeNames(encodeNames(readSymbols()));
  const ways = openWays({
    symbols,
    types: readJSON(index) as TypeIndex,
    words: await readWords(
      (file) => readFile(join(folder, file), 'utf8'),
      Promise.resolve(symbols),
    ),
  });
  return async (query) => {
    let last: Found | undefined;
    for await (const found of search(query, { ways, limit: BOX_LIMIT })) {
      last = found;
    }
    const { answers = [], isWeak = false } = last ?? {};
    return { paths: answers.map(({ path }) => path), isWeak };
  };
}

/** Asks what must be found, and what people asked who did not know the search. */
export async function judgeAll(find: Finder, locale: string): Promise<readonly QueryRelevance[]> {
  const findPaths = async (query: string): Promise<readonly string[]> => (await find(query)).paths;
  // A question in words is answered by a page, wherever on it.
  const findPages = async (query: string): Promise<readonly string[]> => [
    ...new Set((await findPaths(query)).map((path) => path.replace(/#.*/, ''))),
  ];
  const names = await measureRelevance(readTopics('names', locale), findPaths);
  const words = await measureRelevance(readTopics('words', locale), findPages);
  const open = await judge(readTopics('open', locale), find);
  return [
    { name: 'names', floor: SYMBOL_FLOOR, ...names },
    { name: 'types', floor: SYMBOL_FLOOR, ...(await measureRelevance(types, findPaths)) },
    { name: 'words', floor: WORD_FLOOR, ...words },
    ...open.map(({ name, ...relevance }) => ({ ...relevance, name: `open ${name}` })),
  ];
}

/** Judges each topic by itself. */
export function judge(topics: readonly Topic[], find: Finder): Promise<readonly QueryRelevance[]> {
  return Promise.all(
    topics.map(async (topic) => {
      const isAbsent = Object.values(topic.queries).every((expected) => expected.length === 0);
      const relevance = await measureRelevance([topic], async (query) => {
        const { paths, isWeak } = await find(query);
        // What is not here may have answers, if they are said to be but the nearest.
        return isAbsent && isWeak ? [] : paths;
      });
      return { name: topic.about, floor: topic.floor ?? 1, ...relevance };
    }),
  );
}
