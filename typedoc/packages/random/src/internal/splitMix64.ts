const GOLDEN_GAMMA = 0x9e37_79b9_7f4a_7c15n;

/**
 * Creates the generator SplitMix64 by Sebastiano Vigna, in the public domain. It returns integers from 0 to 2^64 - 1:
 * https://prng.di.unimi.it/splitmix64.c
 *
 * Seeds produce unrelated states even if they differ in only one bit. The authors of xoshiro recommend SplitMix64 for seeding.
 */
export function splitMix64(seed: bigint): () => bigint {
  let state = BigInt.asUintN(64, seed);
  return () => {
    state = BigInt.asUintN(64, state + GOLDEN_GAMMA);
    let word = state;
    word = BigInt.asUintN(64, (word ^ (word >> 30n)) * 0xbf58_476d_1ce4_e5b9n);
    word = BigInt.asUintN(64, (word ^ (word >> 27n)) * 0x94d0_49bb_1331_11ebn);
    return word ^ (word >> 31n);
  };
}
