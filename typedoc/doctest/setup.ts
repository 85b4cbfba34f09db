import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createReader } from './documentation';
import { summarize } from './summary';
import { installedFolder } from './packed/installed';
import { createTypeCheck } from './typecheck';

/** Compiles the examples before they run, and again when something has changed. */
export default function setup(project: TestProject): void {
  const { root } = project.config;
  const read = createReader(root);
  const configuration = join(root, 'typedoc/tsconfig.json');
  const installed = installedFolder();
  const typeCheck =
    installed === undefined
      ? createTypeCheck(root, configuration)
      : // Without the condition of the sources, the published declarations are found.
        createTypeCheck(installed, configuration, { customConditions: [] });
  const check = (): void => {
    const blocks = [...read().values()].flat();
    project.provide('doctest', typeCheck(blocks));
    project.vitest.logger.log(summarize(blocks));
  };
  check();
  project.onTestsRerun(check);
}
