import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../typedoc/workspace/packages';

/** Clones the last commit, and copies the dependencies. */
export function cloneRepository(folder: string): void {
  execFileSync('git', ['clone', '--quiet', REPOSITORY, folder]);
  cpSync(join(REPOSITORY, 'node_modules'), join(folder, 'node_modules'), {
    recursive: true,
    // `node_modules` links to the packages of this repository; each clone needs its own.
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('/node_modules/.cache'),
  });
}
