import * as Result from '@tstd/core/Result';
import * as Task from '@tstd/task/Task';
import type { RandomGenerator } from './RandomGenerator.js';
import { seededRandom } from './seededRandom.js';

/**
 * Returns a new generator whose numbers follow from a seed: the same seed gives the same sequence, on each platform and in each version of this package.
 *
 * The state is that of the generator: each run of it takes the next number, whoever runs it. Two generators know nothing of each other.
 *
 * The algorithm is [xoshiro128**](https://prng.di.unimi.it/xoshiro128starstar.c) 1.1 with the period 2¹²⁸ − 1. Its initial state is the first two numbers of [SplitMix64](https://prng.di.unimi.it/splitmix64.c) for the seed, the low half of each before the high half.
 * A number is made of two words of 32 bits: the 27 highest bits of the first and the 26 highest of the second are its 53 bits.
 *
 * Who sees some of the numbers can compute the others. Do not use it for secrets.
 *
 * @param seed - A safe integer, negative or not; the same one gives the same numbers.
 * @returns A new generator, at the start of its sequence.
 *
 * @throws An `ArgumentError` when the seed is not a safe integer.
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
