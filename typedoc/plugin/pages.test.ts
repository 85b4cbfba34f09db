import { describe, expect, test } from 'vitest';
import { withoutFalseDefaults, withoutTypeParameterAnchors } from './pages';

describe('withoutFalseDefaults()', () => {
  const table = (title: string, ...rows: readonly string[]): string =>
    [`| Name | Type | ${title} | Description |`, '| --- | --- | --- | --- |', ...rows, ''].join(
      '\n',
    );

  test.each(['Default value', 'Valeur par défaut'])(
    'shows no default where there is none: %s',
    (title) => {
      expect(
        withoutFalseDefaults(
          table(
            title,
            '| `self` | `number` \\| `undefined` | `undefined` | The value. |',
            "| `mode?` | `undefined` | `'trunc'` | How to round. |",
          ),
        ),
      ).toBe(
        table(
          title,
          '| `self` | `number` \\| `undefined` | - | The value. |',
          "| `mode?` | `undefined` | `'trunc'` | How to round. |",
        ),
      );
    },
  );

  test('leaves other tables and text alone', () => {
    const other = table('Meaning', '| `a` | `b` | `undefined` | Not there. |');
    expect(withoutFalseDefaults(`${other}\n| \`undefined\` |\n`)).toBe(
      `${other}\n| \`undefined\` |\n`,
    );
  });
});

test('withoutTypeParameterAnchors() keeps the anchors of properties', () => {
  const rows = [
    '| <a id="type-parameter-value"></a> `Value` | The type. |',
    '| <a id="paramètre-de-type-value"></a> `Value` | Le type. |',
    '| <a id="property-ok"></a> `ok` | Whether it is. |',
  ].join('\n');
  expect(withoutTypeParameterAnchors(rows)).toBe(
    [
      '| `Value` | The type. |',
      '| `Value` | Le type. |',
      '| <a id="property-ok"></a> `ok` | Whether it is. |',
    ].join('\n'),
  );
});
