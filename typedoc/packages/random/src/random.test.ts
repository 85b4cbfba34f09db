import type { Option } from '@tstd/core';
import { AbortError, ArgumentError, RuntimeError } from '@tstd/error';
import { Task } from '@tstd/task';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  randomBoolean,
  randomElement,
  type RandomGenerator,
  randomInt,
  randomNumber,
  randomSample,
  randomWeightedElement,
  seededGenerator,
  shuffle,
} from './index.js';

const LAST = 1 - 2 ** -53;

const run = <Value>(task: Task<Value, never>): unknown => {
  const result = Task.run(task);
  return 'ok' in result && result.ok ? result.value : result;
};

/** Options with a generator that always succeeds with the same value. */
const always = (value: unknown): { readonly generator: RandomGenerator } => ({
  generator: Task.Ok(value as number),
});

const parts = fc.integer({ min: 0, max: 2 ** 53 - 1 }).map((value) => value / 2 ** 53);

describe('randomNumber()', () => {
  test('returns the lower bound plus a fraction of the distance', () => {
    expectTypeOf(randomNumber(0, 1)).toEqualTypeOf<Task<number, never>>();
    expect(run(randomNumber(10, 20, always(0)))).toBe(10);
    expect(run(randomNumber(10, 20, always(0.25)))).toBe(12.5);
    expect(run(randomNumber(-1, 1, always(0.5)))).toBe(0);
    expect(run(randomNumber(0, 1, always(LAST)))).toBe(LAST);
  });

  test('returns a number of at least the lower bound and less than the upper bound', () => {
    const finite = fc.double({ noDefaultInfinity: true, noNaN: true });
    fc.assert(
      fc.property(finite, finite, fc.maxSafeInteger(), (one, other, seed) => {
        fc.pre(one !== other);
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const value = run(randomNumber(from, to, { generator: seededGenerator(seed) })) as number;
        expect(value >= from && value < to).toBe(true);
      }),
    );
  });

  test('accepts bounds whose distance is infinite', () => {
    const { MAX_VALUE } = Number;
    expect(run(randomNumber(-MAX_VALUE, MAX_VALUE, always(0)))).toBe(-MAX_VALUE);
    expect(run(randomNumber(-MAX_VALUE, MAX_VALUE, always(0.5)))).toBe(0);
    const half = run(randomNumber(-MAX_VALUE, MAX_VALUE, always(0.75))) as number;
    expect(half / MAX_VALUE).toBeCloseTo(0.5, 15);
    expect(run(randomNumber(-MAX_VALUE, MAX_VALUE, always(LAST)))).toBeLessThan(MAX_VALUE);
  });

  test('accepts bounds that are adjacent numbers', () => {
    const numbers = [LAST, 0.75, 0.25];
    const generator: RandomGenerator = Task.from(() => ({ ok: true, value: numbers.shift() ?? 0 }));
    expect(run(randomNumber(1, 1 + Number.EPSILON, { generator }))).toBe(1);
    expect(numbers).toEqual([]);
    expect(run(randomNumber(0, Number.MIN_VALUE, always(0.25)))).toBe(0);
  });

  test('never returns the upper bound, even if the sum is rounded to it', () => {
    expect(() => run(randomNumber(1, 1 + Number.EPSILON, always(LAST)))).toThrow(RuntimeError);
  });

  test.each([
    [Number.NaN, 1, 'Expected "minValue" to be a finite number, received NaN'],
    [0, Number.NaN, 'Expected "maxValue" to be a finite number, received NaN'],
    [-Infinity, 1, 'Expected "minValue" to be a finite number, received -Infinity'],
    [0, Infinity, 'Expected "maxValue" to be a finite number, received Infinity'],
    ['0', 1, 'Expected "minValue" to be a finite number, received "0"'],
    [1, 1, 'Expected "minValue" to be less than 1, the "maxValue", received 1'],
    [2, 1, 'Expected "minValue" to be less than 1, the "maxValue", received 2'],
    [-0, 0, 'Expected "minValue" to be less than 0, the "maxValue", received -0'],
  ])('rejects %s and %s when you call the function', (minValue, maxValue, message) => {
    expect(() => randomNumber(minValue as number, maxValue)).toThrow(
      new ArgumentError({ message }),
    );
  });
});

