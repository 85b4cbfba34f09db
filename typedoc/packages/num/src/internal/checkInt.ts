import { checkArgument } from '@tstd/error';

/** Throws unless an argument is a safe integer, which a number of a caller without types need not be. */
export function checkInt(value: unknown, name: string): void {
  // An `if` here is faster than a condition passed to `checkArgument`.
  if (!Number.isSafeInteger(value)) {
    checkArgument(false, name, 'a safe integer', value);
  }
}
