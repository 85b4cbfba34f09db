import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { NPM_SCOPE } from '../typedoc/workspace/packages';

const PACKAGES = join(import.meta.dirname, '../typedoc/packages');

export default defineConfig({
  resolve: {
    alias: [
      // Stryker mutates a copy of the sources, but `node_modules` links to the originals.
      { find: new RegExp(`^${NPM_SCOPE}/([^/]+)$`), replacement: `${PACKAGES}/$1/src/index.ts` },
      {
        find: new RegExp(`^${NPM_SCOPE}/([^/]+)/([^/]+)$`),
        replacement: `${PACKAGES}/$1/src/$2.ts`,
      },
    ],
  },
  test: {
    name: 'packages',
    include: [
      'typedoc/packages/{core,num,task}/src/**/*.test.ts',
      'typedoc/workspace/arguments.test.ts',
    ],
    // These run so many tasks that instrumented code takes minutes.
    exclude: ['**/Task.{depth,nesting}.test.ts'],
    testNamePattern:
      /^(?!.*(?:100,000|10,000|nested to|very deep|long fill|at any depth|and without waiting|is cancelled, whenever|from outside ends)).*$/,
    testTimeout: 60_000,
    environment: 'node',
    globalSetup: join(import.meta.dirname, 'mutation-setup.ts'),
    runner: join(import.meta.dirname, 'mutation-runner.ts'),
  },
});
