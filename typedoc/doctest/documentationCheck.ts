import { join } from 'node:path';
import { OLDEST_TYPESCRIPT, oldestCompiler } from '../workspace/oldest';
import { installedFolder } from './packed/installed';
import { createTypeCheck, type TypeCheck } from './typecheck';

export function createDocumentationCheck(root: string): TypeCheck {
  const configuration = join(root, 'typedoc/tsconfig.json');
  const installed = installedFolder();
  return installed === undefined
    ? createTypeCheck(root, configuration)
    : checkInstalled(installed, configuration);
}

function checkInstalled(project: string, configuration: string): TypeCheck {
  // Without this condition, imports resolve to the published declarations instead of the sources.
  const changes = { customConditions: [] };
  const newest = createTypeCheck(project, configuration, changes);
  const oldest = createTypeCheck(project, configuration, changes, oldestCompiler);
  return (blocks) => {
    const [inNewest, inOldest] = [newest(blocks), oldest(blocks)];
    return (block) => [
      ...inNewest(block),
      ...inOldest(block).map(({ location, message }) => ({
        location,
        message: `TypeScript ${OLDEST_TYPESCRIPT}: ${message}`,
      })),
    ];
  };
}
