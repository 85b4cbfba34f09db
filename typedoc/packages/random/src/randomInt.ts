import type { Int, Option } from '@tstd/core';
import { checkArgument } from '@tstd/error';
import * as Task from '@tstd/task/Task';
import { checkInteger } from './internal/checkInteger.js';
import { checkOptions } from './internal/checkOptions.js';
import { nextNumber, untilSome } from './internal/draw.js';
import type { RandomOptions } from './RandomOptions.js';

/**
 * Returns a task that succeeds with a random integer from `minValue` to `maxValue` (inclusive). Each integer is equally probable.
 *
 * The task combines the highest bits of one or two numbers from the generator into one integer, the draw, which is less than a power of two. It divides the range of possible draws into equal parts, one for each possible result. The part that contains the draw determines the result.
 * The equal parts may leave a remainder. If the draw falls into the remainder, the task draws again. By contrast, code that multiplies a number and rounds it down favours some integers.
 *
 * | Number of possible results | Bits in the draw | Numbers from the generator |
 * | --- | --- | --- |
 * | up to 2³² | 32 | 1 |
 * | up to 2⁵³ | 53 | 2 |
 * | up to 2⁵⁴ − 1, the number of safe integers | 54 | 2 |
 *
 * A greater draw never results in a smaller integer, and a draw of 0 results in `minValue`. At least half of all possible draws are usable. A generator that produces 128 unusable draws in a row is broken: the run ends with a defect, a `RuntimeError`.
 *
 * @param minValue - The lower bound (inclusive).
 * @param maxValue - The upper bound (inclusive).
 * @param options - The generator to use; by default, `randomGenerator`.
 * @returns A task that succeeds with the integer.
 *
 * @throws An {@link ArgumentError} if a bound is not a safe integer, or if `minValue` is greater than `maxValue`.
 *
 * @example Roll dice
 * ```ts
 * import { randomInt, seededGenerator } from '@tstd/random';
 * import { Task } from '@tstd/task';
 *
 * const roll = randomInt(1, 6, { generator: seededGenerator(7) });
 *
 * Task.run(Task.all([roll, roll, roll])); // => { ok: true, value: [3, 5, 3] }
 * ```
 *
 * @example Draw the smallest and the largest integer
 * ```ts
 * import { randomInt } from '@tstd/random';
 * import { Task } from '@tstd/task';
 *
 * Task.run(randomInt(1, 6, { generator: Task.Ok(0) })); // => { ok: true, value: 1 }
 * Task.run(randomInt(1, 6, { generator: Task.Ok(0.999) })); // => { ok: true, value: 6 }
 * Task.run(randomInt(3, 3)); // => { ok: true, value: 3 }
 * randomInt(6, 1); // => throws ArgumentError
 * randomInt(0, 0.5); // => throws ArgumentError
 * ```
 *
 * @alias nextInt, randrange, randint, intBetween, mt_rand, gen_range, randomInteger,
 *   radash.random, Random.nextIntBetween, chance.integer, chance.natural, rand.Intn
 * @keywords between, range, inclusive, RANDBETWEEN, number, Math.floor, 1, 6
 * @category Constructors
 * @since 1.0.0
 */
export function randomInt(
  minValue: number,
  maxValue: number,
  options: RandomOptions = {},
): Task.Task<Int, never> {
  checkOptions(options);
  checkInteger('minValue', minValue);
  checkInteger('maxValue', maxValue);
  if (minValue > maxValue) {
    checkArgument(false, 'minValue', `at most ${maxValue}, the "maxValue"`, minValue);
  }
  const next = nextNumber(options);
  const span = maxValue - minValue;
  if (span < 2 ** 32) {
    return untilSome(
      Task.map(next, (value) => pick(minValue, span + 1, highBits(value, 32), 2 ** 32)),
    );
  }
  const upperBits = span < 2 ** 53 ? 26 : 27;
  return untilSome(
    Task.andThen(next, (upper) =>
      Task.map(next, (lower) => {
        const offset = highBits(upper, upperBits) * 2 ** 27;
        return upperBits === 26
          ? pick(minValue, span + 1, offset + highBits(lower, 27), 2 ** 53)
          : add(minValue + offset, highBits(lower, 27), maxValue);
      }),
    ),
  );
}

/** Returns the `count` highest bits of a number of at least 0 and less than 1, as an integer. */
function highBits(value: number, count: number): number {
  return Math.floor(value * 2 ** count);
}

/** Returns the integer whose part contains the draw, or None if the draw is beyond the last part. */
function pick(minValue: number, count: number, drawn: number, range: number): Option<Int> {
  const index = Math.floor(drawn / Math.floor(range / count));
  return index < count ? toInt(minValue + index) : undefined;
}

/**
 * Returns the sum, or None if it is greater than the bound. With this many integers, each draw is a part of its own.
 *
 * A sum that is too large to be exact is rounded, but it stays greater than any safe integer.
 */
function add(base: number, drawn: number, maxValue: number): Option<Int> {
  const value = base + drawn;
  return value <= maxValue ? toInt(value) : undefined;
}

function toInt(value: number): Int {
  // SAFETY: the value is a sum of integers and lies between two safe integers.
  return value as Int;
}
