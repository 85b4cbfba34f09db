import { join } from 'node:path';
import { expect, test } from 'vitest';
import { discoverPackages } from '../../../workspace/packages';
import { createWorkspace } from '../../fixtures/workspace';
import { createNameReader } from './exampleTable';
import { writeExamples } from './writeExamples';

const SOURCES = {
  'shapes/src/index.ts': `
import * as Colour from './Colour.js';
import * as Shape from './Shape.js';
type Shape = Shape.Shape;
export { Colour, Shape };
/** The figure without corners. */
export const CIRCLE: Shape = { corners: 0 };
/**
 * The error of a figure that cannot be.
 *
 * @example One
 * \`\`\`ts
 * 1; // => 1
 * \`\`\`
 */
export class ShapeError extends Error {}
`,
  'shapes/src/Colour.ts': `
/**
 * The colours of figures.
 *
 * @module
 */

/**
 * Returns the first colour.
 *
 * @returns A colour.
 *
 * @example One
 * \`\`\`ts
 * 1; // => 1
 * \`\`\`
 */
export function first(): string { return 'red'; }
`,
  'shapes/src/Shape.ts': `
/** A closed figure. */
export interface Shape {
  /** The number of its corners. */
  readonly corners: number;
}
/** A part of a figure. */
export type Corner = number;
/**
 * Returns a figure of corners.
 *
 * @param corners - How many.
 * @returns The figure.
 *
 * @example One
 * \`\`\`ts
 * 1; // => 1
 * \`\`\`
 */
export function of(corners: number): Shape;
/**
 * Returns a figure of a text.
 *
 * @param corners - How many.
 * @returns The figure.
 */
export function of(corners: string): Shape;
export function of(corners: number | string): Shape {
  return { corners: Number(corners) };
}
`,
};

const GUIDE = `import { CIRCLE, Colour, Shape as Figure, ShapeError } from '@fixture/shapes';
import { join } from 'node:path';

const three: Figure.Corner = 3; // As many as it can have.
const triangle: Figure = Figure.of(three);
Figure.of('4').corners;
CIRCLE.corners;
Colour.first().length;
new ShapeError().message;
join('Figure', CIRCLE.toString());
function shadow(CIRCLE: Figure): Figure { return CIRCLE; }`;

const NO_NAMES = 'const none = 1;';

const TYPES_ONLY = `import type { Shape } from '@fixture/shapes';

declare const shape: Shape;`;

test('leads each imported name to what it is where it is used, through every alias', async () => {
  const workspace = createWorkspace(SOURCES);
  const { root } = workspace;
  const fence = (code: string): string => `\`\`\`ts\n${code}\n\`\`\`\n`;
  workspace.put('docs/guide.md', [GUIDE, TYPES_ONLY, NO_NAMES].map(fence).join('\n'));
  const namesOf = createNameReader(root);
  const namesIn = (code: string): readonly string[] =>
    namesOf(code).map(({ start, length, path }) => `${code.slice(start, start + length)} ${path}`);
  expect(namesIn(GUIDE)).toEqual([]);

  const { symbols } = await workspace.write();
  const packages = discoverPackages(join(root, 'packages'));
  writeExamples({ root, tsconfig: join(root, 'tsconfig.json'), packages, symbols });
  expect(namesIn(GUIDE)).toEqual([
    'CIRCLE /api/shapes#circle',
    'Colour /api/shapes/namespace/Colour',
    'Shape /api/shapes/namespace/Shape',
    'ShapeError /api/shapes/class/ShapeError',
    'Figure /api/shapes/namespace/Shape',
    'Corner /api/shapes/namespace/Shape#corner',
    'Figure /api/shapes/interface/Shape',
    'of /api/shapes/namespace/Shape#of',
    'CIRCLE /api/shapes#circle',
    'corners /api/shapes/interface/Shape#corners',
    'Colour /api/shapes/namespace/Colour',
    'first /api/shapes/namespace/Colour#first',
    'ShapeError /api/shapes/class/ShapeError',
  ]);
  expect(namesIn(GUIDE.replace('As many', 'Autant'))).toEqual(namesIn(GUIDE));
  expect(namesIn(TYPES_ONLY)).toEqual([
    'Shape /api/shapes/interface/Shape',
    'Shape /api/shapes/interface/Shape',
  ]);
  expect(namesIn(NO_NAMES)).toEqual([]);
});
