import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

export interface PageCacheOptions {
  /** The files that pages are made from besides their own text. */
  readonly sources: readonly string[];
}

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** The part of Rspack's `experiments` that webpack does not have. */
interface Experiments {
  readonly cache?: object;
}

/**
 * Compiles the pages anew when another file than theirs has changed since the last build, such as
 * the names that they link to: the bundler keeps what it has compiled between builds, and does not
 * know that a plugin of the pages has read these files.
 */
export default function pageCache({ siteDir }: LoadContext, { sources }: PageCacheOptions): Plugin {
  const buildDependencies = sources.map((source) => join(siteDir, source));
  return {
    name: 'page-cache',
    configureWebpack: ({ experiments }) =>
      // The list is joined to that of Docusaurus.
      keepsCache(experiments) ? { experiments: { cache: { buildDependencies } } } : {},
  };
}

function keepsCache(experiments: Configuration['experiments']): boolean {
  return experiments !== undefined && (experiments as Experiments).cache !== undefined;
}
