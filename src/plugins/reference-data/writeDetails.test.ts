import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EXAMPLES_FILE } from '../../../typedoc/plugin/examples/table';
import { putJSON } from '../../../typedoc/report/files';
import { writeDetails } from './writeDetails';

const MAP = '/api/core/namespace/Option#map';

const SYMBOLS = [
  { package: 'core', path: '/api/core/namespace/Option', signature: [], summary: 'May be there.' },
  { package: 'core', path: MAP, signature: ['map(a)', 'map(a, b)'], summary: 'Maps.' },
  { package: 'num', path: '/api/num#one', signature: ['const one: 1'], summary: 'One.' },
];

let siteDir: string;
let build: string;

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'tstd-details-'));
  build = join(siteDir, 'build');
  mkdirSync(join(siteDir, 'api'));
  writeFileSync(join(siteDir, 'api/symbols.json'), JSON.stringify(SYMBOLS));
});

afterEach(() => {
  rmSync(siteDir, { recursive: true });
});

function write(paths: readonly string[]): Promise<void> {
  putJSON(join(siteDir, EXAMPLES_FILE), { inputs: '', paths, examples: {} });
  const i18n = { currentLocale: 'en', defaultLocale: 'en' };
  const context = { siteDir, i18n } as unknown as LoadContext;
  return writeDetails(context, { folder: 'api' }, build);
}

function details(name: string): unknown {
  return JSON.parse(readFileSync(join(build, `assets/symbols/${name}.json`), 'utf8'));
}

test('writes the signatures and the first sentence of each symbol, by package', async () => {
  await write([MAP]);
  expect(details('core')).toEqual({
    '/api/core/namespace/Option': ['', 'May be there.'],
    [MAP]: ['map(a)\nmap(a, b)', 'Maps.'],
  });
  expect(details('num')).toEqual({ '/api/num#one': ['const one: 1', 'One.'] });
});

test('fails where a name in an example leads to no symbol', async () => {
  await expect(write([MAP, '/api/core#gone'])).rejects.toThrow(
    'Names in examples lead to what is not there: /api/core#gone',
  );
});
