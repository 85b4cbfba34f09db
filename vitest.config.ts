import { defineConfig } from 'vitest/config';

/** The condition of the packages' `exports` that names the sources instead of `dist`. */
const SOURCE_CONDITION = '@tstd/source';

const conditions = [SOURCE_CONDITION, 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
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
            'typedoc/{plugin,workspace}/**/*.test.ts',
            'src/plugins/**/*.test.ts',
            '.ci/**/*.test.ts',
          ],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['typedoc/packages/*/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/index.ts'],
      thresholds: { lines: 100, branches: 100, functions: 100, statements: 100 },
    },
  },
});
