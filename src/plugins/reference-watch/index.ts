import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import typedoc from 'docusaurus-plugin-typedoc';
import type { ReferencePluginOptions } from '../../../typedoc/plugin/docusaurus';
import { catalogueFolder } from '../../../typedoc/workspace/content';

export interface ReferenceWatchOptions {
  /** Reads the options of `docusaurus-plugin-typedoc` anew: a manifest may have changed. */
  readonly readOptions: () => ReferencePluginOptions;
}

/**
 * Lets `docusaurus-plugin-typedoc` run again when something has changed that the reference is made
 * from.
 *
 * Its option `watch` does not do: it leaves the first pages to be written after Docusaurus has
 * looked for them, and a fault in a comment would end the server of the one who is about to mend it.
 *
 * Not needed any more when that plugin runs TypeDoc in `loadContent` instead of before it is there,
 * gives what the entry points are made from in `getPathsToWatch`, and throws what went wrong.
 */
export default function referenceWatch(
  context: LoadContext,
  { readOptions }: ReferenceWatchOptions,
): Plugin {
  let isFirstLoad = true;
  return {
    name: 'reference-watch',
    getPathsToWatch: () => [
      'typedoc/packages/*/README.md',
      'typedoc/packages/*/package.json',
      'typedoc/packages/*/src/**/*.ts',
      `${catalogueFolder(context.i18n.currentLocale)}/**`,
    ],
    async loadContent() {
      if (isFirstLoad) {
        isFirstLoad = false;
        return;
      }
      await typedoc(context, readOptions()).catch((error: unknown) => {
        logger.error(error instanceof Error ? error.message : String(error));
      });
    },
  };
}
