import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

export interface PageCacheOptions {
  /** The files that pages are made from besides their own text. */
  readonly sources: readonly string[];
}

/** What Rspack has on top of webpack. */
interface Experiments {
  readonly cache?: { readonly buildDependencies?: readonly string[] };
}

/**
 * Compiles the pages anew when another file than theirs has changed since the last build, such as
 * the names that they link to: the bundler keeps what it has compiled, and does not know of it.
 */
export default function pageCache({ siteDir }: LoadContext, { sources }: PageCacheOptions): Plugin {
  return {
    name: 'page-cache',
    configureWebpack({ experiments }) {
      const { cache } = (experiments ?? {}) as Experiments;
      const buildDependencies = sources.map((source) => join(siteDir, source));
      // The list is joined to that of Docusaurus.
      return cache === undefined ? {} : { experiments: { cache: { buildDependencies } } };
    },
  };
}
