import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type FixtureWorkspace, createWorkspace } from './fixtures/workspace';
import type { Fold } from './model/folding';

const SHAPE = `
/**
 * A closed figure.
 *
 * @category Models
 */
export interface Shape {
  /** The number of its corners. */
  readonly corners: number;
}

/**
 * A figure that can be drawn.
 *
 * @category Models
 */
export type Drawable = Shape | undefined;

/**
 * Returns a figure with so many corners.
 *
 * @param corners - How many corners it has.
 * @returns The figure.
 *
 * @example A triangle
 * \`\`\`ts
 * of(3).corners; // => 3
 * \`\`\`
 *
 * @category Constructors
 */
export function of(corners: number): Shape {
  return { corners };
}
`;

const SHAPES = {
  'shapes/src/index.ts': `
import * as Shape from './Shape.js';
type Shape = Shape.Shape;
export { Shape };
/** The figure without corners. */
export const CIRCLE: Shape = { corners: 0 };
`,
  'shapes/src/Shape.ts': SHAPE,
};

function frontMatter(page: string): Record<string, unknown> {
  const lines = page.split('---\n')[1]?.trim().split('\n') ?? [];
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), JSON.parse(line.slice(colon + 1)) as unknown];
    }),
  );
}

function withoutTags(page: string): string {
  return page
    .replace(/^<a id="[^"]*"><\/a>\n\n/gm, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

describe('paths', () => {
  test('packages, namespaces and namesakes have pages; other members are anchors', async () => {
    const workspace = createWorkspace(SHAPES);
    await workspace.write();
    for (const page of [
      'index',
      'shapes/index',
      'shapes/namespace/Shape',
      'shapes/interface/Shape',
    ]) {
      expect(existsSync(join(workspace.root, 'en', `${page}.md`)), page).toBe(true);
    }
    expect(workspace.english('shapes/namespace/Shape.md')).toContain('<a id="of"></a>');
    expect(workspace.english('shapes/index.md')).toContain('<a id="circle"></a>');
  });

  test('pages of the same name link to each other', async () => {
    const workspace = createWorkspace(SHAPES);
    await workspace.write();
    expect(workspace.english('shapes/namespace/Shape.md')).toContain(
      '<span class="kind kind-namespace" aria-current="page">namespace</span><span hidden>, </span><span class="kind kind-interface">[interface](../interface/Shape.md)</span>',
    );
    expect(workspace.english('shapes/interface/Shape.md')).toContain(
      '<span class="kind kind-namespace">[namespace](../namespace/Shape.md)</span>',
    );
  });

  test('a namespace begins with the interface of its name, and leads to its page', async () => {
    const workspace = createWorkspace({
      'shapes/src/index.ts': `
import * as Box from './Box.js';
type Box<Value> = Box.Box<Value>;
export { Box };
`,
      'shapes/src/Box.ts': `
/**
 * Something in a box.
 *
 * @typeParam Value - The type of the thing.
 *
 * @example A box
 * \`\`\`ts
 * 1; // => 1
 * \`\`\`
 *
 * @category Models
 */
export interface Box<Value> {
  /** The thing. */
  readonly value: Value;
}
`,
    });
    await workspace.write();
    const page = workspace.english('shapes/namespace/Box.md');
    expect(withoutTags(page)).toContain(`Something in a box.

interface Box<Value> {
  readonly value: Value;
}

\`\`\`ts title="A box"`);
    expect(page).toContain('href="/site/en/shapes/interface/Box#type.value"');
    expect(workspace.english('shapes/interface/Box.md')).toContain('href="#type.value"');
  });

  test('a type alias with the name of its namespace heads the page, once', async () => {
    const workspace = createWorkspace({
      'shapes/src/index.ts': SHAPES['shapes/src/index.ts'],
      'shapes/src/Shape.ts': SHAPE.replaceAll('Drawable', 'Shape')
        .replace(
          /\/\*\*\n \* A closed[^]*?\n}\n/,
          '/** A closed figure. */\nexport interface Figure {\n  /** Corners. */\n  readonly corners: number;\n}\n',
        )
        .replace('Shape | undefined', 'Figure'),
    });
    await workspace.write();
    const page = withoutTags(workspace.english('shapes/namespace/Shape.md'));
    expect(page.match(/type Shape = /g)).toHaveLength(1);
    expect(page.indexOf('type Shape = ')).toBeLessThan(page.indexOf('## '));
  });

  test('what can be called lists its members too', async () => {
    const workspace = createWorkspace({
      'shapes/src/index.ts': `
/** Draws a figure. */
export interface Draw {
  /**
   * Draws it.
   *
   * @param corners - How many corners it has.
   */
  (corners: number): void;
  /** The colour of the lines. */
  readonly colour: string;
}
`,
    });
    await workspace.write();
    expect(workspace.english('shapes/interface/Draw.md')).toContain(
      '- <a id="colour"></a>`colour`: The colour of the lines.',
    );
  });

  test('an interface that can be called is described with its type parameters and calls', async () => {
    const workspace = createWorkspace({
      'shapes/src/index.ts': `
/**
 * A function of figures.
 *
 * @typeParam Figure - The type of the figures.
 *
 * @example A function of numbers
 * \`\`\`ts
 * 1; // => 1
 * \`\`\`
 */
export interface Draw<Figure> {
  /**
   * Draws a figure.
   *
   * @param figure - The figure to draw.
   * @returns The figure that was drawn.
   */
  (figure: Figure): Figure;
}
`,
    });
    await workspace.write();
    const page = workspace.english('shapes/interface/Draw.md');
    const [, anchor = ''] = /figure: <a href="#([^"]+)">/.exec(page) ?? [];
    expect(page).toContain(`<a id="${anchor}"></a>\`Figure\`: The type of the figures.`);
    for (const text of [
      'A function of figures.',
      'Draws a figure.',
      'The figure to draw.',
      'The figure that was drawn.',
      'A function of numbers',
    ]) {
      expect(page.slice(page.indexOf('\n# '))).toContain(text);
    }
  });

  test('a single package has a page of its own below the root', async () => {
    const workspace = createWorkspace(SHAPES);
    const { pages } = await workspace.write();
    expect(pages).toBe(4);
    expect(workspace.english('index.md')).toContain('[`@fixture/shapes`](shapes/index.md)');
  });
});

