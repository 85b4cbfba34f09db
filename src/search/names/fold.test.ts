import { describe, expect, test } from 'vitest';
import { foldName, originsOf } from './fold';

/** Splits a folded name where its humps begin. */
function humpsOf(name: string): readonly string[] {
  const { text, humps } = foldName(name);
  return humps.map((start, index) => text.slice(start, humps[index + 1]));
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
  ])('finds the humps of %s', (name, humps) => {
    expect(humpsOf(name)).toEqual(humps);
  });

  test('knows where each character comes from', () => {
    expect(foldName('$a_B')).toEqual({ text: 'ab', humps: [0, 1] });
    expect(originsOf('$a_B')).toEqual([1, 3]);
  });
});
