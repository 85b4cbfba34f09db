import { checkArgument } from '@tstd/error';

/** Throws unless the argument is a number of bits that there can be. */
export function checkBits(bits: number, maxBits: number): void {
  // The range is written only where it is needed, since a text costs more than the wrapping.
  if (!Number.isInteger(bits) || bits < 1 || bits > maxBits) {
    checkArgument(false, 'bits', `an integer from 1 to ${maxBits}`, bits);
  }
}
