import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { EXAMPLE_NAMES_FILE } from '../../../typedoc/plugin/examples/table';
import { EXAMPLES_FILE } from '../../../typedoc/report/files';

/** What Rspack has on top of webpack. */
interface Experiments {
  readonly cache?: { readonly buildDependencies?: readonly string[] };
}

/**
 * Compiles the pages anew when the tests have proved other examples than before the last build, or
 * when their names lead elsewhere: the bundler keeps what it has compiled, and does not know that
 * the marks and the links come from files.
 */
export default function testedExamples({ siteDir }: LoadContext): Plugin {
  return {
    name: 'tested-examples',
    configureWebpack({ experiments }) {
      const { cache } = (experiments ?? {}) as Experiments;
      const buildDependencies = [EXAMPLES_FILE, EXAMPLE_NAMES_FILE].map((file) =>
        join(siteDir, file),
      );
      // The list is joined to that of Docusaurus.
      return cache === undefined ? {} : { experiments: { cache: { buildDependencies } } };
    },
  };
}
