import { checkArgument } from '@tstd/error';

/** Checks a number of elements, which may be infinite. */
export function checkCount(count: number): void {
  checkArgument(
    isCount(count) || count === Infinity,
    'count',
    'a non-negative integer or Infinity',
    count,
  );
}

/** Checks the size of a non-empty array. */
export function checkSize(size: number): void {
  checkArgument(isCount(size) && size > 0, 'size', 'a positive integer', size);
}

/** Checks how many calls may run at the same time. */
export function checkConcurrency(concurrency: number): void {
  checkArgument(
    isCount(concurrency) && concurrency > 0,
    'concurrency',
    'a positive integer',
    concurrency,
  );
}

/** Checks that a timer can wait for the given time. */
export function checkMilliseconds(milliseconds: number, max: number): void {
  checkArgument(
    Number.isFinite(milliseconds) && milliseconds >= 0 && milliseconds <= max,
    'milliseconds',
    `a number from 0 to ${max}`,
    milliseconds,
  );
}

/** Checks an index, which may be negative. */
export function checkIndex(index: number): void {
  checkArgument(Number.isInteger(index), 'index', 'an integer', index);
}

/**
 * Checks the bounds and the step of a range. They must be safe integers so that every element is
 * exact.
 */
export function checkRange(start: number, end: number, step: number): void {
  checkSafeInteger(start, 'start');
  if (end !== Infinity && end !== -Infinity) {
    checkSafeInteger(end, 'end');
  }
  checkSafeInteger(step, 'step');
  checkArgument(step !== 0, 'step', 'an integer other than 0', step);
}

function checkSafeInteger(value: number, name: string): void {
  checkArgument(Number.isSafeInteger(value), name, 'a safe integer', value);
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}
