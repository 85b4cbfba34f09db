import { describe, expect, test } from 'vitest';
import { parseExample } from './example';

function edited(code: string): string {
  return parseExample(code).edits.reduceRight(
    (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
    code,
  );
}

function problemsOf(code: string): readonly string[] {
  return parseExample(code).problems.map(({ message }) => message);
}

describe('an outcome', () => {
  function outcomesOf(code: string): readonly (readonly [kind: string, text: string])[] {
    return parseExample(code).outcomes.map(({ kind, start, end }) => [
      kind,
      code.slice(start, end),
    ]);
  }

  test('is a value, a thrown error or a compiler error', () => {
    const code = 'a; // => 1\n// @ts-expect-error TS2345: No text\nb; // => throws RangeError\n';
    expect(outcomesOf(code)).toEqual([
      ['value', '// => 1'],
      ['refused', '// @ts-expect-error TS2345: No text'],
      ['throws', '// => throws RangeError'],
    ]);
  });

  test('has all lines of a claim, but no remark', () => {
    expect(outcomesOf('a; // => {\n//   b: 1,\n// }\n// A remark.\n// Another.')).toEqual([
      ['value', '// => {'],
      ['value', '//   b: 1,'],
      ['value', '// }'],
    ]);
  });
});

describe('a claim', () => {
  test('is about the expression before it', () => {
    expect(parseExample('const a = 1;\na + 1; // => 2\n').claims).toEqual([
      { expression: 'a + 1', expected: '2', position: 13 },
    ]);
    expect(edited('a + 1; // => 2')).toBe(
      'await __claim(0, async () => (a + 1), async () => (2)); // => 2',
    );
  });

  test('after a declaration is about the constant, which keeps its value', () => {
    expect(edited('export const a = f() as B; // => 1')).toBe(
      'export const a = f() as B; await __claim(0, async () => (a), async () => (1)); // => 1',
    );
  });

  test('may expect that the value of a constant throws', () => {
    expect(edited('const a = f(); // => throws RangeError')).toBe(
      'const a = await __claim(0, async () => (f()), "RangeError"); // => throws RangeError',
    );
  });

  test('may wait, and may be in a block', () => {
    expect(edited('if (a) { await b; // => 1\n}')).toBe(
      'if (a) { await __claim(0, async () => (await b), async () => (1)); // => 1\n}',
    );
  });

  test('is about the inner one of two statements that end together', () => {
    expect(edited('if (a) b; // => 1')).toBe(
      'if (a) await __claim(0, async () => (b), async () => (1)); // => 1',
    );
  });

  test('keeps the number of lines of a multi-line expression and value', () => {
    const code = 'f(\n  1,\n); // => {\n//   a: 1,\n// }\ng(); // => 2';
    expect(parseExample(code).claims.map(({ expected }) => expected)).toEqual(['{ a: 1, }', '2']);
    expect(edited(code).split('\n')).toHaveLength(code.split('\n').length);
  });

  test('ends where its value ends, even if a comment follows', () => {
    expect(parseExample('a; // => 1\n// A remark.\n').claims[0]?.expected).toBe('1');
  });

  test('in a string is ignored', () => {
    expect(parseExample("'a; // => 1';\n`\nb; // => 2\n`;").claims).toEqual([]);
  });

  test('reads the names in it and the name before it', () => {
    expect([...parseExample('const a = 1; // => [b]').claimedNames]).toEqual(['a', 'b']);
  });
});

describe('a problem', () => {
  test.each([
    ['a; // => 3, as above', /^Expected a value or "throws"/],
    ['a; // =>', /^Expected a value or "throws"/],
    ['// => 1', /^Put the claim on the line/],
    ['a;\n// => 1', /^Put the claim on the line/],
    ['function f() {\n  a; // => 1\n}', /^Move the claim out of the function/],
    ['const f = () => {\n  a; // => 1\n};', /^Move the claim out of the function/],
    ['const { a } = b; // => 1', /^Put the claim after an expression/],
    ['const a = 1, b = 2; // => 2', /^Put the claim after an expression/],
    ['function f() {} // => 1', /^Put the claim after an expression/],
    ['a; // -> 1', /^Write a claim as/],
    ['a; // throws TypeError', /^Write a claim as/],
    ['// @ts-ignore\na;', /^Write "@ts-expect-error"/],
    ['// @ts-expect-error\na;', /^Write the error and the reason/],
    ['// @ts-expect-error No such name\na;', /^Write the error and the reason/],
    ['// @ts-expect-error TS2304:\na;', /^Write the error and the reason/],
  ])('is reported for %j', (code, message) => {
    expect(problemsOf(code)).toEqual([expect.stringMatching(message)]);
    expect(parseExample(code).claims).toEqual([]);
  });

  test('is reported for a line that is too wide without its claim', () => {
    const callOf = (columns: number): string => `run(${'1'.repeat(columns - 6)});`;
    expect(problemsOf(`${callOf(76)} // => undefined`)).toEqual([]);
    expect(parseExample(`a;\n${callOf(77)} // => undefined`).problems).toEqual([
      { position: 79, message: 'This line of code has 77 columns, at most 76 are allowed' },
    ]);
    expect(problemsOf(`// ${'word '.repeat(16)}`)).toHaveLength(1);
  });

  test('has the position of its comment', () => {
    expect(parseExample('a; // => 1\nb; // => ???').problems).toMatchObject([{ position: 14 }]);
  });
});

describe('an example about types', () => {
  test.each([
    ['assertType<A, B>(true);', true],
    ['// @ts-expect-error TS2304: No such name\na;', true],
    ["import type { A } from 'a';\nexport const a: A = 1;", true],
    ["import { type A } from 'a';\nexport const a: A = 1;", false],
    ['f();', false],
  ])('%j: %s', (code, isAboutTypes) => {
    expect(parseExample(code).isAboutTypes).toBe(isAboutTypes);
  });
});

test('the expected errors are returned with their positions', () => {
  expect(parseExample('a();\n// @ts-expect-error TS2304: No such name\nb;').expectedErrors).toEqual(
    [{ code: 2304, position: 5 }],
  );
});

test('the imported modules are returned with their positions', () => {
  expect(parseExample("import 'a';\nexport * from 'b';\n").imports).toEqual([
    { specifier: 'a', position: 7 },
    { specifier: 'b', position: 26 },
  ]);
});
