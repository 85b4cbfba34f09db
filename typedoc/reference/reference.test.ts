import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FOLD, SHAPE, SHAPES, example, lookups, withFolded } from './fixtures/sources';
import { type FixtureWorkspace, createWorkspace, manifest } from './fixtures/workspace';
import type { Entry, PageData } from './pageData';
import { signatureText } from './entries';

const EMPTY = 'export {};';
const ONE = '/** One. */\nexport const ONE = 1;\n';

function frontMatter(page: string): Record<string, unknown> {
  const lines = page.split('---\n')[1]?.trim().split('\n') ?? [];
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), JSON.parse(line.slice(colon + 1)) as unknown];
    }),
  );
}

/** Returns the lines of the Markdown from `start` on, without blank lines. */
function linesFrom(page: string, start: string): string {
  return page.slice(page.indexOf(start)).replace(/\n{2,}/g, '\n');
}

function entriesIn({ groups }: PageData): readonly Entry[] {
  return groups.flatMap(({ entries }) => entries);
}

async function write(sources: Readonly<Record<string, string>>): Promise<FixtureWorkspace> {
  const workspace = createWorkspace(sources);
  await workspace.write();
  return workspace;
}

describe('the pages', () => {
  test('are packages, namespaces and namesakes below the root; other members are anchors', async () => {
    const workspace = createWorkspace(SHAPES);
    const { pages } = await workspace.write();
    expect([...pages.values()].map(({ path }) => path)).toEqual([
      '/api',
      '/api/shapes',
      '/api/shapes/namespace/Shape',
      '/api/shapes/interface/Shape',
    ]);
    expect(workspace.page('index').path).toBe('/api');
    expect(workspace.english('shapes/namespace/Shape.md')).toContain('\n### of() {#of}\n');
    expect(workspace.english('shapes/index.md')).toContain('\n### const CIRCLE {#circle}\n');
  });

  test('of the same name link to each other', async () => {
    const workspace = await write(SHAPES);
    expect(workspace.page('shapes/interface/Shape').namesakes).toEqual([
      { kind: 'namespace', path: '/api/shapes/namespace/Shape' },
      { kind: 'interface', path: '/api/shapes/interface/Shape' },
    ]);
    expect(linesFrom(workspace.english('shapes/interface/Shape.md'), '# Shape')).toContain(
      '# Shape {#interface-shape}\n[namespace](/api/shapes/namespace/Shape), interface of [@fixture/shapes](/api/shapes) 1.0.0 · [Source](',
    );
  });

  test('of a namespace begins with the interface of its name and its first example', async () => {
    const workspace = await write({
      'shapes/src/index.ts': "export * as Box from './Box.js';",
      'shapes/src/Box.ts': `
/**
 * Something in a box.
 * @typeParam Value - The type of the thing.
${example('A box')}${example('Another box', '2; // => 2')} */
export interface Box<Value> {
  /** The thing. */
  readonly value: Value;
}
`,
    });
    const opening = `Something in a box.
\`\`\`ts signature=Box
interface Box<Value> {
  readonly value: Value;
}
\`\`\`
\`\`\`ts title="A box"
1; // => 1
\`\`\`
`;
    const linesOf = (page: string): string => linesFrom(workspace.english(page), 'Source');
    expect(linesOf('shapes/namespace/Box.md')).toContain(`${opening}## Contents {#contents}\n`);
    expect(linesOf('shapes/interface/Box.md')).toContain(
      `${opening}## Type parameters {#type-parameters}\n- <a id="type.value"></a>\`Value\`: The type of the thing.\n`,
    );
  });

  test('of a namespace is headed by the type alias of its name, once', async () => {
    const workspace = await write({
      ...SHAPES,
      'shapes/src/Shape.ts': SHAPE.replace('interface Shape', 'interface Figure')
        .replace('Drawable = Shape', 'Shape = Figure')
        .replace('number): Shape', 'number): Figure'),
    });
    const page = workspace.page('shapes/namespace/Shape');
    expect(page.entry).toMatchObject({ id: 'shape', lines: ['type Shape = Figure | undefined'] });
    expect(entriesIn(page).map(({ id }) => id)).toEqual(['figure', 'of']);
    expect(workspace.english('shapes/namespace/Shape.md')).toContain(
      '\n\n<a id="shape"></a>\n\nA figure that can be drawn.\n\n',
    );
  });

  test('of an interface that can be called describe its type parameters, calls and members', async () => {
    const workspace = await write({
      'shapes/src/index.ts': `
/**
 * A function of figures.
 * @typeParam Figure - The type of the figures.
${example('A function of numbers')} */
export interface Draw<Figure> {
  /**
   * Draws a figure.
   * @param figure - The figure to draw.
   * @returns The figure that was drawn.
   */
  (figure: Figure): Figure;
  /** The colour of the lines. */
  readonly colour: string;
}
`,
    });
    expect(linesFrom(workspace.english('shapes/interface/Draw.md'), '```ts title'))
      .toBe(`\`\`\`ts title="A function of numbers"
1; // => 1
\`\`\`
Draws a figure.
## Parameters {#parameters}
- \`figure\`: The figure to draw.
## Type parameters {#type-parameters}
- <a id="type.figure"></a>\`Figure\`: The type of the figures.
## Returns {#returns}
The figure that was drawn.
## Members {#members}
- <a id="colour"></a>\`colour\`: The colour of the lines.
`);
  });

  test('contain no HTML except anchors', async () => {
    const workspace = createWorkspace({ ...withFolded(['Kite'], 'name\nKite\n'), ...lookups() });
    await workspace.write({ folds: [FOLD] });
    const pages = readdirSync(workspace.root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?:en|fr)\/.*\.md$/.test(file))
      .map((file) => workspace.read(file));
    const tags = pages
      .map((page) => page.replace(/^```[^]*?^```$|`[^`]*`|\\<| id="[^"]*"/gm, ''))
      .flatMap((text) => text.match(/<[^>]*>/g) ?? []);
    expect(new Set(tags)).toEqual(new Set(['<a>', '</a>']));
  });
});

test('have front matter with an id that depends only on the path', async () => {
  const workspace = await write(SHAPES);
  const fields = frontMatter(workspace.english('shapes/namespace/Shape.md'));
  const id = fields['api_id'];
  expect(Number.isSafeInteger(id)).toBe(true);
  expect(fields).toMatchObject({
    title: 'Shape: namespace of @fixture/shapes',
    sidebar_label: 'Shape',
    summary: 'A closed figure.',
    description: '',
    custom_edit_url: 'https://example.org/edit/packages/shapes/src/Shape.ts',
    member_kinds: { '*': 'function', drawable: 'type' },
  });
  workspace.put('packages/shapes/src/Shape.ts', `${ONE}${SHAPE}`);
  await workspace.write();
  expect(frontMatter(workspace.english('shapes/namespace/Shape.md'))['api_id']).toBe(id);
  expect(frontMatter(workspace.french('shapes/namespace/Shape.md'))['api_id']).toBe(id);
});

describe('the sidebar', () => {
  test('lists packages, their kinds and their pages, each category with its own key', async () => {
    const workspace = await write({ ...SHAPES, 'empty/src/index.ts': EMPTY });
    const category = (key: string, label: string, id: string) => ({
      type: 'category',
      key,
      label,
      collapsed: false,
      items: [{ type: 'doc', id }],
    });
    expect(JSON.parse(workspace.english('sidebars.json'))).toEqual({
      api: [
        { type: 'doc', id: 'index' },
        expect.objectContaining({ key: '@fixture/empty', items: [] }),
        {
          type: 'category',
          key: '@fixture/shapes',
          label: '@fixture/shapes',
          link: { type: 'doc', id: 'shapes/index' },
          items: [
            category('@fixture/shapes/namespace', 'Namespaces', 'shapes/namespace/Shape'),
            category('@fixture/shapes/interface', 'Interfaces', 'shapes/interface/Shape'),
          ],
        },
      ],
    });
  });
});

describe('the root page', () => {
  const PACKAGES = {
    'a/src/index.ts': EMPTY,
    'b/src/index.ts': ONE,
    'b/package.json': manifest('b', { dependencies: { '@fixture/a': '*' } }),
    'c/src/index.ts': `${ONE}/** Two. */\nexport const TWO = 2;`,
    'c/package.json': manifest('c', { dependencies: { '@fixture/a': '*', '@fixture/b': '*' } }),
  };

  test('lists packages by purpose, like the sidebar, with version, exports and dependencies', async () => {
    const workspace = createWorkspace(PACKAGES);
    const groups = [
      { id: 'first', title: 'First', packages: ['c', 'a'] },
      { id: 'then', title: 'Then', packages: ['b'] },
    ];
    await workspace.write({ groups });
    expect(linesFrom(workspace.english('index.md'), '# API')).toBe(`# API reference
Every package, generated from the types and comments of its sources.
## First {#first}
- [\`@fixture/c\`](/api/c)\\
  All about c\\
  1.0.0 · 2 exports · needs \`a\` and \`b\`
- [\`@fixture/a\`](/api/a)\\
  All about a\\
  1.0.0 · 0 exports · needs no other package
## Then {#then}
- [\`@fixture/b\`](/api/b)\\
  All about b\\
  1.0.0 · 1 export · needs \`a\`
`);
    for (const line of [
      '# Référence de l’API',
      '## First {#first}',
      '  1.0.0 · 2 exports · s’appuie sur `a` et `b`',
      '  1.0.0 · 0 export · ne s’appuie sur aucun autre paquet',
    ]) {
      expect(workspace.french('index.md')).toContain(`\n${line}\n`);
    }
    const listed = [...workspace.english('sidebars.json').matchAll(/"key":"([^"]+)"/g)];
    expect(listed.map(([, key]) => key)).toEqual(['@fixture/c', '@fixture/a', '@fixture/b']);
  });
});

