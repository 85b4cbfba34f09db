import { defineConfig } from 'vitest/config';
import { docusaurusClient } from './src/testing/docusaurusClient';
import { TESTS, doctest } from './typedoc/doctest/vitestPlugin';

/** The condition in the packages' `exports` that resolves to the sources instead of `dist`. */
const SOURCE_CONDITION = 'workspace-source';

const conditions = [SOURCE_CONDITION, 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // By default Vitest reserves one processor for itself: half of a machine with two.
    maxWorkers: '100%',
    // Property tests take long on a busy machine.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['typedoc/packages/*/src/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          include: [
            'typedoc/{doctest,laws,reference,search,workspace}/**/*.test.ts',
            '.ci/**/*.test.ts',
            'bench/src/**/*.test.ts',
            'typedoc/packages/*/table/**/*.test.ts',
          ],
          // The files share modules that load slowly, such as compilers, and do not modify them.
          isolate: false,
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['src/{components,config,dom,plugins,search,starter}/**/*.test.ts'],
          pool: 'threads',
          environment: 'node',
        },
      },
      {
        extends: true,
        plugins: [doctest()],
        test: {
          name: 'doctest',
          include: [`${TESTS}/**/*.test.ts`],
          pool: 'threads',
          // Examples are modules and do not share state.
          isolate: false,
          environment: 'node',
        },
      },
      {
        extends: true,
        plugins: [docusaurusClient()],
        esbuild: { jsx: 'automatic' },
        test: {
          name: 'components',
          include: ['src/{components,theme,testing,plugins/*/client}/**/*.test.tsx'],
          pool: 'threads',
          environment: 'jsdom',
          setupFiles: ['src/testing/patience.ts', 'src/testing/storageEvents.ts'],
          css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
          server: { deps: { inline: [/@docusaurus\/(?:core|theme-|plugin-content-)/] } },
        },
      },
    ],
    coverage: {
      provider: 'v8',
      reporter: [['text', { skipFull: true }]],
      include: ['typedoc/packages/*/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/index.ts'],
      thresholds: { lines: 100, branches: 100, functions: 100, statements: 100 },
    },
  },
});
