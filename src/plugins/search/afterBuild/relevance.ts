import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../../../../typedoc/workspace/packages';
import { BOX_LIMIT } from '../../../search/box/limit';
import { findAnswers, type Found } from '../../../search/findAnswers';
import { measureRelevance, type Relevance, type Topic } from '../../../search/goldens/relevance';
import types from '../../../search/goldens/types.json';
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
  const file = join(REPOSITORY, `src/search/goldens/${name}.${locale}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Topic[]) : [];
}

/** Asks the whole search what readers ask: names, types and words. */
export async function readRelevance(site: SearchedSite): Promise<readonly QueryRelevance[]> {
  const find = openFinder(site);
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
  const topics = (name: string): readonly Topic[] => readTopics(name, site.locale);
  const open = topics('open');
  return [
    await measure('names', topics('names'), SYMBOL_FLOOR),
    await measure('types', types, SYMBOL_FLOOR),
    await measure('words', topics('words'), WORD_FLOOR, withoutAnchor),
    ...(await judge(open, find)).map(({ about, ...relevance }) => ({
      ...relevance,
      name: `open ${about}`,
      floor: open.find((topic) => topic.about === about)?.floor ?? 1,
    })),
  ];
}

/** Judges each topic by itself. */
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
