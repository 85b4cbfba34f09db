import { describe, expect, test } from 'vitest';
import { type FenceOptions, scanFences, toLines } from './fences';

function scan(text: string, options?: FenceOptions): readonly unknown[] {
  return scanFences(toLines(text), options).map(({ language, code }) => [
    language,
    code.map((line) => line.text).join('\n'),
    code[0] && `${code[0].line}:${code[0].offset}`,
  ]);
}

describe('scanFences()', () => {
  test('finds blocks between backticks and tildes', () => {
    expect(scan('a\n```ts\none;\n```\n~~~ts\ntwo;\n~~~\n')).toEqual([
      ['ts', 'one;', '3:0'],
      ['ts', 'two;', '6:0'],
    ]);
  });

  test('ends a block at a fence of the same kind that is at least as long', () => {
    expect(scan('````md\n```ts\n~~~\n```\n`````\n')).toEqual([['md', '```ts\n~~~\n```', '2:0']]);
  });

  test('keeps a line that begins with a fence and goes on', () => {
    expect(scan('```ts\n```ts\n```\n')).toEqual([['ts', '```ts', '2:0']]);
  });

  test('removes only the indentation of the fence from the code', () => {
    expect(scan('  ```ts\n  a;\n    b;\n c;\n  ```\n')).toEqual([['ts', 'a;\n  b;\nc;', '2:2']]);
  });

  test('finds blocks in nested lists and after a marker', () => {
    const text = '- a\n\n  1. b\n\n     ```ts\n     one;\n     ```\n\n- ```ts\n  two;\n  ```\n';
    expect(scan(text)).toEqual([
      ['ts', 'one;', '6:5'],
      ['ts', 'two;', '10:2'],
    ]);
  });

  test('finds blocks in quotes', () => {
    expect(scan('> ```ts\n> a;\n>\n> b;\n> ```\n')).toEqual([['ts', 'a;\n\nb;', '2:2']]);
  });

  test('recognizes indented code, but not in MDX', () => {
    const text = 'a\n\n    ```ts\n    b;\n    ```\n';
    expect(scan(text)).toEqual([]);
    expect(scan(text, { isMDX: true })).toEqual([['ts', 'b;', '4:4']]);
  });

  test('skips front matter and comments', () => {
    const block = '```ts\na;\n```\n';
    expect(scan(`---\n${block}---\n${block}`)).toEqual([['ts', 'a;', '7:0']]);
    expect(scan(`<!--\n${block}-->\n<!-- one -->\n${block}`)).toEqual([['ts', 'a;', '8:0']]);
    expect(scan(`{/*\n${block}*/}\n${block}`, { isMDX: true })).toEqual([['ts', 'a;', '7:0']]);
  });

  test('does not confuse inline code with a fence', () => {
    expect(scan('```ts``` is a fence\n')).toEqual([]);
  });

  test('returns the meta, the title and whether the block is closed', () => {
    expect(scanFences(toLines('# One\n## Two ##\n```ts title="a.ts" no-run\na;'))).toMatchObject([
      { meta: 'title="a.ts" no-run', title: 'Two', isClosed: false, opening: { line: 3 } },
    ]);
  });

  test('separates the language from the lines to highlight', () => {
    expect(scanFences(toLines('```ts{1,3}\n```'))).toMatchObject([
      { language: 'ts', meta: '{1,3}' },
    ]);
  });

  test('reads files with Windows line endings', () => {
    expect(scan('```ts\r\na;\r\n```\r\n')).toEqual([['ts', 'a;', '2:0']]);
  });
});
