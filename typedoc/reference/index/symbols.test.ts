// cspell:ignore ngon
import { expect, test } from 'vitest';
import type { ReferenceSymbol } from '../contract';
import { createWorkspace } from '../fixtures/workspace';
import type { DescribedPackage, DescribedSymbol } from './symbols';

const SOURCES = {
  'shapes/src/index.ts': `
import * as Shape from './Shape.js';
type Shape = Shape.Shape;
export { Shape };
/** The figure without corners. Nobody draws it. */
export const CIRCLE: Shape = { corners: 0 };
/**
 * The error of a figure that cannot be.
 *
 * @example An error
 * \`\`\`ts
 * new ShapeError().corners; // => 1
 * \`\`\`
 */
export class ShapeError extends Error {
  /** How many corners were asked for. */
  readonly corners = 1;
}
`,
  'shapes/src/Shape.ts': `
import type { ShapeError } from './index.js';
/** A closed figure. */
export interface Shape {
  /** The number of its corners. */
  readonly corners: number;
}
/**
 * A value, or why there is none.
 *
 * @typeParam Value - What was made.
 * @typeParam Failure - Why nothing was.
 */
export type Result<Value, Failure> = Value | Failure;
/**
 * Returns a figure with so many corners. See {@link Shape}.
 *
 * One and two make none.
 *
 * @param corners - How many corners it has.
 * @returns The figure.
 *
 * @throws RangeError for half a corner.
 *
 * @example A triangle
 * \`\`\`ts
 * of(3).corners; // => 3
 * \`\`\`
 *
 * @alias polygon, ngon,
 *   shapeOf
 * @keywords draw, triangle
 * @category Constructors
 * @since 1.0.0
 */
export function of(corners: number): Result<Shape, ShapeError>;
/**
 * Returns a figure with as many corners as a text has letters.
 *
 * @param corners - A text.
 * @returns The figure.
 */
export function of(corners: string): Result<Shape, ShapeError>;
export function of(corners: number | string): Result<Shape, ShapeError> {
  return { corners: Number(corners) };
}
`,
};

async function write() {
  const workspace = createWorkspace(SOURCES);
  await workspace.write();
  const parse = (text: string): unknown => JSON.parse(text);
  return {
    symbols: parse(workspace.english('symbols.json')) as readonly ReferenceSymbol[],
    reference: parse(workspace.english('reference.json')) as {
      readonly packages: readonly DescribedPackage[];
      readonly symbols: readonly DescribedSymbol[];
    },
    page: workspace.english('shapes/namespace/Shape.md'),
    french: parse(workspace.french('symbols.json')) as readonly ReferenceSymbol[],
  };
}

test('lists every public name with its kind and its place, in the same way in each language', async () => {
  const { symbols, french } = await write();
  const identities = (all: readonly ReferenceSymbol[]) =>
    all.map(({ id, name, kind, path }) => [id, name, kind, path]);
  expect(identities(symbols)).toEqual(identities(french));
  expect(symbols.map(({ name, kind, path }) => `${kind} ${name} ${path}`)).toEqual([
    'namespace Shape /api/shapes/namespace/Shape',
    'type Shape.Result /api/shapes/namespace/Shape#result',
    'function Shape.of /api/shapes/namespace/Shape#of',
    'interface Shape /api/shapes/interface/Shape',
    'member Shape.corners /api/shapes/interface/Shape#corners',
    'const CIRCLE /api/shapes#circle',
    'class ShapeError /api/shapes/class/ShapeError',
    'member ShapeError.corners /api/shapes/class/ShapeError#corners',
  ]);
});

test('gives each name its signatures in a line each, and one sentence', async () => {
  const { symbols } = await write();
  const find = (name: string) => symbols.find((symbol) => symbol.name === name);
  expect(find('Shape.of')).toMatchObject({
    signature: [
      'function of(corners: number): Result<Shape, ShapeError>',
      'function of(corners: string): Result<Shape, ShapeError>',
    ],
    summary: 'Returns a figure with so many corners.',
  });
  expect(find('CIRCLE')).toMatchObject({
    signature: ['const CIRCLE: Shape'],
    summary: 'The figure without corners.',
  });
  expect(find('ShapeError')).toMatchObject({ signature: ['class ShapeError extends Error'] });
});

test('describes each package and each name for machines', async () => {
  const { reference, page } = await write();
  expect(reference.packages).toEqual([
    {
      name: '@fixture/shapes',
      version: '1.0.0',
      description: 'All about shapes',
      path: '/api/shapes',
      dependencies: [],
    },
  ]);
  expect(reference.symbols.find(({ name }) => name === 'Shape.of')).toMatchObject({
    description:
      'Returns a figure with so many corners. See `Shape`.\n\nOne and two make none.\n\nReturns a figure with as many corners as a text has letters.',
    parameters: [{ name: 'corners', description: 'How many corners it has. A text.' }],
    returns: 'The figure.',
    failsWith: ['ShapeError', 'RangeError for half a corner.'],
    examples: [{ title: 'A triangle', code: 'of(3).corners; // => 3' }],
    aliases: ['polygon', 'ngon', 'shapeOf'],
    keywords: ['draw', 'triangle'],
    category: 'Constructors',
    since: '1.0.0',
    source: {
      file: 'packages/shapes/src/Shape.ts',
      line: 36,
      url: 'https://example.org/packages/shapes/src/Shape.ts#L36',
    },
  });
  expect(page).not.toMatch(/polygon|draw/);
});
