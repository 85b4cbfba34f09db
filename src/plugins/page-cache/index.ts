import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cacheDependencies } from '../cacheDependencies';

export interface PageCacheOptions {
  /** The files that pages are made from besides their own text. */
  readonly sources: readonly string[];
}

/**
 * Compiles the pages anew when another file than theirs has changed since the last build, such as
 * the names that they link to.
 */
export default function pageCache({ siteDir }: LoadContext, { sources }: PageCacheOptions): Plugin {
  return {
    name: 'page-cache',
    configureWebpack: (configuration) =>
      cacheDependencies(
        configuration,
        sources.map((source) => join(siteDir, source)),
      ),
  };
}
