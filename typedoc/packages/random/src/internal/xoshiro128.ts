/** Returns the next integer of a sequence, from 0 to 2^32 - 1. */
export type NextWord = () => number;

/** The initial state of a generator: four 32-bit words, which must not all be 0. */
export type XoshiroState = readonly [number, number, number, number];

/**
 * Creates the generator xoshiro128** 1.1 by David Blackman and Sebastiano Vigna, in the public domain:
 * https://prng.di.unimi.it/xoshiro128starstar.c
 */
export function xoshiro128(state: XoshiroState): NextWord {
  let [first, second, third, fourth] = state;
  return () => {
    const word = Math.imul(rotateLeft(Math.imul(second, 5), 7), 9) >>> 0;
    const shifted = second << 9;
    third ^= first;
    fourth ^= second;
    second ^= third;
    first ^= fourth;
    third ^= shifted;
    fourth = rotateLeft(fourth, 11);
    return word;
  };
}

function rotateLeft(word: number, count: number): number {
  return (word << count) | (word >>> (32 - count));
}
