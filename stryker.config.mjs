/*
 * Mutation tests of the packages core, num and task: `npm run mutation`.
 * One module: `npm run mutation -- --mutate typedoc/packages/core/src/Option.ts`.
 *
 * Without `--testFiles`: with it, Stryker 9.6 turns a mutant on after the modules are loaded, and
 * what they make when they are loaded survives.
 */
export default {
  mutate: [
    'typedoc/packages/{core,num,task}/src/**/*.ts',
    '!**/*.test.ts',
    // They only join the modules.
    '!**/index.ts',
  ],
  // What is copied for the mutants; all else is left out.
  ignorePatterns: [
    '**',
    '!typedoc/laws/**',
    '!typedoc/packages/*/package.json',
    '!typedoc/packages/*/src/**',
    // A test reads its tables.
    '!docs/packages/num-edges.md',
    '!.ci/*mutation*.ts',
    // The calls with wrong arguments, and what lists them.
    '!typedoc/tsconfig*.json',
    '!typedoc/workspace/*.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: '.ci/vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  // What a module makes when it is loaded, such as its codec and its order, is a part of it as its
  // functions are. Such a mutant costs a run of every test that loads the module.
  ignoreStatic: false,
  warnings: { slow: false },
  concurrency: 1,
  // The mutants are no test of the types, which `npm run types` checks.
  disableTypeChecks: false,
  thresholds: { high: 95, low: 90, break: 90 },
  reporters: ['progress', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  tempDirName: '.cache/mutation/sandbox',
};
