import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY, discoverPackages, type WorkspacePackage } from './packages';

const BUILD_CONFIGURATION = join(REPOSITORY, 'typedoc/tsconfig.build.json');

for (const each of discoverPackages()) {
  removeIncomplete(each);
}
const tsc = join(REPOSITORY, 'node_modules/typescript/bin/tsc');
execFileSync(process.execPath, [tsc, '--build', BUILD_CONFIGURATION], { stdio: 'inherit' });

/** `tsc --build` neither deletes the output of renamed modules nor restores deleted files. */
function removeIncomplete({ folder }: WorkspacePackage): void {
  const sources = listFiles(join(folder, 'src')).filter((file) => !/\.test(?:-d)?\.ts$/.test(file));
  const expected = sources.map((file) => file.replace(/\.ts$/, '.js')).sort();
  const built = listFiles(join(folder, 'dist')).filter((file) => file.endsWith('.js'));
  if ([...built].sort().join() !== expected.join()) {
    rmSync(join(folder, 'dist'), { recursive: true, force: true });
    rmSync(join(folder, 'tsconfig.tsbuildinfo'), { force: true });
  }
}

function listFiles(folder: string): readonly string[] {
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    : [];
}
