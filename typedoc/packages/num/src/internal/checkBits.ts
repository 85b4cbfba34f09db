import { checkArgument } from '@tstd/error';

/** Throws unless the argument is a number of bits that there can be. */
export function checkBits(bits: number, maxBits: number): void {
  checkArgument(
    Number.isInteger(bits) && bits >= 1 && bits <= maxBits,
    'bits',
    `an integer from 1 to ${maxBits}`,
    bits,
  );
}
