import { checkArgument } from '@tstd/error';

/** Throws unless an argument is a safe integer. Untyped code can pass any number. */
export function checkInt(value: unknown, name: string): void {
  // An `if` here is faster than a condition passed to `checkArgument`.
  if (!Number.isSafeInteger(value)) {
    checkArgument(false, name, 'a safe integer', value);
  }
}
