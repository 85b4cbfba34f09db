import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ReferenceSymbol } from '../../../../typedoc/plugin/symbols/symbols';
import { mergeFindings } from '../../../search/answer';
import { ENGLISH_NAMES, FRENCH_NAMES } from '../../../search/goldens/names';
import { reportGoldens } from '../../../search/goldens/report';
import { meanReciprocalRank } from '../../../search/goldens/score';
import { ENGLISH_WORDS, FRENCH_WORDS, type WordGolden } from '../../../search/goldens/words';
import { decodeNames } from '../../../search/names/decode';
import { encodeNames } from '../../../search/names/encode';
import { type NameSearch, createNameSearch } from '../../../search/names/search';
import { type TypeIndex, TypeSearch } from '../../../search/types';
import typeGoldens from '../../../search/types/golden.json';
import type { Pagefind } from '../../../search/words/pagefind';
import { createWordSearch } from '../../../search/words/words';

/** A site that has been built in one language. */
export interface SearchedSite {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly locale: string;
  /** The folder of the reference, with the tables of names and types. */
  readonly reference: string;
}

/** How well one way of searching answers. */
export interface Relevance {
  readonly name: string;
  readonly queries: number;
  readonly meanReciprocalRank: number;
  /** Below it nothing is published. */
  readonly floor: number;
  /** What came instead of what must come. */
  readonly misses: readonly string[];
}

const NAME_FLOOR = 0.95;
const TYPE_FLOOR = 0.95;
const WORD_FLOOR = 0.85;

/** Asks what readers ask, by names, by types and by words. */
export async function readRelevance(site: SearchedSite): Promise<readonly Relevance[]> {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(join(site.reference, file), 'utf8'));
  const symbols = read('symbols.json') as readonly ReferenceSymbol[];
  const findNames = createNameSearch(decodeNames(encodeNames(symbols)));
  return [
    nameRelevance(findNames, site.locale),
    typeRelevance(new TypeSearch(read('types.json') as TypeIndex), symbols),
    await wordRelevance(findNames, site),
  ];
}

function nameRelevance(findNames: NameSearch, locale: string): Relevance {
  const goldens = locale === 'fr' ? FRENCH_NAMES : ENGLISH_NAMES;
  return {
    name: 'names',
    queries: goldens.length,
    floor: NAME_FLOOR,
    ...reportGoldens(goldens, findNames),
  };
}

function typeRelevance(types: TypeSearch, symbols: readonly ReferenceSymbol[]): Relevance {
  const paths = new Map(symbols.map(({ id, path }) => [id, path]));
  const answers = Object.entries(typeGoldens).map(([query, expected]) =>
    judge(
      query,
      expected.map((path) => `/api/${path}`),
      (types.search(query) ?? []).map(({ id }) => paths.get(id) ?? ''),
    ),
  );
  return { name: 'types', floor: TYPE_FLOOR, ...summarize(answers) };
}

/** Asks as the box does, which puts names and words into one list. */
async function wordRelevance(
  findNames: NameSearch,
  { outDir, baseUrl, locale }: SearchedSite,
): Promise<Relevance> {
  const findWords = createWordSearch(baseUrl, pagefindOf(outDir));
  const goldens: readonly WordGolden[] = locale === 'fr' ? FRENCH_WORDS : ENGLISH_WORDS;
  const answers: Judgement[] = [];
  for (const { query, pages, within } of goldens) {
    const findings = { names: findNames(query).results, types: [], words: await findWords(query) };
    const found = mergeFindings(findings, query, baseUrl).map(({ path }) =>
      path.slice(baseUrl.length - 1).replace(/#.*/, ''),
    );
    answers.push(judge(query, pages, [...new Set(found)], within));
  }
  return { name: 'words', floor: WORD_FLOOR, ...summarize(answers) };
}

interface Judgement {
  /** The rank of what is right, from 1 on, where it is found. */
  readonly rank: number | undefined;
  readonly miss: string | undefined;
}

function judge(
  query: string,
  expected: readonly string[],
  found: readonly string[],
  within = 1,
): Judgement {
  const index = found.findIndex((path) => expected.includes(path));
  const isNothing = expected.length === 0 && found.length === 0;
  const rank = isNothing ? 1 : index === -1 ? undefined : index + 1;
  return {
    // What may come early is right where it is early.
    rank: rank !== undefined && rank <= within ? 1 : rank,
    miss:
      rank !== undefined && rank <= within
        ? undefined
        : `"${query}" gives ${found.slice(0, 3).join(', ') || 'nothing'}, not ${expected[0] ?? 'nothing'}`,
  };
}

function summarize(
  judgements: readonly Judgement[],
): Pick<Relevance, 'queries' | 'meanReciprocalRank' | 'misses'> {
  return {
    queries: judgements.length,
    meanReciprocalRank: meanReciprocalRank(judgements.map(({ rank }) => rank)),
    misses: judgements.flatMap(({ miss }) => miss ?? []),
  };
}

/** Returns what loads Pagefind from the folder of a site, whose files it fetches in a browser. */
function pagefindOf(outDir: string): () => Promise<Pagefind> {
  const script = pathToFileURL(join(outDir, 'pagefind/pagefind.js')).href;
  globalThis.fetch = (resource) => {
    const { pathname } = new URL(resource instanceof Request ? resource.url : resource, script);
    return Promise.resolve(new Response(readFileSync(fileURLToPath(`file://${pathname}`))));
  };
  let loaded: Promise<Pagefind> | undefined;
  return () => {
    loaded ??= import(script).then(async (pagefind: Pagefind) => {
      await pagefind.options({ baseUrl: '/' });
      return pagefind;
    });
    return loaded;
  };
}
