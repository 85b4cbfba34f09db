import { describe, expect, test } from 'vitest';
import { foldName } from './name';

/** Splits a folded name where its subwords begin. */
function subwordsOf(name: string): readonly string[] {
  const { text, subwords } = foldName(name);
  return subwords.map((start, index) => text.slice(start, subwords[index + 1]));
}

describe('foldName()', () => {
  test.each([
    ['Option.andThen', ['option.', 'and', 'then']],
    ['HTTPError.asString', ['http', 'error.', 'as', 'string']],
    ['MIN_VALUE', ['min', 'value']],
    ['randomUUID', ['random', 'uuid']],
    ['Radix36', ['radix', '36']],
    ['UTF8Text', ['utf', '8', 'text']],
    ['$storage', ['storage']],
    ['ErrorClass.[hasInstance]', ['error', 'class.', 'has', 'instance']],
    ['the currency is not', ['the', 'currency', 'is', 'not']],
    ['Été', ['ete']],
    ['名前', ['名前']],
    ['', []],
  ])('finds the subwords of %s', (name, subwords) => {
    expect(subwordsOf(name)).toEqual(subwords);
  });

  test('knows where each character comes from', () => {
    expect(foldName('$a_B')).toEqual({ text: 'ab', subwords: [0, 1], origins: [1, 3] });
  });
});
