import { Linter } from 'eslint';
import { describe, expect, test } from 'vitest';
import { commentProse } from './comment-prose.mjs';

function lint(source: string): readonly string[] {
  return new Linter()
    .verify(source, {
      plugins: { local: { rules: { 'comment-prose': commentProse } } },
      rules: { 'local/comment-prose': 'error' },
    })
    .map(({ line, column, message }) => `${line}:${column} ${message}`);
}

describe('comment-prose', () => {
  test('reports the position of a phrase in all kinds of comments', () => {
    expect(lint('let a; // It stands here.\n/* One\n * that goes by the name.\n */\n')).toEqual([
      '1:14 “stands”: Say where it is, or what lists it',
      '3:9 “goes by”: Use "uses", "compares" or "follows"',
    ]);
  });

  test('suggests the phrase to use instead', () => {
    expect(lint('// It is there in order to help.\n')).toEqual(['1:16 “in order to”: use “to”']);
  });

  test('reports a clause as the subject at the start of a doc comment', () => {
    expect(lint('/**\n * What was caught is thrown.\n */\n')).toHaveLength(1);
  });

  test('ignores code, claims and search terms', () => {
    const comment = [
      '/**',
      ' * Returns `stands`.',
      ' *',
      ' * ```ts',
      ' * f(stands);',
      ' * ```',
      ' * @alias stands, gives,',
      ' *   treats',
      ' * @keywords stands, gives',
      ' * @since 1.0.0',
      ' */',
    ];
    expect(lint(`${comment.join('\n')}\nconst stands = 'it stands';\n`)).toEqual([]);
  });
});
