import { checkInteger } from '../checks.js';

/** The functions below return this value for an index that is out of range. */
const OUT_OF_RANGE = -1;

/** Converts an index that may count from the end into the index of an element, counted from the start. */
export function elementIndex(length: number, index: number, name: string = 'index'): number {
  const start = fromStart(length, index, name);
  return start >= 0 && start < length ? start : OUT_OF_RANGE;
}

/** Converts an index that may count from the end into an insertion index, which may equal the length. */
export function gapIndex(length: number, index: number): number {
  const start = fromStart(length, index, 'index');
  return start >= 0 && start <= length ? start : OUT_OF_RANGE;
}

/** Converts an end of a range into an index counted from the start, limited to the ends of the array. */
export function rangeIndex(length: number, index: number, name: string): number {
  return Math.min(Math.max(fromStart(length, index, name), 0), length);
}

function fromStart(length: number, index: number, name: string): number {
  checkInteger(index, name);
  return index < 0 ? length + index : index;
}
