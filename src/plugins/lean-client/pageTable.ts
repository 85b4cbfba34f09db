import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { type Pages, chunkOf, pagesOf } from './client/pages';
import { PLACES } from './pagePlaces';

/*
 * Docusaurus sends three tables with every page, with several entries for each page of the site:
 * its route, the names of its chunks, and how to load each chunk. A reference has hundreds of
 * pages. Here one line for each folder of it takes the place of their entries, and the tables are
 * made of the lines in the browser: see `client/pages.ts`.
 */

/** The names of the generated files that {@link compactTables} has loaded anew. */
const TABLES = ['routes.js', 'registry.js', 'routesChunkNames.json'] as const;

/** The entries of a page in each of the tables. */
export interface PageEntry {
  readonly path: string;
  readonly hash: string;
  readonly component: string;
  readonly content: string;
}

/** Where the files of a site are, and which of its pages are many. */
export interface TableOptions {
  readonly siteDir: string;
  readonly generatedFilesDir: string;
  /** The path of the reference, without a slash at its end: `/std/api`. */
  readonly base: string;
}

/** Returns rules for the bundler that take the pages of the reference out of the generated tables. */
export function compactTables(options: TableOptions): RuleSetRule[] {
  const { siteDir, generatedFilesDir, base } = options;
  return TABLES.map((name) => ({
    test: (path: string) => path === join(generatedFilesDir, name),
    type: 'javascript/auto',
    loader: join(__dirname, 'tableLoader.cjs'),
    options: {
      compact: (source: string): string =>
        compactTable(name, source, { base, siteDir, pages: readPages(options) }),
    },
  }));
}

