import { checkArgument } from '@tstd/error';

/** Throws unless the argument is a number of bits from 1 to `maxBits`. */
export function checkBits(bits: number, maxBits: number): void {
  // Build the string only if it is needed: it costs more than the wrapping itself.
  if (!Number.isInteger(bits) || bits < 1 || bits > maxBits) {
    checkArgument(false, 'bits', `an integer from 1 to ${maxBits}`, bits);
  }
}
