import { checkInteger } from '../checks.js';

/** The answer of the functions below when an index is out of range. */
export const OUT_OF_RANGE = -1;

/** The index from the start of the element that an index from either end names. */
export function elementIndex(length: number, index: number, name: string = 'index'): number {
  const start = fromStart(length, index, name);
  return start >= 0 && start < length ? start : OUT_OF_RANGE;
}

/** The index from the start of the gap before an element, or after the last one. */
export function gapIndex(length: number, index: number): number {
  const start = fromStart(length, index, 'index');
  return start >= 0 && start <= length ? start : OUT_OF_RANGE;
}

/** The index from the start of an end of a range. Out of range, it is the nearest end of the array. */
export function rangeIndex(length: number, index: number, name: string): number {
  return Math.min(Math.max(fromStart(length, index, name), 0), length);
}

function fromStart(length: number, index: number, name: string): number {
  checkInteger(index, name);
  return index < 0 ? length + index : index;
}