describe('the page of a package', () => {
  async function writeFigures(): Promise<FixtureWorkspace> {
    const workspace = createWorkspace({
      ...SHAPES,
      'shapes/src/index.ts': `
${SHAPES['shapes/src/index.ts']}
export { square, type Figure, type Named } from './figures.js';
`,
      'shapes/src/figures.ts': `
/** Anything that can be drawn. @category Models */
export type Figure = object | undefined;
/**
 * Returns a square.
 * @returns The square.
 * @category Constructors
${example('One')} */
export function square(): Figure {
  return {};
}
/** A figure with a name. @category Models */
export interface Named {}
`,
      'shapes/README.md': `# Shapes\n
Shapes of all kinds.\n
\`\`\`ts\n1; // => 1\n\`\`\`\n
[Lines](https://site.test/std/docs/lines), [pens](https://other.test/std/docs), no <circles>.\n
## Install\n
\`\`\`bash\nnpm install @fixture/shapes\n\`\`\`\n
## Limits
`,
      'shapes/package.json': manifest('shapes', {
        homepage: 'https://site.test/std/api/shapes',
        keywords: ['geometry'],
      }),
    });
    const exports = { square: 1240, 'Shape.of': 40, Named: 40 };
    await workspace.write({ sizes: { shapes: { whole: 60, exports } } });
    return workspace;
  }

  test('opens with the first example and the contents, and describes types and constants', async () => {
    const workspace = await writeFigures();
    const page = linesFrom(workspace.english('shapes/index.md'), '---\n\n');
    const opening = page.slice(0, page.indexOf('## Contents'));
    expect(opening).toContain(`
<a id="install"></a>**Namespaces**: [\`Shape\`](/api/shapes/namespace/Shape)\\
**Models**: [\`Figure\`](#figure), [\`Named\`](/api/shapes/interface/Named)\\
**Constructors**: [\`square\`](/api/shapes/function/square)\\
**Others**: [\`CIRCLE\`](#circle)
`);
    expect(opening).toContain(`\nShapes of all kinds.\n\`\`\`ts\n1; // => 1\n\`\`\`\n`);
    expect(page).toContain(
      '\n[Lines](/docs/lines), [pens](https://other.test/std/docs), no \\<circles\\>.\n',
    );
    expect(page).not.toContain('npm install');
    expect(page).toContain(`
## Contents {#contents}
### Namespaces {#namespaces}
- [\`Shape\`](/api/shapes/namespace/Shape): A closed figure.
### Models {#models}
- [\`type Figure\`](#figure): Anything that can be drawn.
- [\`interface Named\`](/api/shapes/interface/Named): A figure with a name.
### Constructors {#constructors}
- [\`square()\`](/api/shapes/function/square): Returns a square. · 1.2\u00a0kB bundled
### Others {#others}
- [\`const CIRCLE\`](#circle): The figure without corners.
`);
    expect(page.slice(page.indexOf('## Limits'))).toBe(`## Limits
## Types {#types}
### type Figure {#figure}
[Source](https://example.org/packages/shapes/src/figures.ts#L3)
Anything that can be drawn.
\`\`\`ts signature=figure
type Figure = object | undefined
\`\`\`
## Constants {#constants}
### const CIRCLE {#circle}
[Source](https://example.org/packages/shapes/src/index.ts#L7)
The figure without corners.
\`\`\`ts signature=circle
const CIRCLE: Shape
\`\`\`
`);
    expect(workspace.english('shapes/function/square.md')).toContain(') · 1.2\u00a0kB bundled\n');
    expect(workspace.english('shapes/namespace/Shape.md')).toContain(') · 40\u00a0B bundled\n');
    expect(workspace.french('shapes/index.md')).toContain(' · 1,2\u00a0ko dans un bundle\n');
  });

  test('has its title, facts and keywords in the front matter', async () => {
    const workspace = await writeFigures();
    expect(frontMatter(workspace.english('shapes/index.md'))).toMatchObject({
      title: '@fixture/shapes',
      hide_title: true,
      keywords: ['geometry'],
      package_facts: { version: '1.0.0', size: { whole: '60\u00a0B' } },
    });
    expect(frontMatter(workspace.french('shapes/index.md'))).toMatchObject({
      package_facts: { size: { whole: '60\u00a0o' } },
    });
    const { package_facts, keywords } = frontMatter(workspace.english('shapes/function/square.md'));
    expect([package_facts, keywords]).toEqual([undefined, undefined]);
  });
});

