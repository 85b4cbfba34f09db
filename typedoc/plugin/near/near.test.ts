import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createWorkspace } from '../fixtures/workspace';
import { writeReference } from '../run';

const functionOf = (name: string, see = ''): string => `
/**
 * Returns a number of ${name}.
 *
 * @returns The number.
 *
 * @example One
 * \`\`\`ts
 * 1; // => 1
 * \`\`\`
 *
 * @category Operations${see}
 */
export function ${name}(): number { return 1; }
`;

const SOURCES = {
  'shapes/src/index.ts':
    "export * as Shape from './Shape.js';\nexport * as Colour from './Colour.js';",
  'shapes/src/Shape.ts': [
    '/**\n * Figures.\n *\n * @module\n */\n',
    functionOf('min', '\n * @see ISO 1101'),
    functionOf('max'),
    functionOf('draw'),
    functionOf('turn'),
  ].join(''),
  'shapes/src/Colour.ts': `/**\n * Colours.\n *\n * @module\n */\n${functionOf('fill')}`,
};

const EXAMPLE = `import { Colour, Shape } from '@fixture/shapes';

Shape.draw();
Colour.fill();
`;

test.each([
  ['en', 'See also'],
  ['fr', 'Voir aussi'],
] as const)('pages say what is near to a member (%s)', async (locale, heading) => {
  const { root, request, put, read } = createWorkspace(SOURCES);
  for (const step of [1, 2, 3]) {
    put(`docs/guide-${step}.md`, `\`\`\`ts\n${EXAMPLE}\nconst step = ${step};\n\`\`\`\n`);
  }
  await writeReference({ ...request(locale), exampleTsconfig: join(root, 'tsconfig.json') });
  const page = read(`${locale}/shapes/namespace/Shape.md`);
  expect(page).toContain(`#### ${heading}\n\n- [\`min()\`](#min)`);
  expect(page).toMatch(/- \[`Colour\.fill\(\)`\]\(\S*Colour\.md#fill\)\n/);
  // The author's references come first, and all of them stand in one part.
  expect(page).toContain(`#### ${heading}\n\n- ISO 1101\n- [\`max()\`](#max)`);
  // Nothing is near to it.
  expect(page.slice(page.indexOf('### turn()'))).not.toContain(heading);
});