describe('randomBoolean()', () => {
  test('returns true for a number below the weight', () => {
    expectTypeOf(randomBoolean()).toEqualTypeOf<Task<boolean, never>>();
    expect(run(randomBoolean(0.25, always(0.25 - 2 ** -53)))).toBe(true);
    expect(run(randomBoolean(0.25, always(0.25)))).toBe(false);
  });

  test('uses the weight 0.5 by default', () => {
    expect(run(randomBoolean(undefined, always(0.5 - 2 ** -53)))).toBe(true);
    expect(run(randomBoolean(undefined, always(0.5)))).toBe(false);
  });

  test('is never true for the weight 0 and always true for the weight 1', () => {
    fc.assert(
      fc.property(parts, (part) => {
        expect(run(randomBoolean(0, always(part)))).toBe(false);
        expect(run(randomBoolean(1, always(part)))).toBe(true);
      }),
    );
    expect(run(randomBoolean(0, always(0)))).toBe(false);
    expect(run(randomBoolean(1, always(LAST)))).toBe(true);
  });

  test.each([-Number.MIN_VALUE, 1 + Number.EPSILON, Number.NaN, Infinity, '0.5', null])(
    'rejects the weight %j when you call the function',
    (weight) => {
      const call = () => randomBoolean(weight as number);
      expect(call).toThrow(ArgumentError);
      expect(call).toThrow('Expected "weightOfTrue" to be a number from 0 to 1, received ');
    },
  );
});

describe('randomElement()', () => {
  test('returns the element at a random index', () => {
    const elements = ['a', 'b', 'c'];
    expectTypeOf(randomElement(elements)).toEqualTypeOf<Task<Option<string>, never>>();
    expect(run(randomElement(elements, always(0)))).toBe('a');
    expect(run(randomElement(elements, always(0.5)))).toBe('b');
    expect(run(randomElement(elements, always(0.9)))).toBe('c');
  });

  test('returns None for an empty array, without drawing a number', () => {
    expect(run(randomElement([], { generator: broken() }))).toBe(undefined);
  });

  test('reads the array when the task runs', () => {
    const elements: string[] = [];
    const task = randomElement(elements, always(0.9));
    elements.push('a', 'b');
    expect(run(task)).toBe('b');
  });
});

describe('shuffle()', () => {
  test('returns a new array with the elements in another order', () => {
    const elements = Object.freeze(['a', 'b', 'c', 'd']);
    expectTypeOf(shuffle(elements)).toEqualTypeOf<Task<readonly string[], never>>();
    expect(run(shuffle(elements, always(0)))).toEqual(['b', 'c', 'd', 'a']);
    expect(run(shuffle(elements, always(0.99)))).toEqual(elements);
    expect(run(shuffle(elements, always(0.99)))).not.toBe(elements);
  });

  test('keeps every element exactly once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.maxSafeInteger(), (elements, seed) => {
        const before = [...elements];
        const shuffled = run(shuffle(elements, { generator: seededGenerator(seed) })) as number[];
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(elements.toSorted((a, b) => a - b));
        expect(elements).toEqual(before);
      }),
    );
  });

  test('starts with the original order in each run', () => {
    const elements = ['a', 'b', 'c', 'd'];
    const task = shuffle(elements, always(0));
    expect(run(task)).toEqual(run(task));
    elements.pop();
    expect(run(task)).toEqual(['b', 'c', 'a']);
  });

  test('draws no number for fewer than two elements', () => {
    expect(run(shuffle([], { generator: broken() }))).toEqual([]);
    expect(run(shuffle(['a'], { generator: broken() }))).toEqual(['a']);
  });

  test('draws one number for each element except the first', () => {
    let draws = 0;
    const generator: RandomGenerator = Task.from(() => ({ ok: true, value: 0 * (draws += 1) }));
    expect(run(shuffle([1, 2, 3, 4, 5], { generator }))).toEqual([2, 3, 4, 5, 1]);
    expect(draws).toBe(4);
  });

  test('accepts long arrays', () => {
    const elements = Array.from({ length: 50_000 }, (_, index) => index);
    const shuffled = run(shuffle(elements, { generator: seededGenerator(1) })) as number[];
    expect(new Set(shuffled).size).toBe(50_000);
  });
});