function readPages({ generatedFilesDir, base }: TableOptions): readonly PageEntry[] {
  return listPages(readFileSync(join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'), base);
}

/** Returns the files of the pages without their extension, by the names of their chunks. */
export function readPageFiles(options: TableOptions): ReadonlyMap<string, string> {
  const { base } = options;
  const pages = pagesOf({ base, lines: linesOf(readPages(options), base) });
  return new Map(pages.map(({ file }) => [chunkOf(file), file]));
}

/** Finds the pages in the table of chunk names: what has a component and a text, and nothing else. */
export function listPages(chunkNames: string, base: string): readonly PageEntry[] {
  const table = JSON.parse(chunkNames) as Readonly<
    Record<string, Readonly<Record<string, unknown>>>
  >;
  return Object.entries(table).flatMap(([key, { __comp: component, content, ...rest }]) => {
    const [, path = '', hash = ''] = /^(.*)-([^-]+)$/.exec(key) ?? [];
    const isPage =
      (path === base || path.startsWith(`${base}/`)) &&
      typeof component === 'string' &&
      typeof content === 'string' &&
      Object.keys(rest).length === 0;
    return isPage ? [{ path, hash, component, content }] : [];
  });
}

export interface CompactOptions extends Pick<TableOptions, 'base' | 'siteDir'> {
  readonly pages: readonly PageEntry[];
}

/**
 * Returns a generated file as a module without the entries of pages, which it makes of lines.
 *
 * @throws Error when an entry is not where it is looked for: Docusaurus has changed its files.
 */
export function compactTable(
  name: (typeof TABLES)[number],
  source: string,
  options: CompactOptions,
): string {
  return COMPACT[name](source, options, componentOf(options));
}

const HELPERS = JSON.stringify(join(__dirname, 'client/pages.ts'));

/** What each table becomes. The lines stand in the registry, and the others take them from there. */
const COMPACT: Readonly<
  Record<
    (typeof TABLES)[number],
    (source: string, options: CompactOptions, component: string) => string
  >
> = {
  'routes.js': compactRoutes,
  'registry.js': compactRegistry,
  'routesChunkNames.json': compactChunkNames,
};

function compactRoutes(source: string, { base, pages }: CompactOptions): string {
  const rest = pages.reduce((text, { path, hash }) => {
    const entry = new RegExp(
      `\\{\\s*path: '${escape(path)}',\\s*component: ComponentCreator\\('${escape(path)}', '${hash}'\\),\\s*exact: true,\\s*sidebar: "api"\\s*\\},?`,
    );
    return cut(text, entry, 'routes.js', path);
  }, source);
  const parent = new RegExp(
    `(component: ComponentCreator\\('${escape(base)}', '[^']+'\\),\\s*routes: \\[)(\\s*\\])`,
  );
  if (!parent.test(rest)) {
    throw new Error(`"routes.js" has no place for the pages below "${base}"`);
  }
  return [
    `import { pages } from '@generated/registry';`,
    `import { routesOf } from ${HELPERS};`,
    rest.replace(parent, '$1...routesOf(pages, ComponentCreator)$2'),
  ].join('\n');
}

function compactRegistry(
  source: string,
  { base, siteDir, pages }: CompactOptions,
  component: string,
): string {
  const rest = pages.reduce((text, { content, path }) => {
    const entry = new RegExp(`^\\s*"${content}": \\[.*?\\)\\],`, 'm');
    return cut(text, entry, 'registry.js', path);
  }, source);
  const root = pages.find(({ path }) => path === base)?.content ?? '';
  const file = new RegExp(`^\\s*"${root}": .*"@site/([^"]+)/index\\.md"`, 'm');
  const [, folder] = file.exec(source) ?? [];
  if (folder === undefined) {
    throw new Error(`"registry.js" does not say which file "${base}" is made of`);
  }
  const table: Pages = { base, component, lines: linesOf(pages, base) };
  const path = join(siteDir, folder);
  return [
    `import { registryOf } from ${HELPERS};`,
    `export const pages = ${JSON.stringify(table)};`,
    `const bundle = {`,
    `  loadChunk: __webpack_chunk_load__,`,
    `  requireModule: __webpack_require__,`,
    `  places: () => globalThis.${PLACES},`,
    `};`,
    ...bundledPages(table, path),
    rest.replace('export default {', 'export default {\n  ...registryOf(pages, bundle),'),
  ].join('\n');
}

/**
 * A function that nobody calls: it tells the bundler which chunks to make, and is left out of what
 * is sent. A call of `import()` that is sent takes a line for each page along.
 */
function bundledPages(table: Pages, folder: string): readonly string[] {
  return [
    `function bundledPages() {`,
    ...pagesOf(table).map(
      ({ file }) =>
        `  import(/* webpackChunkName: "${chunkOf(file)}" */ ${JSON.stringify(`${folder}/${file}.md`)});`,
    ),
    `}`,
  ];
}

function compactChunkNames(source: string, { pages }: CompactOptions): string {
  const entries = JSON.parse(source) as Record<string, unknown>;
  const keys = new Set(pages.map(({ path, hash }) => `${path}-${hash}`));
  const rest = Object.fromEntries(Object.entries(entries).filter(([key]) => !keys.has(key)));
  return [
    `import { pages } from '@generated/registry';`,
    `import { chunkNamesOf } from ${HELPERS};`,
    `export default { ...${JSON.stringify(rest)}, ...chunkNamesOf(pages) };\n`,
  ].join('\n');
}

/** Returns the component of all pages. */
function componentOf({ base, pages }: CompactOptions): string {
  const components = new Set(pages.map(({ component }) => component));
  const [component] = components;
  if (component === undefined || components.size > 1) {
    throw new Error(`The pages below "${base}" must have one component, found ${components.size}`);
  }
  return component;
}

function cut(text: string, entry: RegExp, name: string, path: string): string {
  if (!entry.test(text)) {
    throw new Error(`"${name}" has no entry of "${path}" where it was looked for`);
  }
  return text.replace(entry, '');
}

function escape(text: string): string {
  return text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);
}

function linesOf(pages: readonly PageEntry[], base: string): string {
  return toLines(pages.map(({ path }) => path.slice(base.length + 1)));
}

/** Writes paths folder by folder: `core/namespace Option Order`. */
export function toLines(paths: readonly string[]): string {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const end = path.lastIndexOf('/');
    const folder = path.slice(0, Math.max(end, 0));
    folders.set(folder, [...(folders.get(folder) ?? []), path.slice(end + 1)]);
  }
  return [...folders].map(([folder, names]) => [folder, ...names].join(' ')).join('\n');
}
