import { describe, expect, test } from 'vitest';
import { findBlocks, locationIn } from './blocks';
import type { Source } from './sources';

const PAGE: Source = { path: 'docs/page.md', kind: 'markdown', isPackage: false };
const README: Source = { ...PAGE, path: 'typedoc/packages/a/README.md', isPackage: true };
const MODULE: Source = { path: 'typedoc/packages/a/src/A.ts', kind: 'comments', isPackage: true };

const TUTORIAL: Source = { ...PAGE, path: 'docs/tutorial/values.md' };

const COMMENT = `
/**
 * Is one.
 *
 * @example The number
 * \`\`\`ts
 * one; // => 1
 *   two; // => ?
 * \`\`\`
 */
export const one = 1;
`;

describe('findBlocks()', () => {
  test('finds the examples of doc comments, with their names and positions', () => {
    const [block] = findBlocks(MODULE, COMMENT);
    expect(block).toMatchObject({
      id: 'typedoc/packages/a/src/A.ts:7',
      title: 'one: The number',
      code: 'one; // => 1\n  two; // => ?',
      problems: [{ location: { path: MODULE.path, line: 8, column: 11 } }],
    });
    expect(block && locationIn(block, 0)).toEqual({ path: MODULE.path, line: 7, column: 4 });
  });

  test('finds the TypeScript of a page, by heading', () => {
    const text = '# Page\n\n```bash\nls\n```\n\n## Part\n\n```ts title="a.ts"\na;\n```\n';
    expect(findBlocks(PAGE, text)).toMatchObject([{ title: 'Part', code: 'a;', problems: [] }]);
  });

  test('finds the TypeScript in a block of Markdown that is rendered', () => {
    const inner = 'Text.\n\n```ts\na;\n```\n';
    const text = `# Page\n\n\`\`\`\`md rendered\n${inner}\`\`\`\`\n`;
    expect(findBlocks(PAGE, text)).toMatchObject([
      { id: 'docs/page.md:7', title: 'Page', code: 'a;', problems: [] },
    ]);
    expect(findBlocks(PAGE, text.replace(' rendered', ''))).toEqual([]);
  });

  test.each<[name: string, source: Source, text: string, message: RegExp]>([
    ['is not closed', PAGE, '```ts\na; // => 1', /is not closed/],
    ['is empty', PAGE, '```ts\n```', /is empty/],
    ['does not say why it does not run', PAGE, '```ts no-run\na;\n```', /^Give the reason/],
    ['has an empty reason', PAGE, '```ts no-run=" "\na;\n```', /^Give the reason/],
    ['does not run in a package', README, '```ts no-run="slow"\na;\n```', /must run$/],
    ['is in another language', PAGE, '```js no-run="old"\na;\n```', /^Cannot run "js": write "ts"/],
    ['is a part of the tutorial in another language', TUTORIAL, '```jsx title="a"\n```', /"jsx"/],
    [
      'is an example in another language',
      MODULE,
      '/**\n * ```javascript\n * a;\n * ```\n */',
      /^Cannot/,
    ],
    ['claims nothing', MODULE, '/**\n * ```ts\n * f();\n * ```\n */', /needs a claim/],
  ])('reports a block that %s', (_name, source, text, message) => {
    expect(findBlocks(source, text)).toMatchObject([
      { problems: [{ message: expect.stringMatching(message) }] },
    ]);
  });

  test.each(['', 'bash', 'diff', 'json', 'md', 'text'])('skips a block in "%s"', (language) => {
    expect(findBlocks(PAGE, `\`\`\`${language}\na;\n\`\`\``)).toEqual([]);
  });

  test('keeps the reason why a block does not run', () => {
    const [block] = findBlocks(PAGE, '```ts no-run="It never ends"\nfor (;;) {}\n```');
    expect(block).toMatchObject({ noRun: 'It never ends', problems: [] });
  });
});
