/** What is less than this has a square root that a number tells right, down to its whole part: 2^52. */
const EXACT = 0x10_0000_0000_0000n;

/**
 * The whole part of the square root of an integer from 0.
 *
 * The root of the upper half of its bits, followed by zeros, misses by less than 2 to the power of a quarter of the bits. A step of Newton's method squares what is missed, so that less than one is left, above.
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
