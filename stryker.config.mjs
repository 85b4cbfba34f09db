/*
 * Mutation tests of the packages core, num and task: `npm run mutation`.
 * One module: `npm run mutation -- --mutate typedoc/packages/core/src/Option.ts`.
 *
 * Do not use `--testFiles`: with it, Stryker 9.6 activates a mutant after the modules are loaded, so
 * mutants in code that runs on load survive.
 */
export default {
  mutate: ['typedoc/packages/{core,num,task}/src/**/*.ts', '!**/*.test.ts', '!**/index.ts'],
  ignorePatterns: [
    '**',
    '!typedoc/laws/**',
    '!typedoc/packages/*/package.json',
    '!typedoc/packages/*/src/**',
    // A test reads the tables of this page.
    '!docs/packages/num-edges.md',
    '!.ci/*mutation*.ts',
    '!typedoc/tsconfig*.json',
    '!typedoc/workspace/*.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: '.ci/vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  // Also mutate the values that a module creates on load, such as its codec.
  ignoreStatic: false,
  warnings: { slow: false },
  concurrency: 1,
  disableTypeChecks: false,
  thresholds: { high: 95, low: 90, break: 90 },
  reporters: ['progress', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  tempDirName: '.cache/mutation/sandbox',
};
