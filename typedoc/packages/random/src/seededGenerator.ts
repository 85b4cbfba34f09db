import * as Result from '@tstd/core/Result';
import * as Task from '@tstd/task/Task';
import type { RandomGenerator } from './RandomGenerator.js';
import { seededRandom } from './seededRandom.js';

/**
 * Creates a generator whose numbers are determined by a seed. The same seed produces the same sequence on every platform and in every version of this package.
 *
 * The state belongs to the generator: each run takes the next number, regardless of the caller. Generators do not share state.
 *
 * The algorithm is [xoshiro128**](https://prng.di.unimi.it/xoshiro128starstar.c) 1.1 with the period 2¹²⁸ − 1. Its initial state consists of the first two numbers that [SplitMix64](https://prng.di.unimi.it/splitmix64.c) produces from the seed, the low half of each before the high half.
 * Each number is composed of two words of 32 bits: its 53 bits are the 27 highest bits of the first word and the 26 highest bits of the second.
 *
 * A few numbers of the sequence are enough to compute all others. Do not use it for secrets.
 *
 * @param seed - A safe integer, which may be negative; the same integer produces the same numbers.
 * @returns A new generator, at the start of its sequence.
 *
 * @throws An `ArgumentError` if the seed is not a safe integer.
 *
 * @example The same seed, the same sequence
 * ```ts
 * import { seededGenerator } from '@tstd/random';
 * import { Task } from '@tstd/task';
 *
 * const [first, second] = [seededGenerator(42), seededGenerator(42)];
 *
 * Task.run(first); // => { ok: true, value: 0.4137016681565887 }
 * Task.run(first); // => { ok: true, value: 0.003983993377814743 }
 * Task.run(second); // => { ok: true, value: 0.4137016681565887 }
 * seededGenerator(0.5); // => throws ArgumentError
 * ```
 *
 * @alias seed, mulberry, prng, rng, seedrandom, xorshift, alea, MersenneTwister, SplittableRandom,
 *   xoshiro, StdRng, mkStdGen
 * @keywords deterministic, reproducible, repeatable, pseudorandom, replay, fixed, tests,
 *   Math.random
 * @category Constructors
 * @since 1.0.0
 */
export function seededGenerator(seed: number): RandomGenerator {
  const random = seededRandom(seed);
  return Task.from(() => Result.Ok(random()));
}
