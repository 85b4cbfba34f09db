import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installTarballs } from '../../workspace/pack';
import { REPOSITORY, discoverPackages } from '../../workspace/packages';
import { INSTALLED, linkLibraries } from './installed';

/*
 * Runs every example and the tutorial against the packages as published: built, packed and installed.
 */

const packages = discoverPackages();
const project = mkdtempSync(join(tmpdir(), 'installed-'));
try {
  installTarballs(packages, project);
  linkLibraries(project);
  const { status } = spawnSync(
    process.execPath,
    [
      join(REPOSITORY, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--config',
      join(import.meta.dirname, 'vitest.config.ts'),
      ...process.argv.slice(2),
    ],
    { cwd: REPOSITORY, stdio: 'inherit', env: { ...process.env, [INSTALLED]: project } },
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(project, { recursive: true });
}
