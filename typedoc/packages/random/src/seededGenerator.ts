import * as Result from '@tstd/core/Result';
import * as Task from '@tstd/task/Task';
import type { RandomGenerator } from './RandomGenerator.js';
import { seededRandom } from './seededRandom.js';

/**
 * Creates a generator that produces pseudorandom numbers from a seed. The same seed produces the same sequence on every platform and in every version of this package.
 *
 * The state belongs to the generator: each run uses the next number, whichever code runs the generator. Generators do not share state.
 *
 * The algorithm is [xoshiro128**](https://prng.di.unimi.it/xoshiro128starstar.c) 1.1 with a period of 2¹²⁸ − 1. Its initial state consists of the first two numbers that [SplitMix64](https://prng.di.unimi.it/splitmix64.c) produces from the seed. In the state, the low half of each number comes before the high half.
 * Each number that the generator produces is composed of two 32-bit words: its 53 bits are the 27 highest bits of the first word and the 26 highest bits of the second word.
 *
 * A few numbers from the sequence are enough to compute all the others, so do not use the numbers for secrets.
 *
 * @param seed - A safe integer, which may be negative. The same integer always produces the same numbers.
 * @returns A new generator, which begins at the start of the sequence.
 *
 * @throws An `ArgumentError` if the seed is not a safe integer.
 *
 * @example Produce the same sequence twice
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
