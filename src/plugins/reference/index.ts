import type { LoadContext, Plugin } from '@docusaurus/types';
import typedoc from 'docusaurus-plugin-typedoc';
import type { ReferencePluginOptions } from '../../../typedoc/reference/docusaurus';
import { publishData } from './publishData';

export interface ReferenceOptions {
  readonly readOptions: () => ReferencePluginOptions;
}

/**
 * Runs `docusaurus-plugin-typedoc` again when a source has changed.
 *
 * Its option `watch` writes the first pages after Docusaurus has looked for them, and stops the server
 * on an error in a comment. Remove this plugin once it runs TypeDoc in `loadContent`, lists its sources
 * in `getPathsToWatch`, and throws errors.
 */
export default function reference(context: LoadContext, { readOptions }: ReferenceOptions): Plugin {
  const { siteDir, i18n } = context;
  let isFirstLoad = true;
  let isRunning = false;
  let isChanged = false;
  return {
    name: 'reference',
    // Docusaurus reloads the whole site when a translation changes, so translations are not listed.
    getPathsToWatch: () => [
      'typedoc/packages/*/README.md',
      'typedoc/packages/*/package.json',
      'typedoc/packages/*/src/**/!(*.test).ts',
      'typedoc/packages/*/table/*.csv',
    ],
    async loadContent() {
      isChanged = true;
      if (isFirstLoad || isRunning) {
        isFirstLoad = false;
        return;
      }
      // Docusaurus calls this for each file, and switching branches changes many.
      isRunning = true;
      while (isChanged) {
        isChanged = false;
        await typedoc(context, readOptions()).catch((error: unknown) => {
          console.error(error instanceof Error ? error.message : String(error));
        });
      }
      isRunning = false;
    },
    postBuild: ({ outDir }) => publishData(siteDir, outDir, i18n.currentLocale),
  };
}
