import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { discoverPackages } from './packages';
import { writeRegistry } from './registry';

const BASE = '/std/';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'registry-'));
const project = mkdtempSync(join(tmpdir(), 'project-'));

// npm escapes the slash in a name; a static host decodes it.
const server = createServer(({ url = '' }, response) => {
  try {
    response.end(readFileSync(join(folder, decodeURIComponent(url.slice(BASE.length)))));
  } catch {
    response.writeHead(404).end();
  }
});
let address: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}`;
  writeRegistry(discoverPackages(), folder, address, false);
}, 300_000);

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
  rmSync(project, { recursive: true });
});

test('npm installs a package and its dependencies from the static files', async () => {
  writeFileSync(join(project, '.npmrc'), `@tstd:registry=${address}registry/\n`);
  const options = {
    cwd: project,
    env: { ...process.env, npm_config_cache: join(project, 'cache') },
  };
  await run('npm', ['install', '@tstd/money', '--no-audit', '--no-fund'], options);
  const script =
    "import('@tstd/money').then(({ EUR, Money }) => console.log(Money.asString(EUR('5'))))";
  const { stdout } = await run(process.execPath, ['--eval', script], { cwd: project });
  expect(stdout).toBe('5.00 EUR\n');
}, 60_000);
