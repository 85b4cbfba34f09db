import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloneRepository } from './cloneRepository';

/*
 * Builds the last commit in two fresh clones and fails if the results differ. Arguments go to the
 * build: `npm run build:compare -- --locale en-GB`.
 *
 * The second clone has a longer path, another time zone and language, and lists folders in reverse
 * order.
 */

const OTHER_MACHINE = {
  TZ: 'Pacific/Auckland',
  LC_ALL: 'sv_SE.UTF-8',
  NODE_OPTIONS: `--require "${join(__dirname, 'reverse-folders.cjs')}"`,
};

function buildClone(folder: string, environment: Readonly<Record<string, string>> = {}): string {
  cloneRepository(folder);
  execFileSync(process.execPath, ['--import', 'tsx', '.ci/build.ts', ...process.argv.slice(2)], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return join(folder, 'build');
}

const folder = mkdtempSync(join(tmpdir(), 'builds-'));
const one = buildClone(join(folder, 'one'));
const other = buildClone(join(folder, 'the/other/of/the/two'), OTHER_MACHINE);
execFileSync('git', ['diff', '--no-index', '--stat=200', one, other], { stdio: 'inherit' });
