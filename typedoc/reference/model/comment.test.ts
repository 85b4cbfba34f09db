import { describe, expect, test } from 'vitest';
import { SHAPES } from '../fixtures/sources';
import { createWorkspace, manifest } from '../fixtures/workspace';

const ONE = '/** One. */\nexport const ONE = 1;';

describe('comments', () => {
  test('have links that are code if their text is the name of their target', async () => {
    const workspace = createWorkspace({
      ...SHAPES,
      'shapes/src/index.ts': `
export * as Shape from './Shape.js';
/** Of {@link Shape}, {@link Shape.of}, {@link Shape.of | corners}, [this](https://example.org). */
export const ONE = 1;
`,
    });
    await workspace.write();
    const to = '/api/shapes/namespace/Shape';
    const parts = [
      'Of ',
      { link: 'Shape', to, isName: true },
      ', ',
      { link: 'Shape.of', to: `${to}#of`, isName: true },
      ', ',
      { link: 'corners', to: `${to}#of`, isName: false },
      ', ',
      '[this](https://example.org)',
      '.',
    ];
    const [group] = workspace.page('shapes/index').groups;
    expect(group?.entries[0]?.description?.summary).toEqual([{ parts }]);
    expect(workspace.english('shapes/index.md')).toContain(
      `\nOf [\`Shape\`](${to}), [\`Shape.of\`](${to}#of), [corners](${to}#of), [this](https://example.org).\n`,
    );
  });

  test('link to an export of another package, unless a member next to them has its name', async () => {
    const workspace = createWorkspace({
      ...SHAPES,
      'other/src/index.ts': `
/** Draws at once. */
export const draw = 1;
export * as Other from './Other.js';
`,
      'other/src/Other.ts': `
/** Others, which {@link draw} draws, as {@link CIRCLE}. @module */
export { draw } from './internal/draw.js';
`,
      'other/src/internal/draw.ts': '/** Draws a shape. */\nexport const draw = 2;',
    });
    await workspace.write();
    expect(workspace.english('other/namespace/Other.md')).toContain(
      'Others, which [`draw`](#draw) draws, as [`CIRCLE`](/api/shapes#circle).\n',
    );
  });

  test('escape angle brackets and braces in text, but not in code', async () => {
    const workspace = createWorkspace({
      'shapes/src/index.ts': ONE.replace('One', 'Of `Array<{ a: 1 }>`, a <b> and {c}'),
    });
    await workspace.write();
    expect(workspace.english('shapes/index.md')).toContain(
      'Of `Array<{ a: 1 }>`, a \\<b\\> and \\{c\\}.',
    );
  });
});

describe('the reference fails', () => {
  test.each([
    [
      'a namespace without a comment',
      { 'a/src/index.ts': "export * as Two from './Two.js';", 'a/src/Two.ts': ONE },
      'Namespaces without an introduction: @fixture/a.Two; write a "@module" comment',
    ],
    [
      'pages whose names differ in case alone',
      {
        'a/src/index.ts': '/** 1. */\nexport interface One {}\n/** 1. */\nexport interface ONE {}',
      },
      'ends in a suffix because two pages have the same name: rename one of them',
    ],
    [
      'a type with the name of another that is not exported',
      {
        'a/src/index.ts': `export * from './One.js';\nexport { ONE } from './Two.js';`,
        'a/src/One.ts': '/** One. */\nexport interface Shape {}',
        'a/src/Two.ts': 'interface Shape { a: 1 }\n/** 1. */\nexport const ONE: Shape = { a: 1 };',
      },
      'Shape, defined in @fixture/a/src/Two.ts, is referenced by @fixture/a.ONE but not included',
    ],
    [
      'a name in a text that looks public',
      { ...SHAPES, 'a/src/index.ts': ONE.replace('One', '`Shape.off`') },
      'packages/a/src/index.ts:1: "Shape.off" is not a public name: "Shape" has no member "off"',
    ],
  ])('for %s', async (_case, sources, message) => {
    await expect(createWorkspace(sources).write()).rejects.toThrow(message);
  });

  test('for a README whose install command is not below a heading', async () => {
    const workspace = createWorkspace({ 'a/src/index.ts': ONE });
    const install = '```bash\nnpm install @fixture/a\n```\n';
    workspace.put('packages/a/README.md', `# @fixture/a\n\nText.\n\n${install}`);
    await expect(workspace.write()).rejects.toThrow('"@fixture/a" in its README directly below');
  });

  test('for a package without a README', async () => {
    const workspace = createWorkspace({ 'a/src/index.ts': ONE });
    workspace.put('packages/bare/package.json', manifest('bare'));
    workspace.put('packages/bare/src/index.ts', ONE);
    await expect(workspace.write()).rejects.toThrow('Package "@fixture/bare" has no README');
  });
});
