import { defineConfig } from 'vitest/config';
import { NPM_SCOPE, REPOSITORY } from '../../workspace/packages';
import { TESTS, doctest } from '../vitestPlugin';
import { INSTALLED, installedFolder, resolveInstalled } from './installed';

const installed = installedFolder();
if (installed === undefined) {
  throw new Error(`${INSTALLED} must be the path of a project: run "npm run test:packed"`);
}

export default defineConfig({
  root: REPOSITORY,
  plugins: [doctest(), resolveInstalled(installed, NPM_SCOPE)],
  test: {
    name: 'packed',
    reporters: ['dot'],
    include: [`${TESTS}/**/*.test.ts`, 'typedoc/doctest/tutorial.test.ts'],
    // The steps of the tutorial wait for its shop, and compile.
    testTimeout: 60_000,
    pool: 'threads',
    isolate: false,
    environment: 'node',
  },
});
