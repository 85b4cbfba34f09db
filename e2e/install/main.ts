import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import {
  MANAGERS,
  type Manager,
  installCommands,
} from '../../src/components/InstallCommands/commands';
import { REGISTRY, SITE } from '../../src/config/site';
import { runNpm } from '../../typedoc/workspace/pack';
import { NPM_SCOPE, REPOSITORY } from '../../typedoc/workspace/packages';
import { createSiteServer } from '../server/site';
import requireFreshSite from '../support/freshSite';
import { BUN, DENO } from '../support/tools';

/*
 * Serves the built site, which is the registry of the packages, and installs a package into an empty
 * project with each package manager, by the lines that the pages show. Then runs a program with it.
 * The registry contains the address of the site, so build it for an address on this machine:
 *
 *   export SITE_URL=http://localhost:3210
 *   npm run build && npm run test:install
 */

/** The version of each package manager, and the command that runs a program in its projects. */
const TOOLS: Readonly<Record<Manager['value'], readonly [tool: string, run: string]>> = {
  npm: ['npm@11.21.2', 'node'],
  pnpm: ['pnpm@12.21.0', 'node'],
  yarn: ['@yarnpkg/cli-dist@4.18.1', 'yarn node'],
  bun: [BUN, 'bun'],
  deno: [DENO, 'deno run'],
};

const PROGRAM = `
import { EUR, Money } from '${NPM_SCOPE}/money';
if (Money.asString(EUR('5')) !== '5.00 EUR') throw new Error('5 EUR are wrong');
`;

async function main(folder: string): Promise<void> {
  const { hostname, port } = new URL(SITE.url);
  if (hostname !== 'localhost' || port === '') {
    throw new Error(
      `SITE_URL is ${SITE.url}: build and test with one like http://localhost:3210 instead`,
    );
  }
  requireFreshSite();
  const tools = join(folder, 'tools');
  mkdirSync(tools);
  runNpm(tools, ['install', '--prefix', '.', ...Object.values(TOOLS).map(([tool]) => tool)]);
  const server = createSiteServer({ folder: join(REPOSITORY, 'build'), base: SITE.baseUrl });
  await once(server.listen(Number(port), hostname), 'listening');
  try {
    for (const manager of MANAGERS) {
      const isInstalled = await install(manager, join(folder, manager.value), tools);
      console.info(`${manager.label} ${isInstalled ? 'installed the package' : 'failed'}\n`);
      process.exitCode = isInstalled ? process.exitCode : 1;
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

async function install(manager: Manager, project: string, tools: string): Promise<boolean> {
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true }');
  writeFileSync(join(project, 'program.mjs'), PROGRAM);
  const lines = installCommands(manager, `${NPM_SCOPE}/money`, REGISTRY);
  const [, run] = TOOLS[manager.value];
  const child = spawn('bash', ['-exc', `${lines}\n${run} program.mjs`], {
    cwd: project,
    stdio: 'inherit',
    // Nothing else: no settings of this machine, and no cached package of the same version.
    env: {
      HOME: project,
      PATH: [join(tools, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
      YARN_UNSAFE_HTTP_WHITELIST: 'localhost',
    },
  });
  const [status] = (await once(child, 'close')) as [number | null];
  return status === 0;
}

const temporary = mkdtempSync(join(tmpdir(), 'install-'));
main(temporary)
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(() => {
    rmSync(temporary, { recursive: true });
  });
