import { Task } from '@tstd/task';
import { describe, expect, test } from 'vitest';
import {
  randomBoolean,
  randomElement,
  randomInt,
  randomNumber,
  randomSample,
  randomWeightedElement,
  seededGenerator,
  shuffle,
} from './index.js';

/*
 * Pearson's chi-squared test. The seeds are fixed, so a test passes either always or never. The critical
 * values are those of the chi-squared distribution at the level 0.001: a correct source exceeds them for
 * one seed in a thousand.
 */
const CRITICAL_VALUES = {
  1: 10.828,
  2: 13.816,
  5: 20.515,
  9: 27.877,
  19: 43.82,
  99: 148.23,
  119: 172.418,
} as const;

type Freedom = keyof typeof CRITICAL_VALUES;

/** Returns the statistic of the values that a task produces, counted by key. */
function chiSquared(
  task: Task<unknown, never>,
  draws: number,
  weights: Readonly<Record<string, number>>,
  keyOf: (value: never) => unknown = String,
): number {
  const counts = new Map(Object.keys(weights).map((key) => [key, 0]));
  for (let index = 0; index < draws; index += 1) {
    const result = Task.run(task) as unknown as { readonly value: never };
    const key = String(keyOf(result.value));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect([...counts.keys()]).toEqual(Object.keys(weights));
  return [...counts].reduce((sum, [key, count]) => {
    const expected = draws * (weights[key] ?? 0);
    return sum + (count - expected) ** 2 / expected;
  }, 0);
}

/** Returns keys from 0 up with equal weights, one more than the degrees of freedom. */
function even(freedom: Freedom): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Array.from({ length: freedom + 1 }, (_, key) => [key, 1 / (freedom + 1)]),
  );
}

test('multiplying 53-bit numbers and rounding down favours one integer in three', () => {
  const numbers = Array.from({ length: 12 }, (_, index) => index / 2 ** 53);
  expect(numbers.map((part) => Math.floor(part * 3 * 2 ** 51))).toEqual([
    0, 0, 1, 2, 3, 3, 4, 5, 6, 6, 7, 8,
  ]);
});

const SEEDS = [1, 2, 3];

