import { readArchive } from './archive';
import type { Pagefind, PagefindRanking } from './pagefind';

/** The folder of the search of words, below the base of a site, and what is in it. */
export const WORDS_FOLDER = 'pagefind';
export const SCRIPT_FILE = 'pagefind.js';
export const ARCHIVE_FILE = 'words.bin';

/** Its title, its description and its keywords say what a page is about. */
const RANKING: PagefindRanking = {
  metaWeights: { title: 5, description: 3, keywords: 3, trail: 0 },
};

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
export async function loadPagefind({ importScript, openArchive }: WordFiles): Promise<Pagefind> {
  const [pagefind, files] = await Promise.all([importScript(), openArchive().then(readArchive)]);
  globalThis.fetch = (resource) => {
    const url = resource instanceof Request ? resource.url : String(resource);
    const path = url.replace(/\?.*/, '').replace(new RegExp(`^.*/${WORDS_FOLDER}/`), '');
    const bytes = files.get(path);
    return Promise.resolve(new Response(bytes, { status: bytes === undefined ? 404 : 200 }));
  };
  // The index holds whole paths.
  await pagefind.options({ baseUrl: '/', ranking: RANKING });
  return pagefind;
}
