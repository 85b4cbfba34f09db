import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { OLDEST_LIBRARY, OLDEST_NODE, OLDEST_TYPESCRIPT } from './oldest';
import { PACKAGES, REPOSITORY, discoverPackages } from './packages';

function read(path: string): string {
  return readFileSync(join(REPOSITORY, path), 'utf8');
}

const introduction = 'getting-started/Introduction.md';

describe.each([
  'README.md',
  `docs/${introduction}`,
  `i18n/fr/docusaurus-plugin-content-docs/current/${introduction}`,
])('%s', (path) => {
  test('lists the oldest TypeScript and Node that the tests use', () => {
    expect(read(path)).toContain(`TypeScript ${OLDEST_TYPESCRIPT}`);
    expect(read(path)).toContain(`Node ${OLDEST_NODE}`);
  });
});

test.each([
  `docs/${introduction}`,
  `i18n/fr/docusaurus-plugin-content-docs/current/${introduction}`,
])('%s names the library of the declarations and the language of the code', (path) => {
  const { config } = ts.readConfigFile(join(REPOSITORY, 'typedoc/tsconfig.package.json'), (file) =>
    ts.sys.readFile(file),
  ) as { readonly config: { readonly compilerOptions: Options } };
  const { target, lib } = config.compilerOptions;
  expect(read(path)).toContain(`\`${OLDEST_LIBRARY}\``);
  expect(read(path)).toContain(target);
  expect(read(path)).toContain(`${lib[0]}`);
});

interface Options {
  readonly target: string;
  readonly lib: readonly string[];
}

describe('the oldest Node', () => {
  test.each(discoverPackages())('is the minimum version of $name', ({ shortName }) => {
    const manifest = JSON.parse(
      readFileSync(join(PACKAGES, shortName, 'package.json'), 'utf8'),
    ) as {
      readonly engines: { readonly node: string };
    };
    expect(manifest.engines.node).toBe(`>=${OLDEST_NODE}`);
  });

  test('runs all checks', () => {
    expect(read('.github/workflows/ci.yml')).toContain(`node: [${OLDEST_NODE}, `);
  });
});
