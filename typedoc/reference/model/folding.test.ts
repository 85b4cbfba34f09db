import { describe, expect, test } from 'vitest';
import { FOLD, withFolded } from '../fixtures/sources';
import { type FixtureWorkspace, createWorkspace } from '../fixtures/workspace';

const TABLE = `# Quads
name,sides,word,wordFr
Square,1,Square,carré
Kite,2,Kite | bird,cerf-volant
Rhomb,1,Rhomb,losange
`;

async function writeFolded(): Promise<FixtureWorkspace> {
  const sources = withFolded(['Rhomb', 'Kite', 'Square'], TABLE);
  const number = '/** How many corners a kite has. */\nexport const KITE_CORNERS = 4;\n';
  const file = 'shapes/src/folded/Kite.ts';
  const workspace = createWorkspace({ ...sources, [file]: `${sources[file] ?? ''}${number}` });
  await workspace.write({ folds: [FOLD] });
  return workspace;
}

describe('folded members', () => {
  test('are rows of a table that link to both pages of a name, in each language', async () => {
    const workspace = await writeFolded();
    const pages = [
      { kind: 'function', path: '/api/shapes/function/Kite' },
      { kind: 'interface', path: '/api/shapes/interface/Kite' },
    ];
    const { table } = workspace.page('shapes/index');
    expect(table).toMatchObject({ id: 'quads', title: 'Quads' });
    expect(table?.rows[0]).toEqual({ name: 'Kite', pages, cells: ['Kite | bird', '2'] });
    const row = (name: string, cells: string): string =>
      `| [\`${name}\`](/api/shapes/function/${name}) · [interface](/api/shapes/interface/${name}) | ${cells} |\n`;
    const head = '## Quads {#quads}\n\n| Name | Word | Sides |\n| --- | --- | --- |\n';
    expect(workspace.english('shapes/index.md')).toContain(
      `${head}${row('Kite', 'Kite \\| bird | 2')}${row('Rhomb', 'Rhomb | 1')}${row('Square', 'Square | 1')}`,
    );
    expect(workspace.french('shapes/index.md')).toContain(row('Kite', 'cerf-volant | 2'));
  });

  test('are not in the lists of the package, unlike constants in their files', async () => {
    const { contents } = (await writeFolded()).page('shapes/index');
    const titles = contents.flatMap(({ items }) => items.map(({ title }) => title));
    expect(titles).toEqual(['Shape', 'const KITE_CORNERS', 'const CIRCLE']);
  });

  test('have one item in the sidebar, which links to the table', async () => {
    const workspace = await writeFolded();
    for (const sidebar of [workspace.english('sidebars.json'), workspace.french('sidebars.json')]) {
      expect(sidebar).not.toContain('Kite');
      expect(sidebar).toContain(
        '{"type":"link","key":"quads","label":"Quads","href":"/api/shapes#quads"}',
      );
    }
  });

  test('have pages with that sidebar', async () => {
    const workspace = await writeFolded();
    const field = 'displayed_sidebar: "api"';
    expect(workspace.english('shapes/function/Kite.md')).toContain(field);
    expect(workspace.english('shapes/interface/Shape.md')).not.toContain(field);
  });
});
