import { createHash } from 'node:crypto';
import { fingerprint } from '../report/files';
import type { WorkspacePackage } from '../workspace/packages';

/** Returns a hash of the sources of packages. */
export function hashSources(packages: readonly WorkspacePackage[]): string {
  const hash = createHash('sha256');
  for (const { folder } of packages) {
    hash.update(`${folder} ${fingerprint(folder)}\n`);
  }
  return hash.digest('hex');
}
