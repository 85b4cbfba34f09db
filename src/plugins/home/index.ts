import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { contentFolder } from '../../../typedoc/workspace/content';
import { SOURCE_LOCALE } from '../../../typedoc/workspace/locales';
import sizes from '../../../typedoc/workspace/sizes.json';
import type { HomeData } from '../../config/homeData';
import { currentLocale } from '../../config/localeConfig';
import { needsIn } from '../../config/siteTexts';
import { symbolsFile } from '../../../typedoc/reference/contract';
import { readSymbols } from '../reference/referenceFile';
import { type MeasuredPrograms, describeHome } from './describeHome';

const RESULTS = 'bench/results.json';

/** Writes a module, `@generated/home/default/home.json`, because every page loads global data. */
export default function home({ siteDir }: LoadContext): Plugin<HomeData> {
  return {
    name: 'home',
    getPathsToWatch: () => [symbolsFile(currentLocale()), RESULTS],
    async loadContent() {
      const locale = currentLocale();
      const symbols = readSymbols(siteDir);
      const results = JSON.parse(
        await readFile(join(siteDir, RESULTS), 'utf8'),
      ) as MeasuredPrograms;
      return describeHome({ symbols, sizes, results, needs: needsIn(locale) }, locale);
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('home.json', JSON.stringify(content));
    },
    configureWebpack: () => ({
      resolve: {
        alias: {
          '@pages': [currentLocale(), SOURCE_LOCALE].map((locale) =>
            join(siteDir, contentFolder('pages', locale)),
          ),
        },
      },
    }),
  };
}
