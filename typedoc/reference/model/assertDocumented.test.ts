import { describe, expect, test } from 'vitest';
import { createWorkspace } from '../fixtures/workspace';

const WHOLE = `
/**
 * Returns the larger number.
 * @typeParam Value - The type of the numbers.
 * @param self - The first number.
 * @param other - The second number.
 * @returns The larger one.
 * @example Two numbers
 * \`\`\`ts
 * larger(1, 2); // => 2
 * \`\`\`
 */
export function larger<Value extends number>(self: Value, other: Value): Value {
  return self < other ? other : self;
}
`;

async function messageOf(source: string): Promise<string> {
  const workspace = createWorkspace({ 'sizes/src/index.ts': source });
  const error: unknown = await workspace.write().catch((reason: unknown) => reason);
  return error instanceof Error ? error.message : 'No error';
}

describe('an export that is not wholly documented', () => {
  test.each([
    [' * @param other - The second number.\n', 'Expected @param other'],
    [' * @returns The larger one.\n', 'Expected @returns'],
    [' * @typeParam Value - The type of the numbers.\n', 'Expected @typeParam Value'],
    [' Two numbers', 'Expected a title after @example'],
    [' // => 2', 'Expected "// => value" in the example "Two numbers"'],
  ])('fails the reference without "%s"', async (line, message) => {
    expect(WHOLE).toContain(line);
    expect(await messageOf(WHOLE.replace(line, ''))).toMatch(
      new RegExp(`packages/sizes/src/index.ts:\\d+ .*larger: ${message}`),
    );
  });

  test('fails the reference without an example', async () => {
    const without = WHOLE.replace(/ \* @example[^]*?\n \*\//, ' */');
    expect(await messageOf(without)).toContain('larger: Expected an @example');
  });

  test('fails the reference for a member that takes a parameter nobody describes', async () => {
    const property = '/** Answers. */ readonly answer: (words: string) => boolean;';
    const message = await messageOf(
      `/** A question. */\nexport interface Question {\n${property}\n}`,
    );
    expect(message).toContain('Question.answer: Expected @param words');
    expect(message).toContain('Question.answer: Expected @returns');
  });
});