describe('front matter', () => {
  test('carries an id that depends on the path alone', async () => {
    const workspace = createWorkspace(SHAPES);
    await workspace.write();
    const before = frontMatter(workspace.english('shapes/interface/Shape.md'));
    workspace.put('packages/shapes/src/Shape.ts', `/** Zero. */\nexport const ZERO = 0;\n${SHAPE}`);
    await workspace.write();
    const after = frontMatter(workspace.english('shapes/interface/Shape.md'));
    expect(after['api_id']).toBe(before['api_id']);
    expect(after['api_id']).toBe(
      frontMatter(workspace.french('shapes/interface/Shape.md'))['api_id'],
    );
    expect(Number.isSafeInteger(after['api_id'])).toBe(true);
  });

  test('describes the page and leads to the source', async () => {
    const workspace = createWorkspace(SHAPES);
    await workspace.write();
    expect(frontMatter(workspace.english('shapes/namespace/Shape.md'))).toMatchObject({
      title: 'Shape: namespace of @fixture/shapes',
      sidebar_label: 'Shape',
      summary: 'A closed figure.',
      description: '',
    });
    expect(frontMatter(workspace.english('shapes/interface/Shape.md'))['custom_edit_url']).toBe(
      'https://example.org/edit/packages/shapes/src/Shape.ts',
    );
  });
});

describe('keywords', () => {
  function describeWith(workspace: FixtureWorkspace, name: string, keywords: readonly string[]) {
    workspace.put(
      `packages/${name}/package.json`,
      JSON.stringify({
        name: `@fixture/${name}`,
        version: '1.0.0',
        type: 'module',
        description: `All about ${name}`,
        keywords,
      }),
    );
  }

  function createShapesAndWords(): FixtureWorkspace {
    const workspace = createWorkspace({
      ...SHAPES,
      'words/src/index.ts': '/** Nothing to say. */\nexport const SILENCE = "";',
    });
    describeWith(workspace, 'shapes', ['family', 'geometry', 'colour', 'color']);
    describeWith(workspace, 'words', ['family', 'text', 'colour']);
    return workspace;
  }

  test('of a package are those of its manifest, but for what all packages have', async () => {
    const workspace = createShapesAndWords();
    describeWith(workspace, 'bare', ['family']);
    workspace.put('packages/bare/src/index.ts', '/** One. */\nexport const ONE = 1;');
    workspace.put('packages/bare/README.md', '# Bare\n');
    await workspace.write();
    const keywords = (page: string): unknown => frontMatter(workspace.english(page))['keywords'];
    expect(keywords('shapes/index.md')).toEqual(['geometry', 'colour', 'color']);
    expect(keywords('words/index.md')).toEqual(['text', 'colour']);
    expect(frontMatter(workspace.english('bare/index.md'))).not.toHaveProperty('keywords');
    expect(frontMatter(workspace.english('shapes/interface/Shape.md'))).not.toHaveProperty(
      'keywords',
    );
  });

  test('of the only package are all of them', async () => {
    const workspace = createWorkspace(SHAPES);
    describeWith(workspace, 'shapes', ['family', 'geometry']);
    await workspace.write();
    expect(frontMatter(workspace.english('shapes/index.md'))['keywords']).toEqual([
      'family',
      'geometry',
    ]);
  });

  test('are translated as the description is, two that become one once', async () => {
    const workspace = createShapesAndWords();
    workspace.put(
      'catalogue/shared/packages.json',
      JSON.stringify({ geometry: 'géométrie', colour: 'couleur', color: 'couleur' }),
    );
    const { problems } = await workspace.write();
    expect(frontMatter(workspace.french('shapes/index.md'))['keywords']).toEqual([
      'géométrie',
      'couleur',
    ]);
    const file = join(workspace.root, 'catalogue/shared/packages.json');
    const told = problems.filter((problem) => problem.file === file).map(({ text }) => text);
    expect(told).toContain('text');
    expect(told).not.toContain('family');
  });
});

describe('sidebar', () => {
  test('lists packages, in them kinds, in them names, each category with its own key', async () => {
    const workspace = createWorkspace({ ...SHAPES, 'empty/src/index.ts': 'export {};' });
    await workspace.write();
    const { api } = JSON.parse(workspace.english('sidebars.json')) as { api: unknown[] };
    expect(api).toEqual([
      { type: 'doc', id: 'index' },
      expect.objectContaining({ key: '@fixture/empty', items: [] }),
      {
        type: 'category',
        key: '@fixture/shapes',
        label: '@fixture/shapes',
        link: { type: 'doc', id: 'shapes/index' },
        items: [
          {
            type: 'category',
            key: '@fixture/shapes/Namespace',
            label: 'Namespaces',
            collapsed: false,
            items: [{ type: 'doc', id: 'shapes/namespace/Shape' }],
          },
          {
            type: 'category',
            key: '@fixture/shapes/Interface',
            label: 'Interfaces',
            collapsed: false,
            items: [{ type: 'doc', id: 'shapes/interface/Shape' }],
          },
        ],
      },
    ]);
  });

  test('has the packages in the order of their purposes', async () => {
    const workspace = createWorkspace({
      'a/src/index.ts': 'export {};',
      'b/src/index.ts': 'export {};',
      'c/src/index.ts': 'export {};',
    });
    const title = 'One';
    await workspace.write({
      groups: [
        { id: 'first', title, packages: ['c', 'a'] },
        { id: 'second', title, packages: ['b'] },
      ],
    });
    const { api } = JSON.parse(workspace.english('sidebars.json')) as {
      api: readonly { readonly label?: string }[];
    };
    expect(api.flatMap(({ label = [] }) => label)).toEqual([
      '@fixture/c',
      '@fixture/a',
      '@fixture/b',
    ]);
  });
});

