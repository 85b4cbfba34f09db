// cspell:ignore ngon
import { expect, test } from 'vitest';
import { createDescription, createEntry, createPage } from '../fixtures/pageData';
import { SHAPES } from '../fixtures/sources';
import { createWorkspace } from '../fixtures/workspace';
import { readText } from '../text';
import { type IndexedSymbol, indexSymbols } from './symbols';

const SOURCES = {
  ...SHAPES,
  'shapes/src/ShapeError.ts': `
/**
 * The error of a figure that cannot be.
 *
 * @alias polygon, ngon,
 *   shapeOf
 * @keywords draw, triangle
 *
 * @example An error
 * \`\`\`ts
 * new ShapeError().corners; // => 1
 * \`\`\`
 */
export class ShapeError extends Error {
  /** How many corners were requested. */
  readonly corners = 1;
}
`,
  'shapes/src/index.ts': `${SHAPES['shapes/src/index.ts']}export { ShapeError } from './ShapeError.js';\n`,
};

test('lists every public name with its kind and its path, in the same way in each language', async () => {
  const workspace = createWorkspace(SOURCES);
  const { symbols } = await workspace.write();
  const french = JSON.parse(workspace.french('symbols.json')) as readonly IndexedSymbol[];
  const identities = (all: readonly IndexedSymbol[]) =>
    all.map(({ id, name, kind, path }) => [id, name, kind, path]);
  expect(identities(symbols)).toEqual(identities(french));
  expect(symbols.map(({ name, kind, path }) => `${kind} ${name} ${path}`)).toEqual([
    'const CIRCLE /api/shapes#circle',
    'namespace Shape /api/shapes/namespace/Shape',
    'type Shape.Drawable /api/shapes/namespace/Shape#drawable',
    'function Shape.of /api/shapes/namespace/Shape#of',
    'interface Shape /api/shapes/interface/Shape',
    'member Shape.corners /api/shapes/interface/Shape#corners',
    'class ShapeError /api/shapes/class/ShapeError',
    'member ShapeError.corners /api/shapes/class/ShapeError#corners',
  ]);
  expect(symbols[6]).toMatchObject({
    package: 'shapes',
    signature: ['class ShapeError extends Error'],
    summary: 'The error of a figure that cannot be.',
    aliases: ['polygon', 'ngon', 'shapeOf'],
    keywords: ['draw', 'triangle'],
    tasks: ['An error'],
  });
  expect(workspace.english('shapes/class/ShapeError.md')).not.toMatch(/polygon|draw/);
});

test('a name has one signature per overload, and the texts of all of them', () => {
  const call = { typeParameters: [], parameters: [], failures: [] };
  const examples = [{ title: 'One', blocks: readText('1') }];
  const entry = createEntry('of', {
    lines: ['of(): 1', 'of(): 2'],
    calls: [
      { ...call, description: createDescription('Returns `one`. Or two.', { aliases: ['a'] }) },
      { ...call, description: createDescription('More.', { examples, aliases: ['a', 'b'] }) },
    ],
  });
  expect(
    indexSymbols([createPage({ groups: [{ id: 'all', entries: [entry] }] })])[1],
  ).toMatchObject({
    name: 'Option.of',
    package: 'core',
    signature: ['of(): 1', 'of(): 2'],
    summary: 'Returns one.',
    aliases: ['a', 'b'],
    tasks: ['One'],
  });
});
