import { ArgumentError } from '@tstd/error';

/** Throws unless the argument is an integer. */
export function checkInteger(value: number, name: string): void {
  check(Number.isInteger(value), value, name, 'an integer');
}

/** Throws unless the argument is an integer that has exact neighbours. */
export function checkSafeInteger(value: number, name: string): void {
  check(Number.isSafeInteger(value), value, name, 'a safe integer');
}

/** Throws unless the argument is a number of elements: an integer from 0. */
export function checkCount(value: number, name: string): void {
  check(Number.isInteger(value) && value >= 0, value, name, 'an integer from 0');
}

/** Throws unless the argument is the size of a part: an integer from 1. */
export function checkSize(value: number, name: string): void {
  check(Number.isInteger(value) && value >= 1, value, name, 'an integer from 1');
}

function check(condition: boolean, value: number, name: string, wanted: string): void {
  if (!condition) {
    throw new ArgumentError({
      message: `The argument "${name}" must be ${wanted}, received ${String(value)}`,
    });
  }
}
