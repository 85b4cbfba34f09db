import * as Task from '@tstd/task/Task';
import { randomInt } from '../randomInt.js';
import type { RandomOptions } from '../RandomOptions.js';

/**
 * Returns a task that succeeds with a new array whose last `count` elements are a random choice. The order of the elements before them is not specified.
 *
 * It uses the Fisher–Yates algorithm, starting at the last element. Each order of each choice is equally probable.
 */
export function shuffleEnd<Element>(
  elements: readonly Element[],
  count: number,
  options: RandomOptions,
): Task.Task<readonly Element[], never> {
  const shuffled = [...elements];
  // Do not draw if only one element is left.
  const end = Math.max(shuffled.length - count, 1);
  const shuffleUpTo = (last: number): Task.Task<readonly Element[], never> =>
    last < end
      ? Task.Ok(shuffled)
      : Task.andThen(randomInt(0, last, options), (index) => {
          // SAFETY: both indices are in range.
          const [element, other] = [shuffled[index], shuffled[last]] as [Element, Element];
          shuffled[index] = other;
          shuffled[last] = element;
          return shuffleUpTo(last - 1);
        });
  return shuffleUpTo(shuffled.length - 1);
}
