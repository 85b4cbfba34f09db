import { join } from 'node:path';
import { REPOSITORY } from '../../../../typedoc/workspace/packages';
import { BOX_LIMIT } from '../../../search/box/limit';
import { findAnswers, type Found } from '../../../search/findAnswers';
import englishNames from '../../../search/goldens/names.en.json';
import frenchNames from '../../../search/goldens/names.fr.json';
import englishOpen from '../../../search/goldens/open.en.json';
import frenchOpen from '../../../search/goldens/open.fr.json';
import { measureRelevance, type Relevance, type Topic } from '../../../search/goldens/relevance';
import types from '../../../search/goldens/types.json';
import englishWords from '../../../search/goldens/words.en.json';
import frenchWords from '../../../search/goldens/words.fr.json';
import type { WordLocale } from '../../../search/words/analyse';
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
const WORD_FLOOR = 0.85;

/** The scores reached on queries that were written without a look at the vocabulary. */
const OPEN_FLOORS: Readonly<Record<WordLocale, Readonly<Record<string, number>>>> = {
  en: { names: 0.9, types: 0.95, words: 0.62, 'not here': 1 },
  fr: { names: 0.9, types: 0.95, words: 0.66, 'not here': 1 },
};

/** Asks the whole search what readers ask: names, types and words. */
export async function readRelevance(site: SearchedSite): Promise<readonly QueryRelevance[]> {
  const find = openFinder(site);
  const isFrench = site.locale === 'fr';
  const measure = async (
    name: string,
    topics: readonly Topic[],
    floor: number,
    toPath: (path: string) => string = (path) => path,
  ): Promise<QueryRelevance> => {
    const search = async (query: string): Promise<readonly string[]> => [
      ...new Set((await find(query)).paths.map(toPath)),
    ];
    return { name, floor, ...(await measureRelevance(topics, search)) };
  };
  const open = await judge(isFrench ? frenchOpen : englishOpen, find);
  return [
    await measure('names', isFrench ? frenchNames : englishNames, SYMBOL_FLOOR),
    await measure('types', types, SYMBOL_FLOOR),
    await measure('words', isFrench ? frenchWords : englishWords, WORD_FLOOR, withoutAnchor),
    ...open.map(({ about, ...relevance }) => ({
      ...relevance,
      name: `open ${about}`,
      floor: OPEN_FLOORS[site.locale][about] ?? 1,
    })),
  ];
}

/** Judges each topic of a half by itself. */
export function judge(
  topics: readonly Topic[],
  find: Finder,
): Promise<readonly (Relevance & Pick<Topic, 'about'>)[]> {
  const search = async (query: string): Promise<readonly string[]> => (await find(query)).paths;
  // A query for something that is not here may have answers, if they are said to be but the nearest.
  const fitting = async (query: string): Promise<readonly string[]> => {
    const { paths, isWeak } = await find(query);
    return isWeak ? [] : paths;
  };
  return Promise.all(
    topics.map(async (topic) => {
      const isAbsent = Object.values(topic.queries).every((expected) => expected.length === 0);
      return {
        about: topic.about,
        ...(await measureRelevance([topic], isAbsent ? fitting : search)),
      };
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
    await findAnswers(ways, { query, baseUrl: site.baseUrl, limit: BOX_LIMIT }, (found) => {
      last = found;
    });
    const { answers = [], isWeak = false } = last ?? {};
    return { paths: answers.map(({ path }) => path.slice(site.baseUrl.length - 1)), isWeak };
  };
}

/** A question in words is answered by a page, wherever on it. */
function withoutAnchor(path: string): string {
  return path.replace(/#.*/, '');
}
