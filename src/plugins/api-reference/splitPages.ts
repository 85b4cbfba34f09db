import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { RuleSetUse } from 'webpack';
import { shallowToc } from './shallowToc';

export type Configuration = Extract<ReturnType<NonNullable<Plugin['configureWebpack']>>, object>;

/** What a page is asked for: its text, or what its layout needs. */
export const PARTS = /^\?(?:content|layout)$/;

export interface SplitOptions {
  readonly isServer: boolean;
  /** The level of the deepest headings that a table of contents shows. */
  readonly maxTocLevel: number;
}

/**
 * Makes two modules of each page, so that the text of the first page is not loaded twice: as HTML,
 * and as the JavaScript that would render the same HTML.
 *
 * A page without a query becomes a small module that asks for its parts; see `pageLoader.cjs`.
 */
export function splitPages(
  configuration: Configuration,
  { isServer, maxTocLevel }: SplitOptions,
): Configuration {
  const [rule] = configuration.module?.rules ?? [];
  if (typeof rule !== 'object' || rule === null || !('use' in rule)) {
    throw new Error('The docs plugin must bring one rule that loads its pages');
  }
  const { use, ...page } = rule;
  const shorten = (source: string) => shallowToc(source, maxTocLevel);
  const toc = { loader: join(__dirname, 'tocLoader.cjs'), options: { shorten } };
  const uses = [toc, ...(Array.isArray(use) ? use : [use])] as RuleSetUse;
  return {
    ...configuration,
    module: {
      rules: [
        {
          ...page,
          oneOf: [
            { resourceQuery: PARTS, use: uses },
            { loader: join(__dirname, 'pageLoader.cjs'), options: { isServer } },
          ],
        },
      ],
    },
  };
}
