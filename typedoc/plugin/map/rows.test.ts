import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Row, countCrossings, neighboursOf, orderRows } from './rows';

function row(joined: Readonly<Record<string, readonly string[]>>): Row {
  return Object.entries(joined).map(([name, below]) => ({ name, isNode: true, below }));
}

const TWISTED = [row({ a: ['y'], b: ['x'] }), row({ x: [], y: [] })];

const names = (rows: readonly Row[]): readonly string[] =>
  rows.map((each) => each.map(({ name }) => name).join(''));

describe('countCrossings()', () => {
  test('counts the pairs of lines that cross', () => {
    expect(countCrossings(TWISTED)).toBe(1);
    expect(countCrossings([row({ a: ['x', 'y'], b: ['x', 'y'] }), row({ x: [], y: [] })])).toBe(1);
  });

  test('lines that meet at an end do not cross', () => {
    expect(
      countCrossings([row({ a: ['x'], b: ['x'], c: ['x', 'y'] }), row({ x: [], y: [] })]),
    ).toBe(0);
  });
});

describe('orderRows()', () => {
  test('untwists lines', () => {
    expect(countCrossings(orderRows(TWISTED))).toBe(0);
  });

  test('leaves rows without crossings as they are', () => {
    const rows = [row({ a: ['x'], b: ['y'] }), row({ x: [], y: [] })];
    expect(names(orderRows(rows))).toEqual(['ab', 'xy']);
  });

  test('keeps what stands in each row, and never adds a crossing', () => {
    const letters = ['a', 'b', 'c', 'd'];
    const rows = fc.array(fc.array(fc.subarray(letters), { minLength: 4, maxLength: 4 }), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(rows, (given) => {
        const before = given.map((joined) =>
          joined.map((below, index) => ({ name: letters[index] ?? '', isNode: true, below })),
        );
        const after = orderRows(before);
        expect(after.map((each) => new Set(each))).toEqual(before.map((each) => new Set(each)));
        expect(countCrossings(after)).toBeLessThanOrEqual(countCrossings(before));
      }),
    );
  });
});

test('neighboursOf() tells the places above and below', () => {
  expect(neighboursOf(TWISTED)).toEqual([
    [[[1, 1]], [[1, 0]]],
    [[[0, 1]], [[0, 0]]],
  ]);
});
