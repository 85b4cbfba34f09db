import { readFile } from 'node:fs/promises';
import {
  type PageKind,
  QUESTION_WORDS,
  type WordRecord,
  toRecord,
} from '@tstd-internal/search/build';
import type { ReferenceSymbol } from '../../../../typedoc/plugin/contract';
import { type Article, type Block, readArticle } from './readArticle';

/** A page of the site whose words are found. */
export interface WordPageFile {
  /** The path on the site, with its base: `/std/docs/packages/core/option`. */
  readonly path: string;
  /** The absolute path of its HTML. */
  readonly file: string;
}

/** A public name with the titles of its examples, as the whole reference has it. */
export interface DocumentedSymbol extends ReferenceSymbol {
  readonly examples: readonly { readonly title?: string }[];
}

/** The words that readers ask with for names, by package and name. */
export type AskedOfNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The words that readers ask with for sections of guides, by their paths. */
export type AskedOfPlaces = Readonly<Record<string, string>>;

const KINDS: readonly (readonly [path: RegExp, kind: PageKind])[] = [
  [/^docs\//, 'guide'],
  [/^blog\//, 'post'],
  [/^api(?:\/[^/]+)?$/, 'reference'],
  [/^(?!api\/)/, 'page'],
];

/** A heading of more sections says nothing of any: “See also”. */
const MAX_SECTIONS = 8;

/**
 * Reads the places that pages have: each page, and each of its sections, with the words of readers.
 * Of the pages of packages only what they say of themselves is read: their names are places of
 * their own.
 *
 * @throws Error with the file when one cannot be read.
 */
export async function readPages(
  pages: readonly WordPageFile[],
  baseUrl: string,
  askedWords: AskedOfPlaces = {},
): Promise<readonly WordRecord[]> {
  const ofPages = await Promise.all(
    pages.map(async (page) => {
      const path = page.path.slice(baseUrl.length);
      const kind = KINDS.find(([pattern]) => pattern.test(path))?.[1];
      return kind === undefined
        ? []
        : toPlaces(path, kind, readArticle(await readFile(page.file, 'utf8')));
    }),
  );
  const places = ofPages.flat();
  const counts = new Map<string, number>();
  for (const { title } of places) {
    counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  return places
    .filter(({ path, title }) => !path.includes('#') || (counts.get(title) ?? 0) <= MAX_SECTIONS)
    .map((place) => {
      const asked = askedWords[place.path];
      return asked === undefined ? place : { ...place, asked };
    });
}

function toPlaces(
  path: string,
  kind: PageKind,
  { description, keywords, trail, blocks }: Article,
): readonly WordRecord[] {
  const title = blocks.find(({ tag }) => tag === 'h1')?.text;
  if (title === undefined) {
    return [];
  }
  const [, introduction] = blocks;
  const page: WordRecord = {
    path,
    kind,
    title,
    ...(trail.length > 0 && { trail }),
    // The sentences below the title say what is done there.
    ...(introduction?.tag === 'p' && { tasks: introduction.text }),
    words: keywords,
    text: description,
  };
  const sections = blocks.flatMap((block, index): readonly WordRecord[] => {
    const { id = '', text } = block;
    // The first paragraph says what a section is about.
    const next = blocks[index + 1];
    const beginning = next === undefined || isSection(next) ? '' : beginningOf(next.text);
    return isSection(block)
      ? [{ path: `${path}#${id}`, kind, title: text, tasks: title, text: beginning }]
      : [];
  });
  return kind === 'reference' ? [page] : [page, ...sections];
}

function isSection({ tag, id }: Block): boolean {
  return /^h[23]$/.test(tag) && id !== undefined;
}

/** Longer paragraphs weigh more than what they add to an answer. */
const MAX_LETTERS = 150;

/** The first words of a text. */
function beginningOf(text: string): string {
  return text.length <= MAX_LETTERS
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', MAX_LETTERS)).replace(/\P{L}+$/u, '')}…`;
}

/** Tells of public names what they are for, what others call them and what readers ask for. */
export function readSymbols(
  symbols: readonly DocumentedSymbol[],
  askedWords: AskedOfNames,
): readonly WordRecord[] {
  const aliasesOf = (name: string): readonly string[] =>
    QUESTION_WORDS.flatMap((table) => (Object.hasOwn(table, name) ? (table[name] ?? []) : []));
  return symbols.map((symbol) => {
    const { name, package: packageName, examples } = symbol;
    // The namespace `Map` has other names elsewhere than a function `map`.
    const last = name.slice(name.lastIndexOf('.') + 1);
    const words = [...new Set([name, last])].flatMap(aliasesOf).join(' ');
    const tasks = examples.flatMap(({ title }) => title ?? []).join('. ');
    const asked = askedWords[packageName]?.[name];
    return {
      ...toRecord(symbol),
      ...(tasks !== '' && { tasks }),
      ...(words !== '' && { words }),
      ...(asked !== undefined && { asked }),
    };
  });
}
