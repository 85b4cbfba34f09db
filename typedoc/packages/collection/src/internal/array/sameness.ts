import type { Equal } from '@tstd/core';

import { checkEqual } from '../checks.js';

/** The equality of `Map`, `Set` and `Array.prototype.includes`: NaN equals itself, and -0 equals 0. */
function isSame(self: unknown, other: unknown): boolean {
  return self === other || (Number.isNaN(self) && Number.isNaN(other));
}

/** The equality to use where the caller may leave it out. */
export function equalsOf<Value>(
  equal: Equal<Value> | undefined,
): (self: Value, other: Value) => boolean {
  if (equal === undefined) {
    return isSame;
  }
  checkEqual(equal, 'equal');
  return equal.equals;
}

/** A function that says whether a list has a value. */
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

/** The values without those that equal an earlier one. */
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

/** A set finds the repeats; a list of its values would have 0 in place of -0. */
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
