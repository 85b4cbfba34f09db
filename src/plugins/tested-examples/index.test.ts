import type { LoadContext } from '@docusaurus/types';
import { expect, test } from 'vitest';
import testedExamples from '.';

const { configureWebpack } = testedExamples({ siteDir: '/site' } as LoadContext);

function configured(configuration: object): unknown {
  return configureWebpack?.(
    configuration as Parameters<NonNullable<typeof configureWebpack>>[0],
    ...([false, {}, undefined] as unknown as [never, never, never]),
  );
}

test('what the bundler keeps depends on what the tests proved and where names lead', () => {
  expect(configured({ experiments: { cache: { type: 'persistent' } } })).toEqual({
    experiments: {
      cache: {
        buildDependencies: [
          '/site/.cache/report/examples.json',
          '/site/.cache/reference/examples.json',
        ],
      },
    },
  });
});

test('a bundler that keeps nothing is left alone', () => {
  expect(configured({ experiments: {} })).toEqual({});
  expect(configured({})).toEqual({});
});