describe('the pages before and after', () => {
  const SOURCES = {
    ...SHAPES,
    'angles/src/index.ts': `
/** How wide it is. */
export interface Width {
  /** The number of degrees. */
  readonly degrees: number;
}
/** How steep it is. */
export interface Slope extends Width {}
`,
    'words/src/index.ts': '/** Nothing to say. */\nexport const SILENCE = "";',
  };

  test('are of the same package, in the order of the sidebar, after its index', async () => {
    const workspace = createWorkspace(SOURCES);
    await workspace.write();
    const listed = [...workspace.english('sidebars.json').matchAll(/"id":"([^"]+)"/g)].map(
      ([, id]) => String(id),
    );
    const around = Object.fromEntries(
      listed.map((id, index) => {
        const fields = frontMatter(workspace.english(`${id}.md`));
        return [
          id,
          [
            'pagination_prev' in fields ? fields['pagination_prev'] : (listed[index - 1] ?? null),
            'pagination_next' in fields ? fields['pagination_next'] : (listed[index + 1] ?? null),
          ],
        ];
      }),
    );
    expect(around).toEqual({
      index: [null, null],
      'angles/index': [null, 'angles/interface/Slope'],
      'angles/interface/Slope': ['angles/index', 'angles/interface/Width'],
      'angles/interface/Width': ['angles/interface/Slope', null],
      'shapes/index': [null, 'shapes/namespace/Shape'],
      'shapes/namespace/Shape': ['shapes/index', 'shapes/interface/Shape'],
      'shapes/interface/Shape': ['shapes/namespace/Shape', null],
      'words/index': [null, null],
    });
  });
});

describe('the root page', () => {
  const ALL = { id: 'all', title: 'All', packages: ['shapes'] };

  test('lists packages by purpose with their version, exports and needs', async () => {
    const workspace = createWorkspace(SHAPES);
    await workspace.write({ groups: [ALL] });
    expect(workspace.english('index.md')).toContain(
      [
        '## All\n',
        '- [`@fixture/shapes`](shapes/index.md)\\',
        '  All about shapes\\',
        '  <small>1.0.0 · 4 exports · needs no other package</small>',
      ].join('\n'),
    );
    expect(workspace.french('index.md')).toContain('## All\n\n- [`@fixture/shapes`]');
  });

  test('cannot be written while a package stands in no group', async () => {
    const workspace = createWorkspace(SHAPES);
    await expect(workspace.write({ groups: [] })).rejects.toThrow('"shapes" stands in no group');
  });
});

describe('the page of a package', () => {
  const FIGURES = {
    'shapes/src/index.ts': `
${SHAPES['shapes/src/index.ts']}
export { NONE, square, type Figure, type Named } from './figures.js';
`,
    'shapes/src/Shape.ts': SHAPE,
    'shapes/src/figures.ts': `
/** No figure. */
export const NONE = undefined;

/**
 * Anything that can be drawn.
 *
 * @category Models
 */
export type Figure = object | typeof NONE;

/**
 * Returns a square.
 *
 * @returns The square.
 *
 * @example One
 * \`\`\`ts
 * square(); // => {}
 * \`\`\`
 *
 * @category Constructors
 */
export function square(): Figure {
  return {};
}

/**
 * A figure with a name.
 *
 * @category Models
 */
export interface Named {
  /** The name. */
  readonly name: string;
}
`,
  };

  test('says what it exports by task, and then describes types and constants', async () => {
    const workspace = createWorkspace(FIGURES);
    await workspace.write();
    const [, page = ''] = workspace.english('shapes/index.md').split('\n---\n');
    expect(withoutTags(page.slice(page.indexOf('## ')))).toBe(`## Contents {#contents}

### Namespaces {#namespaces}

- [\`Shape\`](namespace/Shape.md): A closed figure.

### Models {#models}

- [\`type Figure\`](#figure): Anything that can be drawn.
- [\`interface Named\`](interface/Named.md): A figure with a name.

### Constructors {#constructors}

- [\`square()\`](function/square.md): Returns a square.

### Others {#others}

- [\`const NONE\`](#none): No figure.
- [\`const CIRCLE\`](#circle): The figure without corners.

## Types {#types}

### type Figure

[Source](https://example.org/packages/shapes/src/figures.ts#L10)

Anything that can be drawn.

type Figure = object | typeof NONE

## Constants {#constants}

### const NONE

[Source](https://example.org/packages/shapes/src/figures.ts#L3)

No figure.

const NONE: undefined

### const CIRCLE

[Source](https://example.org/packages/shapes/src/index.ts#L7)

The figure without corners.

const CIRCLE: Shape`);
  });

  test('lists an export with its size, which its own page shows too', async () => {
    const workspace = createWorkspace(FIGURES);
    await workspace.write({ sizes: { shapes: { whole: 60, exports: { square: 40 } } } });
    expect(workspace.english('shapes/index.md')).toContain(
      '- [`square()`](function/square.md): Returns a square. · 40\u00a0B bundled\n',
    );
    expect(workspace.english('shapes/function/square.md')).toContain(') · 40\u00a0B bundled\n');
  });

  test('has its title and its facts in the front matter', async () => {
    const workspace = createWorkspace(FIGURES);
    await workspace.write({
      sizes: { shapes: { whole: 1, exports: {} } },
    });
    const { title, hide_title, package_facts } = frontMatter(workspace.english('shapes/index.md'));
    expect({ title, hide_title }).toEqual({ title: '@fixture/shapes', hide_title: true });
    expect(package_facts).toMatchObject({
      version: '1.0.0',
      size: { whole: '1\u00a0B' },
    });
    expect(frontMatter(workspace.english('shapes/function/square.md'))).not.toHaveProperty(
      'package_facts',
    );
    expect(frontMatter(workspace.french('shapes/index.md'))['package_facts']).toMatchObject({
      size: { whole: '1\u00a0o' },
    });
  });
});

