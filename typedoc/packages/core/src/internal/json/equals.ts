import { checkArgument } from '@tstd/error';

import { MAX_LEVELS } from './frames.js';

/**
 * Checks whether two JSON values are deeply equal. The order of the keys of an object does not matter.
 *
 * The function is not recursive, so every allowed depth fits on any call stack. A pair that occurs several times is compared once, so cycles come to an end.
 */
export function equals(self: unknown, other: unknown): boolean {
  const pairs: (readonly [unknown, unknown, number])[] = [[self, other, 0]];
  const seen = new Map<object, Set<object>>();
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const [left, right, level] = pair;
    if (!isSame(left, right)) {
      if (!isContainer(left) || !isContainer(right)) {
        return false;
      }
      checkArgument(level < MAX_LEVELS, 'self', `at most ${MAX_LEVELS} levels deep`, self);
      const names = sharedNames(left, right);
      if (names === undefined) {
        return false;
      }
      if (isNew(seen, left, right)) {
        for (const name of names) {
          pairs.push([Reflect.get(left, name), Reflect.get(right, name), level + 1]);
        }
      }
    }
  }
  return true;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Compares like `===`, except that `NaN`, which the type allows, equals itself. */
function isSame(left: unknown, right: unknown): boolean {
  return left === right || (Number.isNaN(left) && Number.isNaN(right));
}

function isNew(seen: Map<object, Set<object>>, left: object, right: object): boolean {
  const partners = seen.get(left) ?? new Set();
  const { size } = partners;
  seen.set(left, partners.add(right));
  return partners.size > size;
}

/** Returns the keys of both values, or `undefined` if the keys differ or only one value is an array. */
function sharedNames(left: object, right: object): readonly string[] | undefined {
  const names = Object.keys(left);
  return Array.isArray(left) === Array.isArray(right) &&
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name))
    ? names
    : undefined;
}
