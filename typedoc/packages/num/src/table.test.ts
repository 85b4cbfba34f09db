import { ArgumentError } from '@tstd/error';
import { describe, expect, test } from 'vitest';

import guide from '../../../../docs/packages/num-edges.md?raw';
import { BigInt, Int, Number } from './index.js';

const COLUMNS = ['Situation', '`Int`', '`Number`', '`BigInt`'];
const NO_CASE = '—';

interface Claim {
  readonly situation: string;
  readonly column: string;
  readonly expression: string;
  readonly value: string;
}

const rows = readTables(guide as string);

describe('the tables of the guide', () => {
  test('have a unique row for each situation', () => {
    const situations = rows.map(([situation]) => situation);
    expect(new Set(situations).size).toBe(situations.length);
    expect(rows.length).toBeGreaterThan(60);
  });

  test.each(rows)('have a claim or a dash in each cell of the row "%s"', (_situation, ...cells) => {
    expect(cells).toHaveLength(3);
    expect(cells.some((cell) => cell !== NO_CASE)).toBe(true);
    for (const [index, cell] of cells.entries()) {
      if (cell !== NO_CASE) {
        expect(cell).toMatch(/^`[^`]+` → `[^`]+`$/);
        expect(`\`${cell.split('.')[0]?.slice(1)}\``).toBe(COLUMNS[index + 1]);
      }
    }
  });

  test.each(rows.flatMap(claimsOf))(
    'are correct: $situation, $expression returns $value',
    ({ expression, value }) => {
      if (value === 'ArgumentError') {
        expect(() => evaluate(expression)).toThrow(ArgumentError);
      } else {
        expect(evaluate(expression)).toStrictEqual(evaluate(value));
      }
    },
  );
});

/** Returns the cells of all tables that have the expected columns. */
function readTables(markdown: string): readonly (readonly [string, ...string[]])[] {
  const lines = markdown.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return lines.flatMap((header, index) => {
    const body = header.join() === COLUMNS.join() ? lines.slice(index + 2) : [];
    return body.slice(
      0,
      body.findIndex((cells) => cells.length === 0),
    );
  }) as unknown as readonly (readonly [string, ...string[]])[];
}

function claimsOf([situation, ...cells]: readonly [string, ...string[]]): readonly Claim[] {
  return cells.flatMap((cell, index) => {
    const [, expression, value] = /^`(.+)` → `(.+)`$/.exec(cell) ?? [];
    const column = COLUMNS[index + 1];
    return expression === undefined || value === undefined || column === undefined
      ? []
      : [{ situation, column, expression, value }];
  });
}

/** Evaluates an expression of the guide with the names of this package and `None`. */
function evaluate(expression: string): unknown {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- The code comes from the guide, as a string.
  const run = new Function('BigInt', 'Int', 'Number', 'None', `return (${expression});`) as (
    ...names: readonly unknown[]
  ) => unknown;
  return run(BigInt, Int, Number, undefined);
}
