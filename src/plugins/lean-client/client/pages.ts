/*
 * The entries of the pages of the reference in the tables of Docusaurus, made of a line for each
 * folder: see `pageTable.ts`.
 */

/** What is sent of the pages. */
export interface Pages {
  readonly base: string;
  /** The name of the chunk of the component that shows a page. */
  readonly component: string;
  /** A line for each folder: the folder, and the names of the pages in it. */
  readonly lines: string;
}

/** Stands where Docusaurus has a hash that tells routes of the same path apart. */
const HASH = 'page';

interface Page {
  readonly route: string;
  /** The path of the file, without its extension. */
  readonly file: string;
}

/** Returns the pages that the lines name. */
export function pagesOf({ base, lines }: Pick<Pages, 'base' | 'lines'>): readonly Page[] {
  return lines.split('\n').flatMap((line) => {
    const [folder = '', ...names] = line.split(' ');
    return names.map((name) => {
      const path = folder === '' ? name : `${folder}/${name}`;
      // The reference and the packages have an index; what a package holds stands two folders below.
      const file = path === '' ? 'index' : path.includes('/') ? path : `${path}/index`;
      return { route: path === '' ? base : `${base}/${path}`, file };
    });
  });
}

/** The name of the chunk of a file. */
export function chunkOf(file: string): string {
  return `${file.replaceAll('/', '-')}-md`;
}

/** A route as Docusaurus reads it. */
export interface PageRoute<Component> {
  readonly path: string;
  readonly component: Component;
  readonly exact: true;
  readonly sidebar: 'api';
}

/** Returns the routes of all pages. */
export function routesOf<Component>(
  pages: Pages,
  createComponent: (path: string, hash: string) => Component,
): readonly PageRoute<Component>[] {
  return pagesOf(pages).map(({ route }) => ({
    path: route,
    component: createComponent(route, HASH),
    exact: true,
    sidebar: 'api',
  }));
}

/** The names of the chunks of a page: that of what shows it, and that of its text. */
export interface PageChunks {
  readonly __comp: string;
  readonly content: string;
}

/** Returns the names of the chunks of all pages, by their routes. */
export function chunkNamesOf(pages: Pages): Readonly<Record<string, PageChunks>> {
  return Object.fromEntries(
    pagesOf(pages).map(({ route, file }) => [
      `${route}-${HASH}`,
      { __comp: pages.component, content: chunkOf(file) },
    ]),
  );
}

/**
 * Where the bundler has put a page: the id of its module, and the chunks that it needs besides its
 * own.
 */
export type PagePlace = readonly [module: number | string, ...chunks: string[]];

/** What the bundler gives to code, and what the chunks of pages say of themselves. */
export interface Bundle<Module> {
  readonly loadChunk: (name: string) => Promise<unknown>;
  /** Returns a module of a chunk that is there. */
  readonly requireModule: (id: number | string) => Module | Promise<Module>;
  /** The places of the pages that are there, by the names of their chunks: see `pagePlaces.ts`. */
  readonly places: () => Readonly<Record<string, PagePlace>>;
}

/** Returns how to load the text of each page, by the names of their chunks. */
export function registryOf<Module>(
  pages: Pages,
  bundle: Bundle<Module>,
): Readonly<Record<string, readonly [() => Promise<Module>]>> {
  return Object.fromEntries(
    pagesOf(pages).map(({ file }) => {
      const chunk = chunkOf(file);
      return [chunk, [() => loadPage(chunk, bundle)]] as const;
    }),
  );
}

async function loadPage<Module>(
  chunk: string,
  { loadChunk, requireModule, places }: Bundle<Module>,
): Promise<Module> {
  await loadChunk(chunk);
  const place = places()[chunk];
  if (place === undefined) {
    throw new Error(`"${chunk}" does not say where its page is`);
  }
  const [id, ...chunks] = place;
  await Promise.all(chunks.map(loadChunk));
  return requireModule(id);
}
