import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { EXAMPLES_FILE } from '../../../typedoc/report/files';

/** What Rspack has on top of webpack. */
interface Experiments {
  readonly cache?: { readonly buildDependencies?: readonly string[] };
}

/**
 * Compiles the pages anew when the tests have proved other examples than before the last build:
 * the bundler keeps what it has compiled, and does not know that the marks come from a file.
 */
export default function testedExamples({ siteDir }: LoadContext): Plugin {
  return {
    name: 'tested-examples',
    configureWebpack({ experiments }) {
      const { cache } = (experiments ?? {}) as Experiments;
      const buildDependencies = [join(siteDir, EXAMPLES_FILE)];
      // The list is joined to that of Docusaurus.
      return cache === undefined ? {} : { experiments: { cache: { buildDependencies } } };
    },
  };
}