describe('folded members', () => {
  const member = (name: string): string =>
    [
      `/** A ${name}, the figure. */`,
      `export interface ${name} {\n  /** Its name. */\n  readonly name: '${name}';\n}`,
      `/**\n * Returns a ${name}.\n *\n * @returns The figure.\n *`,
      ` * @example One\n * \`\`\`ts\n * ${name}().name; // => '${name}'\n * \`\`\`\n */`,
      `export function ${name}(): ${name} {\n  return { name: '${name}' };\n}`,
      `/** How many corners a ${name} has. */`,
      `export const ${name}_CORNERS = 4;\n`,
    ].join('\n');

  const SOURCES = {
    'shapes/src/index.ts': `
${SHAPES['shapes/src/index.ts']}
export * from './quad/Rhomb.js';
export * from './quad/Kite.js';
export * from './quad/Square.js';
`,
    'shapes/src/Shape.ts': SHAPE,
    'shapes/src/quad/Kite.ts': member('Kite'),
    'shapes/src/quad/Rhomb.ts': member('Rhomb'),
    'shapes/src/quad/Square.ts': member('Square'),
    'shapes/table/quads.csv':
      '# Quads\nname,sides,word,wordFr\nSquare,1,Square,carré\nKite,2,Kite | bird,cerf-volant\nRhomb,1,Rhomb,losange\n',
  };
  const FOLD: Fold = {
    packageName: 'shapes',
    sources: 'src/quad',
    id: 'quads',
    title: 'Quads',
    nameHeading: 'Name',
    searchLabel: 'Find a quad',
    table: {
      file: 'table/quads.csv',
      columns: [
        { heading: 'Word', field: 'word' },
        { heading: 'Sides', field: 'sides' },
      ],
    },
  };

  async function writeFolded(): Promise<FixtureWorkspace> {
    const workspace = createWorkspace(SOURCES);
    await workspace.write({ folds: [FOLD] });
    return workspace;
  }

  test('stand in a table of the index page, each name once, in each language', async () => {
    const workspace = await writeFolded();
    expect(workspace.english('shapes/index.md')).toContain(
      [
        '<a id="quads"></a>\n',
        '## Quads\n',
        '<div data-table-search="Find a quad"></div>\n',
        '| Name | Word | Sides |',
        '| --- | --- | --- |',
        '| [`Kite`](function/Kite.md) | Kite \\| bird | 2 |',
        '| [`Rhomb`](function/Rhomb.md) | Rhomb | 1 |',
        '| [`Square`](function/Square.md) | Square | 1 |\n',
      ].join('\n'),
    );
    const french = workspace.french('shapes/index.md');
    expect(french).toContain('| Name | Word | Sides |');
    expect(french).toContain('| [`Kite`](function/Kite.md) | cerf-volant | 2 |');
  });

  test('are in no other list of the index page, while constants of their files are', async () => {
    const page = (await writeFolded()).english('shapes/index.md');
    expect(page.match(/\(function\/Kite\.md\)/g)).toHaveLength(1);
    expect(page).not.toContain('interface/Kite.md');
    expect(page).not.toContain('## Functions');
    expect(page).toContain('<a id="kite_corners"></a>');
  });

  test('have one item of the sidebar, which leads to the table', async () => {
    const workspace = await writeFolded();
    for (const [sidebar, label] of [
      [workspace.english('sidebars.json'), 'Quads'],
      [workspace.french('sidebars.json'), 'Quads'],
    ] as const) {
      expect(sidebar).not.toContain('Kite');
      expect(sidebar).toContain(`{"type":"link","label":"${label}","href":"/api/shapes#quads"}`);
    }
  });

  test('have pages with that sidebar, each before the next of its kind', async () => {
    const workspace = await writeFolded();
    const paginationOf = (page: string): readonly unknown[] => {
      const fields = frontMatter(workspace.english(page));
      return [fields['displayed_sidebar'], fields['pagination_prev'], fields['pagination_next']];
    };
    expect(paginationOf('shapes/function/Kite.md')).toEqual([
      'api',
      'shapes/index',
      'shapes/function/Rhomb',
    ]);
    expect(paginationOf('shapes/function/Rhomb.md')).toEqual([
      'api',
      'shapes/function/Kite',
      'shapes/function/Square',
    ]);
    expect(paginationOf('shapes/interface/Square.md')).toEqual([
      'api',
      'shapes/interface/Rhomb',
      null,
    ]);
    expect(paginationOf('shapes/interface/Shape.md')).toEqual([undefined, undefined, null]);
  });

  test('must have the names of the table', async () => {
    const workspace = createWorkspace(SOURCES);
    workspace.put(
      'packages/shapes/table/quads.csv',
      'name,sides,word,wordFr\nKite,1,,\nOblong,1,,\n',
    );
    await expect(workspace.write({ folds: [FOLD] })).rejects.toThrow(
      '"Rhomb" is not in "table/quads.csv", "Square" is not in "table/quads.csv", "Oblong" is not in "src/quad"',
    );
  });

  test('must have a table whose rows are whole', async () => {
    const workspace = createWorkspace(SOURCES);
    workspace.put('packages/shapes/table/quads.csv', 'name,sides,word,wordFr\nKite,1\n');
    await expect(workspace.write({ folds: [FOLD] })).rejects.toThrow(
      /quads\.csv" must have 4 fields in "Kite,1"/,
    );
  });
});

