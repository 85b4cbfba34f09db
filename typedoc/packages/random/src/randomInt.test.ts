import type { Int } from '@tstd/core';
import { ArgumentError, RuntimeError } from '@tstd/error';
import { Task } from '@tstd/task';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { randomInt, type RandomGenerator } from './index.js';

const { MAX_SAFE_INTEGER, MIN_SAFE_INTEGER } = Number;

/** Creates a generator that produces each number of a list once. */
function generatorOf(numbers: readonly number[]): RandomGenerator {
  const rest = [...numbers];
  return Task.from(() => {
    const value = rest.shift();
    if (value === undefined) {
      throw new RangeError('There are no more numbers');
    }
    return { ok: true, value };
  });
}

/** Returns the integer drawn with the given numbers of the generator, or None if it needs more of them. */
function draw(minValue: number, maxValue: number, numbers: readonly number[]): unknown {
  try {
    return Task.run(randomInt(minValue, maxValue, { generator: generatorOf(numbers) }));
  } catch (error) {
    expect(error).toEqual(new RangeError('There are no more numbers'));
    return undefined;
  }
}

/** Returns the numbers of the generator that result in the given draw. */
function numbersOf(drawn: bigint, bits: 32 | 53 | 54): readonly number[] {
  if (bits === 32) {
    return [Number(drawn) / 2 ** 32];
  }
  return [Number(drawn >> 27n) / 2 ** (bits - 27), Number(BigInt.asUintN(27, drawn)) / 2 ** 27];
}

const counts32 = fc.oneof(
  fc.constantFrom(1n, 2n, 3n, 6n, 10n, 2n ** 31n, 2n ** 31n + 1n, 2n ** 32n - 1n, 2n ** 32n),
  fc.bigInt(1n, 2n ** 32n),
);
const counts53 = fc.oneof(
  fc.constantFrom(2n ** 32n + 1n, 3n * 2n ** 51n, 2n ** 52n + 1n, 2n ** 53n - 1n, 2n ** 53n),
  fc.bigInt(2n ** 32n + 1n, 2n ** 53n),
);

/** Returns a range whose number of integers is one of `counts`, and the index of one of the integers. */
const rangeOf = (
  counts: fc.Arbitrary<bigint>,
): fc.Arbitrary<readonly [count: bigint, minValue: bigint, index: bigint]> =>
  counts.chain((count) =>
    fc.tuple(
      fc.constant(count),
      fc.bigInt(BigInt(MIN_SAFE_INTEGER), BigInt(MAX_SAFE_INTEGER) - count + 1n),
      fc.oneof(fc.constantFrom(0n, count - 1n), fc.bigInt(0n, count - 1n)),
    ),
  );

