import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pack, runIn } from './pack';
import { REPOSITORY, type WorkspacePackage } from './packages';

/**
 * Makes a folder of static files a read-only npm registry for the packages.
 *
 * @param site - The folder that is served.
 * @param address - The address of the folder, with a slash at the end.
 * @param hasHistory - Whether Git knows when a version was set. Yarn 4 and Deno ask for its time.
 */
export function writeRegistry(
  packages: readonly WorkspacePackage[],
  site: string,
  address: string,
  hasHistory: boolean,
): void {
  const target = join(site, 'packages');
  mkdirSync(target, { recursive: true });
  const tarballs = pack(packages, target);
  for (const { name, folder, manifest } of packages) {
    const path = tarballs.get(name)?.path ?? '';
    const data = readFileSync(path);
    const dist = {
      tarball: `${address}packages/${basename(path)}`,
      integrity: `sha512-${createHash('sha512').update(data).digest('base64')}`,
      shasum: createHash('sha1').update(data).digest('hex'),
    };
    const { version } = manifest;
    const file = join(site, 'registry', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      JSON.stringify({
        name,
        'dist-tags': { latest: version },
        versions: { [version]: { ...manifest, dist } },
        ...(hasHistory && { time: { [version]: timeOf(version, folder) } }),
      }),
    );
  }
}

/** Returns the time of the commit that set the version: later ones do not make the version younger. */
function timeOf(version: string, folder: string): string {
  const set = `-S"version": "${version}"`;
  const manifest = join(folder, 'package.json');
  return runIn(REPOSITORY, 'git', ['log', '-1', '--format=%cI', set, '--', manifest]).trim();
}
