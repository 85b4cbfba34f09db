import type { LoadContext, Plugin } from '@docusaurus/types';
import { storeData } from '@tstd-internal/search/build';
import { currentLocale } from '../../config/localeConfig';
import type { IndexedSymbol } from '../../../typedoc/reference/index/symbols';
import { symbolsFile } from '../../../typedoc/reference/contract';
import { readSymbols } from '../reference/referenceFile';
import { byLetter } from './byLetter';
import { listPages } from './listPages';
import { readPage } from './readPage';
import { toRecords } from './readSymbols';

/** The folder of the guides that list the names of other libraries. */
const COMING_FROM = '/docs/coming-from/';

export default function search({
  siteDir,
  siteConfig: { baseUrl },
}: LoadContext): Plugin<readonly IndexedSymbol[]> {
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
        path: `${baseUrl}search`,
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
        .filter(({ page }) => page.path.startsWith(COMING_FROM))
        .flatMap((each) => each.foreign);
      const guides = pages.map(({ text }) => text);
      const records = [
        ...contents.flatMap((content) => content.records),
        ...toRecords(symbols, foreign, guides),
      ];
      const data = storeData({ locale: currentLocale(), records });
      await actions.createData('index.json', JSON.stringify(data));
    },
  };
}
