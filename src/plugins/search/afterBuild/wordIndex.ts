import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { close, createIndex } from 'pagefind';

/** A page of the site whose words are found. */
export interface WordPage {
  /** The path on the site, with its base: `/std/docs/packages/core/option`. */
  readonly path: string;
  /** The absolute path of its HTML. */
  readonly file: string;
}

/** What stands in an article and is no text of it. */
const EXCLUDED = [
  'nav',
  'footer',
  'button',
  'pre',
  'time',
  '.hash-link',
  '.theme-doc-toc-mobile',
  '[data-pagefind-ignore]',
];

/** The files that Pagefind makes for its own interface, and for languages that the site has not. */
const UNUSED = /^(?:pagefind-(?:ui|modular-ui|component-ui|highlight)\.|wasm\.unknown\.)/;

/**
 * Writes the index of all words of the pages into a folder.
 *
 * @returns How many pages have words, and how many bytes the index has.
 *
 * @throws Error with the page and the reason when one cannot be read.
 */
export async function writeWordIndex(
  pages: readonly WordPage[],
  folder: string,
): Promise<{ readonly pages: number; readonly bytes: number }> {
  try {
    const { errors, index } = await createIndex({
      rootSelector: 'article',
      excludeSelectors: EXCLUDED,
    });
    assertNoErrors('The index of words', errors);
    if (index === undefined) {
      throw new Error('Pagefind made no index of words');
    }
    for (const { path, file } of pages) {
      const content = await readFile(file, 'utf8');
      const added = await index.addHTMLFile({ url: path, content });
      assertNoErrors(`Page "${path}"`, added.errors);
    }
    const { errors: faults, files } = await index.getFiles();
    assertNoErrors('The index of words', faults);
    let bytes = 0;
    for (const { path, content } of files.filter((file) => !UNUSED.test(file.path))) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
      bytes += content.length;
    }
    return { pages: pages.length, bytes };
  } finally {
    await close();
  }
}

function assertNoErrors(what: string, errors: readonly string[]): void {
  if (errors.length > 0) {
    throw new Error(`${what} cannot be searched: ${errors.join('; ')}`);
  }
}