describe('comments', () => {
  test('link to an export of another package by its name', async () => {
    const workspace = createWorkspace({
      ...SHAPES,
      'other/src/index.ts': `
/**
 * Throws a figure.
 *
 * @throws {@link CIRCLE} Always.
 *
 * @example A throw
 * \`\`\`ts
 * fling(); // => throws Circle
 * \`\`\`
 */
export function fling(): void {}
`,
    });
    await workspace.write();
    expect(workspace.english('other/function/fling.md')).toContain(
      '](../../shapes/index.md#circle)',
    );
  });

  test('link to a member beside them rather than to an export of its name', async () => {
    const workspace = createWorkspace({
      'shapes/src/index.ts': `
export * as Shape from './Shape.js';
/** Draws at once. */
export const draw = 1;
`,
      'shapes/src/Shape.ts': `
/**
 * Shapes, which {@link draw} draws.
 *
 * @module
 */
export { draw } from './internal/draw.js';
`,
      'shapes/src/internal/draw.ts': '/** Draws a shape. */\nexport const draw = 2;',
    });
    await workspace.write();
    expect(workspace.english('shapes/namespace/Shape.md')).toContain('which [draw](#draw) draws');
  });

  test('a link that leads nowhere fails', async () => {
    const workspace = createWorkspace({
      'shapes/src/index.ts': '/** See {@link Nothing}. */\nexport const ONE = 1;',
    });
    await expect(workspace.write()).rejects.toThrow('TypeDoc cannot make the reference');
  });

  test('an export without a comment fails', async () => {
    const workspace = createWorkspace({ 'shapes/src/index.ts': 'export const ONE = 1;' });
    await expect(workspace.write()).rejects.toThrow('TypeDoc cannot make the reference');
  });

  test('sources that do not compile fail with the place of the error', async () => {
    const workspace = createWorkspace({
      'shapes/src/index.ts': '/** One. */\nexport const ONE: string = 1;',
    });
    const error: unknown = await workspace.write().catch((reason: unknown) => reason);
    expect(stripVTControlCharacters(String(error))).toContain('packages/shapes/src/index.ts:2:14');
  });

  test('links of a README to this site become paths of it, others stay', async () => {
    const workspace = createWorkspace(SHAPES);
    workspace.put(
      'packages/shapes/package.json',
      '{"name":"@fixture/shapes","version":"1.0.0","description":"x","homepage":"https://site.test/std/api/shapes"}',
    );
    workspace.put(
      'packages/shapes/README.md',
      '# Shapes\n\n[here](https://site.test/std/docs/shapes), [there](https://other.test/std/docs)\n',
    );
    await workspace.write();
    expect(workspace.english('shapes/index.md')).toContain(
      '[here](/docs/shapes), [there](https://other.test/std/docs)',
    );
  });

  test('a package without README fails with its name', async () => {
    const workspace = createWorkspace(SHAPES);
    workspace.put(
      'packages/bare/package.json',
      '{"name":"@fixture/bare","version":"1.0.0","description":"x"}',
    );
    workspace.put('packages/bare/src/index.ts', '/** One. */\nexport const ONE = 1;');
    await expect(workspace.write()).rejects.toThrow('Package "@fixture/bare" must have a README');
  });

  test('angle brackets and braces are escaped in text and kept in code', async () => {
    const workspace = createWorkspace({
      'shapes/src/index.ts': '/** Of `Array<{ a: 1 }>`, a <b> and {c}. */\nexport const ONE = 1;',
    });
    await workspace.write();
    const page = workspace.english('shapes/index.md');
    expect(page).toContain('`Array<{ a: 1 }>`, a \\<b\\> and \\{c\\}');
  });
});

