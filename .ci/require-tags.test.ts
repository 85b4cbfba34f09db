import { Linter } from 'eslint';
import { describe, expect, test } from 'vitest';
import { requireTags } from './require-tags.mjs';

function lint(source: string): readonly string[] {
  return new Linter()
    .verify(source, {
      plugins: { local: { rules: { 'require-tags': requireTags } } },
      rules: {
        'local/require-tags': [
          'error',
          {
            selectors: ['ExportNamedDeclaration > FunctionDeclaration'],
            tags: ['category', 'since'],
          },
        ],
      },
    })
    .map(({ line, message }) => `${line}: ${message}`);
}

describe('require-tags', () => {
  test('accepts a doc comment that has the tags', () => {
    expect(
      lint(
        '/**\n * Text.\n *\n * @category Guards\n * @since 1.0.0\n */\nexport function a() {}\n',
      ),
    ).toEqual([]);
  });

  test('reports each tag that a doc comment lacks', () => {
    expect(lint('const b = 1;\n/**\n * Text.\n */\nexport function a() { return b; }\n')).toEqual([
      '2: Missing JSDoc @category declaration',
      '2: Missing JSDoc @since declaration',
    ]);
  });

  test('finds the doc comment above another comment', () => {
    expect(lint('/** Text. */\n// SAFETY: true\nexport function a() {}\n')).toHaveLength(2);
  });

  test('does not accept a tag in the middle of a line or in a longer word', () => {
    expect(
      lint(
        '/**\n * See @category.\n * @categoryName\n * @since 1.0.0\n */\nexport function a() {}\n',
      ),
    ).toEqual(['1: Missing JSDoc @category declaration']);
  });

  test('ignores nodes that the selectors do not match or that have no doc comment', () => {
    expect(
      lint('/** A number. */\nexport const a = 1;\n// A note\nexport function b() {}\n'),
    ).toEqual([]);
  });
});
