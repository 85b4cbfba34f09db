import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { get, type IncomingMessage, type Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { answer, createSiteServer } from './server/site';

/*
 * The server of the tests stands for GitHub Pages, so what is tested on it is true there.
 * See https://docs.github.com/pages for what GitHub says of it.
 */

const folder = mkdtempSync(join(tmpdir(), 'site-server-'));
const site = { folder, base: '/std/' };
const TEXT = 'x'.repeat(1000);

const FILES = [
  'index.html',
  '404.html',
  'both.html',
  'both/index.html',
  'only/index.html',
  'a.js',
  'a.png',
];

test.beforeAll(() => {
  for (const file of FILES) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), `${file} ${TEXT}`);
  }
});

test.afterAll(() => {
  rmSync(folder, { recursive: true });
});

const found = [
  ['/std/', 'index.html'],
  ['/std/index.html', 'index.html'],
  ['/std/both', 'both.html'],
  ['/std/both.html', 'both.html'],
  ['/std/both/', 'both/index.html'],
  ['/std/only/', 'only/index.html'],
  ['/std/a.js', 'a.js'],
] as const;

for (const [path, file] of found) {
  test(`answers ${path} with ${file}`, () => {
    expect(answer(path, site)).toEqual({ status: 200, file: join(folder, file) });
  });
}

for (const path of ['/std/missing', '/std/missing/', '/std/fr/missing.html', '/std/only/missing']) {
  test(`answers ${path} with the one not-found page`, () => {
    expect(answer(path, site)).toEqual({ status: 404, file: join(folder, '404.html') });
  });
}

test('puts a slash behind the name of a folder', () => {
  expect(answer('/std/only', site)).toEqual({ status: 301, location: '/std/only/' });
  expect(answer('/std', site)).toEqual({ status: 301, location: '/std/' });
});

test('has nothing outside the base, however the path is written', () => {
  expect(answer('/', site)).toEqual({ status: 404 });
  expect(answer('/other/', site)).toEqual({ status: 404 });
  expect(answer('/std/../../etc/passwd', site)).toEqual({
    status: 404,
    file: join(folder, '404.html'),
  });
});

test.describe('over the network', () => {
  let server: Server;

  test.beforeAll(async () => {
    server = createSiteServer(site);
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  });

  test.afterAll(() => {
    server.close();
  });

  test('compresses text for those who take it', async () => {
    const { response, body } = await fetchFrom(server, '/std/a.js', { 'accept-encoding': 'gzip' });
    expect(response.headers['content-encoding']).toBe('gzip');
    expect(body.length).toBeLessThan(100);
    expect(gunzipSync(body).toString()).toBe(`a.js ${TEXT}`);
  });

  test('sends images, and text to those who take nothing else, as they are', async () => {
    const image = await fetchFrom(server, '/std/a.png', { 'accept-encoding': 'gzip' });
    expect(image.response.headers['content-encoding']).toBeUndefined();
    const text = await fetchFrom(server, '/std/a.js', {});
    expect(text.body.toString()).toBe(`a.js ${TEXT}`);
  });

  test('sends the not-found page with its status', async () => {
    const { response, body } = await fetchFrom(server, '/std/missing', {});
    expect(response.statusCode).toBe(404);
    expect(body.toString()).toContain('404.html');
  });

  test('keeps the query when it puts a slash behind', async () => {
    const { response } = await fetchFrom(server, '/std/only?a=1', {});
    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe('/std/only/?a=1');
  });
});

function fetchFrom(
  server: Server,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly response: IncomingMessage; readonly body: Buffer }> {
  // SAFETY: a server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ host: 'localhost', port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ response, body: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });
}
