import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { commentsOf, docCommentsOf } from './comments';

function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('source.ts', code, ts.ScriptTarget.Latest, true);
}

describe('commentsOf()', () => {
  test('finds comments in every position, once and in order', () => {
    const code = '// 1\nf(/* 2 */ a, // 3\n  b); // 4\n/** 5 */\nconst x = 1;\n{ /* 6 */ }\n// 7';
    const file = parse(code);
    expect(commentsOf(file).map(({ pos, end }) => code.slice(pos, end))).toEqual([
      '// 1',
      '/* 2 */',
      '// 3',
      '// 4',
      '/** 5 */',
      '/* 6 */',
      '// 7',
    ]);
  });

  test('ignores strings, templates and regular expressions', () => {
    const code = "'// 1'; `// 2 ${a /* yes */} // 3`; /\\/\\/ 4/; `\n// 5\n`;";
    const file = parse(code);
    expect(commentsOf(file).map(({ pos, end }) => code.slice(pos, end))).toEqual(['/* yes */']);
  });
});

describe('docCommentsOf()', () => {
  test('returns the documented name with its parents', () => {
    const code = [
      '/** a */ export const one = 1;',
      '/** b */ export function two(): void {}',
      'export interface Three {\n /** c */ readonly four: number; }',
      '/* no doc comment */',
      'export declare namespace Five {\n /** d */ export type Six = 1; }',
    ].join('\n');
    expect(docCommentsOf(parse(code)).map(({ owner }) => owner)).toEqual([
      'one',
      'two',
      'Three.four',
      'Five.Six',
    ]);
  });

  test('returns the line and the offset of each line of the text', () => {
    const [comment] = docCommentsOf(
      parse('\n  /** First\n   * second\n   *\n   *   third\n   */\n;'),
    );
    expect(comment?.lines).toEqual([
      { text: 'First', line: 2, offset: 6 },
      { text: 'second', line: 3, offset: 5 },
      { text: '', line: 4, offset: 4 },
      { text: '  third', line: 5, offset: 5 },
      { text: '', line: 6, offset: 3 },
    ]);
  });
});
