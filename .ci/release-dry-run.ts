import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runServer } from 'verdaccio';
import { REFERENCE_IS_WRITTEN } from '../typedoc/reference/docusaurus';
import { NPM_SCOPE, discoverPackages } from '../typedoc/workspace/packages';
import { cloneRepository } from './cloneRepository';

/*
 * Releases the next version from a clone of the last commit, with the commands of a real release, into
 * a registry on this machine. Then installs it into an empty project and runs a program with it. Before
 * that, freezes the documentation and renames a function that a guide mentions; in the end, builds the
 * site with both versions and tests it.
 */

const CHANGE = `---
'${NPM_SCOPE}/core': minor
---

This entry is a test of the release.
`;

/** A function that a guide mentions. */
const RENAMED = 'nameBasedUUID';

const PROGRAM = `
import { readFileSync } from 'node:fs';
import { EUR, Money } from '${NPM_SCOPE}/money';
import { Status } from '${NPM_SCOPE}/http';

const { version } = JSON.parse(readFileSync('node_modules/${NPM_SCOPE}/core/package.json', 'utf8'));
console.log(version, Money.asString(EUR('5')), Status.OK);
`;

async function run(cwd: string, command: string, ...parameters: readonly string[]): Promise<void> {
  console.info(`$ ${command} ${parameters.join(' ')}`);
  const child = spawn(command, parameters, { cwd, stdio: 'inherit' });
  const [status] = (await once(child, 'close')) as [number];
  if (status !== 0) {
    throw new Error(`"${command} ${parameters.join(' ')}" failed`);
  }
}

async function startRegistry(storage: string): Promise<Server> {
  const registry = (await runServer({
    storage,
    configPath: join(storage, 'config.yaml'),
    web: { enable: false },
    auth: { htpasswd: { file: join(storage, 'htpasswd') } },
    // Without an uplink, nothing comes from another registry.
    packages: { [`${NPM_SCOPE}/*`]: { access: '$all', publish: '$all' } },
    log: { type: 'stdout', level: 'warn' },
  })) as Server;
  registry.listen(0, '127.0.0.1');
  await once(registry, 'listening');
  return registry;
}

async function main(folder: string): Promise<void> {
  const clone = join(folder, 'clone');
  cloneRepository(clone);
  const [first] = discoverPackages();
  await run(clone, 'npm', 'run', 'docs:version', '--', String(first?.manifest.version));
  rename(clone);
  writeFileSync(join(clone, '.changeset/dry-run.md'), CHANGE);
  await run(clone, 'npm', 'run', 'release:version');
  await run(clone, 'git', 'add', '--all');
  await run(clone, 'git', 'commit', '--quiet', '--message', 'release: next version');

  const registry = await startRegistry(join(folder, 'storage'));
  try {
    await publishAndInstall(clone, join(folder, 'project'), registry);
  } finally {
    registry.close();
  }
  Object.assign(process.env, REFERENCE_IS_WRITTEN);
  await run(clone, 'npm', 'run', 'build');
  await run(clone, 'npm', 'run', 'setup:browser');
  await run(clone, 'npx', 'playwright', 'test', 'e2e/versions.spec.ts');
}

/** Changes the files that git knows, which are not those of the frozen documentation. */
function rename(clone: string): void {
  const options = { cwd: clone, encoding: 'utf8' } as const;
  const files = execFileSync('git', ['grep', '-l', RENAMED, 'docs', 'i18n', 'typedoc'], options);
  for (const file of files.trim().split('\n')) {
    const path = join(clone, file);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replaceAll(new RegExp(`${RENAMED}(?!\\.js)`, 'g'), 'namedUUID'),
    );
  }
}

async function publishAndInstall(clone: string, project: string, registry: Server): Promise<void> {
  const host = `127.0.0.1:${(registry.address() as AddressInfo).port}`;
  // npm does not publish without a token.
  const settings = `registry=http://${host}/\n//${host}/:_authToken=none\n`;
  appendFileSync(join(clone, '.npmrc'), settings);
  await run(clone, 'npm', 'run', 'release:publish');
  // The second run has nothing left to publish.
  await run(clone, 'npm', 'run', 'release:publish');

  mkdirSync(project);
  writeFileSync(join(project, '.npmrc'), settings);
  writeFileSync(join(project, 'program.mjs'), PROGRAM);
  await run(project, 'npm', 'install', `${NPM_SCOPE}/http`, `${NPM_SCOPE}/money`);
  await run(project, 'node', 'program.mjs');
}

const temporary = mkdtempSync(join(tmpdir(), 'release-'));
main(temporary)
  .finally(() => {
    rmSync(temporary, { recursive: true });
  })
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
