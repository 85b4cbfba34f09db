import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';
import { SITE } from '../../config/site';
import { siteTexts } from '../../config/siteTexts';
import { SLASH_KEY } from '../../dom/isSearchKey';
import { SETTINGS_ID, type StarterSettings } from '../../starter/settings';

/**
 * The code, and so its hash, is the same in all languages: a host may return the not-found page of
 * another language, whose policy must allow this script.
 */
export default function starter({ siteStorage }: LoadContext): Plugin {
  const settings: StarterSettings = {
    storageNamespace: siteStorage.namespace,
    slashKey: `${SITE.shortTitle}.${SLASH_KEY}${siteStorage.namespace}`,
    texts: siteTexts().starter,
  };
  return {
    name: 'starter',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          attributes: { id: SETTINGS_ID, type: 'application/json' },
          // `</script>` in a text must not end the element.
          innerHTML: JSON.stringify(settings).replaceAll('<', '\\u003c'),
        },
        { tagName: 'script', innerHTML: bundleStarter() },
      ],
    }),
  };
}

function bundleStarter(): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, '../../starter/main.ts')],
    bundle: true,
    minify: true,
    write: false,
    target: ['chrome109', 'firefox115', 'safari16.4'],
  });
  return String(outputFiles[0]?.text).trim();
}
