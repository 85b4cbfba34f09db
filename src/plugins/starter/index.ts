import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';
import { SETTINGS_ID, type StarterSettings } from '../../starter/settings';

export interface StarterOptions {
  readonly texts: StarterSettings['texts'];
  /** The address that all languages are below. */
  readonly site: string;
}

/**
 * Puts the code of `src/starter/` into the head of every page, before anything is shown.
 *
 * It is the same in all languages: the not-found page of one may be put in the place of another's,
 * and then obeys the policy of both.
 */
export default function starter(
  { siteConfig: { baseUrl } }: LoadContext,
  { texts, site }: StarterOptions,
): Plugin {
  const settings: StarterSettings = { baseUrl, texts };
  return {
    name: 'starter',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          attributes: { id: SETTINGS_ID, type: 'application/json' },
          // Ends no script before its time.
          innerHTML: JSON.stringify(settings).replaceAll('<', '\\u003c'),
        },
        { tagName: 'script', innerHTML: bundleStarter() },
        {
          tagName: 'script',
          attributes: { type: 'speculationrules' },
          innerHTML: JSON.stringify(speculationRules(site)),
        },
      ],
    }),
  };
}

/** Lets browsers that can do so fetch the page of a link that is pointed at. */
function speculationRules(site: string): object {
  return { prefetch: [{ where: { href_matches: `${site}*` }, eagerness: 'moderate' }] };
}

export function bundleStarter(): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, '../../starter/main.ts')],
    bundle: true,
    minify: true,
    write: false,
    target: ['chrome109', 'firefox115', 'safari16.4'],
  });
  return String(outputFiles[0]?.text).trim();
}
