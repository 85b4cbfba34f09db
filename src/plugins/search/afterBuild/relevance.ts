import { join } from 'node:path';
import { REPOSITORY } from '../../../../typedoc/workspace/packages';
import type { Answer } from '../../../search/answer';
import { BOX_LIMIT } from '../../../search/box/limit';
import { findAnswers } from '../../../search/findAnswers';
import englishNames from '../../../search/goldens/names.en.json';
import frenchNames from '../../../search/goldens/names.fr.json';
import { measureRelevance, type Relevance, type Topic } from '../../../search/goldens/relevance';
import types from '../../../search/goldens/types.json';
import englishWords from '../../../search/goldens/words.en.json';
import frenchWords from '../../../search/goldens/words.fr.json';
import type { SearchWays } from '../../../search/session';
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

/** Asks the whole search what readers ask: names, types and words. */
export async function readRelevance(site: SearchedSite): Promise<readonly QueryRelevance[]> {
  const ways = openBuiltSearch(site);
  const isFrench = site.locale === 'fr';
  const measure = async (
    name: string,
    topics: readonly Topic[],
    floor: number,
    toPath: (path: string) => string = (path) => path,
  ): Promise<QueryRelevance> => {
    const search = async (query: string): Promise<readonly string[]> => {
      const answers = await answerQuery(ways, query, site.baseUrl);
      return [...new Set(answers.map(({ path }) => toPath(path.slice(site.baseUrl.length - 1))))];
    };
    return { name, floor, ...(await measureRelevance(topics, search)) };
  };
  return [
    await measure('names', isFrench ? frenchNames : englishNames, SYMBOL_FLOOR),
    await measure('types', types, SYMBOL_FLOOR),
    await measure('words', isFrench ? frenchWords : englishWords, WORD_FLOOR, withoutAnchor),
  ];
}

async function answerQuery(
  ways: SearchWays,
  query: string,
  baseUrl: string,
): Promise<readonly Answer[]> {
  let last: readonly Answer[] = [];
  await findAnswers(ways, { query, baseUrl, limit: BOX_LIMIT }, ({ answers }) => {
    last = answers;
  });
  return last;
}

/** A question in words is answered by a page, wherever on it. */
function withoutAnchor(path: string): string {
  return path.replace(/#.*/, '');
}
