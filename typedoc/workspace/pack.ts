import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkspacePackage } from './packages';

/** A package as it would be published. */
export interface Tarball {
  readonly path: string;
  /** The paths of the files in it. */
  readonly files: readonly string[];
}

/**
 * Packs packages, which must be built, and installs them in an empty project: they find each other
 * there, and nothing else.
 *
 * @returns The tarballs, by the names of their packages.
 */
export function installTarballs(
  packages: readonly WorkspacePackage[],
  project: string,
): ReadonlyMap<string, Tarball> {
  const tarballs = new Map(packages.map((each) => [each.name, pack(each, project)]));
  const dependencies = [...tarballs].map(([name, { path }]) => [name, `file:${path}`] as const);
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: Object.fromEntries(dependencies),
    }),
  );
  runIn(project, 'npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund']);
  return tarballs;
}

/** Runs a command in a folder and returns what it prints. */
export function runIn(folder: string, command: string, parameters: readonly string[]): string {
  return execFileSync(command, parameters, {
    cwd: folder,
    encoding: 'utf8',
    // With stderr piped, Node puts it into the message of the error.
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

interface PackResult {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

function pack({ folder }: WorkspacePackage, target: string): Tarball {
  const output = runIn(target, 'npm', ['pack', folder, '--json', '--ignore-scripts']);
  const [result] = JSON.parse(output) as readonly [PackResult];
  return { path: join(target, result.filename), files: result.files.map((file) => file.path) };
}