describe('a member', () => {
  const LOOKUP = 'lookups/namespace/Lookup';

  test('describes the purpose, the call, the result and the errors', async () => {
    const workspace = await write(lookups());
    const english = workspace.english(`${LOOKUP}.md`);
    expect(linesFrom(english, '## Contents')).toContain(`
### 3 members by category {#contents.by-category}
**Models**
- [\`type Result\`](#result): A value or an error.
**Access**
- [\`get()\`](#get): Returns the value of a key.
**Errors**
- [\`interface Missing\`](#missing): A figure that was not found.
## Models {#models}
`);
    const [member] = linesFrom(english, '### get()').split('## Errors');
    expect(member).toBe(`### get() {#get}
Since 2.0.0 · [Source](https://example.org/packages/lookups/src/Lookup.ts#L32)
\`\`\`ts signature=get
function get<Value>(
  self: Readonly<Record<string, Value>>, key: string
): Result<Value, Missing>
function get<Value>(self: readonly Value[]): Value
\`\`\`
(1) Returns the value of a key.
(2) Returns the first value.
\`\`\`ts title="First"
1; // => 1
\`\`\`
It looks at own keys only.
| key | value |
| --- | --- |
| there | the value |
#### Parameters {#get.parameters}
- \`self\`: (1) The object to read. (2) The list to read.
- \`key\`: The key.
#### Type parameters {#get.type-parameters}
- <a id="get.value"></a>\`Value\`: (1) The type of the values. (2) The type of the items.
#### Returns {#get.returns}
- (1) The value, or the key that is missing.
- (2) The first value.
#### Fails with {#get.fails-with}
- \`Result\`: [\`Missing\`](#missing)
- \`throw\`: When there is no object.
#### See also {#get.see-also}
- ISO 1101
`);
  });

  test('links the types of packages and of the language, but not type parameters or primitives', async () => {
    const workspace = await write(lookups());
    const [, get] = entriesIn(workspace.page(LOOKUP));
    const tokens = (get?.signatures ?? []).flat().filter((token) => typeof token === 'object');
    const linked = tokens.filter(({ to }) => to !== undefined);
    expect(Object.fromEntries(linked.map(({ text, to }) => [text, to]))).toEqual({
      Readonly: expect.stringMatching(/^https:.*utility-types/) as string,
      Record: expect.stringMatching(/^https:.*utility-types/) as string,
      Result: '/api/lookups/namespace/Lookup#result',
      Missing: '/api/lookups/namespace/Lookup#missing',
    });
  });

  test('does not list an error that only the caller knows', async () => {
    const keep = `
/** The error of a result. @typeParam Self - The type of the result. */
export type ErrorOf<Self> = Self extends Result<unknown, infer Failure> ? Failure : never;
/**
 * Returns the result.
 * @typeParam Self - The type of the result.
 * @param self - The result.
 * @returns The same.
${example('Keep')} */
export function keep<Self>(self: Self): Result<Self, ErrorOf<Self> | Self | Missing> {
  return self;
}
`;
    const entries = entriesIn((await write(lookups(keep))).page(LOOKUP));
    const { calls = [] } = entries.find(({ id }) => id === 'keep') ?? {};
    expect(calls[0]?.failures.map(({ type }) => signatureText(type))).toEqual(['Missing']);
  });

  test('shows its other examples last', async () => {
    const workspace = await write({
      'shapes/src/index.ts': "export * as Figures from './Figures.js';",
      'shapes/src/Figures.ts': `/** Figures. @module */
/**
 * Returns the figure.
 * @returns The figure.
${example('One')}${example('Two')}${example('Three')} */
export function figure(): number {
  return 1;
}
`,
    });
    const more = '#### More examples (2) {#figure.more-examples}\n';
    const shown = (title: string): string => `\`\`\`ts title="${title}"\n1; // => 1\n\`\`\`\n`;
    expect(linesFrom(workspace.english('shapes/namespace/Figures.md'), '```ts title')).toBe(
      `${shown('One')}#### Returns {#figure.returns}\nThe figure.\n${more}${shown('Two')}${shown('Three')}`,
    );
    expect(workspace.french('shapes/namespace/Figures.md')).toContain(
      '\n#### Autres exemples (2) {',
    );
  });
});
