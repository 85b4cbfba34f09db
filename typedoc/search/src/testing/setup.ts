import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../../../workspace/packages';
import { SYMBOL_TABLE } from './symbolTable';

/** Writes the reference where there is none yet: the search is tested on its names. */
export default function setup(): void {
  if (!existsSync(SYMBOL_TABLE)) {
    execFileSync(
      process.execPath,
      ['--import', 'tsx', join(REPOSITORY, '.ci/write-reference.ts')],
      {
        cwd: REPOSITORY,
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
  }
}
