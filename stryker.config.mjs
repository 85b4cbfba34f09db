/*
 * Mutation tests of the packages core, num and task: `npm run mutation`.
 * One module: `npm run mutation -- --mutate typedoc/packages/core/src/Option.ts`.
 *
 * Without `--testFiles`: with it, Stryker 9.6 turns a mutant on after the modules are loaded, and
 * what they make when they are loaded survives.
 */
export default {
  mutate: ['typedoc/packages/{core,num,task}/src/**/*.ts', '!**/*.test.ts', '!**/index.ts'],
  ignorePatterns: [
    '**',
    '!typedoc/laws/**',
    '!typedoc/packages/*/package.json',
    '!typedoc/packages/*/src/**',
    // A test reads its tables.
    '!docs/packages/num-edges.md',
    '!.ci/*mutation*.ts',
    '!typedoc/tsconfig*.json',
    '!typedoc/workspace/*.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: '.ci/vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  // Values that a module creates when it is loaded, such as its codec, are part of it.
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
