import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Block, findBlocks } from './blocks';
import { REPOSITORY } from '../workspace/packages';
import { createTypeCheck } from './typecheck';

const typeCheck = createTypeCheck(REPOSITORY, join(REPOSITORY, 'typedoc/tsconfig.json'));

function blocksIn(...codes: readonly string[]): readonly Block[] {
  const text = codes.map((code) => `  \`\`\`ts\n  ${code.replaceAll('\n', '\n  ')}\n  \`\`\`\n`);
  return findBlocks({ path: 'docs/planted.md', kind: 'markdown', isPackage: false }, text.join(''));
}

function problemsOf(...codes: readonly string[]): readonly string[] {
  const blocks = blocksIn(...codes);
  return blocks
    .flatMap(typeCheck(blocks))
    .map(({ location, message }) => `${location.line}:${location.column} ${message}`);
}

describe('createTypeCheck()', () => {
  test('finds the sources of the packages', () => {
    const code =
      "import { Option } from '@tstd/core';\n\nOption.getOr(Option.Some(1), 2).toFixed();";
    expect(problemsOf(code)).toEqual([]);
  });

  test('reports the position of a type error', () => {
    expect(problemsOf('const a = 1;\nexport const b: string = a;')).toEqual([
      "3:16 TS2322: Type 'number' is not assignable to type 'string'.",
    ]);
  });

  test('reports a syntax error', () => {
    expect(problemsOf('const = 1;')).toContainEqual(expect.stringMatching(/^2:9 TS1134: /));
  });

  test('reports a missing module and one that is not public', () => {
    expect(problemsOf("import { a } from '@tstd/nothing';\na();")).toEqual([
      expect.stringMatching(/^2:21 TS2307: /),
    ]);
    expect(problemsOf("import '@tstd/core/internal/codec/model';")).toEqual([
      expect.stringMatching(/^2:10 TS2307: |^2:10 TS2882: /),
    ]);
  });

  test('reports an expected error that does not occur', () => {
    const code = '// @ts-expect-error TS2322: It is a number\nexport const a: number = 1;';
    expect(problemsOf(code)).toEqual([expect.stringMatching(/^2:3 TS2578: /)]);
  });

  test('accepts the expected error, also below further comments and blank lines', () => {
    const expected = '// @ts-expect-error TS2322: It is a text';
    expect(problemsOf(`${expected}\nexport const a: number = 'a';`)).toEqual([]);
    expect(problemsOf(`${expected}\n// A text.\n\nexport const a: number = 'a';`)).toEqual([]);
  });

  test('reports an error other than the expected one', () => {
    const code = "// @ts-expect-error TS2345: It is a text\nexport const a: number = 'a';";
    expect(problemsOf(code)).toEqual([
      "2:3 Expected the error TS2345, received TS2322: Type 'string' is not assignable to type 'number'.",
    ]);
  });

  test('is as strict as in the packages', () => {
    expect(problemsOf('export const a: number = [1][0];')).toEqual([
      expect.stringMatching(/^2:16 TS2322: /),
    ]);
    expect(problemsOf('const a = 1;')).toEqual([expect.stringMatching(/^2:9 TS6133: /)]);
    expect(problemsOf('enum A { B }\nA.B;')).toEqual([expect.stringMatching(/^2:8 TS1294: /)]);
  });

  test('counts a name that a claim reads as used', () => {
    expect(problemsOf('const a = 1; // => 1')).toEqual([]);
    expect(problemsOf('const a = 1;\n[1]; // => [a]')).toEqual([]);
  });

  test('does not share the names of a block with the next', () => {
    expect(problemsOf('const a = 1; // => 1', 'const a = 2; // => 2')).toEqual([]);
  });

  test('checks changed files when it is called again', () => {
    const code = 'export const a: string = ';
    expect(problemsOf(`${code}1;`)).toHaveLength(1);
    expect(problemsOf(`${code}'1';`)).toEqual([]);
  });

  test('lets an example wait, and have type parameters', () => {
    expect(problemsOf('await Promise.resolve(1);\nexport const a = <B>(b: B): B => b;')).toEqual(
      [],
    );
  });
});
