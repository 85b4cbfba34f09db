import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkspacePackage } from '../workspace/packages';

/** Returns a hash of the sources of packages. */
export function hashSources(packages: readonly WorkspacePackage[]): string {
  const hash = createHash('sha256');
  for (const { folder } of packages) {
    const sources = join(folder, 'src');
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((each) => each.endsWith('.ts')).sort()) {
      hash.update(`${folder}/${file}\0`).update(readFileSync(join(sources, file)));
    }
  }
  return hash.digest('hex');
}