describe.each(SEEDS)('with the seed %d', { timeout: 60_000 }, (seed) => {
  const optionsOf = () => ({ generator: seededGenerator(seed) });

  test('the numbers from a seeded generator are evenly distributed', () => {
    const statistic = chiSquared(seededGenerator(seed), 20_000, even(99), (value: number) =>
      Math.floor(value * 100),
    );
    expect(statistic).toBeLessThan(CRITICAL_VALUES[99]);
  });

  test('the pairs of numbers from a seeded generator are evenly distributed', () => {
    const generator = seededGenerator(seed);
    const statistic = chiSquared(
      Task.zip(generator, generator),
      20_000,
      even(99),
      ([first, second]: readonly [number, number]) =>
        Math.floor(first * 10) * 10 + Math.floor(second * 10),
    );
    expect(statistic).toBeLessThan(CRITICAL_VALUES[99]);
  });

  test('the six sides of a die are equally probable', () => {
    const statistic = chiSquared(
      randomInt(0, 5, optionsOf()),
      30_000,
      even(5),
      (value: number) => value,
    );
    expect(statistic).toBeLessThan(CRITICAL_VALUES[5]);
  });

  // Multiplying 32 bits and rounding down would produce the first third of these integers 1.5 times as often.
  test('the thirds of a 32-bit range that is not a power of two are equally probable', () => {
    const count = 3 * 2 ** 30;
    const statistic = chiSquared(
      randomInt(0, count - 1, optionsOf()),
      20_000,
      even(2),
      (value: number) => Math.floor(value / 2 ** 30),
    );
    expect(statistic).toBeLessThan(CRITICAL_VALUES[2]);
  });

  test('the residues of a 53-bit range that is not a power of two are equally probable', () => {
    const statistic = chiSquared(
      randomInt(0, 3 * 2 ** 51 - 1, optionsOf()),
      20_000,
      even(2),
      (value: number) => value % 3,
    );
    expect(statistic).toBeLessThan(CRITICAL_VALUES[2]);
  });

  test('the tenths of the safe integers are equally probable', () => {
    const statistic = chiSquared(
      randomInt(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, optionsOf()),
      20_000,
      even(9),
      (value: number) => Math.floor((value / 2 ** 53 + 1) * 5),
    );
    expect(statistic).toBeLessThan(CRITICAL_VALUES[9]);
  });

  test('even and odd safe integers are equally probable', () => {
    const statistic = chiSquared(
      randomInt(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, optionsOf()),
      20_000,
      even(1),
      (value: number) => Math.abs(value % 2),
    );
    expect(statistic).toBeLessThan(CRITICAL_VALUES[1]);
  });

  test('numbers are evenly distributed between the bounds', () => {
    const statistic = chiSquared(
      randomNumber(-5, 5, optionsOf()),
      20_000,
      even(9),
      (value: number) => Math.floor(value + 5),
    );
    expect(statistic).toBeLessThan(CRITICAL_VALUES[9]);
  });

  test.each([0.001, 0.25, 0.5, 0.9])(
    'a boolean with a weight of %d is true with that probability',
    (weight) => {
      const statistic = chiSquared(randomBoolean(weight, optionsOf()), 20_000, {
        true: weight,
        false: 1 - weight,
      });
      expect(statistic).toBeLessThan(CRITICAL_VALUES[1]);
    },
  );

  test('elements are equally probable', () => {
    const elements = ['0', '1', '2', '3', '4', '5'];
    const statistic = chiSquared(randomElement(elements, optionsOf()), 20_000, even(5));
    expect(statistic).toBeLessThan(CRITICAL_VALUES[5]);
  });

  test.each([
    ['whole numbers', [1, 2, 0, 3]],
    ['fractions', [0.1, 0.2, 0, 0.3]],
    ['a great sum', [2 ** 50, 2 ** 51, 0, 3 * 2 ** 50]],
  ])('the probability of an element is proportional to its weight (%s)', (_name, weights) => {
    const statistic = chiSquared(
      randomWeightedElement(
        weights.map((weight, element) => [element, weight] as const),
        optionsOf(),
      ),
      20_000,
      { 0: 1 / 6, 1: 2 / 6, 3: 3 / 6 },
    );
    expect(statistic).toBeLessThan(CRITICAL_VALUES[2]);
  });

  test('the 20 ordered pairs of five elements are equally probable', () => {
    const pairs = ordersOf(['a', 'b', 'c', 'd', 'e']).map((order) => order.slice(0, 2));
    const weights = Object.fromEntries(pairs.map((pair) => [pair, 1 / 20]));
    const task = randomSample(['a', 'b', 'c', 'd', 'e'], 2, optionsOf());
    const statistic = chiSquared(task, 20_000, weights, (pair: readonly string[]) => pair.join(''));
    expect(Object.keys(weights).length).toBe(20);
    expect(statistic).toBeLessThan(CRITICAL_VALUES[19]);
  });

  test('the 120 orders of five elements are equally probable', () => {
    const orders = ordersOf(['a', 'b', 'c', 'd', 'e']);
    const weights = Object.fromEntries(orders.map((order) => [order, 1 / 120]));
    const task = shuffle(['a', 'b', 'c', 'd', 'e'], optionsOf());
    const statistic = chiSquared(task, 24_000, weights, (order: readonly string[]) =>
      order.join(''),
    );
    expect(orders.length).toBe(120);
    expect(statistic).toBeLessThan(CRITICAL_VALUES[119]);
  });

  test('the test detects a loaded die', () => {
    const loaded = Task.map(randomNumber(0, 6.3, optionsOf()), (value) =>
      Math.min(5, Math.floor(value)),
    );
    expect(chiSquared(loaded, 30_000, even(5))).toBeGreaterThan(CRITICAL_VALUES[5]);
  });
});

function ordersOf(elements: readonly string[]): readonly string[] {
  return elements.length === 0
    ? ['']
    : elements.flatMap((element, index) =>
        ordersOf(elements.toSpliced(index, 1)).map((order) => element + order),
      );
}
