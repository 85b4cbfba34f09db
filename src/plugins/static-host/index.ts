import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { addContentSecurityPolicy } from './contentSecurityPolicy';
import { copyAsFolders, listPages } from './folders';
import { addLocaleSwitch, writeLocaleSwitch } from './notFound';

export default function staticHost({ i18n, siteConfig }: LoadContext): Plugin {
  const otherLocales = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
  const isDefaultLocale = i18n.currentLocale === i18n.defaultLocale;
  return {
    name: 'static-host',
    async postBuild({ outDir }) {
      const pages = await listPages(outDir, otherLocales);
      if (isDefaultLocale) {
        await writeLocaleSwitch(outDir);
      }
      for (const page of pages) {
        const path = join(outDir, page);
        const html = await readFile(path, 'utf8');
        const isSwitch = isDefaultLocale && page === '404.html';
        const switched = isSwitch ? addLocaleSwitch(html, siteConfig.baseUrl, otherLocales) : html;
        await writeFile(path, addContentSecurityPolicy(switched));
      }
      // The not-found page of the default language is never requested at this path; the others are.
      await copyAsFolders(outDir, pages, isDefaultLocale ? ['404.html'] : []);
    },
  };
}
