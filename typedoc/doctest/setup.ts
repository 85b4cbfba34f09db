import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createReader, examplesIn, summarize } from './documentedBlocks';
import { OLDEST_TYPESCRIPT, oldestCompiler } from '../workspace/oldest';
import { installedFolder } from './packed/installed';
import type { Problem } from './sourceLocation';
import { createTypeCheck, type TypeCheck } from './typecheck';

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
    const blocks = [...examplesIn(read()).values()].flat();
    project.provide('doctest', typeCheck(blocks));
    project.vitest.logger.log(summarize(blocks));
  };
  check();
  project.onTestsRerun(check);
}

function checkInstalled(project: string, configuration: string): TypeCheck {
  // Without this condition, imports resolve to the published declarations instead of the sources.
  const changes = { customConditions: [] };
  const newest = createTypeCheck(project, configuration, changes);
  const oldest = createTypeCheck(project, configuration, changes, oldestCompiler);
  return (blocks) => {
    const found: Record<string, readonly Problem[]> = { ...newest(blocks) };
    for (const [id, problems] of Object.entries(oldest(blocks))) {
      const named = problems.map(({ location, message }) => ({
        location,
        message: `TypeScript ${OLDEST_TYPESCRIPT}: ${message}`,
      }));
      found[id] = [...(found[id] ?? []), ...named];
    }
    return found;
  };
}
