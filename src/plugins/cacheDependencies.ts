import type { Plugin } from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** What Rspack has on top of webpack. */
interface Experiments {
  readonly cache?: object;
}

/**
 * Makes the bundler compile all anew when one of the files has changed: it keeps what it has
 * compiled, and does not know that a plugin has read them. The list is joined to that of Docusaurus.
 */
export function cacheDependencies(
  { experiments }: Configuration,
  buildDependencies: readonly string[],
): Configuration {
  const { cache } = (experiments ?? {}) as Experiments;
  return cache === undefined ? {} : { experiments: { cache: { buildDependencies } } };
}
