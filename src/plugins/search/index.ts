import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import logger from '@docusaurus/logger';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import {
  REFERENCE_FILES,
  type ReferenceSymbol,
  type TypeIndex,
} from '../../../typedoc/plugin/contract';
import { currentLocale } from '../../config/locales';
import { encodeNames } from '@tstd-internal/search/names';
import { writeWords } from './afterBuild/writeWords';
import { toOpenSearch } from './openSearch';

export interface SearchOptions {
  /** The folder of the reference, from the root of the repository. */
  readonly reference: string;
  /** The name of the page of results where only one line is shown. */
  readonly description: string;
}

/** The data of the reference for the search. */
interface SearchContent {
  readonly symbols: readonly ReferenceSymbol[];
  readonly types: TypeIndex;
}

/** The path of the page of results, below the base of the site. */
const SEARCH_PAGE = 'search';
const OPEN_SEARCH_FILE = 'opensearch.xml';

/**
 * Makes what the search box reads: the names of the reference, the words of all pages, and a page
 * for results, which browsers can add to theirs.
 */
export default function search(
  { siteDir, siteConfig, i18n }: LoadContext,
  options: SearchOptions,
): Plugin<SearchContent> {
  const { url, baseUrl, title, favicon = '' } = siteConfig;
  let paths: readonly string[] = [];
  return {
    name: 'search',
    getClientModules: () => ['./client/markWords.ts'],
    getPathsToWatch: () => [join(options.reference, REFERENCE_FILES.symbols)],
    async loadContent() {
      const read = async (file: string): Promise<unknown> =>
        JSON.parse(await readFile(join(siteDir, options.reference, file), 'utf8'));
      return {
        symbols: (await read(REFERENCE_FILES.symbols)) as readonly ReferenceSymbol[],
        types: (await read(REFERENCE_FILES.types)) as TypeIndex,
      };
    },
    async contentLoaded({ content: { symbols, types }, actions }) {
      await actions.createData('names.json', JSON.stringify(encodeNames(symbols)));
      await actions.createData('types.json', JSON.stringify(types));
      actions.addRoute({
        path: `${baseUrl}${SEARCH_PAGE}`,
        component: '@site/src/components/SearchPage/index.tsx',
        exact: true,
      });
    },
    allContentLoaded({ allContent }) {
      paths = listArticles(allContent);
      return Promise.resolve();
    },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title,
            href: `${baseUrl}${OPEN_SEARCH_FILE}`,
          },
        },
      ],
    }),
    async postBuild({ outDir }) {
      const count = await writeWords({
        siteDir,
        reference: join(siteDir, options.reference),
        outDir,
        baseUrl,
        locale: currentLocale(),
        pages: paths.map((path) => ({
          path,
          file: join(outDir, `${path.slice(baseUrl.length) || 'index'}.html`),
        })),
      });
      logger.info(`The search knows the words of ${String(count)} places.`);
      await writeFile(
        join(outDir, OPEN_SEARCH_FILE),
        toOpenSearch({
          name: title,
          description: options.description,
          language: i18n.currentLocale,
          searchPage: `${url}${baseUrl}${SEARCH_PAGE}`,
          icon: `${url}${baseUrl}${favicon}`,
        }),
      );
    },
  };
}

/** The paths of guides, posts, pages of the reference and single pages that are an article. */
function listArticles(allContent: AllContent): readonly string[] {
  const instancesOf = (kind: 'docs' | 'blog' | 'pages'): readonly unknown[] =>
    Object.values(allContent[`docusaurus-plugin-content-${kind}`] ?? {});
  const docs = instancesOf('docs') as readonly DocsContent[];
  const blogs = instancesOf('blog') as readonly BlogContent[];
  const pages = instancesOf('pages') as readonly PagesContent[];
  return (
    [
      ...docs.flatMap(({ loadedVersions }) => loadedVersions.flatMap((version) => version.docs)),
      ...blogs.flatMap(({ blogPosts }) => blogPosts.map(({ metadata }) => metadata)),
      ...pages.flat().filter(({ type }) => type === 'mdx'),
    ]
      // The index of a folder has a slash at its end, which the address of its page has not.
      .map(({ permalink }) => permalink.replace(/(?<=[^/])\/$/, ''))
      // Folders are listed in any order, and the same pages must make the same file.
      .sort()
  );
}
