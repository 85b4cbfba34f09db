import { join } from 'node:path';
import { type Found, search } from '@tstd-internal/search';
import { readJSON } from '../../../../typedoc/report/files';
import {
  measureRelevance,
  type PathSearch,
  type Relevance,
  type Topic,
} from '../../../../typedoc/search/src/goldens/relevance';
import types from '../../../../typedoc/search/src/goldens/types.json';
import { REPOSITORY } from '../../../../typedoc/workspace/packages';
import { BOX_LIMIT } from '../../../search/limit';
import { openBuiltSearch, type SearchedSite } from './builtSearch';

/** How well the search answers one sort of queries. */
export interface QueryRelevance extends Relevance {
  readonly name: string;
  /** The least that will do. */
  readonly floor: number;
}

/** Where it stands what became of the queries on the site that was built last. */
export function relevanceFile(locale: string): string {
  return join(REPOSITORY, `.cache/search/relevance.${locale}.json`);
}

const SYMBOL_FLOOR = 0.95;
const WORD_FLOOR = 0.88;

/** Reads what readers of a language ask; nothing where nobody has written it down yet. */
export function readTopics(name: string, locale: string): readonly Topic[] {
  const file = join(REPOSITORY, `typedoc/search/src/goldens/${name}.${locale}.json`);
  return (readJSON(file) ?? []) as readonly Topic[];
}

/** Asks the whole search what readers ask: names, types and words. */
export async function readRelevance(site: SearchedSite): Promise<readonly QueryRelevance[]> {
  const find = openFinder(site);
  const findPaths: PathSearch = async (query) => (await find(query)).paths;
  // A question in words is answered by a page, wherever on it.
  const findPages: PathSearch = async (query) => [
    ...new Set((await findPaths(query)).map((path) => path.replace(/#.*/, ''))),
  ];
  const topics = (name: string): readonly Topic[] => readTopics(name, site.locale);
  const judged = await judge(topics('open'), find);
  return [
    {
      name: 'names',
      floor: SYMBOL_FLOOR,
      ...(await measureRelevance(topics('names'), findPaths)),
    },
    { name: 'types', floor: SYMBOL_FLOOR, ...(await measureRelevance(types, findPaths)) },
    { name: 'words', floor: WORD_FLOOR, ...(await measureRelevance(topics('words'), findPages)) },
    ...judged.map(({ about, ...relevance }) => ({ ...relevance, name: `open ${about}` })),
  ];
}

/** How well the search answers about one matter. */
export interface TopicRelevance extends Omit<QueryRelevance, 'name'> {
  readonly about: string;
}

/** Judges each topic by itself. */
export function judge(topics: readonly Topic[], find: Finder): Promise<readonly TopicRelevance[]> {
  return Promise.all(
    topics.map(async ({ floor = 1, ...topic }) => {
      const isAbsent = Object.values(topic.queries).every((expected) => expected.length === 0);
      const relevance = await measureRelevance([topic], async (query) => {
        const { paths, isWeak } = await find(query);
        // What is not here may have answers, if they are said to be but the nearest.
        return isAbsent && isWeak ? [] : paths;
      });
      return { about: topic.about, ...relevance, floor };
    }),
  );
}

/** The cards that answer a query, by their paths without base and language. */
export type Finder = (
  query: string,
) => Promise<{ readonly paths: readonly string[]; readonly isWeak: boolean }>;

/** Opens the search of a site that has been built, by the cards of its box. */
export function openFinder(site: SearchedSite): Finder {
  const ways = openBuiltSearch(site);
  return async (query) => {
    let last: Found | undefined;
    for await (const found of search(query, { ways, limit: BOX_LIMIT })) {
      last = found;
    }
    const { answers = [], isWeak = false } = last ?? {};
    return { paths: answers.map(({ path }) => path), isWeak };
  };
}
