import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spread } from './spread';

const GAP = 3;
const items = fc.array(
  fc.record({ wish: fc.integer({ min: -50, max: 150 }), width: fc.nat({ max: 10 }) }),
  { minLength: 1, maxLength: 6 },
);

describe('spread()', () => {
  test('gives what has room its wish', () => {
    expect(
      spread(
        [
          { wish: 10, width: 4 },
          { wish: 30, width: 4 },
        ],
        GAP,
        100,
      ),
    ).toEqual([10, 30]);
  });

  test('parts what is too close, by the same on both sides', () => {
    expect(
      spread(
        [
          { wish: 20, width: 4 },
          { wish: 20, width: 4 },
        ],
        GAP,
        100,
      ),
    ).toEqual([16.5, 23.5]);
  });

  test('keeps the ends of the line', () => {
    expect(
      spread(
        [
          { wish: -9, width: 4 },
          { wish: 999, width: 6 },
        ],
        GAP,
        100,
      ),
    ).toEqual([2, 97]);
  });

  test('keeps order, gaps and ends', () => {
    fc.assert(
      fc.property(items, (row) => {
        const centres = spread(row, GAP, 100);
        let end = -GAP;
        for (const [index, { width }] of row.entries()) {
          const centre = centres[index] ?? Number.NaN;
          expect(centre - width / 2).toBeGreaterThanOrEqual(end + GAP - 1e-9);
          end = centre + width / 2;
        }
        expect(end).toBeLessThanOrEqual(100 + 1e-9);
      }),
    );
  });

  test('is nearer to the wishes than any other place that keeps them', () => {
    fc.assert(
      fc.property(
        items,
        fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 6 }),
        (row, moves) => {
          const best = spread(row, GAP, 100);
          const moved = spread(
            row.map(({ width }, index) => ({
              width,
              wish: (best[index] ?? 0) + (moves[index] ?? 0),
            })),
            GAP,
            100,
          );
          const distance = (centres: readonly number[]): number =>
            row.reduce((sum, { wish }, index) => sum + ((centres[index] ?? 0) - wish) ** 2, 0);
          expect(distance(best)).toBeLessThanOrEqual(distance(moved) + 1e-6);
        },
      ),
    );
  });
});
