import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type RequestListener, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { chromium } from '@playwright/test';
import { buildSync } from 'esbuild';
import playwright from '../../playwright.config';
import { installTarballs } from '../../typedoc/workspace/pack';
import { discoverPackages } from '../../typedoc/workspace/packages';
import { BUN, DENO } from '../support/tools';

/* Runs the claims against the packages as published, in all engines or in those that you name. */

type Report = Readonly<Record<'name' | 'claim' | 'fault', string>>;
type Stop = () => unknown;

const PORT = 4871;
const OWN = `http://127.0.0.1:${PORT}`;
const OTHER = `http://127.0.0.1:${PORT + 1}`;
const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const project = mkdtempSync(join(tmpdir(), 'engines-'));
let onReport: (reports: readonly Report[]) => void;
/** The token that the other origin received: none, if the packages are right. */
let leaked = '';

const answer: RequestListener = (request, response) => {
  void buffer(request).then((body) => {
    const { headers, socket, url: path = '' } = request;
    const token = String(headers['x-token'] ?? '');
    if (path === '/') {
      response.setHeader('content-type', 'text/html');
      response.end('<script type="module" src="claims.js"></script>');
    } else if (path === '/claims.js') {
      response.setHeader('content-type', 'text/javascript');
      response.end(readFileSync(join(project, 'claims.js')));
    } else if (path === '/report') {
      response.end();
      onReport(JSON.parse(body.toString()) as readonly Report[]);
    } else if (/^\/[34]\d\d$/.test(path)) {
      response.writeHead(Number(path.slice(1)), { location: '/echo' }).end();
    } else if (path === '/away') {
      response.writeHead(302, { location: `${OTHER}/far` }).end();
    } else if (path === '/cut') {
      response.writeHead(200, { 'content-length': 100 }).write('{}', () => socket.destroy());
    } else if (path !== '/slow') {
      leaked += path === '/far' ? token : '';
      const first = body.toString('latin1', 0, 2);
      const echo = { size: body.length, first, token: path === '/leaked' ? leaked : token };
      response.writeHead(200, CORS).end(JSON.stringify(echo));
    }
  });
};

function start(command: string, ...parameters: readonly string[]): Stop {
  const env = { ...process.env, SERVER: OWN };
  const child = spawn(command, parameters, { cwd: project, detached: true, env });
  // npx starts another process: kill the whole group.
  return () => process.kill(-Number(child.pid));
}

async function openChromium(): Promise<Stop> {
  const browser = await chromium.launch(playwright.use?.launchOptions);
  await (await browser.newPage()).goto(OWN);
  return () => browser.close();
}

const DENO_RUN = [DENO, 'run', '--allow-env', '--allow-net', '--node-modules-dir=manual'];
const ENGINES: Readonly<Record<string, () => Stop | Promise<Stop>>> = {
  Node: () => start(process.execPath, 'claims.js'),
  Deno: () => start('npx', '--yes', ...DENO_RUN, 'claims.ts'),
  Bun: () => start('npx', '--yes', BUN, 'run', 'claims.ts'),
  Chromium: openChromium,
  Firefox: () => start('firefox', '--headless', '--profile', mkdtempSync(join(project, '-')), OWN),
};

async function run(engine: string): Promise<boolean> {
  leaked = '';
  const reported = new Promise<readonly Report[]>((resolve) => {
    onReport = resolve;
    setTimeout(resolve, 60_000, [{ name: engine, claim: 'it runs', fault: 'no report' }]);
  });
  const stop = await ENGINES[engine]?.();
  const reports = await reported;
  await stop?.();
  const faults = reports.filter(({ fault }) => fault !== '');
  const count = new Set(reports.map(({ name }) => name)).size;
  console.log(`${engine}: ${count} packages, ${reports.length} claims, ${faults.length} failures`);
  for (const { name, claim, fault } of faults) {
    console.log(`  ${name}: ${claim}: ${fault}`);
  }
  return faults.length === 0;
}

async function main(engines: readonly string[]): Promise<void> {
  createServer(answer).listen(PORT, '127.0.0.1');
  createServer(answer).listen(PORT + 1, '127.0.0.1');
  installTarballs(discoverPackages(), project);
  copyFileSync(join(import.meta.dirname, 'claims.ts'), join(project, 'claims.ts'));
  const output = { absWorkingDir: project, format: 'esm', outfile: 'claims.js' } as const;
  buildSync({ ...output, bundle: true, entryPoints: ['claims.ts'] });
  let isRight = true;
  for (const engine of engines) {
    isRight = (await run(engine)) && isRight;
  }
  rmSync(project, { recursive: true, force: true });
  process.exit(isRight ? 0 : 1);
}

void main(process.argv.length > 2 ? process.argv.slice(2) : Object.keys(ENGINES));
