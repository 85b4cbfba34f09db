import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createReader } from './documentation';
import { OLDEST_TYPESCRIPT, oldestCompiler } from '../workspace/oldest';
import { summarize } from './summary';
import { installedFolder } from './packed/installed';
import { createTypeCheck, type TypeCheck } from './typecheck';

/** Compiles the examples before they run, and again when something has changed. */
export default function setup(project: TestProject): void {
  const { root } = project.config;
  const read = createReader(root);
  const configuration = join(root, 'typedoc/tsconfig.json');
  const installed = installedFolder();
  const typeCheck =
    installed === undefined
      ? createTypeCheck(root, configuration)
      : checkInstalled(installed, configuration);
  const check = (): void => {
    const blocks = [...read().values()].flat();
    project.provide('doctest', typeCheck(blocks));
    project.vitest.logger.log(summarize(blocks));
  };
  check();
  project.onTestsRerun(check);
}

/** Compiles the examples against the published declarations, with the newest and the oldest TypeScript. */
function checkInstalled(project: string, configuration: string): TypeCheck {
  // Without the condition of the sources, the published declarations are found.
  const changes = { customConditions: [] };
  const newest = createTypeCheck(project, configuration, changes);
  const oldest = createTypeCheck(project, configuration, changes, oldestCompiler);
  return (blocks) => {
    const found = newest(blocks);
    const foundByOldest = Object.entries(oldest(blocks)).map(
      ([id, problems]) =>
        [
          id,
          [
            ...(found[id] ?? []),
            ...problems.map(({ place, message }) => ({
              place,
              message: `TypeScript ${OLDEST_TYPESCRIPT}: ${message}`,
            })),
          ],
        ] as const,
    );
    return { ...found, ...Object.fromEntries(foundByOldest) };
  };
}