describe('randomInt()', () => {
  test('returns a task that succeeds with an integer', () => {
    expectTypeOf(randomInt(1, 6)).toEqualTypeOf<Task<Int, never>>();
    expect(Task.hasInstance(randomInt(1, 6))).toBe(true);
  });

  test('draws a number only when the task runs, and again in each run', () => {
    const generator = generatorOf([0, 0.5]);
    const task = randomInt(1, 6, { generator });
    expect([Task.run(task), Task.run(task)]).toEqual([
      { ok: true, value: 1 },
      { ok: true, value: 4 },
    ]);
  });

  test.each([
    [32, counts32],
    [53, counts53],
  ] as const)('assigns the same number of %d-bit draws to each integer', (bits, counts) => {
    fc.assert(
      fc.property(rangeOf(counts), ([count, minValue, index]) => {
        const part = 2n ** BigInt(bits) / count;
        const [from, to] = [minValue, minValue + count - 1n].map(Number) as [number, number];
        const expected = { ok: true, value: Number(minValue + index) };
        expect(draw(from, to, numbersOf(index * part, bits))).toEqual(expected);
        expect(draw(from, to, numbersOf((index + 1n) * part - 1n, bits))).toEqual(expected);
        if (count * part < 2n ** BigInt(bits)) {
          expect(draw(from, to, numbersOf(count * part, bits))).toBe(undefined);
          expect(draw(from, to, numbersOf(2n ** BigInt(bits) - 1n, bits))).toBe(undefined);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('assigns one 54-bit draw to each of more than 2^53 integers', () => {
    const counts = fc.oneof(
      fc.constantFrom(2n ** 53n + 1n, 2n ** 53n + 2n, 2n ** 54n - 2n, 2n ** 54n - 1n),
      fc.bigInt(2n ** 53n + 1n, 2n ** 54n - 1n),
    );
    fc.assert(
      fc.property(rangeOf(counts), ([count, minValue, index]) => {
        const [from, to] = [minValue, minValue + count - 1n].map(Number) as [number, number];
        expect(draw(from, to, numbersOf(index, 54))).toEqual({
          ok: true,
          value: Number(minValue + index),
        });
        expect(draw(from, to, numbersOf(count, 54))).toBe(undefined);
        expect(draw(from, to, numbersOf(2n ** 54n - 1n, 54))).toBe(undefined);
      }),
      { numRuns: 1000 },
    );
  });

  test('draws again until a draw is usable', () => {
    const last = 1 - 2 ** -53;
    expect(draw(1, 6, [last, last, 0.5])).toEqual({ ok: true, value: 4 });
    expect(draw(0, 2 ** 52, [last, last, 0, 0])).toEqual({ ok: true, value: 0 });
    expect(draw(MIN_SAFE_INTEGER, MAX_SAFE_INTEGER, [last, last, 0, 0])).toEqual({
      ok: true,
      value: MIN_SAFE_INTEGER,
    });
  });

  test('can return both bounds', () => {
    expect(draw(MIN_SAFE_INTEGER, MAX_SAFE_INTEGER, [1 - 2 ** -27, 1 - 2 ** -26])).toEqual({
      ok: true,
      value: MAX_SAFE_INTEGER,
    });
    expect(draw(-3, -3, [0.9])).toEqual({ ok: true, value: -3 });
    expect(draw(-0, 0, [0.9])).toEqual({ ok: true, value: 0 });
    expect(draw(0, 1, [0.5 - 2 ** -32])).toEqual({ ok: true, value: 0 });
    expect(draw(0, 1, [0.5])).toEqual({ ok: true, value: 1 });
  });

  test('returns an integer in the range for all numbers from the generator', () => {
    const parts = fc.integer({ min: 0, max: 2 ** 53 - 1 }).map((value) => value / 2 ** 53);
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), parts, parts, (one, other, u, v) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const result = draw(from, to, [u, v, 0, 0, 0, 0]) as { readonly value: number };
        expect(Number.isSafeInteger(result.value)).toBe(true);
        expect(result.value >= from && result.value <= to).toBe(true);
      }),
    );
  });

  test('does not return a smaller integer for a greater number', () => {
    const part = fc.double({ min: 0, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(part, part, fc.integer({ min: 1, max: 1000 }), (one, other, maxValue) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map(
          (value) => draw(0, maxValue, [value, 0]) as { readonly value: number },
        );
        expect(low?.value).toBeLessThanOrEqual(high?.value ?? -1);
      }),
    );
  });

  test('reports a generator that produces no usable number', () => {
    let draws = 0;
    const generator: RandomGenerator = Task.from(() => {
      draws += 1;
      return { ok: true, value: 1 - 2 ** -53 };
    });
    expect(() => Task.run(randomInt(1, 6, { generator }))).toThrow(
      new RuntimeError({
        message: 'Expected the random generator to produce a usable number in 128 draws',
      }),
    );
    expect(draws).toBe(128);
  });

  test.each([
    [0.5, 1, 'Expected "minValue" to be a safe integer, received 0.5'],
    [0, 1.5, 'Expected "maxValue" to be a safe integer, received 1.5'],
    [Number.NaN, 1, 'Expected "minValue" to be a safe integer, received NaN'],
    [0, Infinity, 'Expected "maxValue" to be a safe integer, received Infinity'],
    [0, 2 ** 53, 'Expected "maxValue" to be a safe integer, received 9007199254740992'],
    ['1', 2, 'Expected "minValue" to be a safe integer, received "1"'],
    [2, 1, 'Expected "minValue" to be at most 1, the "maxValue", received 2'],
  ])('rejects %s and %s when you call the function', (minValue, maxValue, message) => {
    expect(() => randomInt(minValue as number, maxValue)).toThrow(new ArgumentError({ message }));
  });
});
