import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareFolders } from './compareFolders';

/*
 * Builds the last commit in two fresh clones and compares each file of the results. Parameters go
 * to the build: `npm run build:compare -- --locale en`.
 *
 * The second clone has a longer path, another time zone and another language, and lists folders in
 * another order, as another file system may. The first one has the order of this machine.
 */

const REPOSITORY = join(__dirname, '..');

const OTHER_MACHINE = {
  TZ: 'Pacific/Auckland',
  LC_ALL: 'sv_SE.UTF-8',
  NODE_OPTIONS: `--require "${join(__dirname, 'reverse-folders.cjs')}"`,
};

const SHOWN_DIFFERENCES = 20;

/** Returns the folder of the site. */
function buildClone(folder: string, environment: Readonly<Record<string, string>> = {}): string {
  const run = (command: string, ...parameters: readonly string[]): void => {
    const env = { ...process.env, ...environment };
    execFileSync(command, parameters, { cwd: folder, stdio: 'inherit', env });
  };
  execFileSync('git', ['clone', '--quiet', REPOSITORY, folder]);
  cpSync(join(REPOSITORY, 'node_modules'), join(folder, 'node_modules'), {
    recursive: true,
    // The packages of this repository are links in there; each clone has its own.
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('/node_modules/.cache'),
  });
  run('npm', 'run', 'build', '--', ...process.argv.slice(2));
  return join(folder, 'build');
}

const folder = mkdtempSync(join(tmpdir(), 'tstd-builds-'));
const differences = compareFolders(
  buildClone(join(folder, 'one')),
  buildClone(join(folder, 'the/other/of/the/two'), OTHER_MACHINE),
);
if (differences.length > 0) {
  console.error(`${String(differences.length)} files of two builds differ, see ${folder}`);
  console.error(differences.slice(0, SHOWN_DIFFERENCES).join('\n'));
  process.exitCode = 1;
} else {
  console.log('The two builds are the same, byte by byte');
  rmSync(folder, { recursive: true });
}
