import { describe, expect, test } from 'vitest';
import { discoverPackages, type WorkspacePackage } from '../../workspace/packages';
import type { Sizes } from '../../workspace/sizes';
import sizes from '../../workspace/sizes.json';
import { type FactSources, firstImport, gatherFacts } from './packageFacts';
import { readEnglishReadme } from './describePackages';

const SHAPES: WorkspacePackage = {
  name: '@fixture/shapes',
  shortName: 'shapes',
  folder: '/repository/packages/shapes',
  manifest: { name: '@fixture/shapes', version: '1.2.3', description: 'Shapes' },
  dependencies: ['@fixture/lines'],
};

function sources(more: Partial<FactSources> = {}): FactSources {
  return {
    locale: 'en',
    root: '/repository',
    readme: "Text.\n\n```ts\nimport { Shape } from '@fixture/shapes';\n```\n",
    sizes: {},
    addresses: { browse: (path) => `browse:${path}`, registry: (name) => `registry:${name}` },
    ...more,
  };
}

describe('gatherFacts()', () => {
  test('says what a package is, and what it needs', () => {
    expect(gatherFacts(SHAPES, sources())).toEqual({
      name: '@fixture/shapes',
      version: '1.2.3',
      importLine: "import { Shape } from '@fixture/shapes';",
      dependencies: [{ name: '@fixture/lines', path: '/api/lines' }],
      source: 'browse:packages/shapes',
      registry: 'registry:@fixture/shapes',
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
});
