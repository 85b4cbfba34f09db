import type { LoadContext } from '@docusaurus/types';
import { expect, test } from 'vitest';
import pageCache from '.';

const { configureWebpack } = pageCache({ siteDir: '/site' } as LoadContext, {
  sources: ['api/symbols.json'],
});

function configured(configuration: object): unknown {
  return configureWebpack?.(
    configuration as Parameters<NonNullable<typeof configureWebpack>>[0],
    ...([false, {}, undefined] as unknown as [never, never, never]),
  );
}

test('what the bundler keeps depends on the files that pages are made from', () => {
  expect(configured({ experiments: { cache: { type: 'persistent' } } })).toEqual({
    experiments: { cache: { buildDependencies: ['/site/api/symbols.json'] } },
  });
});

test('a bundler that keeps nothing is left alone', () => {
  expect(configured({ experiments: {} })).toEqual({});
  expect(configured({})).toEqual({});
});
