import { Result } from '@tstd/core';
import { ArgumentError, NotImplementedError, RuntimeError } from '@tstd/error';
import { Task, type TaskParametersOverrides } from '@tstd/task';
import fc from 'fast-check';
import * as oracle from 'uuid';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';

import { timeOrderedUUID, UUID, type UUIDSource } from './index.js';
import { layOut, nextPosition } from './internal/sequence.js';

const MAX_TIME = 2 ** 48 - 1;
const MAX_COUNTER = 2 ** 32 - 1;

const run = <Value>(task: Task<Value, never>): Value => {
  const result = Task.run(task);
  if (!('ok' in result)) {
    throw new Error('Expected a result without waiting');
  }
  return Result.getOrThrow(result);
};

const times = fc.nat({ max: MAX_TIME });
const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 });

/** Returns a source whose clock returns the given times in turn, and whose bytes are constant. */
const sourceOf = (clock: readonly number[], random = new Uint8Array(10)): UUIDSource => {
  const rest = clock.values();
  return { now: () => rest.next().value ?? Number.NaN, randomBytes: () => random };
};

/** Returns the counter of a UUID: "rand_a", then the first 20 bits of "rand_b". */
const counterOf = (uuid: UUID): number => {
  const number = UUID.toBigInt(uuid);
  return Number((((number >> 64n) & 0xfffn) << 20n) | ((number >> 42n) & 0xfffffn));
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('timeOrderedUUID()', () => {
  test('returns a greater UUID of version 7 in each run', () => {
    const task = timeOrderedUUID();
    const made = Array.from({ length: 1000 }, () => run(task));
    expect(made.toSorted(UUID.compare)).toStrictEqual(made);
    expect(new Set(made).size).toBe(1000);
    for (const uuid of made) {
      expect([UUID.version(uuid), UUID.variant(uuid)]).toStrictEqual([7, 'rfc9562']);
      expect(oracle.validate(uuid)).toBe(true);
      expect(oracle.version(uuid)).toBe(7);
    }
    expectTypeOf(task).toEqualTypeOf<Task<UUID, never>>();
  });

  test('uses the clock of the run, with one sequence for each clock', () => {
    const first = Task.virtualClock(5000);
    const second = Task.virtualClock(1000);
    const next = (clock: TaskParametersOverrides): UUID =>
      Result.getOrThrow(Task.run(timeOrderedUUID(), clock) as Result<UUID, never>);
    const [one, other, two] = [next(first), next(second), next(first)];
    expect([one, other, two].map((uuid) => uuid.slice(0, 13))).toStrictEqual([
      '00000000-1388',
      '00000000-03e8',
      '00000000-1388',
    ]);
    expect(UUID.lessThan(one, two)).toBe(true);
    const seeded = timeOrderedUUID({ randomBytes: (length) => new Uint8Array(length) });
    expect(Task.run(seeded, second)).toStrictEqual({
      ok: true,
      value: '00000000-03e8-7000-8000-000000000000',
    });
  });

  test('uses Date.now and crypto.getRandomValues by default', () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(MAX_TIME - 1);
    const getRandomValues = vi.fn((random: Uint8Array) => random.fill(0xff));
    vi.stubGlobal('crypto', { getRandomValues });
    const task = timeOrderedUUID({});
    expect(now).not.toHaveBeenCalled();
    expect(run(task)).toBe('ffffffff-fffe-77ff-bfff-ffffffffffff');
    expect(run(task)).toBe('ffffffff-fffe-7800-8000-03ffffffffff');
    expect(getRandomValues).toHaveBeenCalledTimes(2);
    expect(getRandomValues.mock.lastCall?.[0]).toHaveLength(10);
  });

  test('has one sequence for the process and another for each source', () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(5000, 0));
    const first = run(timeOrderedUUID());
    now.mockReturnValue(0);
    const second = run(timeOrderedUUID());
    expect(counterOf(second)).toBe(counterOf(first) + 1);
    expect(UUID.timestamp(second)).toBe(Date.UTC(5000, 0));
    expect(UUID.timestamp(run(timeOrderedUUID({})))).toBe(0);
  });

  test('has the layout of the example in RFC 9562', () => {
    const random = Uint8Array.from([0, 0, 0, 0, 0x00, 0x0c, 0x0c, 0x07, 0x39, 0x8f]);
    const position = { time: 1_645_557_742_000, counter: 0xcc3_63137 };
    expect(layOut(position, random)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
  });

  test('has the same layout as the uuid package for any time and any bytes', () => {
    fc.assert(
      fc.property(times, bytes, fc.nat({ max: 3 }), (time, random, count) => {
        const task = timeOrderedUUID({ now: () => time, randomBytes: () => random });
        const made = Array.from({ length: count + 1 }, () => run(task));
        const options = { msecs: time, random: Uint8Array.from([0, 0, 0, 0, 0, 0, ...random]) };
        expect(made[0]).toBe(oracle.v7(options));
        const start = counterOf(made[0] as UUID);
        expect(made).toStrictEqual(
          made.map((_, index) => oracle.v7({ ...options, seq: start + index })),
        );
        expect(made.map((uuid) => UUID.timestamp(uuid))).toStrictEqual(made.map(() => time));
      }),
    );
  });
});

