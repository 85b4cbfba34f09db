import { checkArgument, RuntimeError } from '@tstd/error';

import { fromBytes, type UUID } from '../UUID.js';
import type { UUIDSource } from '../UUIDSource.js';
import { randomBytes } from './randomBytes.js';

/** The time and the counter of a UUID of version 7. */
export interface Position {
  /** A 48-bit integer, in milliseconds. */
  readonly time: number;
  /** A 32-bit integer. */
  readonly counter: number;
}

/** The greatest 48-bit time. */
const MAX_TIME = 2 ** 48 - 1;

/** The greatest counter. Its 32 bits are the 12 bits of "rand_a" and the first 20 bits of "rand_b". */
const MAX_COUNTER = 2 ** 32 - 1;

/** The number of random bytes: four for the start of the counter, six for the 42 bits after it. */
const LENGTH = 10;

/** The position before all others. */
const START: Position = { time: -1, counter: 0 };

/** Returns the time in milliseconds. */
type Clock = () => number;

/**
 * Creates a function that returns the next UUID for a clock. Each UUID is greater than the previous UUID
 * for that clock. Each clock has its own sequence, so that no clock waits for another to catch up.
 */
export function createSequences(source: UUIDSource): (clock: Clock) => UUID {
  const positions = new WeakMap<Clock, Position>();
  return (clock) => {
    const now = source.now ?? clock;
    const random = randomBytes(LENGTH, source.randomBytes);
    const position = nextPosition(positions.get(now) ?? START, checkTime(now()), random);
    positions.set(now, position);
    return layOut(position, random);
  };
}

function checkTime(milliseconds: number): number {
  const time = Math.floor(milliseconds);
  checkArgument(
    time >= 0 && time <= MAX_TIME,
    'now()',
    `a time from 0 to ${MAX_TIME} milliseconds`,
    milliseconds,
  );
  return time;
}

/**
 * Returns the next position, according to method 1 of RFC 9562, section 6.2.
 *
 * The time never goes back. Until the clock passes the last time, the counter increases. When the counter
 * is at its maximum, the time advances by a millisecond, regardless of the clock.
 */
export function nextPosition(last: Position, clock: number, random: Uint8Array): Position {
  if (clock > last.time) {
    return { time: clock, counter: startOf(random) };
  }
  if (last.counter < MAX_COUNTER) {
    return { time: last.time, counter: last.counter + 1 };
  }
  if (last.time === MAX_TIME) {
    throw new RuntimeError({ message: 'There is no greater UUID of version 7' });
  }
  return { time: last.time + 1, counter: startOf(random) };
}

/** Sets the first bit to zero, which leaves room for 2^31 UUIDs in each millisecond. */
function startOf(random: Uint8Array): number {
  return viewOf(random).getUint32(0) & 0x7fff_ffff;
}

/** Creates a UUID from a position and 42 random bits, with the layout of RFC 9562, section 5.7. */
export function layOut({ counter, time }: Position, random: Uint8Array): UUID {
  const bytes = new Uint8Array(16);
  const view = viewOf(bytes);
  view.setUint16(0, time / 2 ** 32);
  view.setUint32(2, time);
  view.setUint16(6, 0x7000 | (counter >>> 20));
  view.setUint32(
    8,
    0x8000_0000 | ((counter & 0xf_ffff) << 10) | (viewOf(random).getUint16(4) & 0x3ff),
  );
  bytes.set(random.subarray(6), 12);
  // SAFETY: the array has 16 bytes.
  return fromBytes(bytes) as UUID;
}

function viewOf({ buffer, byteLength, byteOffset }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
