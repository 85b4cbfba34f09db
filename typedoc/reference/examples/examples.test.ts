import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashExample } from '../../doctest/hash';
import { discoverPackages } from '../../workspace/packages';
import { SHAPES, example } from '../fixtures/sources';
import { createWorkspace } from '../fixtures/workspace';
import { locateSymbols } from '../index/symbols';
import { createNameReader } from './exampleTable';
import { writeExamples } from './writeExamples';

const SOURCES = {
  ...SHAPES,
  'shapes/src/index.ts': `${SHAPES['shapes/src/index.ts']}
import * as Colour from './Colour.js';
export { Colour };
/**
 * The error of a figure that cannot be.
 *
${example('An error')} */
export class ShapeError extends Error {}
`,
  'shapes/src/Colour.ts': `/** The colours of figures. @module */
/**
 * Returns the first colour.
 *
 * @param name - Its name.
 * @returns A colour.
 *
${example('One')} */
export function first(name: string): string;
/**
 * Returns the first colour.
 *
 * @returns A colour.
 */
export function first(): string;
export function first(name?: string): string { return name ?? 'red'; }
`,
};

const GUIDE = `import { CIRCLE, Colour, Shape as Figure, ShapeError } from '@fixture/shapes';
import { join } from 'node:path';

const none: Figure.Drawable = undefined; // As many as it can have.
const triangle: Figure = Figure.of(3);
Figure.of(4).corners;
CIRCLE.corners;
Colour.first().length;
new ShapeError().message;
join('Figure', CIRCLE.toString());
function shadow(CIRCLE: Figure): Figure { return CIRCLE; }`;

const NO_NAMES = 'const none = 1;';

const TYPES_ONLY = `import type { Shape } from '@fixture/shapes';

declare const shape: Shape;`;

const ROOT = `import * as Shapes from '@fixture/shapes';

Shapes.Colour.first();
Shapes.CIRCLE;`;

test('links each imported name at its import and first use, through every alias', async () => {
  const workspace = createWorkspace(SOURCES);
  const { root } = workspace;
  const fence = (code: string): string => `\`\`\`ts\n${code}\n\`\`\`\n`;
  const write = (...codes: readonly string[]): void => {
    workspace.put('docs/guide.md', `# A guide\n\n${codes.map(fence).join('\n')}`);
  };
  write(GUIDE, TYPES_ONLY, ROOT, NO_NAMES);
  const namesOf = createNameReader(root);
  const namesIn = (code: string, id = hashExample(code)): readonly string[] =>
    namesOf(id, code).map(
      ({ start, length, path }) => `${code.slice(start, start + length)} ${path}`,
    );
  expect(namesIn(GUIDE)).toEqual([]);

  const { pages } = await workspace.write();
  const symbols = locateSymbols([...pages.values()]);
  const packages = discoverPackages(join(root, 'packages'));
  const link = (): void => {
    writeExamples({ root, tsconfig: join(root, 'tsconfig.json'), packages, symbols });
  };
  link();
  expect(namesIn(GUIDE)).toEqual([
    'CIRCLE /api/shapes#circle',
    'Colour /api/shapes/namespace/Colour',
    'Shape /api/shapes/namespace/Shape',
    'ShapeError /api/shapes/class/ShapeError',
    'Figure /api/shapes/namespace/Shape',
    'Drawable /api/shapes/namespace/Shape#drawable',
    'Figure /api/shapes/interface/Shape',
    'of /api/shapes/namespace/Shape#of',
    'CIRCLE /api/shapes#circle',
    'corners /api/shapes/interface/Shape#corners',
    'Colour /api/shapes/namespace/Colour',
    'first /api/shapes/namespace/Colour#first',
    'ShapeError /api/shapes/class/ShapeError',
  ]);
  expect(namesIn(GUIDE.replace('As many', 'Autant'), hashExample(GUIDE))).toEqual(namesIn(GUIDE));
  expect(namesIn(TYPES_ONLY)).toEqual([
    'Shape /api/shapes/interface/Shape',
    'Shape /api/shapes/interface/Shape',
  ]);
  expect(namesIn(ROOT)).toEqual([
    'Shapes /api/shapes',
    'Shapes /api/shapes',
    'Colour /api/shapes/namespace/Colour',
    'first /api/shapes/namespace/Colour#first',
    'CIRCLE /api/shapes#circle',
  ]);
  expect(namesIn(NO_NAMES)).toEqual([]);

  write(NO_NAMES);
  link();
  expect(namesIn(GUIDE)).toEqual([]);
});
