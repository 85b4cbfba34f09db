import { spawnSync } from 'node:child_process';

/* Starts the development server in the watch mode of wireit, which restarts it for a setting. */

const { status } = spawnSync(`npm run --silent dev-server -- ${process.argv.slice(2).join(' ')}`, {
  shell: true,
  stdio: 'inherit',
  // The cache of wireit would keep a copy of the whole reference for each change.
  env: { ...process.env, WIREIT_WATCH: 'true', WIREIT_CACHE: 'none' },
});
process.exitCode = status ?? 0;
