import { checkArgument } from '@tstd/error';
import * as Task from '@tstd/task/Task';
import { checkOptions } from './internal/checkOptions.js';
import { nextNumber, untilSome } from './internal/draw.js';
import type { RandomOptions } from './RandomOptions.js';

/**
 * Returns a task that succeeds with a uniformly distributed random number of at least `minValue` and less than `maxValue`.
 *
 * The number is `minValue` plus a random fraction of the distance between the bounds. If the sum is rounded to `maxValue`, the task draws again, so the result is never the upper bound.
 *
 * @param minValue - The lower bound (inclusive).
 * @param maxValue - The upper bound, excluded.
 * @param options - The generator to use; by default, `randomGenerator`.
 * @returns A task that succeeds with the number.
 *
 * @throws An {@link ArgumentError} if a bound is not a finite number, or if `minValue` is not less than `maxValue`.
 *
 * @example Draw an angle in degrees
 * ```ts
 * import { randomNumber, seededGenerator } from '@tstd/random';
 * import { Task } from '@tstd/task';
 *
 * Task.run(randomNumber(0, 360, { generator: seededGenerator(7) })); // => { ok: true, value: 150.96618809016115 }
 * Task.run(randomNumber(-1, 1, { generator: Task.Ok(0) })); // => { ok: true, value: -1 }
 * randomNumber(1, 1); // => throws ArgumentError
 * randomNumber(0, Infinity); // => throws ArgumentError
 * ```
 *
 * @alias nextDouble, Math.random, nextFloat, uniform, random_float, Random.random, Random.next,
 *   chance.floating, Random.real, Double.random, rand.Float64, drand48
 * @keywords float, decimal, between, range, RAND, real, 0, 1
 * @category Constructors
 * @since 1.0.0
 */
export function randomNumber(
  minValue: number,
  maxValue: number,
  options: RandomOptions = {},
): Task.Task<number, never> {
  checkOptions(options);
  checkFinite('minValue', minValue);
  checkFinite('maxValue', maxValue);
  if (minValue >= maxValue) {
    checkArgument(false, 'minValue', `less than ${maxValue}, the "maxValue"`, minValue);
  }
  // The distance between two finite numbers can be infinite, but the distance between their halves cannot.
  const scale = Number.isFinite(maxValue - minValue) ? 1 : 2;
  const start = minValue / scale;
  const distance = maxValue / scale - start;
  return untilSome(
    Task.map(nextNumber(options), (part) => {
      const value = (start + part * distance) * scale;
      return value < maxValue ? value : undefined;
    }),
  );
}

function checkFinite(name: string, value: number): void {
  checkArgument(Number.isFinite(value), name, 'a finite number', value);
}
