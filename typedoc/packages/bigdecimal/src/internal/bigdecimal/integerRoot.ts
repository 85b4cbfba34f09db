/** Below this bound, 2^52, the whole part of a square root computed with numbers is correct. */
const EXACT = 0x10_0000_0000_0000n;

/**
 * Returns the whole part of the square root of a non-negative integer.
 *
 * The root of the upper half of the bits, followed by zeros, is too small by less than 2 to the power of a quarter of the bits. One step of Newton's method turns this into a result that is too large by less than one.
 */
export function integerRoot(value: bigint): bigint {
  if (value < EXACT) {
    return BigInt(Math.floor(Math.sqrt(Number(value))));
  }
  // A hexadecimal digit has four bits.
  const quarter = BigInt(value.toString(16).length - 1);
  const below = integerRoot(value >> (2n * quarter)) << quarter;
  const above = (below + value / below) >> 1n;
  return above * above > value ? above - 1n : above;
}
