import { ArgumentError } from '@tstd/error';
import { Task } from '@tstd/task';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { randomInt, type RandomGenerator, seededGenerator, seededRandom } from './index.js';
import { splitMix64 } from './internal/splitMix64.js';
import { xoshiro128 } from './internal/xoshiro128.js';

const take = <Value>(count: number, next: () => Value): readonly Value[] =>
  Array.from({ length: count }, next);

const numbersOf = (generator: RandomGenerator, count: number): readonly unknown[] =>
  take(count, () => Task.run(generator)).map((result) => 'value' in result && result.value);

describe('xoshiro128()', () => {
  test('returns the published numbers for the state 1, 2, 3, 4', () => {
    expect(take(10, xoshiro128([1, 2, 3, 4]))).toEqual([
      11_520, 0, 5_927_040, 70_819_200, 2_031_721_883, 1_637_235_492, 1_287_239_034, 3_734_860_849,
      3_729_100_597, 4_258_142_804,
    ]);
  });

  test('returns the same numbers as a reference with integers of any size', () => {
    const words = fc.tuple(...take(4, () => fc.integer({ min: 0, max: 2 ** 32 - 1 })));
    fc.assert(
      fc.property(words, (state) => {
        const [first = 0, second = 0, third = 0, fourth = 0] = state;
        const expected = take(20, definition([first, second, third, fourth]));
        expect(take(20, xoshiro128([first, second, third, fourth]))).toEqual(expected);
      }),
    );
  });
});

describe('splitMix64()', () => {
  test('returns the published numbers for the seed 1234567', () => {
    expect(take(5, splitMix64(1_234_567n))).toEqual([
      6_457_827_717_110_365_317n,
      3_203_168_211_198_807_973n,
      9_817_491_932_198_370_423n,
      4_593_380_528_125_082_431n,
      16_408_922_859_458_223_821n,
    ]);
  });

  test('returns the published number for the seed 0', () => {
    expect(splitMix64(0n)()).toBe(0xe220_a839_7b1d_cdafn);
  });

  test('uses the lowest 64 bits of a seed', () => {
    expect(take(3, splitMix64(-1n))).toEqual(take(3, splitMix64(2n ** 64n - 1n)));
  });
});

describe('seededGenerator()', () => {
  test('is a generator', () => {
    expectTypeOf(seededGenerator(1)).toEqualTypeOf<RandomGenerator>();
    expect(Task.hasInstance(seededGenerator(1))).toBe(true);
  });

  // Computed with another implementation of both algorithms, in Python.
  test.each([
    [42, [0.4137016681565887, 0.003983993377814743, 0.6500837027638867]],
    [0, [0.870254774404272, 0.6697971505310978, 0.3616586206733957]],
    [-1, [0.11122081116347982, 0.12938300625619603, 0.014282055722108056]],
    [Number.MAX_SAFE_INTEGER, [0.2871189810310325, 0.1540904543499252, 0.6056109088751621]],
    [Number.MIN_SAFE_INTEGER, [0.2290391747799707, 0.9021403541658116, 0.8639354261319914]],
  ])('produces the expected sequence for the seed %d', (seed, expected) => {
    expect(numbersOf(seededGenerator(seed), 3)).toEqual(expected);
  });

  test('produces the same sequence for the same seed, even if two generators alternate', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (seed) => {
        const [first, second] = [seededGenerator(seed), seededGenerator(seed)];
        const start = numbersOf(first, 3);
        expect(numbersOf(second, 2)).toEqual(start.slice(0, 2));
        expect([...start, ...numbersOf(first, 2)]).toEqual(numbersOf(seededGenerator(seed), 5));
      }),
    );
  });

  test('produces another sequence for another seed', () => {
    const sequences = take(200, () => 0).map((_, index) => numbersOf(seededGenerator(index), 2));
    expect(new Set(sequences.map(String)).size).toBe(200);
  });

  test('produces 53-bit numbers of at least 0 and less than 1', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (seed) => {
        for (const value of numbersOf(seededGenerator(seed), 5)) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThan(1);
          expect(Number.isInteger((value as number) * 2 ** 53)).toBe(true);
        }
      }),
    );
  });

  test('uses the lowest of the 53 bits', () => {
    const odd = numbersOf(seededGenerator(1), 100).filter(
      (value) => ((value as number) * 2 ** 53) % 2 === 1,
    );
    expect(odd.length).toBeGreaterThan(25);
    expect(odd.length).toBeLessThan(75);
  });

  test.each([0.5, Number.NaN, Infinity, 2 ** 53, '1', undefined])('rejects the seed %s', (seed) => {
    expect(() => seededGenerator(seed as number)).toThrow(
      new ArgumentError({
        message: `Expected "seed" to be a safe integer, received ${typeof seed === 'string' ? JSON.stringify(seed) : String(seed)}`,
      }),
    );
  });
});

/** The definition of xoshiro128** 1.1 with integers of any size, as a reference. */
function definition(state: readonly [number, number, number, number]): () => number {
  let [s0, s1, s2, s3] = state.map(BigInt) as [bigint, bigint, bigint, bigint];
  const word = (value: bigint): bigint => BigInt.asUintN(32, value);
  const rotate = (value: bigint, count: bigint): bigint =>
    word(value << count) | (value >> (32n - count));
  return () => {
    const result = word(rotate(word(s1 * 5n), 7n) * 9n);
    const t = word(s1 << 9n);
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= t;
    s3 = rotate(s3, 11n);
    return Number(result);
  };
}

describe('seededRandom()', () => {
  test('returns the numbers of the generator with the same seed', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (seed) => {
        expect(take(5, seededRandom(seed))).toEqual(numbersOf(seededGenerator(seed), 5));
      }),
    );
  });

  test('makes all random numbers of a run reproducible, including those of retries', async () => {
    const notes = async (seed: number): Promise<readonly number[]> => {
      const clock = Task.virtualClock();
      const times: number[] = [];
      const task = Task.andThen(Task.tap(randomInt(1, 1_000_000), note), () => Task.Err('busy'));
      function note(value: number): Task<void, never> {
        times.push(value, clock.now());
        return Task.Ok(undefined);
      }
      const retried = Task.retry(task, { times: 3, delay: 1000, jitter: 1 });
      const running = Task.run(retried, { ...clock, random: seededRandom(seed) });
      while (await clock.advanceToNext());
      await running;
      return times;
    };

    expect(await notes(1)).toEqual(await notes(1));
    expect(await notes(1)).not.toEqual(await notes(2));
  });

  test.each([0.5, NaN, Infinity, 2 ** 53])('rejects the seed %s', (seed) => {
    expect(() => seededRandom(seed)).toThrow(ArgumentError);
  });
});
