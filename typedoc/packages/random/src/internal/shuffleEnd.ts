import * as Task from '@tstd/task/Task';
import { randomInt } from '../randomInt.js';
import type { RandomOptions } from '../RandomOptions.js';

/**
 * Returns the task of a new array whose last elements, as many as the count, are drawn at random from all. The elements before them have no order to rely on.
 *
 * It is the algorithm of Fisher and Yates, from the last element on. Each order of each choice is as probable as any other.
 */
export function shuffleEnd<Element>(
  elements: readonly Element[],
  count: number,
  options: RandomOptions,
): Task.Task<readonly Element[], never> {
  const shuffled = [...elements];
  // What would be drawn from one element is not.
  const end = Math.max(shuffled.length - count, 1);
  const shuffleUpTo = (last: number): Task.Task<readonly Element[], never> =>
    last < end
      ? Task.Ok(shuffled)
      : Task.andThen(randomInt(0, last, options), (index) => {
          // SAFETY: both indices are those of elements.
          const [element, other] = [shuffled[index], shuffled[last]] as [Element, Element];
          shuffled[index] = other;
          shuffled[last] = element;
          return shuffleUpTo(last - 1);
        });
  return shuffleUpTo(shuffled.length - 1);
}