describe('translation', () => {
  function putShape(workspace: FixtureWorkspace, entries: Readonly<Record<string, unknown>>): void {
    workspace.put('catalogue/shapes/Shape.json', JSON.stringify(entries, null, 2));
  }

  test('without a catalogue every text is English and is told as missing', async () => {
    const workspace = createWorkspace(SHAPES);
    const { problems } = await workspace.write();
    expect(workspace.french('shapes/interface/Shape.md')).toContain('A closed figure.');
    expect(problems).toContainEqual({
      kind: 'missing',
      file: join(workspace.root, 'catalogue/shapes/Shape.json'),
      key: 'Shape:type/summary',
      text: 'A closed figure.',
    });
  });

  test('where it is required, a text that is missing or stale fails, with all there is to know', async () => {
    const workspace = createWorkspace(SHAPES);
    putShape(workspace, {
      'Shape:type/summary': { source: 'An old figure.', text: 'Une vieille figure.' },
    });
    await expect(workspace.write({ translations: 'require' })).rejects.toThrow(
      /translations of the reference are missing, stale or broken:\n {2}missing {2}catalogue\/shapes/,
    );
    await expect(workspace.write({ translations: 'require' })).rejects.toThrow(
      '  stale  catalogue/shapes/Shape.json:2  Shape:type/summary\n' +
        '    was: An old figure.\n' +
        '    now: A closed figure.\n',
    );
  });

  test('a full catalogue leaves nothing to tell, and no English text', async () => {
    const workspace = createWorkspace(SHAPES);
    await workspace.write({ translations: 'update' });
    for (const file of ['shared/categories', 'shared/packages']) {
      const texts = JSON.parse(workspace.read(`catalogue/${file}.json`)) as Record<string, string>;
      const translated = Object.keys(texts).map((text) => [text, `fr(${text})`]);
      workspace.put(`catalogue/${file}.json`, JSON.stringify(Object.fromEntries(translated)));
    }
    for (const file of ['shapes/Shape', 'shapes/index']) {
      const entries = JSON.parse(workspace.read(`catalogue/${file}.json`)) as Readonly<
        Record<string, { readonly source: string }>
      >;
      const translated = Object.entries(entries).map(([key, { source }]) => [
        key,
        { source, text: `fr(${source})` },
      ]);
      workspace.put(`catalogue/${file}.json`, JSON.stringify(Object.fromEntries(translated)));
    }
    workspace.put('catalogue/shapes/README.md', '# Figures\n\nDes figures.\n');
    const { problems } = await workspace.write();
    expect(problems).toEqual([]);
    const page = workspace.french('shapes/namespace/Shape.md');
    expect(page).toContain('fr(Returns a figure with so many corners.)');
    expect(page).toContain('fr(How many corners it has.)');
    expect(page).toContain('```ts title="fr(A triangle)"');
    expect(page).toContain('fr(Constructors)');
    expect(page).toContain('title: "Shape\u00a0: espace de noms de @fixture/shapes"');
    expect(page).not.toMatch(/^Returns/m);
    expect(page).not.toContain('passage');
    expect(workspace.french('shapes/index.md')).toContain('\n---\n\nDes figures.');
  });

  test('keys name the symbol and the block, in reading order', async () => {
    const workspace = createWorkspace({
      'shapes/src/index.ts': `
        import * as Shape from './Shape.js';
        export { Shape };
        export { area } from './internal/area.js';
      `,
      'shapes/src/internal/area.ts': `
        /**
         * Returns the area of a figure.
         *
         * It may be zero.
         *
         * \`\`\`ts
         * 1 + 1; // => 2
         * \`\`\`
         *
         * @param size - How large it is.
         * @returns The area.
         * @throws An error.
         * @throws Another one.
         *
         * @example A square
         * \`\`\`ts
         * 1; // => 1
         * \`\`\`
         *
         * @example A line
         * It has none.
         *
         * \`\`\`ts
         * // Long.
         * 0; // => 0
         * // @ts-expect-error TS2304: it is not wide
         * wide;
         * \`\`\`
         */
        export function area(size: number): number;
        /**
         * Returns the area of nothing.
         *
         * @returns Zero.
         *
         * @example Nothing
         * \`\`\`ts
         * 0; // => 0
         * \`\`\`
         */
        export function area(): number;
        export function area(size?: number): number {
          return size ?? 0;
        }
      `,
      'shapes/src/Shape.ts': `
        /** Figures. @module */

        /** A figure. */
        export interface Shape {
          /** The number of its corners. */
          readonly corners: number;
          /**
           * Returns it with another colour.
           *
           * @param colour - The colour.
           * @returns The figure.
           */
          paint(colour: string): Shape;
        }

        /** A square. */
        export interface Square extends Shape {
          /** The side of it. */
          readonly side: number;
        }

        /**
         * Makes figures.
         *
         * @typeParam Value - What of.
         * @param value - The value.
         * @returns The figure.
         */
        export type Maker<Value> = (value: Value) => Shape;

        /** The fault of a figure. */
        export type Fault =
          | {
              /** It is too large by so much. */
              readonly excess: number;
            }
          | {
              /** It is too small by so much. */
              readonly excess: bigint;
            };
      `,
    });
    await workspace.write({ translations: 'update' });
    const keys = (file: string): readonly string[] =>
      Object.keys(JSON.parse(workspace.read(`catalogue/shapes/${file}.json`)) as object);
    expect(keys('area')).toEqual([
      'area/summary',
      'area/summary/2',
      'area/returns',
      'area/throws',
      'area/throws/2',
      'area/example/title',
      'area/example/2/title',
      'area/example/2/text',
      'area/example/2/comment',
      'area/example/2/comment/2',
      'area/param/size',
      'area~2/summary',
      'area~2/returns',
      'area~2/example/title',
    ]);
    expect(keys('Shape')).toEqual([
      '@module/summary',
      'Shape:type/summary',
      'Shape:type.corners/summary',
      'Shape:type.paint/summary',
      'Shape:type.paint/returns',
      'Shape:type.paint/param/colour',
      'Square:type/summary',
      'Square:type.side/summary',
      'Maker:type/summary',
      'Maker:type()/returns',
      'Maker:type()/param/value',
      'Maker:type/typeParam/Value',
      'Fault:type/summary',
      'Fault:type.excess/summary',
      'Fault:type~2.excess/summary',
    ]);

    workspace.put(
      'catalogue/shapes/area.json',
      JSON.stringify({
        'area/example/2/comment': { source: 'Long.', text: 'Longue.' },
        'area/example/2/comment/2': { source: 'it is not wide', text: 'elle n’a pas de largeur' },
      }),
    );
    await workspace.write();
    expect(workspace.french('shapes/function/area.md')).toContain(
      '// Longue.\n0; // => 0\n// @ts-expect-error TS2304: elle n’a pas de largeur\nwide;',
    );
  });

  test('a page ends with a note on what it shows in English, or of an older English', async () => {
    const workspace = createWorkspace(SHAPES);
    await workspace.write({ translations: 'update' });
    const entries = JSON.parse(workspace.read('catalogue/shapes/Shape.json')) as Readonly<
      Record<string, { readonly source: string }>
    >;
    const translated = Object.fromEntries(
      Object.entries(entries).map(([key, { source }]) => [key, { source, text: `fr(${source})` }]),
    );
    putShape(workspace, {
      ...translated,
      'of/summary': {
        source: 'Returns a `Set<number>` of {@link Shape}s.',
        text: 'Renvoie un `Set<number>` de {@link Shape}.',
      },
      'of/returns': { source: 'The figure.', text: '' },
      'of/example/title': { source: 'A triangle', text: '' },
    });
    await workspace.write();
    const page = workspace.french('shapes/namespace/Shape.md');
    expect(page).toContain('\n\nRenvoie un `Set<number>` de `Shape`.\n\n');
    expect(page).toContain('\n\n<span lang="en">The figure.</span>\n\n');
    expect(page).toContain('```ts title="A triangle"');
    const note =
      '\n\n<small>Certaines parties de cette page sont encore en anglais ou traduisent un texte anglais plus ancien.</small>\n';
    expect(page.endsWith(note)).toBe(true);
    expect(workspace.french('shapes/interface/Shape.md')).not.toContain(note);
    expect(workspace.french('symbols.json')).not.toMatch(/[\u{E000}-\u{E002}]|<span/u);
  });
});

