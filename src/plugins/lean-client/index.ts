import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cacheDependencies } from '../cacheDependencies';
import { replaceModule } from '../replaceModule';
import { chunkAddresses, withoutStockPlugin } from './chunkAddresses';
import { withoutBuildSettings } from './clientConfig';
import { messagesInPlace } from './messages';
import { pagePlaces } from './pagePlaces';
import { compactTables, readPageFiles } from './pageTable';
import { dropUnusedStyles } from './unusedStyles';

export interface LeanClientOptions {
  /** The path of the pages that are many, below the base of the site: `api`. */
  readonly reference: string;
}

/** Leaves out of what a page loads what this site does not use, and keeps prefetching in bounds. */
export default function leanClient(
  { siteDir, generatedFilesDir, localizationDir, baseUrl }: LoadContext,
  { reference }: LeanClientOptions,
): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  const tables = { siteDir, generatedFilesDir, base: `${baseUrl}${reference}` };
  return {
    name: 'lean-client',
    getClientModules: () => ['./client/prefetchBudget.ts'],
    configurePostCss(options) {
      if (isProduction) {
        options.plugins.push(dropUnusedStyles(siteDir));
      }
      return options;
    },
    configureWebpack(config, isServer, utils) {
      if (isServer) {
        return {};
      }
      if (isProduction) {
        config.plugins = withoutStockPlugin(config.plugins);
      }
      return {
        resolve: {
          alias: {
            // Code is highlighted at build time; the classic theme loads Prism all the same.
            'prism-react-renderer$': join(__dirname, 'client/noPrism.ts'),
            // A package of Docusaurus that is not an ES module asks for one helper of this.
            tslib$: join(__dirname, 'client/tslib.ts'),
          },
        },
        plugins: [
          replaceModule(utils, {
            request: /^\.\/prefetch$/,
            issuer: /[\\/]client[\\/]docusaurus\.js$/,
            module: join(__dirname, 'client/prefetch.ts'),
          }),
          ...(isProduction
            ? [
                chunkAddresses(utils.currentBundler, tables),
                pagePlaces(utils.currentBundler, () => readPageFiles(tables)),
              ]
            : []),
        ],
        // The names of files follow from the names of chunks and one hash of the whole build:
        // otherwise every page loads a list of all files, which grows with the reference.
        ...(isProduction && {
          ...cacheDependencies(config, [join(localizationDir, 'code.json')]),
          module: {
            rules: [
              withoutBuildSettings(generatedFilesDir),
              ...compactTables(tables),
              ...messagesInPlace(tables),
            ],
          },
          output: { chunkFilename: 'assets/js/[name].[fullhash:8].js' },
          optimization: { chunkIds: 'named' },
        }),
      };
    },
  };
}
