import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import logger from '@docusaurus/logger';
import docsPlugin, {
  type LoadedContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-docs';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { leanActions } from './leanActions';
import { withPackageFacts } from './packagePages';
import { type Configuration, splitPages } from './splitPages';
import { writeDetails } from './writeDetails';
import { writeForMachines } from './writeForMachines';
import { writeReference } from './writeReference';

/** Docusaurus loads plugins anew for each locale, but one run writes the reference of all. */
const FIRST_RUN = Symbol.for('tstd.api-reference.first-run');

interface Shared {
  [FIRST_RUN]: Promise<void> | undefined;
}

/**
 * The docs plugin over the API reference, which it writes first, and again when a source changes.
 *
 * It wraps the docs plugin instead of standing beside it, because Docusaurus starts all plugins at
 * once and the docs plugin looks for its folder and its sidebar when it starts.
 */
export default async function apiReference(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const { siteDir, i18n } = context;
  const shared = globalThis as unknown as Shared;
  mkdirSync(join(siteDir, options.path), { recursive: true });
  shared[FIRST_RUN] ??= writeReference(siteDir);
  await shared[FIRST_RUN];

  const docs = await docsPlugin(context, options);
  let isFirstLoad = true;
  return {
    ...docs,
    getPathsToWatch: () => [
      'typedoc/packages/*/README.md',
      'typedoc/packages/*/package.json',
      'typedoc/packages/*/src/**/*.ts',
      `i18n/${i18n.currentLocale}/api/**`,
    ],
    async loadContent() {
      if (isFirstLoad) {
        isFirstLoad = false;
      } else {
        await writeReference(siteDir).catch(report);
      }
      return (await docs.loadContent?.()) as LoadedContent;
    },
    configureWebpack(...parameters) {
      const configuration = docs.configureWebpack?.(...parameters) as Configuration;
      const [, isServer] = parameters;
      return withPackageFacts(
        process.env.NODE_ENV === 'production'
          ? splitPages(configuration, { isServer, maxTocLevel: maxTocLevel(context) })
          : configuration,
      );
    },
    // Pages and sidebar are written in the language of the site. A file of messages would hide that.
    getTranslationFiles: () => [],
    translateContent: ({ content }) => content,
    async contentLoaded({ content, actions }) {
      await docs.contentLoaded?.({ content, actions: leanActions(actions) });
    },
    async postBuild(props) {
      await docs.postBuild?.(props);
      await writeForMachines(context, options, props.outDir);
      await writeDetails(context, options, props.outDir);
    },
  };
}

/** The level of the deepest headings that the tables of contents of the site show. */
function maxTocLevel({ siteConfig }: LoadContext): number {
  return (siteConfig.themeConfig as ThemeConfig).tableOfContents.maxHeadingLevel;
}

export { validateOptions };

/** A fault in a comment must not end the server of the one who is about to mend it. */
function report(error: unknown): void {
  logger.error(error instanceof Error ? error.message : String(error));
}
