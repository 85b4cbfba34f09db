import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { close, createIndex } from 'pagefind';
import { escapeMarkup } from '../../../../typedoc/plugin/escapeMarkup';
import { packFiles } from '../../../search/words/archive';
import { ARCHIVE_FILE, SCRIPT_FILE } from '../../../search/words/loadPagefind';
import { separateElisions } from '../../../search/words/elisions';
import { TRAIL_SEPARATOR } from '../../../search/words/wordPage';
import { type Article, readArticle } from './readArticle';
import { distinctiveArticles, type DistinctiveOptions } from './distinctiveArticles';

/** A page of the site whose words are found. */
export interface WordPageFile {
  /** The path on the site, with its base: `/std/docs/packages/core/option`. */
  readonly path: string;
  /** The absolute path of its HTML. */
  readonly file: string;
}

export interface WordIndexOptions extends DistinctiveOptions {
  readonly locale: string;
  /** The folder to write to. */
  readonly folder: string;
}

/** The files that the search reads, besides its script; those of Pagefind's own interface are left out. */
const SEARCHED =
  /^(?:pagefind-entry\.json|.*\.pf_(?:meta|index|fragment)|wasm\.(?!unknown)\w+\.pagefind)$/;

const GZIP_SIGNATURE = [0x1f, 0x8b];

/**
 * Writes the index of all words of the pages: a script, and all that it reads.
 *
 * @returns How many bytes that is, as it travels.
 *
 * @throws Error with the page and the reason when one cannot be read.
 */
export async function writeWordIndex(
  pages: readonly WordPageFile[],
  { folder, ...options }: WordIndexOptions,
): Promise<number> {
  const files = await indexPages(pages, options);
  const script = files.get(SCRIPT_FILE);
  if (script === undefined) {
    throw new Error(`Pagefind wrote no "${SCRIPT_FILE}"`);
  }
  const archive = gzipSync(await packFiles(searchedFiles(files)), { level: 9 });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, SCRIPT_FILE), script);
  await writeFile(join(folder, ARCHIVE_FILE), archive);
  return archive.length;
}

type IndexFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/**
 * Returns the files that the search reads, sorted by content: Pagefind gives them in a random order,
 * and the same pages must make the same archive. Similar pages are neighbours, which compress well.
 */
export function searchedFiles(files: IndexFiles): IndexFiles {
  return new Map(
    [...files]
      .filter(([path]) => SEARCHED.test(path))
      .sort(([, self], [, other]) => Buffer.compare(self, other)),
  );
}

async function indexPages(
  pages: readonly WordPageFile[],
  { locale, contents }: Omit<WordIndexOptions, 'folder'>,
): Promise<IndexFiles> {
  const articles = await Promise.all(
    pages.map(async ({ file }) => readArticle(await readFile(file, 'utf8'))),
  );
  try {
    const { errors, index } = await createIndex({ forceLanguage: locale });
    assertNoErrors('The index of words', errors);
    if (index === undefined) {
      throw new Error('Pagefind made no index of words');
    }
    for (const [position, article] of distinctiveArticles(articles, { contents }).entries()) {
      const url = pages[position]?.path ?? '';
      const added = await index.addHTMLFile({ url, content: toIndexedHtml(article) });
      assertNoErrors(`Page "${url}"`, added.errors);
    }
    const { errors: faults, files } = await index.getFiles();
    assertNoErrors('The index of words', faults);
    return new Map(files.map(({ path, content }) => [path, decompress(content)]));
  } finally {
    await close();
  }
}

/** Writes an article, and what is known of its page, as HTML for Pagefind. */
function toIndexedHtml({ description, keywords, trail, blocks }: Article): string {
  const meta = { description, keywords, trail: trail.join(TRAIL_SEPARATOR) };
  const body = [
    ...Object.entries(meta)
      .filter(([, text]) => text !== '')
      .map(([name, text]) =>
        element('p', ` data-pagefind-ignore data-pagefind-meta="${name}"`, text),
      ),
    ...blocks.map(({ tag, id, text }) =>
      element(tag, id === undefined ? '' : ` id="${escapeMarkup(id)}"`, text),
    ),
  ];
  return `<html><body>${body.join('')}</body></html>`;
}

function element(tag: string, attributes: string, text: string): string {
  return `<${tag}${attributes}>${escapeMarkup(separateElisions(text))}</${tag}>`;
}

/** Files compress better together than one by one. */
function decompress(content: Uint8Array): Uint8Array<ArrayBuffer> {
  const isCompressed = GZIP_SIGNATURE.every((byte, index) => content[index] === byte);
  return new Uint8Array(isCompressed ? gunzipSync(content) : content);
}

function assertNoErrors(what: string, errors: readonly string[]): void {
  if (errors.length > 0) {
    throw new Error(`${what} cannot be searched: ${errors.join('; ')}`);
  }
}
