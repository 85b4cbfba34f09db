import { describe, expect, test } from 'vitest';
import { measure } from './measure.js';
import { batch } from './suite.js';

const OPTIONS = { rounds: 1, time: 5 };

const spin = (times: number) => (): number => {
  let sum = 0;
  for (let index = 0; index < times; index += 1) {
    sum = Math.imul(sum, 31) + index;
  }
  return sum * 0;
};

describe('measure()', () => {
  test('measures each library', async () => {
    const nanoseconds = await measure(
      {
        name: 'spin',
        operations: 1,
        implementations: { own: spin(1000), slow: spin(50_000), slower: spin(100_000) },
      },
      OPTIONS,
    );
    expect(Object.keys(nanoseconds)).toEqual(['own', 'slow', 'slower']);
  });

  test('waits for promises', async () => {
    const wait = (times: number) => async (): Promise<number> => {
      for (let index = 0; index < times; index += 1) {
        await undefined;
      }
      return 0;
    };
    const nanoseconds = await measure(
      {
        name: 'wait',
        operations: 1,
        implementations: { own: spin(1), slow: wait(100), slower: wait(10_000) },
      },
      OPTIONS,
    );
    expect(nanoseconds['slow']).toBeGreaterThan(nanoseconds['own'] ?? Infinity);
    expect(nanoseconds['slower']).toBeGreaterThan(nanoseconds['slow'] ?? Infinity);
    await expect(
      measure(
        { name: 'late', operations: 1, implementations: { own: spin(1), other: async () => 1 } },
        OPTIONS,
      ),
    ).rejects.toThrow('The libraries in "late" return different results: own: 0, other: 1');
  });

  test('rejects libraries that return different results', async () => {
    await expect(
      measure(
        { name: 'sums', operations: 1, implementations: { own: () => 1, other: () => 2 } },
        OPTIONS,
      ),
    ).rejects.toThrow('The libraries in "sums" return different results: own: 1, other: 2');
  });

  test('fails if a library throws', async () => {
    let calls = 0;
    const throwing = (): number => {
      calls += 1;
      if (calls > 1) {
        throw new Error('No');
      }
      return 1;
    };
    await expect(
      measure({ name: 'late', operations: 1, implementations: { own: throwing } }, OPTIONS),
    ).rejects.toThrow('"late" with own was not measured');
  });
});

test('batch() adds up the results for all numbers', () => {
  expect(batch((index) => index)()).toBe(499_500);
});
