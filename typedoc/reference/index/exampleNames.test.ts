import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { SymbolKind } from '../contract';
import { type NamesOf, createNameFinder, createNameReader } from './exampleNames';

const symbol = (kind: SymbolKind, name: string, path: string, owner = 'shapes') => ({
  kind,
  name,
  path: `/api/${path}`,
  package: owner,
});

const SYMBOLS = [
  symbol('const', 'CIRCLE', 'shapes#circle'),
  symbol('namespace', 'Shape', 'shapes/namespace/Shape'),
  symbol('type', 'Shape.Drawable', 'shapes/namespace/Shape#drawable'),
  symbol('function', 'Shape.of', 'shapes/namespace/Shape#of'),
  symbol('interface', 'Shape', 'shapes/interface/Shape'),
  symbol('function', 'draw', 'shapes/function/draw'),
  symbol('function', 'draw', 'cards/function/draw', 'cards'),
  symbol('type', 'Colour', 'colours#colour', 'colours'),
];

const shownIn = (code: string, namesOf: NamesOf = createNameFinder(SYMBOLS)): readonly string[] =>
  namesOf(code).map(({ start, length, path }) => `${code.slice(start, start + length)} ${path}`);

test('finds each imported name at its import and first use, with its members', () => {
  const code = `import { CIRCLE, Shape as Figure } from '@tstd/shapes';
import { join } from 'node:path';

const none: Figure.Drawable = undefined;
const triangle: Figure = Figure.of(3);
Figure.of(4).draw;
join({ CIRCLE }, none.CIRCLE);`;
  expect(shownIn(code)).toEqual([
    'CIRCLE /api/shapes#circle',
    'Shape /api/shapes/namespace/Shape',
    'Figure /api/shapes/namespace/Shape',
    'Drawable /api/shapes/namespace/Shape#drawable',
    'Figure /api/shapes/interface/Shape',
    'of /api/shapes/namespace/Shape#of',
    'CIRCLE /api/shapes#circle',
  ]);
});

test.each([
  [
    'a type',
    "import type { Shape } from '@tstd/shapes';\nlet a: Shape;",
    ['Shape /api/shapes/interface/Shape', 'Shape /api/shapes/interface/Shape'],
  ],
  [
    'a whole package',
    "import * as Shapes from '@tstd/shapes';\nShapes.Shape.of(3);",
    [
      'Shapes /api/shapes',
      'Shapes /api/shapes',
      'Shape /api/shapes/namespace/Shape',
      'of /api/shapes/namespace/Shape#of',
    ],
  ],
  [
    'a module',
    "import { of } from '@tstd/shapes/Shape';\nof(3);",
    ['of /api/shapes/namespace/Shape#of', 'of /api/shapes/namespace/Shape#of'],
  ],
  [
    'the type with the name of its namespace',
    "import { Shape } from '@tstd/shapes';\nlet a: Shape.Shape;",
    [
      'Shape /api/shapes/namespace/Shape',
      'Shape /api/shapes/namespace/Shape',
      'Shape /api/shapes/interface/Shape',
    ],
  ],
  [
    'a name that two packages have',
    "import { draw } from '@tstd/cards';",
    ['draw /api/cards/function/draw'],
  ],
  [
    'a name that a package exports from another one',
    "import { Colour } from '@tstd/shapes';",
    ['Colour /api/colours#colour'],
  ],
  ['no name of the library', "import { CIRCLE } from 'shapes';\nCIRCLE;", []],
])('finds %s', (_, code, expected) => {
  expect(shownIn(code)).toEqual(expected);
});

test('reads the symbols of each version, and again when they have changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'names-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const fileOf = (version = 'current') => join(folder, `${version}.json`);
  const namesOf = createNameReader(fileOf);
  const code = "import { CIRCLE } from '@tstd/shapes';";
  expect(shownIn(code, namesOf)).toEqual([]);
  writeFileSync(fileOf(), JSON.stringify(SYMBOLS));
  expect(shownIn(code, namesOf)).toEqual(['CIRCLE /api/shapes#circle']);
  writeFileSync(fileOf('1.0'), JSON.stringify([symbol('const', 'CIRCLE', 'shapes#round')]));
  expect(shownIn(code, (each) => namesOf(each, '1.0'))).toEqual(['CIRCLE /api/shapes#round']);
});
