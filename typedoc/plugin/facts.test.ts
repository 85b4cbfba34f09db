import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { discoverPackages, REPOSITORY, type WorkspacePackage } from '../workspace/packages';
import type { Sizes } from '../workspace/sizes';
import sizes from '../workspace/sizes.json';
import { PROOFS, type FactSources, firstImport, gatherFacts } from './facts';
import { readEnglishReadme } from './packages';

const SHAPES: WorkspacePackage = {
  name: '@fixture/shapes',
  shortName: 'shapes',
  folder: '/repository/packages/shapes',
  manifest: { name: '@fixture/shapes', version: '1.2.3', description: 'Shapes' },
  dependencies: ['@fixture/lines'],
};

const TESTS = { examples: 2, claims: 5, tests: 9, laws: 1, coverage: { lines: 100, branches: 99 } };

function sources(more: Partial<FactSources> = {}): FactSources {
  return {
    locale: 'en',
    root: '/repository',
    readme: "Text.\n\n```ts\nimport { Shape } from '@fixture/shapes';\n```\n",
    sizes: {},
    report: {
      name: '@fixture/shapes',
      exports: 4,
      documented: 3,
      withExample: 2,
      tests: TESTS,
    },
    addresses: { browse: (path) => `browse:${path}`, registry: (name) => `registry:${name}` },
    ...more,
  };
}

describe('gatherFacts()', () => {
  test('says what a package is, what it needs, and what its tests have proved', () => {
    expect(gatherFacts(SHAPES, sources())).toEqual({
      name: '@fixture/shapes',
      version: '1.2.3',
      importLine: "import { Shape } from '@fixture/shapes';",
      dependencies: [{ name: '@fixture/lines', path: '/api/lines' }],
      documented: '3',
      exports: '4',
      tests: {
        examples: '2',
        claims: '5',
        tests: '9',
        laws: '1',
        coverage: { lines: '100\u00a0%', branches: '99\u00a0%' },
      },
      links: {
        source: 'browse:packages/shapes',
        registry: 'registry:@fixture/shapes',
        tests: 'browse:packages/shapes/src',
        size: 'browse:typedoc/workspace/sizes.json',
        documentation: 'browse:typedoc/plugin/documentation.ts',
        examples: 'browse:typedoc/doctest',
        laws: 'browse:typedoc/laws',
        coverage: 'browse:vitest.config.ts',
      },
    });
  });

  test('says the size of the whole and the median of its exports', () => {
    const recorded: Sizes = { shapes: { whole: 900, exports: { c: 300, a: 10, b: 50 } } };
    expect(gatherFacts(SHAPES, sources({ sizes: recorded })).size).toEqual({
      whole: '900\u00a0B',
      median: '50\u00a0B',
    });
    const only: Sizes = { shapes: { whole: 40, exports: { a: 40 } } };
    expect(gatherFacts(SHAPES, sources({ sizes: only })).size).toEqual({ whole: '40\u00a0B' });
  });
});

test('gatherFacts() says nothing of tests that did not run, and of laws that are not there', () => {
  const report = { name: '@fixture/shapes', exports: 4, documented: 4, withExample: 2 };
  expect(gatherFacts(SHAPES, sources({ report }))).not.toHaveProperty('tests');
  const tests = { ...TESTS, laws: 0 };
  const facts = gatherFacts(SHAPES, sources({ report: { ...report, tests } }));
  expect(facts.tests).not.toHaveProperty('laws');
});

describe('firstImport()', () => {
  const readme = (text: string, names: string) =>
    `${text}\n\n\`\`\`ts\nimport { Line } from '@fixture/lines';\nimport { ${names} } from '@fixture/shapes';\n\`\`\`\n`;

  test('takes the name that the text speaks of first, of those that the example imports', () => {
    const text = 'With `Point` and `Shape.of`, or a `Circle`.';
    expect(firstImport(readme(text, 'Circle, Line, Shape'), '@fixture/shapes')).toBe(
      "import { Shape } from '@fixture/shapes';",
    );
  });

  test('takes the first value where the text speaks of none', () => {
    expect(firstImport(readme('Figures.', 'type Shape, Circle, area'), '@fixture/shapes')).toBe(
      "import { Circle } from '@fixture/shapes';",
    );
  });

  test('takes none where there is none', () => {
    expect(firstImport(readme('Figures.', 'type Shape'), '@fixture/shapes')).toBeUndefined();
    expect(firstImport('Figures.', '@fixture/shapes')).toBeUndefined();
  });
});

describe('the packages of this repository', () => {
  test.each(discoverPackages())('$name has an import to show, and a size', (each) => {
    expect(firstImport(readEnglishReadme(each), each.name)).toBeDefined();
    expect(Object.keys(sizes)).toContain(each.shortName);
  });

  test.each(Object.values(PROOFS))('"%s" is there to prove it', (path) => {
    expect(existsSync(join(REPOSITORY, path))).toBe(true);
  });
});
