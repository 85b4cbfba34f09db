/** The initial state of a digest: FIPS 180-4, section 5.3.1. */
const START = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0] as const;

/** The constants of the four parts, each with 20 rounds: section 4.2.1. */
const CONSTANTS = [0x5a82_7999, 0x6ed9_eba1, 0x8f1b_bcdc, 0xca62_c1d6] as const;

type State = readonly [number, number, number, number, number];

/**
 * Returns the SHA-1 digest of a message as 20 bytes: FIPS 180-4, section 6.1.
 *
 * Use it for names, not for secrets. WebCrypto also provides SHA-1, but only asynchronously and only on secure pages.
 */
export function sha1(message: Uint8Array): Uint8Array {
  const blocks = pad(message);
  let state: State = START;
  for (let offset = 0; offset < blocks.byteLength; offset += 64) {
    state = digestBlock(state, scheduleOf(blocks, offset));
  }
  const digest = new DataView(new ArrayBuffer(20));
  for (const [index, word] of state.entries()) {
    digest.setUint32(4 * index, word);
  }
  return new Uint8Array(digest.buffer);
}

/** Pads a message to blocks of 64 bytes: the message, a bit that is one, zeros, and the number of bits. */
function pad(message: Uint8Array): DataView {
  const blocks = new Uint8Array(64 * Math.ceil((message.length + 9) / 64));
  blocks.set(message);
  blocks[message.length] = 0x80;
  const view = new DataView(blocks.buffer);
  const bits = 8 * message.length;
  view.setUint32(blocks.length - 8, bits / 2 ** 32);
  view.setUint32(blocks.length - 4, bits);
  return view;
}

/** Expands a block to 80 words. */
function scheduleOf(blocks: DataView, offset: number): Int32Array {
  const words = new Int32Array(80);
  for (let round = 0; round < 16; round += 1) {
    words[round] = blocks.getInt32(offset + 4 * round);
  }
  const wordAt = (round: number): number => words[round] as number;
  for (let round = 16; round < 80; round += 1) {
    const mixed = wordAt(round - 3) ^ wordAt(round - 8) ^ wordAt(round - 14) ^ wordAt(round - 16);
    words[round] = rotateLeft(mixed, 1);
  }
  return words;
}

function digestBlock(start: State, words: Int32Array): State {
  let [first, second, third, fourth, fifth] = start;
  for (const [round, word] of words.entries()) {
    const part = Math.floor(round / 20);
    const mixed = choose(part, second, third, fourth);
    // SAFETY: `part` is an index from 0 to 3.
    const next = rotateLeft(first, 5) + mixed + fifth + (CONSTANTS[part] as number) + word;
    [first, second, third, fourth, fifth] = [
      next | 0,
      first,
      rotateLeft(second, 30),
      third,
      fourth,
    ];
  }
  return [
    (start[0] + first) | 0,
    (start[1] + second) | 0,
    (start[2] + third) | 0,
    (start[3] + fourth) | 0,
    (start[4] + fifth) | 0,
  ];
}

/** The logical function of the rounds of a part: section 4.1.1. */
function choose(part: number, one: number, other: number, third: number): number {
  if (part === 0) {
    return (one & other) | (~one & third);
  }
  return part === 2 ? (one & other) | (one & third) | (other & third) : one ^ other ^ third;
}

function rotateLeft(word: number, count: number): number {
  return (word << count) | (word >>> (32 - count));
}
