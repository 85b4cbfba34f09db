import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import redirectsPlugin, {
  type PluginOptions as RedirectsOptions,
  validateOptions,
} from '@docusaurus/plugin-client-redirects';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { addContentSecurityPolicy } from './contentSecurityPolicy';
import { withoutEmptyClasses } from './emptyClasses';
import { copyAsFolders, listPages } from './folders';
import { joinInlineScripts } from './inlineScripts';
import { addLocaleSwitch, writeLocaleSwitch } from './notFound';

/**
 * Makes the build ready for any static host, whatever the host knows of clean paths.
 *
 * It runs the redirects plugin itself, since plugins finish a build at the same time and redirect
 * pages need what all pages need.
 */
export default function staticHost(context: LoadContext, options: RedirectsOptions): Plugin {
  const redirects = redirectsPlugin(context, options) as Plugin;
  return {
    name: 'static-host',
    async postBuild(props) {
      await redirects.postBuild?.(props);
      const { outDir, siteConfig, i18n } = props;
      const otherLocales = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
      const pages = await listPages(outDir, otherLocales);
      const isDefaultLocale = i18n.currentLocale === i18n.defaultLocale;
      if (isDefaultLocale) {
        await writeLocaleSwitch(outDir);
      }
      for (const page of pages) {
        const path = join(outDir, page);
        let html = withoutEmptyClasses(joinInlineScripts(await readFile(path, 'utf8')));
        if (isDefaultLocale && page === '404.html') {
          html = addLocaleSwitch(html, siteConfig.baseUrl, otherLocales);
        }
        await writeFile(path, addContentSecurityPolicy(html));
      }
      // Nobody asks for the first; the switch of languages asks for the others.
      await copyAsFolders(outDir, pages, isDefaultLocale ? ['404.html'] : []);
    },
  };
}

export { validateOptions };
