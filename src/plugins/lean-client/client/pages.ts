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

function pagesOf({ base, lines }: Pages): readonly Page[] {
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

/** The name that the bundler gives to the chunk of a file. */
function chunkOf(file: string): string {
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

/** What loads the pages of a package, by their files below the folder of the package. */
export interface PackagePages<Module> {
  readonly load: (file: string) => Promise<Module>;
}

/** Returns how to load the text of each page, by the names of their chunks. */
export function registryOf<Module>(
  pages: Pages,
  loadRoot: () => Promise<Module>,
  packages: Readonly<Record<string, () => Promise<PackagePages<Module>>>>,
): Readonly<Record<string, readonly [() => Promise<Module>]>> {
  return Object.fromEntries(
    pagesOf(pages).map(({ file }) => {
      const [, name = '', rest = ''] = /^([^/]+)\/(.+)$/.exec(file) ?? [];
      const loadPackage = packages[name];
      return [
        chunkOf(file),
        [loadPackage === undefined ? loadRoot : async () => (await loadPackage()).load(rest)],
      ] as const;
    }),
  );
}
