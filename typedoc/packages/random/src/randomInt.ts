import type { Int, Option } from '@tstd/core';
import { checkArgument } from '@tstd/error';
import * as Task from '@tstd/task/Task';
import { checkInteger } from './internal/checkInteger.js';
import { checkOptions } from './internal/checkOptions.js';
import { nextNumber, untilSome } from './internal/draw.js';
import type { RandomOptions } from './RandomOptions.js';

/**
 * Returns the task of a random integer from `minValue` to `maxValue`, both of which it can be. Each integer is as probable as any other.
 *
 * The highest bits of the numbers of the generator make an integer that is less than a power of two. The range of that power is cut into parts of the same size, as many as there are integers to choose from, and the part says which one it is.
 * What falls into the rest that the equal parts leave over is drawn again. To multiply and round down, without this step, would prefer some integers.
 *
 * | integers to choose from | bits | numbers of the generator |
 * | --- | --- | --- |
 * | up to 2³² | 32 | 1 |
 * | up to 2⁵³ | 53 | 2 |
 * | up to 2⁵⁴ − 1, which are all safe integers | 54 | 2 |
 *
 * A greater number of the generator gives an integer that is not less: 0 gives `minValue`. A draw is kept with a chance of one half at least; a generator that gives 128 draws in a row that cannot be used is broken, and ends the run with a `RuntimeError` as its defect.
 *
 * @param minValue - The lower bound, included.
 * @param maxValue - The upper bound, included.
 * @param options - The generator to draw from; by default, `randomGenerator`.
 * @returns The task of the integer.
 *
 * @throws {@link ArgumentError} When an argument is not a safe integer, or `minValue` is greater than `maxValue`.
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
 * @example The bounds
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

/** Returns the integer that the given bits of a number from 0 to 1 make, the highest ones. */
function highBits(value: number, count: number): number {
  return Math.floor(value * 2 ** count);
}

/** Returns the integer of the part of a range that a draw falls into, or None when it falls behind the last part. */
function pick(minValue: number, count: number, drawn: number, range: number): Option<Int> {
  const index = Math.floor(drawn / Math.floor(range / count));
  return index < count ? toInt(minValue + index) : undefined;
}

/**
 * Returns the sum, or None when it is greater than the bound. Here a part has one integer.
 *
 * A sum that is too great to be exact is rounded to one that is still greater than any safe integer.
 */
function add(base: number, drawn: number, maxValue: number): Option<Int> {
  const value = base + drawn;
  return value <= maxValue ? toInt(value) : undefined;
}

function toInt(value: number): Int {
  // SAFETY: it lies between two safe integers, and is the sum of integers.
  return value as Int;
}
