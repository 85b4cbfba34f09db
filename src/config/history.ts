import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../../typedoc/reference/model/git';

/** Checks for a full history: in a shallow clone, every file has the date of the last commit. */
export function hasHistory(folder: string): boolean {
  // Git would find a repository around the unpacked archive.
  const isRepository = existsSync(join(folder, '.git'));
  return isRepository && git(folder, ['rev-parse', '--is-shallow-repository']) === 'false';
}
