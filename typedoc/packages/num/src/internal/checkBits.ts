import { ArgumentError } from '@tstd/error';

/** Throws when the number of bits is not an integer from 1 to the given one. */
export function checkBits(bits: number, maxBits: number): void {
  if (!(Number.isInteger(bits) && bits >= 1 && bits <= maxBits)) {
    throw new ArgumentError({
      message: `Expected "bits" to be an integer from 1 to ${maxBits}, received ${bits}`,
    });
  }
}
