import { checkArgument } from '@tstd/error';

/** Throws unless an argument is a safe integer, which a number of a caller without types need not be. */
export function checkInt(value: unknown, name: string): void {
  // A condition of its own is faster than one that is handed over.
  if (!Number.isSafeInteger(value)) {
    checkArgument(false, name, 'a safe integer', value);
  }
}
