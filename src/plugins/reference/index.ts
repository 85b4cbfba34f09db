import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import typedoc from 'docusaurus-plugin-typedoc';
import type { ReferenceSymbol } from '../../../typedoc/reference/contract';
import type { ReferencePluginOptions } from '../../../typedoc/reference/docusaurus';
import { readTable } from '../../../typedoc/reference/model/examples/exampleTable';
import { catalogueFolder } from '../../../typedoc/workspace/content';
import { assertDescribed } from './assertDescribed';
import { readReference } from './referenceFile';

export interface ReferenceOptions {
  readonly readOptions: () => ReferencePluginOptions;
}

/**
 * Runs `docusaurus-plugin-typedoc` again when a source has changed.
 *
 * Its option `watch` writes the first pages after Docusaurus has looked for them, and an error in a
 * comment ends the server. Not needed once it runs TypeDoc in `loadContent`, lists its sources in
 * `getPathsToWatch`, and throws errors.
 */
export default function reference(context: LoadContext, { readOptions }: ReferenceOptions): Plugin {
  const { siteDir, siteConfig, i18n } = context;
  let isFirstLoad = true;
  return {
    name: 'reference',
    getPathsToWatch: () => [
      'typedoc/packages/*/README.md',
      'typedoc/packages/*/package.json',
      'typedoc/packages/*/src/**/*.ts',
      `${catalogueFolder(i18n.currentLocale)}/**`,
    ],
    async loadContent() {
      if (isFirstLoad) {
        isFirstLoad = false;
        return;
      }
      await typedoc(context, readOptions()).catch((error: unknown) => {
        console.error(error instanceof Error ? error.message : String(error));
      });
    },
    async postBuild({ outDir }) {
      const whole = (await readReference(siteDir, 'whole')) as object;
      const base = `${siteConfig.url}${siteConfig.baseUrl.replace(/\/$/, '')}`;
      const head = { title: siteConfig.title, language: i18n.currentLocale, base };
      await writeFile(join(outDir, 'api.json'), `${JSON.stringify({ ...head, ...whole })}\n`);

      const symbols = (await readReference(siteDir, 'symbols')) as readonly ReferenceSymbol[];
      assertDescribed(symbols, readTable(siteDir).paths);
    },
  };
}