const LOOKUP = `
/**
 * A value or an error.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 *
 * @category Models
 */
export type Result<Value, Failure> = Value | Failure;

/**
 * A figure that was not found.
 *
 * @category Errors
 */
export interface Missing {
  /** The key that was looked for. */
  readonly key: string;
}

/**
 * Returns the value of a key.
 *
 * It looks at own keys only.
 *
 * | key | value |
 * | --- | --- |
 * | there | the value |
 *
 * @typeParam Value - The type of the values.
 * @param self - The object to read.
 * @param key - The key.
 * @returns The value, or the key that is missing.
 * @throws When there is no object.
 * @see ISO 1101
 *
 * @category Access
 * @since 2.0.0
 */
export function get<Value>(self: Readonly<Record<string, Value>>, key: string): Result<Value, Missing>;
/**
 * Returns the first value.
 *
 * @typeParam Value - The type of the items.
 * @param self - The list to read.
 * @returns The first value.
 *
 * @example First
 * \`\`\`ts
 * 1; // => 1
 * \`\`\`
 *
 * @category Access
 */
export function get<Value>(self: readonly Value[]): Value;
export function get(self: unknown, key?: unknown): unknown {
  return [self, key];
}
`;

const LOOKUPS = {
  'shapes/src/index.ts': `
import * as Lookup from './Lookup.js';
export { Lookup };
`,
  'shapes/src/Lookup.ts': `/** Looks things up.\n *\n * @module\n */\n${LOOKUP}`,
};