describe('randomSample()', () => {
  test('returns the requested number of elements and chooses no index twice', () => {
    expectTypeOf(randomSample(['a'], 1)).toEqualTypeOf<Task<Option<readonly string[]>, never>>();
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), fc.maxSafeInteger(), (length, count, seed) => {
        fc.pre(count <= length);
        const elements = Array.from({ length }, (_, index) => index);
        const generator = seededGenerator(seed);
        const sample = run(randomSample(elements, count, { generator })) as readonly number[];
        expect(sample).toHaveLength(count);
        expect(new Set(sample).size).toBe(count);
        expect(sample.every((each) => elements.includes(each))).toBe(true);
        expect(elements).toEqual(elements.toSorted((a, b) => a - b));
      }),
    );
  });

  test('shuffles the array if all elements are requested', () => {
    const elements = ['a', 'b', 'c', 'd'];
    const generators = [seededGenerator(1), seededGenerator(1)] as const;
    expect(run(randomSample(elements, 4, { generator: generators[0] }))).toEqual(
      run(shuffle(elements, { generator: generators[1] })),
    );
  });

  test('draws one number for each element, but none if a single element is left', () => {
    let draws = 0;
    const generator: RandomGenerator = Task.from(() => ({ ok: true, value: 0 * (draws += 1) }));
    expect(run(randomSample([1, 2, 3, 4, 5], 2, { generator }))).toEqual([5, 1]);
    expect(draws).toBe(2);
    expect(run(randomSample([1], 1, { generator: broken() }))).toEqual([1]);
    expect(run(randomSample([1, 2], 0, { generator: broken() }))).toEqual([]);
  });

  test('returns None without drawing a number if there are fewer elements', () => {
    expect(run(randomSample([1, 2], 3, { generator: broken() }))).toBe(undefined);
    expect(run(randomSample([], 1, { generator: broken() }))).toBe(undefined);
  });

  test('reads the array when the task runs', () => {
    const elements = ['a'];
    const task = randomSample(elements, 2, always(0));
    elements.push('b');
    expect(run(task)).toEqual(['b', 'a']);
  });

  test.each([-1, 0.5, NaN, Infinity])('rejects a count of %s', (count) => {
    expect(() => randomSample([1, 2], count)).toThrow(
      new ArgumentError({
        message: `Expected "count" to be a non-negative safe integer, received ${count}`,
      }),
    );
  });
});

