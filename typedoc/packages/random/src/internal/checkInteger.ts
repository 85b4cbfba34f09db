import { ArgumentError } from '@tstd/error';

/** Throws when an argument is not an integer that a number represents exactly. */
export function checkInteger(name: string, value: number): void {
  if (!Number.isSafeInteger(value)) {
    throw new ArgumentError({
      message: `Expected "${name}" to be a safe integer, got ${String(value)}`,
    });
  }
}
