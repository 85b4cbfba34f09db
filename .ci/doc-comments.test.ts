import { ESLint, Linter } from 'eslint';
import jsdoc from 'eslint-plugin-jsdoc';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';

const { rules } = (await new ESLint().calculateConfigForFile(
  'typedoc/packages/core/src/Option.ts',
)) as { readonly rules: Linter.RulesRecord };
const ofDocComments = Object.entries(rules).filter(([name]) => name.startsWith('jsdoc/'));

function lint(
  comment: string,
  declaration = 'export function half(x: number): number {}',
): unknown {
  const source = `/**\n * ${comment.replaceAll('\n', '\n * ')}\n */\n${declaration}\n`;
  const config = {
    files: ['**/*.ts'],
    languageOptions: { parser: tseslint.parser },
    plugins: { jsdoc },
    rules: Object.fromEntries(ofDocComments),
  };
  return new Linter().verify(source, config as Linter.Config, 'half.ts').map((each) => each.ruleId);
}

const EXAMPLE = '@example Half of four\n```ts\nhalf(4); // => 2\n```\n\n';
const TAGS = `@param x - A number.\n\n@returns The result, which may be a fraction.\n\n${EXAMPLE}@category Guards\n@since 1.0.0`;

describe('the doc comment of a function', () => {
  test('begins with a verb and describes everything', () => {
    expect(lint(`Divides a number by two.\n\n${TAGS}`)).toEqual([]);
  });

  test.each([
    ['a noun first', 'The half of a number.', TAGS, 'jsdoc/no-restricted-syntax'],
    ['a long sentence', `Divides${' it'.repeat(20)}.`, TAGS, 'jsdoc/no-restricted-syntax'],
    ['a fragment', 'Divides a number', TAGS, 'jsdoc/match-description'],
    ['no claim', 'Divides.', TAGS.replace('// => 2', ''), 'jsdoc/match-description'],
    ['no example', 'Divides.', TAGS.replace(EXAMPLE, ''), 'jsdoc/require-example'],
    ['no parameter', 'Divides.', TAGS.replace(/@param.*\n\n/, ''), 'jsdoc/require-param'],
    ['no category', 'Divides.', TAGS.replace(/@category.*/, ''), 'jsdoc/require-tags'],
    ['no version', 'Divides.', TAGS.replace(/@since.*/, ''), 'jsdoc/require-tags'],
  ])('may not have %s', (_, description, tags, rule) => {
    expect(lint(`${description}\n\n${tags}`)).toContain(rule);
  });
});

test('a further overload with an example needs the tags too', () => {
  const overload = 'export function half(x: bigint): bigint;';
  expect(lint(`Divides.\n\n${TAGS}`, overload)).toEqual([]);
  expect(lint(`Divides.\n\n${TAGS.replace(/@since.*/, '')}`, overload)).toContain(
    'jsdoc/no-restricted-syntax',
  );
});

test('a method begins with a verb too', () => {
  expect(lint('A door.', 'export interface Door {\n/** A way. */\nopen(): void;\n}')).toContain(
    'jsdoc/no-restricted-syntax',
  );
});
