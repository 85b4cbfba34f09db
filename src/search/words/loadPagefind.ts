import { type Files, readArchive } from './archive';
import type { Pagefind, PagefindPage, PagefindRanking } from './pagefind';

/** The folder of the search of words, below the base of a site, and what is in it. */
export const WORDS_FOLDER = 'pagefind';
export const SCRIPT_FILE = 'pagefind.js';
export const ARCHIVE_FILE = 'words.bin';

/** Its title, its description and its keywords say what a page is about. */
const RANKING: PagefindRanking = {
  metaWeights: { title: 5, description: 3, keywords: 3, trail: 0 },
};

/** The first bytes of Pagefind's files. */
const SIGNATURE = 'pagefind_dcd';

/** Pagefind, and the texts of the pages that it finds. */
export interface LoadedPagefind {
  readonly pagefind: Pagefind;
  readonly texts: Iterable<string>;
}

/** Reads a file of the folder. */
export interface WordFiles {
  readonly importScript: () => Promise<Pagefind>;
  readonly openArchive: () => Promise<ReadableStream<BufferSource>>;
}

/**
 * Loads Pagefind with the whole index, so that no word needs the network any more.
 *
 * Pagefind asks for each of its files by `fetch`. This takes the place of that function in the
 * worker, or process, that calls it, which must ask for nothing else.
 */
export async function loadPagefind({
  importScript,
  openArchive,
}: WordFiles): Promise<LoadedPagefind> {
  const [pagefind, files] = await Promise.all([importScript(), openArchive().then(readArchive)]);
  globalThis.fetch = (resource) => {
    const url = resource instanceof Request ? resource.url : String(resource);
    const path = url.replace(/\?.*/, '').replace(new RegExp(`^.*/${WORDS_FOLDER}/`), '');
    const bytes = files.get(path);
    return Promise.resolve(new Response(bytes, { status: bytes === undefined ? 404 : 200 }));
  };
  // The index holds whole paths.
  await pagefind.options({ baseUrl: '/', ranking: RANKING });
  return { pagefind, texts: readTexts(files) };
}

/** Reads what the pages say, out of the files that Pagefind has of each. */
function* readTexts(files: Files): Generator<string, void> {
  const decoder = new TextDecoder();
  for (const [path, bytes] of files) {
    if (path.endsWith('.pf_fragment')) {
      const json = decoder.decode(bytes.subarray(SIGNATURE.length));
      const { content, meta } = JSON.parse(json) as Pick<PagefindPage, 'content' | 'meta'>;
      yield [content, ...Object.values(meta)].join(' ');
    }
  }
}
