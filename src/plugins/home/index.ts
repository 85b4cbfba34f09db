import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type Evidence, REFERENCE_FILES } from '../../../typedoc/plugin/contract';
import { contentFolder } from '../../../typedoc/workspace/content';
import { SOURCE_LOCALE } from '../../../typedoc/workspace/locales';
import type { HomeData } from '../../config/homeData';
import { currentLocale } from '../../config/locales';
import { needsIn } from '../../config/texts';
import { type MeasuredPrograms, describeHome } from './describeHome';

const RESULTS = 'bench/results.json';

export interface HomeOptions {
  /** The folder of the reference, from the root of the repository. */
  readonly reference: string;
}

/**
 * Gives the home page its figures, `@generated/home/default/home.json`, and its examples in the
 * language that is built, `@pages/_example.mdx`; the English ones where that has none.
 *
 * The figures are a module that the page imports, and not global data, which every page would carry.
 */
export default function home(
  { siteDir }: LoadContext,
  { reference }: HomeOptions,
): Plugin<HomeData> {
  const files = [join(reference, REFERENCE_FILES.evidence), RESULTS] as const;
  return {
    name: 'home',
    getPathsToWatch: () => [...files],
    async loadContent() {
      const [evidence, results] = await Promise.all(
        files.map(
          async (file) => JSON.parse(await readFile(join(siteDir, file), 'utf8')) as unknown,
        ),
      );
      return describeHome(
        evidence as Evidence,
        results as MeasuredPrograms,
        needsIn(currentLocale()),
        currentLocale(),
      );
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
