import { ArgumentError } from '@tstd/error';

/** Checks a number of elements that may be unlimited. */
export function checkCount(count: number): void {
  if (!isCount(count) && count !== Infinity) {
    throw new ArgumentError({
      message: `Expected "count" to be an integer from 0 or Infinity, received ${count}`,
    });
  }
}

/** Checks the size of an array that holds one element or more. */
export function checkSize(size: number): void {
  if (!isCount(size) || size === 0) {
    throw new ArgumentError({
      message: `Expected "size" to be an integer from 1, received ${size}`,
    });
  }
}

/** Checks how many calls may run at the same time. */
export function checkConcurrency(concurrency: number): void {
  if (!isCount(concurrency) || concurrency === 0) {
    throw new ArgumentError({
      message: `Expected "concurrency" to be an integer from 1, received ${concurrency}`,
    });
  }
}

/** Checks a time that a timer can wait for. */
export function checkMilliseconds(milliseconds: number, max: number): void {
  if (!(milliseconds >= 0 && milliseconds <= max)) {
    throw new ArgumentError({
      message: `Expected "milliseconds" to be a number from 0 to ${max}, received ${milliseconds}`,
    });
  }
}

/** Checks an index, which counts from the end when it is negative. */
export function checkIndex(index: number): void {
  if (!Number.isInteger(index)) {
    throw new ArgumentError({
      message: `Expected "index" to be an integer, received ${index}`,
    });
  }
}

/** Checks the ends and the step of a range, which must stay exact. */
export function checkRange(start: number, end: number, step: number): void {
  checkSafeInteger(start, 'start');
  if (Math.abs(end) !== Infinity) {
    checkSafeInteger(end, 'end');
  }
  checkSafeInteger(step, 'step');
  if (step === 0) {
    throw new ArgumentError({ message: 'Expected "step" not to be 0' });
  }
}

function checkSafeInteger(value: number, name: string): void {
  if (!Number.isSafeInteger(value)) {
    throw new ArgumentError({
      message: `Expected "${name}" to be a safe integer, received ${value}`,
    });
  }
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}