describe('randomWeightedElement()', () => {
  test('returns the element whose share of the total weight contains the number', () => {
    const choices = [
      ['a', 1],
      ['none', 0],
      ['b', 3],
    ] as const;
    expectTypeOf(randomWeightedElement(choices)).toEqualTypeOf<
      Task<Option<'a' | 'b' | 'none'>, never>
    >();
    const chosen = [0, 0.2, 0.25, 0.5, LAST].map((value) =>
      run(randomWeightedElement(choices, always(value))),
    );
    expect(chosen).toEqual(['a', 'a', 'b', 'b', 'b']);
  });

  test('never returns an element with a weight of 0', () => {
    const weights = fc.array(fc.oneof(fc.constant(0), fc.double({ min: 0, max: 9, noNaN: true })));
    fc.assert(
      fc.property(weights, fc.nat(), (list, seed) => {
        const choices = list.map((weight) => [weight, weight] as const);
        const isNone = list.every((weight) => weight === 0);
        // A constant generator would not do: unusable numbers are drawn again.
        const chosen = run(randomWeightedElement(choices, { generator: seededGenerator(seed) }));
        expect(isNone ? chosen === undefined : (chosen as number) > 0).toBe(true);
      }),
    );
  });

  test('draws no number if no element can be chosen', () => {
    expect(run(randomWeightedElement([], { generator: broken() }))).toBe(undefined);
    expect(run(randomWeightedElement([['a', 0]], { generator: broken() }))).toBe(undefined);
  });

  test('reads the elements and weights when you call the function', () => {
    const choices: (readonly [string, number])[] = [['a', 1]];
    const task = randomWeightedElement(choices, always(LAST));
    choices.push(['b', 1]);
    expect(run(task)).toBe('a');
  });

  test.each([-1, NaN, Infinity])('rejects the weight %s', (weight) => {
    expect(() => randomWeightedElement([['a', weight]])).toThrow(
      new ArgumentError({
        message: `Expected "weight" to be a non-negative finite number, received ${weight}`,
      }),
    );
  });

  test('rejects weights whose sum is not finite', () => {
    const { MAX_VALUE } = Number;
    expect(() =>
      randomWeightedElement([
        ['a', MAX_VALUE],
        ['b', MAX_VALUE],
      ]),
    ).toThrow(
      new ArgumentError({
        message: 'Expected "choices" to be weights with a finite sum, received Infinity',
      }),
    );
  });
});

describe('a generator', () => {
  const tasks: readonly (readonly [
    string,
    (options: { readonly generator: RandomGenerator }) => Task<unknown, never>,
  ])[] = [
    ['randomInt()', (options) => randomInt(1, 6, options)],
    ['randomInt() of a wide range', (options) => randomInt(0, 2 ** 40, options)],
    ['randomNumber()', (options) => randomNumber(0, 1, options)],
    ['randomBoolean()', (options) => randomBoolean(0.5, options)],
    ['randomElement()', (options) => randomElement([1, 2], options)],
    ['shuffle()', (options) => shuffle([1, 2], options)],
    ['randomSample()', (options) => randomSample([1, 2], 1, options)],
    [
      'randomWeightedElement()',
      (options) =>
        randomWeightedElement(
          [
            [1, 1],
            [2, 0.5],
          ],
          options,
        ),
    ],
  ];

  test.each(tasks)('that produces a number out of range causes a defect in %s', (_, taskOf) => {
    for (const value of [1, -Number.MIN_VALUE, Number.NaN, Infinity, '0', undefined]) {
      expect(() => run(taskOf(always(value)))).toThrow(
        new RuntimeError({
          message: `Expected the random generator to produce a number >= 0 and < 1, received ${String(value)}`,
        }),
      );
    }
  });

  test.each(tasks)('may be asynchronous in %s', async (_, taskOf) => {
    const generator: RandomGenerator = Task.from(() => Promise.resolve({ ok: true, value: 0.5 }));
    const running = Task.run(taskOf({ generator }));
    expect(running).toBeInstanceOf(Promise);
    expect(await running).toEqual({ ok: true, value: run(taskOf(always(0.5))) });
  });

  test.each(tasks)('is not run if %s is cancelled', (_, taskOf) => {
    const signal = AbortSignal.abort();
    expect(Task.run(taskOf({ generator: broken() }), { signal })).toEqual({
      ok: false,
      error: expect.any(AbortError) as unknown,
    });
  });
});

function broken(): RandomGenerator {
  return Task.from(() => {
    throw new RuntimeError({ message: 'No number is needed' });
  });
}
