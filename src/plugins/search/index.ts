import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { storeData } from '@tstd-internal/search/build';
import { currentLocale } from '../../config/localeConfig';
import type { IndexedSymbol } from '../../../typedoc/reference/index/symbols';
import { symbolsFile } from '../../../typedoc/reference/contract';
import { readSymbols } from '../reference/referenceFile';
import { byLetter } from './byLetter';
import { listPages } from './listPages';
import { toOpenSearch } from './openSearch';
import { readPage } from './readPage';
import { toRecords } from './readSymbols';

export interface SearchOptions {
  readonly comingFrom: string;
  readonly description: string;
}

const SEARCH_PAGE = 'search';
const OPEN_SEARCH_FILE = 'opensearch.xml';

export default function search(
  { siteDir, siteConfig, i18n }: LoadContext,
  { comingFrom, description }: SearchOptions,
): Plugin<readonly IndexedSymbol[]> {
  const { url, baseUrl, title, favicon = '' } = siteConfig;
  let symbols: readonly IndexedSymbol[] = [];
  let indexed = '';
  return {
    name: 'search',
    getPathsToWatch: () => [symbolsFile(currentLocale())],
    loadContent: () => readSymbols(siteDir),
    async contentLoaded({ content, actions }) {
      symbols = content;
      await actions.createData('names.json', JSON.stringify(byLetter(symbols)));
      actions.addRoute({
        path: `${baseUrl}${SEARCH_PAGE}`,
        component: '@site/src/components/SearchPage/index.tsx',
        exact: true,
      });
    },
    async allContentLoaded({ allContent, actions }) {
      const pages = await listPages(allContent, siteDir, baseUrl);
      // Docusaurus calls this for each changed page, but most changes do not affect the index.
      const inputs = JSON.stringify([symbols, pages]);
      if (inputs === indexed) {
        return;
      }
      indexed = inputs;
      const contents = pages.map((page) => ({ page, ...readPage(page) }));
      const foreign = contents
        .filter(({ page }) => page.path.startsWith(comingFrom))
        .flatMap((each) => each.foreign);
      const guides = pages.map(({ text }) => text);
      const records = [
        ...contents.flatMap((content) => content.records),
        ...toRecords(symbols, foreign, guides),
      ];
      const data = storeData({ locale: currentLocale(), records });
      await actions.createData('index.json', JSON.stringify(data));
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
      await writeFile(
        join(outDir, OPEN_SEARCH_FILE),
        toOpenSearch({
          name: title,
          description,
          language: i18n.currentLocale,
          searchPage: `${url}${baseUrl}${SEARCH_PAGE}`,
          icon: `${url}${baseUrl}${favicon}`,
        }),
      );
    },
  };
}