describe('the sequence', () => {
  test('restarts the counter when the clock advances', () => {
    const task = timeOrderedUUID(sourceOf([5, 5, 6, 9], new Uint8Array(10).fill(0xff)));
    const made = [run(task), run(task), run(task), run(task)];
    expect(made.map((uuid) => UUID.timestamp(uuid))).toStrictEqual([5, 5, 6, 9]);
    expect(made.map(counterOf)).toStrictEqual([2 ** 31 - 1, 2 ** 31, 2 ** 31 - 1, 2 ** 31 - 1]);
  });

  test('keeps the last time if the clock is set back, until the clock has caught up', () => {
    const task = timeOrderedUUID(sourceOf([1000, 10, 999, 1000, 1001]));
    const made = [run(task), run(task), run(task), run(task), run(task)];
    expect(made.map((uuid) => UUID.timestamp(uuid))).toStrictEqual([1000, 1000, 1000, 1000, 1001]);
    expect(made.map(counterOf)).toStrictEqual([0, 1, 2, 3, 0]);
  });

  test('increases whatever the clock returns', () => {
    const clocks = fc.array(fc.oneof(fc.nat({ max: 5 }), times), { minLength: 2 });
    fc.assert(
      fc.property(clocks, bytes, (clock, random) => {
        const task = timeOrderedUUID(sourceOf(clock, random));
        let greatest = 0;
        let last = UUID.NIL;
        for (const time of clock) {
          const uuid = run(task);
          greatest = Math.max(greatest, time);
          expect(UUID.greaterThan(uuid, last)).toBe(true);
          expect(UUID.timestamp(uuid)).toBe(greatest);
          expect(UUID.version(uuid)).toBe(7);
          last = uuid;
        }
      }),
    );
  });

  test('advances to the next millisecond when the counter is at its maximum', () => {
    const random = Uint8Array.from([0x80, 0, 0, 7, 0, 0, 0, 0, 0, 0]);
    const almost = { time: 5, counter: MAX_COUNTER - 1 };
    const end = nextPosition(almost, 5, random);
    expect(end).toStrictEqual({ time: 5, counter: MAX_COUNTER });
    expect(nextPosition(end, 5, random)).toStrictEqual({ time: 6, counter: 7 });
    expect(nextPosition(end, 0, random)).toStrictEqual({ time: 6, counter: 7 });
    expect(nextPosition({ time: 6, counter: 7 }, 6, random)).toStrictEqual({ time: 6, counter: 8 });
    expect(nextPosition(end, 8, random)).toStrictEqual({ time: 8, counter: 7 });
  });

  test('ends at the maximum counter of the last millisecond', () => {
    const random = new Uint8Array(10);
    expect(
      nextPosition({ time: MAX_TIME - 1, counter: MAX_COUNTER }, MAX_TIME - 1, random),
    ).toStrictEqual({ time: MAX_TIME, counter: 0 });
    expect(() => nextPosition({ time: MAX_TIME, counter: MAX_COUNTER }, MAX_TIME, random)).toThrow(
      new RuntimeError({ message: 'There is no greater UUID of version 7' }),
    );
  });

  test('ignores fractions of a millisecond', () => {
    const task = timeOrderedUUID(sourceOf([1.9, 1.2, 2, MAX_TIME + 0.5]));
    expect(UUID.timestamp(run(task))).toBe(1);
    expect(counterOf(run(task))).toBe(1);
    expect(UUID.timestamp(run(task))).toBe(2);
    expect(UUID.timestamp(run(task))).toBe(MAX_TIME);
  });

  test.each([-1, -0.5, MAX_TIME + 1, NaN, Infinity])('rejects the time %d', (time) => {
    const task = timeOrderedUUID(sourceOf([time, 0]));
    expect(() => run(task)).toThrow(
      new ArgumentError({
        message: `Expected "now()" to be a time from 0 to 281474976710655 milliseconds, received ${time}`,
      }),
    );
    expect(run(task)).toBe('00000000-0000-7000-8000-000000000000');
  });

  test('rejects too few bytes, and reports a missing source of bytes', () => {
    const few = timeOrderedUUID({ now: () => 0, randomBytes: () => new Uint8Array(9) });
    expect(() => run(few)).toThrow(
      new ArgumentError({ message: 'Expected "randomBytes().length" to be 10, received 9' }),
    );
    vi.stubGlobal('crypto', {});
    expect(() => run(timeOrderedUUID())).toThrow(NotImplementedError);
  });

  test('accepts bytes that are part of a buffer', () => {
    const { buffer } = new Uint8Array(20).map((_, index) => index);
    const randomBytes = (length: number): Uint8Array => new Uint8Array(buffer, 3, length);
    const uuid = run(timeOrderedUUID({ now: () => 0, randomBytes }));
    expect(uuid.slice(-10)).toBe('08090a0b0c'.slice(-10));
    expect(counterOf(uuid)).toBe(0x0304_0506);
  });
});
