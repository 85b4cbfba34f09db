import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkspacePackage } from './packages';

export interface Tarball {
  readonly path: string;
  readonly files: readonly string[];
}

/** Packs the packages and installs them into a project that contains nothing else. */
export function installTarballs(
  packages: readonly WorkspacePackage[],
  project: string,
): ReadonlyMap<string, Tarball> {
  const tarballs = pack(packages, project);
  const dependencies = [...tarballs].map(([name, { path }]) => [name, `file:${path}`] as const);
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: Object.fromEntries(dependencies),
    }),
  );
  runNpm(project, ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund']);
  return tarballs;
}

export function runIn(folder: string, command: string, parameters: readonly string[]): string {
  return execFileSync(command, parameters, {
    cwd: folder,
    encoding: 'utf8',
    // If stderr is piped, Node adds it to the message of the error.
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs npm by its path, because Windows cannot spawn `npm` by name. */
export function runNpm(folder: string, parameters: readonly string[]): string {
  const npm = process.env['npm_execpath'];
  return npm === undefined
    ? runIn(folder, 'npm', parameters)
    : runIn(folder, process.execPath, [npm, ...parameters]);
}

interface PackResult {
  readonly name: string;
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/** Packs the packages as `npm publish` does: the `prepack` script of each one builds it. */
export function pack(
  packages: readonly WorkspacePackage[],
  target: string,
): ReadonlyMap<string, Tarball> {
  const folders = packages.map(({ folder }) => folder);
  const output = runNpm(target, ['pack', ...folders, '--json']);
  const results = JSON.parse(output) as readonly PackResult[];
  return new Map(
    results.map(({ name, filename, files }) => [
      name,
      { path: join(target, filename), files: files.map(({ path }) => path) },
    ]),
  );
}
