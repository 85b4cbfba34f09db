import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import remarkRenderedSource from '.';

async function transform(markdown: string): Promise<unknown> {
  const processor = unified().use(remarkParse).use(remarkRenderedSource).use(remarkGfm);
  // SAFETY: the parser returns a root, which the plugins keep.
  return outline((await processor.run(processor.parse(markdown))) as Root);
}

function outline(node: Nodes): unknown {
  const name = String(node.data?.hProperties?.className ?? node.type);
  return 'children' in node
    ? [name, ...node.children.map(outline)]
    : [name, 'value' in node && node.value];
}

describe('remarkRenderedSource()', () => {
  test('shows the result next to the source, by the same rules as the page', async () => {
    expect(await transform('````md rendered\n~~old~~\n\n```ts\na;\n```\n````\n')).toEqual([
      'root',
      [
        'rendered',
        ['rendered-source', ['code', '~~old~~\n\n```ts\na;\n```']],
        ['rendered-result', ['paragraph', ['delete', ['text', 'old']]], ['code', 'a;']],
      ],
    ]);
  });

  test('shows the unescaped id of a heading that Docusaurus has escaped', async () => {
    expect(await transform('```md rendered\n## A \\{#a}\n\n\\{#b}\n```\n')).toEqual([
      'root',
      [
        'rendered',
        ['rendered-source', ['code', '## A {#a}\n\n\\{#b}']],
        ['rendered-result', ['heading', ['text', 'A {#a}']], ['paragraph', ['text', '{#b}']]],
      ],
    ]);
  });

  test('shows the result in a list', async () => {
    expect(await transform('- a\n\n  ```md rendered\n  b\n  ```\n')).toEqual([
      'root',
      [
        'list',
        [
          'listItem',
          ['paragraph', ['text', 'a']],
          [
            'rendered',
            ['rendered-source', ['code', 'b']],
            ['rendered-result', ['paragraph', ['text', 'b']]],
          ],
        ],
      ],
    ]);
  });

  test('does not render the source in a result again', async () => {
    const inner = '```md rendered\na\n```';
    expect(await transform(`\`\`\`\`md rendered\n${inner}\n\`\`\`\`\n`)).toEqual([
      'root',
      ['rendered', ['rendered-source', ['code', inner]], ['rendered-result', ['code', 'a']]],
    ]);
  });

  test.each(['md', 'ts rendered', 'md title="rendered.md"', ''])(
    'ignores a block with the language "%s"',
    async (info) => {
      expect(await transform(`\`\`\`${info}\na\n\`\`\`\n`)).toEqual(['root', ['code', 'a']]);
    },
  );
});
