import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@docusaurus/faster';
import { expect, test } from 'vitest';
import { LAZY } from '.';

test('does not compile a page before it is visited', async () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(site, 'page.js'), 'This page does not compile.');
  writeFileSync(
    join(site, 'registry.js'),
    "export default [() => import('@site/page.js'), require.resolveWeak('@site/page.js')];",
  );
  const { lazyCompilation, resolve, devServer } = LAZY;
  const compiler = rspack({
    mode: 'development',
    entry: join(site, 'registry.js'),
    output: { path: join(site, 'build') },
    lazyCompilation,
    resolve: { ...resolve, alias: { '@site': site } },
  });
  devServer.setupMiddlewares([], { compiler });
  const errors = await new Promise<unknown>((settle) => {
    compiler.run((error, stats) => {
      settle(error ?? stats?.toJson().errors);
    });
  });
  expect(errors).toEqual([]);
});
