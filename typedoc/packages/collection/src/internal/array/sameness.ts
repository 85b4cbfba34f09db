import type { Equal } from '@tstd/core';

import { checkEqual } from '../checks.js';

/** Compares like `Map`, `Set` and `Array.prototype.includes`: NaN equals itself, and -0 equals 0. */
function isSame(self: unknown, other: unknown): boolean {
  return self === other || (Number.isNaN(self) && Number.isNaN(other));
}

/** Returns a function that compares two values with `equal`, or as a `Set` does if `equal` is undefined. */
export function equalsOf<Value>(
  equal: Equal<Value> | undefined,
): (self: Value, other: Value) => boolean {
  if (equal === undefined) {
    return isSame;
  }
  checkEqual(equal, 'equal');
  return equal.equals;
}

/** Returns a function that checks whether a list contains a value. */
export function membership<Value>(
  values: readonly Value[],
  equal: Equal<Value> | undefined,
): (value: Value) => boolean {
  if (equal === undefined) {
    const set = new Set(values);
    return (value) => set.has(value);
  }
  const equals = equalsOf(equal);
  return (value) => hasEqual(values, value, equals);
}

/** Returns the values without duplicates. */
export function withoutRepeats<Value>(
  values: readonly Value[],
  equal: Equal<Value> | undefined,
): readonly Value[] {
  if (equal === undefined) {
    return withoutSame(values);
  }
  const equals = equalsOf(equal);
  const result: Value[] = [];
  for (const value of values) {
    if (!hasEqual(result, value, equals)) {
      result.push(value);
    }
  }
  return result;
}

/** Uses a set only to find duplicates, because a set converts -0 to 0. */
function withoutSame<Value>(values: readonly Value[]): readonly Value[] {
  const seen = new Set<Value>();
  const result: Value[] = [];
  for (const value of values) {
    if (!seen.has(value)) {
      seen.add(value);
      result.push(value);
    }
  }
  return result;
}

function hasEqual<Value>(
  values: readonly Value[],
  value: Value,
  equals: (self: Value, other: Value) => boolean,
): boolean {
  for (const element of values) {
    if (equals(element, value)) {
      return true;
    }
  }
  return false;
}
