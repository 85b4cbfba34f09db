import { checkInteger } from './internal/checkInteger.js';
import { splitMix64 } from './internal/splitMix64.js';
import { xoshiro128 } from './internal/xoshiro128.js';

/**
 * Creates a function that returns pseudorandom numbers from a seed. Pass this function as the `random` option of a run to make the jitter of retries reproducible. The random values from this package also become reproducible, unless you pass or configure another generator.
 *
 * Each call returns the next number, which is at least 0 and less than 1. To make a single task or the whole process reproducible, use {@link seededGenerator}, which produces the same numbers from the same seed.
 *
 * A few numbers from the sequence are enough to compute all the others, so do not use the numbers for secrets.
 *
 * @param seed - A safe integer, which may be negative. The same integer always produces the same numbers.
 * @returns A new function, which begins at the start of the sequence.
 *
 * @throws An `ArgumentError` if the seed is not a safe integer.
 *
 * @example Make a run reproducible
 * ```ts
 * import { randomInt, seededRandom } from '@tstd/random';
 * import { Task } from '@tstd/task';
 *
 * const dice = Task.all([randomInt(1, 6), randomInt(1, 6)]);
 *
 * Task.run(dice, { random: seededRandom(7) }); // => { ok: true, value: [3, 5] }
 * Task.run(dice, { random: seededRandom(7) }); // => { ok: true, value: [3, 5] }
 * seededRandom(0.5); // => throws ArgumentError
 * ```
 *
 * @alias mulberry32
 * @keywords deterministic, reproducible, pseudorandom, prng, Math.random, flaky, fixed, fixture,
 *   mulberry
 * @category Constructors
 * @since 1.0.0
 */
export function seededRandom(seed: number): () => number {
  checkInteger('seed', seed);
  const nextSeed = splitMix64(BigInt(seed));
  const [low, high] = [nextSeed(), nextSeed()];
  const nextWord = xoshiro128([...halvesOf(low), ...halvesOf(high)]);
  return () => {
    const upper = nextWord() >>> 5;
    const lower = nextWord() >>> 6;
    return (upper * 2 ** 26 + lower) / 2 ** 53;
  };
}

function halvesOf(word: bigint): readonly [number, number] {
  return [Number(BigInt.asUintN(32, word)), Number(word >> 32n)];
}
