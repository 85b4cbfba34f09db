import { Result } from '@tstd/core';
import { ArgumentError, NotImplementedError } from '@tstd/error';
import { Task } from '@tstd/task';
import fc from 'fast-check';
import * as oracle from 'uuid';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';

import { randomUUID, timeOrderedUUID, UUID } from './index.js';

const run = <Value>(task: Task<Value, never>): Value => {
  const result = Task.run(task);
  if (!('ok' in result)) {
    throw new Error('Expected a result without waiting');
  }
  return Result.getOrThrow(result);
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('randomUUID()', () => {
  test('returns a different UUID of version 4 in each run', () => {
    const task = randomUUID();
    const made = Array.from({ length: 1000 }, () => run(task));
    expect(new Set(made).size).toBe(1000);
    for (const uuid of made) {
      expect([UUID.hasInstance(uuid), UUID.version(uuid)]).toStrictEqual([true, 4]);
      expect(oracle.validate(uuid)).toBe(true);
    }
    expectTypeOf(task).toEqualTypeOf<Task<UUID, never>>();
  });

  test('calls crypto.randomUUID only when the task runs', () => {
    const platform = vi.fn(() => '919108f7-52d1-4320-9bac-f847db4148a8');
    vi.stubGlobal('crypto', { randomUUID: platform });
    const task = randomUUID();
    expect(platform).not.toHaveBeenCalled();
    expect(run(task)).toBe('919108f7-52d1-4320-9bac-f847db4148a8');
    expect(platform).toHaveBeenCalledTimes(1);
  });

  test('does not use the random source of the run, like timeOrderedUUID()', () => {
    const random = vi.fn(Math.random);
    const source = { randomBytes: (length: number) => new Uint8Array(length) };
    for (const task of [randomUUID(), randomUUID(source), timeOrderedUUID()]) {
      expect(Task.run(task, { random })).toHaveProperty('ok', true);
    }
    expect(random).not.toHaveBeenCalled();
  });

  test('calls crypto.getRandomValues if there is no crypto.randomUUID', () => {
    const platform = vi.fn((bytes: Uint8Array) => bytes.fill(0xff));
    vi.stubGlobal('crypto', { getRandomValues: platform });
    expect(run(randomUUID())).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
    expect(platform.mock.calls).toHaveLength(1);
    expect(platform.mock.lastCall?.[0]).toHaveLength(16);
  });

  test('calls the functions of crypto as methods', () => {
    const names: readonly (keyof Crypto)[] = ['randomUUID', 'getRandomValues'];
    for (const name of names) {
      const { crypto } = globalThis;
      const method = crypto[name] as (this: Crypto, ...values: unknown[]) => unknown;
      const calls: unknown[] = [];
      const stub = {
        [name](this: unknown, ...values: unknown[]): unknown {
          calls.push(this);
          return method.apply(crypto, values);
        },
      };
      vi.stubGlobal('crypto', stub);
      expect(UUID.version(run(randomUUID()))).toBe(4);
      expect(calls).toStrictEqual([stub]);
      vi.unstubAllGlobals();
    }
  });

  test.each([undefined, {}])('reports the missing function if crypto is %j', (crypto) => {
    vi.stubGlobal('crypto', crypto);
    const task = randomUUID();
    expect(() => run(task)).toThrow(
      new NotImplementedError({
        message:
          'This platform has no "crypto.getRandomValues": pass a source with "randomBytes" instead',
      }),
    );
    expect(run(randomUUID({ randomBytes: (length) => new Uint8Array(length) }))).toBe(
      '00000000-0000-4000-8000-000000000000',
    );
  });

  test('uses the bytes of a source like the uuid package', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (random) => {
        const before = [...random];
        const asked: number[] = [];
        const randomBytes = (length: number): Uint8Array => {
          asked.push(length);
          return random;
        };
        const uuid = run(randomUUID({ randomBytes }));
        expect([...random]).toStrictEqual(before);
        expect(asked).toStrictEqual([16]);
        expect(uuid).toBe(oracle.v4({ random: Uint8Array.from(random) }));
        expect([UUID.version(uuid), UUID.variant(uuid)]).toStrictEqual([4, 'rfc9562']);
      }),
    );
  });

  test('rejects a source that returns numbers larger than a byte', () => {
    // SAFETY: untyped code can pass any array.
    const random = new Uint16Array(16).fill(0xabcd) as unknown as Uint8Array;
    expect(() => run(randomUUID({ randomBytes: () => random }))).toThrow(
      new ArgumentError({
        message: 'Expected "randomBytes()" to be a Uint8Array, received an instance of Uint16Array',
      }),
    );
  });

  test.each([0, 15, 17])('rejects a source that returns %i bytes', (length) => {
    const task = randomUUID({ randomBytes: () => new Uint8Array(length) });
    expect(() => run(task)).toThrow(
      new ArgumentError({
        message: `Expected "randomBytes().length" to be 16, received ${length}`,
      }),
    );
  });
});