describe('members', () => {
  test('say what they are, how they are called, what comes back and what can go wrong', async () => {
    const workspace = createWorkspace(LOOKUPS);
    await workspace.write();
    const page = withoutTags(workspace.english('shapes/namespace/Lookup.md'));
    const member = page.slice(page.indexOf('### get()'));
    expect(member).toBe(`### get()

Since 2.0.0 · [Source](https://example.org/packages/shapes/src/Lookup.ts#L45)

function get<Value>(
  self: Readonly<Record<string, Value>>, key: string
): Result<Value, Missing>
function get<Value>(self: readonly Value[]): Value

1. Returns the value of a key.
2. Returns the first value.

\`\`\`ts title="First"
1; // => 1
\`\`\`

It looks at own keys only.

| key | value |
| --- | --- |
| there | the value |

#### Parameters

- \`key\`: The key.
- \`Value\`: 1\\. The type of the values. 2\\. The type of the items.

#### Returns

- 1\\. The value, or the key that is missing.
- 2\\. The first value.

#### Fails with

- \`Result\`: [\`Missing\`](#missing)
- \`throw\`: When there is no object.

#### See also

- ISO 1101

## Errors {#errors}

### interface Missing

[Source](https://example.org/packages/shapes/src/Lookup.ts#L21)

A figure that was not found.

interface Missing {
  readonly key: string;
}

#### Members

- \`key\`: The key that was looked for.`);
  });

  test('mark what can go wrong', async () => {
    const workspace = createWorkspace(LOOKUPS);
    await workspace.write();
    expect(workspace.french('shapes/namespace/Lookup.md')).toContain(
      '<div class="part part-failure">\n\n#### Échoue avec',
    );
  });

  test('name a default of the code once, and none that says nothing', async () => {
    const workspace = createWorkspace({
      ...LOOKUPS,
      'shapes/src/Lookup.ts': `${LOOKUPS['shapes/src/Lookup.ts']}
const ALL = 9;

/**
 * Returns the sum.
 *
 * @param told - The base, from 2 to 36. Default is 10.
 * @param untold - The first of 11.
 * @param options - The options.
 * @param inner - The last.
 * @returns The sum.
 *
 * @example Add
 * \`\`\`ts
 * 1; // => 1
 * \`\`\`
 *
 * @category Access
 */
export function sum(told = 10, untold = 1, options: { readonly from?: number } = {}, inner = ALL): number {
  return told + untold + (options.from ?? 0) + inner;
}
`,
    });
    await workspace.write();
    const page = workspace.english('shapes/namespace/Lookup.md');
    expect(page.slice(page.indexOf('### sum()'))).toContain(`
- \`told\`: The base, from 2 to 36. Default is 10.
- \`untold\` (default \`1\`): The first of 11.
- \`options\`: The options.
- \`inner\`: The last.
`);
  });

  test('say no error that only the caller knows', async () => {
    const workspace = createWorkspace({
      ...LOOKUPS,
      'shapes/src/Lookup.ts': `${LOOKUPS['shapes/src/Lookup.ts']}
/**
 * The type of the error of a result.
 *
 * @typeParam Self - The type of the result.
 *
 * @category Models
 */
export type ErrorOf<Self> = Self extends Result<unknown, infer Failure> ? Failure : never;

/**
 * A type without undefined.
 *
 * @typeParam Self - The type.
 *
 * @category Models
 */
export type Defined<Self> = Self extends undefined ? never : Self;

/**
 * Returns the result.
 *
 * @typeParam Self - The type of the result.
 * @param self - The result.
 * @returns The same.
 *
 * @example Keep
 * \`\`\`ts
 * 1; // => 1
 * \`\`\`
 *
 * @category Access
 */
export function keep<Self>(self: Self): Result<Self, ErrorOf<Self> | Defined<Self>> {
  return self;
}
`,
    });
    await workspace.write();
    const page = workspace.english('shapes/namespace/Lookup.md');
    const member = page.slice(page.indexOf('### keep()'), page.indexOf('## Errors'));
    expect(member).toContain('#### Returns');
    expect(member).not.toContain('#### Fails with');
  });

  test('fold their examples after the first, and leave out a result told already', async () => {
    const example = (title: string) =>
      ` * @example ${title}\n * \`\`\`ts\n * 1; // => 1\n * \`\`\`\n`;
    const workspace = createWorkspace({
      'shapes/src/index.ts': `
import * as Figures from './Figures.js';
export { Figures };
`,
      'shapes/src/Figures.ts': `/** Figures.\n *\n * @module\n */
/**
 * Returns the figure.
 *
 * @returns The figure.
 *
${['One', 'Two', 'Three'].map(example).join('')} */
export function figure(): number {
  return 1;
}
`,
    });
    await workspace.write();
    const page = workspace.english('shapes/namespace/Figures.md');
    expect(page).not.toContain('## Returns');
    const last = page.lastIndexOf('<details>');
    expect(page.indexOf('"One"')).toBeLessThan(last);
    expect(page.slice(last)).toBe(`<details>

<summary>More examples (2)</summary>

\`\`\`ts title="Two"
1; // => 1
\`\`\`

\`\`\`ts title="Three"
1; // => 1
\`\`\`

</details>

</div>
`);
    expect(workspace.french('shapes/namespace/Figures.md')).toContain('Autres exemples (2)');
  });

  test('stand in an index by category, each with its first paragraph', async () => {
    const workspace = createWorkspace(LOOKUPS);
    await workspace.write();
    const page = workspace.english('shapes/namespace/Lookup.md');
    expect(page.slice(page.indexOf('## Contents'), page.indexOf('## Models')))
      .toBe(`## Contents {#contents}

<details>

<summary>3 members by category</summary>

**Models**

- [\`type Result\`](#result): A value or an error.

**Access**

- [\`get()\`](#get): Returns the value of a key.

**Errors**

- [\`interface Missing\`](#missing): A figure that was not found.

</details>

`);
  });

  test('have links for the types of packages and of the language, and for type parameters', async () => {
    const workspace = createWorkspace(LOOKUPS);
    await workspace.write();
    const page = workspace.english('shapes/namespace/Lookup.md');
    expect(page).toContain('<a href="#result">Result</a>&lt;<a href="#get.value">Value</a>, <a');
    expect(page).toContain('- <a id="get.value"></a>`Value`');
    expect(page).toMatch(/key: <a href="https:[^"]*\/String">string<\/a>/);
  });

  test('that a type class describes are gathered in a folded part, if it has them all', async () => {
    const member = (name: string, type = 'boolean') =>
      `/**\n * Returns ${name}.\n *\n * @param self - One.\n * @returns It.\n *\n * @example One\n * \`\`\`ts\n * 1; // => 1\n * \`\`\`\n *\n * @category Comparisons\n */\nexport function ${name}(self: ${type}): boolean {\n  return Boolean(self);\n}\n`;
    const workspace = createWorkspace({
      'shapes/src/index.ts': `
import * as Size from './Size.js';
import * as Other from './Other.js';
export type { Comparable } from './Comparable.js';
export { Other, Size };
`,
      'shapes/src/Comparable.ts': `/** What can be compared. */
export interface Comparable {
  /**
   * Returns less.
   *
   * @param self - One.
   * @returns It.
   */
  readonly less: (self: boolean) => boolean;
  /**
   * Returns more.
   *
   * @param self - One.
   * @returns It.
   */
  readonly more: (self: boolean) => boolean;
}
`,
      'shapes/src/Size.ts': `/** Sizes.\n *\n * @module\n */\n${member('less')}${member('more')}${member('most')}`,
      'shapes/src/Other.ts': `/** Others.\n *\n * @module\n */\n${member('less')}`,
    });
    await workspace.write();
    const page = workspace.english('shapes/namespace/Size.md');
    expect(page.slice(page.indexOf('## From Comparable')))
      .toBe(`## From Comparable {#from-comparable}

<details>

<summary>2 functions</summary>

- <a id="less"></a>[\`less()\`](../interface/Comparable.md#less): Returns less.
- <a id="more"></a>[\`more()\`](../interface/Comparable.md#more): Returns more.

</details>
`);
    expect(page).toContain('### most()');
    expect(page).not.toContain('### less()');
    expect(workspace.french('shapes/namespace/Size.md')).toContain(
      '## Fonctions de Comparable {#from-comparable}',
    );
    expect(workspace.english('shapes/namespace/Other.md')).toContain('### less()');
  });
});
